"""Treasure cards drawn, kept, scrapped. [IK K5.7] [IK K7.1]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.iron_kings.events import card_term, resource_term, who
from clockwood.games.iron_kings.reasons import REASONS
from clockwood.games.iron_kings.rules.boiler import gain_steam
from clockwood.games.iron_kings.rules.equipment import (
    NO_ROOM,
    NOT_HERE,
    discard_treasure,
    fits,
    slots_used,
    spill,
    treasures_in,
)
from clockwood.games.iron_kings.state import (
    CARDS,
    DRAWN,
    FIRST_TREASURE,
    KING_HAS,
    TREASURE_DECK,
    TREASURE_DISCARD,
    board,
    has_power,
    own,
    zone,
)
from clockwood.games.iron_kings.traits import BAZAAR, WORN
from clockwood.games.iron_kings.verbs import DECLINE, KEEP, KEEP_FOR, SCRAP_FOR, TOP
from clockwood.games.iron_kings.words import ARMS, RESOURCES
from clockwood.kernel.bits import bit
from clockwood.kernel.events import number
from clockwood.kernel.match import Match
from clockwood.kernel.piles import count_in, move_seen, shuffle_in
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

ROOM_LEFT: Final[i64] = REASONS.add("room-left", "IK U37")
NOT_DRAWN: Final[i64] = REASONS.add("not-drawn", "IK K5.7")

KINDS: Final[i64] = 4
GAINS: Final[i64] = 5


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawTreasures(Step):
    """Three cards lie open; an empty deck is made anew from the discard. [IK K5.7] [IK U7]"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def run(self, match: Match) -> None:
        first = CARDS + FIRST_TREASURE
        last = first + board(match).treasures
        if self.left and match.ask_pile(self, first, last, TREASURE_DECK, TOP.base - CARDS):
            return
        if self.left and count_in(match.state, first, last, TREASURE_DISCARD):
            shuffle_in(match.state, first, last, TREASURE_DISCARD, TREASURE_DECK, bit(8) - 1)
            if match.listening:
                match.tell("treasures-reshuffled", "IK U7", [])
            match.push(self)
            return
        match.push(KeepTreasure(self.seat))

    def chosen(self, match: Match, action: i64) -> None:
        move_seen(match.state, CARDS + TOP.only(action), DRAWN)
        if match.listening:
            match.tell("treasure-drawn", "IK K5.7", [who(self.seat), card_term(TOP.only(action))])
        match.push(DrawTreasures(self.seat, self.left - 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class KeepTreasure(SeatStep):
    """One of the drawn treasures is kept, another scrapped for it where the arms are full. [IK K5.7] [IK U37]"""

    def why_not(self, match: Match, action: i64) -> i64:
        seat = self.seat
        state = match.state
        full = slots_used(match, seat) >= ARMS
        if DECLINE.has(action):
            return ALLOWED if full else ROOM_LEFT
        if KEEP.has(action):
            card = KEEP.only(action)
            if zone(state, card) != DRAWN:
                return NOT_DRAWN
            return ALLOWED if fits(match, seat, card - FIRST_TREASURE) else NO_ROOM
        if not KEEP_FOR.has(action):
            return NOT_ASKED
        card, old = KEEP_FOR.first_of_two(action), KEEP_FOR.last_of(action)
        if zone(state, card) != DRAWN:
            return NOT_DRAWN
        if fits(match, seat, card - FIRST_TREASURE):
            return ROOM_LEFT
        there = zone(state, old) == KING_HAS + seat and not board(match).traits[old - FIRST_TREASURE] & WORN
        return ALLOWED if there else NOT_HERE

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=8)
        drawn = treasures_in(match, DRAWN)
        if len(drawn) == 0:
            return
        for which in drawn:
            card = FIRST_TREASURE + which
            if self.why_not(match, KEEP.code1(card)) == 0:
                options = append(options, KEEP.code1(card))
            for old in treasures_in(match, KING_HAS + self.seat):
                if self.why_not(match, KEEP_FOR.code2(card, FIRST_TREASURE + old)) == 0:
                    options = append(options, KEEP_FOR.code2(card, FIRST_TREASURE + old))
        if self.why_not(match, DECLINE.code()) == 0:
            options = append(options, DECLINE.code())
        match.ask(self, self.seat, options)

    def chosen(self, match: Match, action: i64) -> None:
        seat = self.seat
        kept: i64 = -1
        if KEEP.has(action):
            kept = KEEP.only(action)
        elif KEEP_FOR.has(action):
            kept = KEEP_FOR.first_of_two(action)
            scrap(match, seat, KEEP_FOR.last_of(action) - FIRST_TREASURE)
        if kept >= 0:
            take(match, seat, kept - FIRST_TREASURE)
        elif match.listening:
            match.tell("treasures-declined", "IK K7.1", [who(seat)])
        for card in treasures_in(match, DRAWN):
            discard_treasure(match, card)
            if match.listening:
                match.tell("treasure-discarded", "IK K5.7", [who(seat), card_term(FIRST_TREASURE + card)])


def take(match: Match, seat: i64, card: i64) -> None:
    """The treasure goes onto the king, with what it gives when it is taken."""
    content = board(match)
    move_seen(match.state, CARDS + FIRST_TREASURE + card, KING_HAS + seat)
    if match.listening:
        match.tell("treasure-kept", "IK K5.7", [who(seat), card_term(FIRST_TREASURE + card)])
    for kind in range(KINDS):
        gain(match, seat, kind, content.gains[card * GAINS + kind])
    gain_steam(match, seat, content.gains[card * GAINS + KINDS], "IK K5.7")


def gain(match: Match, seat: i64, kind: i64, amount: i64) -> None:
    if amount:
        match.state[own(seat, kind)] += amount
        if match.listening:
            match.tell("resource-gained", "IK K7.1", [who(seat), resource_term(kind), number("n", amount)])


def scrap(match: Match, seat: i64, card: i64) -> None:
    """The treasure is discarded and yields what it says; where it offers two things, one of them. [IK U25]"""
    discard_treasure(match, card)
    spill(match, seat)
    if match.listening:
        match.tell("treasure-scrapped", "IK K7.1", [who(seat), card_term(FIRST_TREASURE + card)])
    if board(match).has_or[card]:
        match.push(ScrapFor(seat, card))
    else:
        pay_scrap(match, seat, board(match).scrap, card)


def pay_scrap(match: Match, seat: i64, row: vec[i64], card: i64) -> None:
    """One more of each kind with the Open Market. [IK H17]"""
    more: i64 = 1 if has_power(board(match), match.state, seat, BAZAAR) else 0
    for kind in range(len(RESOURCES)):
        amount = row[card * KINDS + kind]
        if amount:
            gain(match, seat, kind, amount + more)


@mypyc_attr(acyclic=True, free_list_len=1)
class ScrapFor(Step):
    """Which of two yields. [IK U25]"""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, match: Match) -> None:
        content = board(match)
        options = vec[i64](capacity=4)
        for kind in range(KINDS):
            if content.scrap[self.card * KINDS + kind] or content.scrap_or[self.card * KINDS + kind]:
                options = append(options, SCRAP_FOR.code1(kind))
        match.ask(self, self.seat, options)

    def chosen(self, match: Match, action: i64) -> None:
        content = board(match)
        first = content.scrap[self.card * KINDS + SCRAP_FOR.only(action)] > 0
        pay_scrap(match, self.seat, content.scrap if first else content.scrap_or, self.card)
