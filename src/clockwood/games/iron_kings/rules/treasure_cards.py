"""Treasure cards drawn, kept, scrapped. [IK K5.7] [IK K7.1]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.iron_kings.cards import cells as cards
from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.events import resource_term, treasure_term
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.reasons import REASONS
from clockwood.games.iron_kings.rules.boiler import gain_steam
from clockwood.games.iron_kings.rules.equipment import NO_ROOM, NOT_HERE, discard_treasure, spill
from clockwood.games.iron_kings.treasures import cells as treasures
from clockwood.games.iron_kings.upgrades import cells as upgrades
from clockwood.games.iron_kings.verbs import DECLINE, KEEP, KEEP_FOR, SCRAP_FOR, TOP
from clockwood.games.iron_kings.words import ARMS, RESOURCES
from clockwood.kernel.events import card_term, number, who
from clockwood.kernel.layout import NONE
from clockwood.kernel.match import Match
from clockwood.kernel.piles import EVERY_SEAT, count_in, shuffle_in
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

ROOM_LEFT: Final[i64] = REASONS.add("room-left", "IK U37")
NOT_DRAWN: Final[i64] = REASONS.add("not-drawn", "IK K5.7")

KINDS: Final[i64] = len(RESOURCES)
GAINS: Final[i64] = KINDS + 1


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawTreasures(Step):
    """Three cards lie open; an empty deck is made again from the discard. [IK K5.7] [IK U7]"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def run(self, match: Match) -> None:
        first = cards.CARDS + cards.FIRST_TREASURE
        last = first + content_of(match).treasures.count
        if self.left and match.ask_pile(self, first, last, cards.TREASURE_DECK, TOP.base - cards.CARDS):
            return
        if self.left and count_in(match.state, first, last, cards.TREASURE_DISCARD):
            shuffle_in(match.state, first, last, cards.TREASURE_DISCARD, cards.TREASURE_DECK, EVERY_SEAT)
            if match.listening:
                match.tell("treasures-reshuffled", "IK U7", [])
            match.push(self)
            return
        match.push(KeepTreasure(self.seat))

    def chosen(self, match: Match, action: i64) -> None:
        cards.move(match.state, TOP.only(action), cards.DRAWN)
        if match.listening:
            match.tell("treasure-drawn", "IK K5.7", [who(self.seat), card_term(TOP.only(action))])
        match.push(DrawTreasures(self.seat, self.left - 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class KeepTreasure(SeatStep):
    """One of the drawn treasures is kept, another scrapped for it where the arms are full. [IK K5.7] [IK U37]"""

    def why_not(self, match: Match, action: i64) -> i64:
        seat = self.seat
        state = match.state
        full = treasures.slots_used(match, seat) >= ARMS
        if DECLINE.has(action):
            return ALLOWED if full else ROOM_LEFT
        if KEEP.has(action):
            card = KEEP.only(action)
            if cards.zone(state, card) != cards.DRAWN:
                return NOT_DRAWN
            return ALLOWED if treasures.fits(match, seat, card - cards.FIRST_TREASURE) else NO_ROOM
        if not KEEP_FOR.has(action):
            return NOT_ASKED
        card, old = KEEP_FOR.first_of_two(action), KEEP_FOR.last_of(action)
        if cards.zone(state, card) != cards.DRAWN:
            return NOT_DRAWN
        if treasures.fits(match, seat, card - cards.FIRST_TREASURE):
            return ROOM_LEFT
        if cards.zone(state, old) != cards.ON_KING + seat:
            return NOT_HERE
        return NOT_HERE if treasures.does(match, old - cards.FIRST_TREASURE, treasures.WORN) else ALLOWED

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=8)
        drawn = treasures.lying_in(match, cards.DRAWN)
        if len(drawn) == 0:
            return
        for which in drawn:
            card = cards.FIRST_TREASURE + which
            if self.why_not(match, KEEP.code1(card)) == 0:
                options = append(options, KEEP.code1(card))
            for old in treasures.lying_in(match, cards.ON_KING + self.seat):
                if self.why_not(match, KEEP_FOR.code2(card, cards.FIRST_TREASURE + old)) == 0:
                    options = append(options, KEEP_FOR.code2(card, cards.FIRST_TREASURE + old))
        if self.why_not(match, DECLINE.code()) == 0:
            options = append(options, DECLINE.code())
        match.ask(self, self.seat, options)

    def chosen(self, match: Match, action: i64) -> None:
        seat = self.seat
        kept = NONE
        if KEEP.has(action):
            kept = KEEP.only(action)
        elif KEEP_FOR.has(action):
            kept = KEEP_FOR.first_of_two(action)
            scrap(match, seat, KEEP_FOR.last_of(action) - cards.FIRST_TREASURE)
        if kept != NONE:
            take(match, seat, kept - cards.FIRST_TREASURE)
        elif match.listening:
            match.tell("treasures-declined", "IK K7.1", [who(seat)])
        for treasure in treasures.lying_in(match, cards.DRAWN):
            discard_treasure(match, treasure)
            if match.listening:
                match.tell("treasure-discarded", "IK K5.7", [who(seat), treasure_term(treasure)])


def take(match: Match, seat: i64, treasure: i64) -> None:
    """Put a treasure onto the king and gain what it gives when it is taken. [IK K5.7]"""
    gains = content_of(match).treasures.gains
    treasures.move(match.state, treasure, cards.ON_KING + seat)
    if match.listening:
        match.tell("treasure-kept", "IK K5.7", [who(seat), treasure_term(treasure)])
    for kind in range(KINDS):
        gain(match, seat, kind, gains[treasure * GAINS + kind])
    gain_steam(match, seat, gains[treasure * GAINS + KINDS], "IK K5.7")


def gain(match: Match, seat: i64, kind: i64, amount: i64) -> None:
    if amount:
        match.state[kings.stock(seat, kind)] += amount
        if match.listening:
            match.tell("resource-gained", "IK K7.1", [who(seat), resource_term(kind), number("n", amount)])


def scrap(match: Match, seat: i64, treasure: i64) -> None:
    """Discard a treasure for what it yields; where it offers two things, for one of them. [IK U25]"""
    tables = content_of(match).treasures
    discard_treasure(match, treasure)
    spill(match, seat)
    if match.listening:
        match.tell("treasure-scrapped", "IK K7.1", [who(seat), treasure_term(treasure)])
    if tables.has_or[treasure]:
        match.push(ScrapFor(seat, treasure))
    else:
        pay_scrap(match, seat, tables.scrap, treasure)


def pay_scrap(match: Match, seat: i64, row: vec[i64], treasure: i64) -> None:
    """Gain what a treasure yields, one more of each kind with the Open Market. [IK H17]"""
    more: i64 = 1 if upgrades.has(match, seat, upgrades.BAZAAR) else 0
    for kind in range(KINDS):
        amount = row[treasure * KINDS + kind]
        if amount:
            gain(match, seat, kind, amount + more)


@mypyc_attr(acyclic=True, free_list_len=1)
class ScrapFor(Step):
    """A treasure that yields one thing or another is scrapped for one of them. [IK U25]"""

    def __init__(self, seat: i64, treasure: i64) -> None:
        self.seat: Final = seat
        self.treasure: Final = treasure

    def run(self, match: Match) -> None:
        tables = content_of(match).treasures
        options = vec[i64](capacity=4)
        for kind in range(KINDS):
            at = self.treasure * KINDS + kind
            if tables.scrap[at] or tables.scrap_or[at]:
                options = append(options, SCRAP_FOR.code1(kind))
        match.ask(self, self.seat, options)

    def chosen(self, match: Match, action: i64) -> None:
        tables = content_of(match).treasures
        first = tables.scrap[self.treasure * KINDS + SCRAP_FOR.only(action)] > 0
        pay_scrap(match, self.seat, tables.scrap if first else tables.scrap_or, self.treasure)
