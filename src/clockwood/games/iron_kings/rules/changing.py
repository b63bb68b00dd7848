"""Treasures moved between king and Holdfast. [IK K3.10] [IK U23]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.iron_kings.events import card_term, who
from clockwood.games.iron_kings.reasons import REASONS
from clockwood.games.iron_kings.rules.equipment import (
    NO_ROOM,
    NOT_HERE,
    fits,
    owns_treasure,
    slots_used,
    spill,
    treasures_in,
)
from clockwood.games.iron_kings.state import CARDS, FIRST_TREASURE, KING_HAS, STORED, board, zone
from clockwood.games.iron_kings.traits import WORN
from clockwood.games.iron_kings.verbs import ARRANGE, CARRY, CHANGE, DONE, PASS
from clockwood.games.iron_kings.words import ARMS
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_seen
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

CARRIED_IN_ORDER: Final[i64] = REASONS.add("carried-in-order", "IK H5")


def arrange(match: Match, seat: i64) -> None:
    """Everything goes to the Holdfast; then the owner says what the king carries. [IK K3.10]"""
    for card in treasures_in(match, KING_HAS + seat):
        move_seen(match.state, CARDS + FIRST_TREASURE + card, STORED + seat)
        if match.listening:
            match.tell("treasure-stored", "IK K3.10", [who(seat), card_term(FIRST_TREASURE + card)])
    if match.listening:
        match.tell("arranging", "IK K3.10", [who(seat)])
    match.push(Carry(seat, 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class Carry(Step):
    """One treasure after another goes onto the king, in the order of the cards, so that this ends. [IK H5]"""

    def __init__(self, seat: i64, start: i64) -> None:
        self.seat: Final = seat
        self.start: Final = start

    def why_not(self, match: Match, action: i64) -> i64:
        if DONE.has(action):
            return ALLOWED
        if not CARRY.has(action):
            return NOT_ASKED
        card = CARRY.only(action) - FIRST_TREASURE
        if not 0 <= card < board(match).treasures or zone(match.state, FIRST_TREASURE + card) != STORED + self.seat:
            return NOT_HERE
        if card < self.start:
            return CARRIED_IN_ORDER
        return ALLOWED if fits(match, self.seat, card) else NO_ROOM

    def run(self, match: Match) -> None:
        options = append(vec[i64](capacity=8), DONE.code())
        for card in treasures_in(match, STORED + self.seat):
            if self.why_not(match, CARRY.code1(FIRST_TREASURE + card)) == 0:
                options = append(options, CARRY.code1(FIRST_TREASURE + card))
        match.ask(self, self.seat, options)

    def chosen(self, match: Match, action: i64) -> None:
        if DONE.has(action):
            spill(match, self.seat)
            return
        move_seen(match.state, CARDS + CARRY.only(action), KING_HAS + self.seat)
        if match.listening:
            match.tell("treasure-carried", "IK K3.10", [who(self.seat), card_term(CARRY.only(action))])
        match.push(Carry(self.seat, CARRY.only(action) - FIRST_TREASURE + 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class Arrival(SeatStep):
    """A king that steps onto its Holdfast may be unloaded at once. [IK K3.10] [IK U34]"""

    def run(self, match: Match) -> None:
        if owns_treasure(match, self.seat):
            match.ask(self, self.seat, vec[i64]([ARRANGE.code(), PASS.code()]))

    def chosen(self, match: Match, action: i64) -> None:
        if ARRANGE.has(action):
            arrange(match, self.seat)


def can_change(match: Match, seat: i64) -> bool:
    """Something on the king and something on the Holdfast that would fit in its place. [IK U23]"""
    return len(changes(match, seat)) > 0


def changes(match: Match, seat: i64) -> vec[i64]:
    """Every exchange of a treasure on the king for one on the Holdfast that leaves no slot overfull."""
    traits = board(match).traits
    used = slots_used(match, seat)
    options = vec[i64](capacity=8)
    for old in treasures_in(match, KING_HAS + seat):
        free = ARMS - used + (0 if traits[old] & WORN else 1)
        for new in treasures_in(match, STORED + seat):
            if traits[new] & WORN or free > 0:
                options = append(options, CHANGE.code2(FIRST_TREASURE + old, FIRST_TREASURE + new))
    return options


@mypyc_attr(acyclic=True, free_list_len=1)
class ChangeEquipment(SeatStep):
    """One treasure on the king for one on the own Holdfast, wherever the king is. [IK U23]"""

    def run(self, match: Match) -> None:
        options = changes(match, self.seat)
        if len(options):
            match.ask(self, self.seat, options)

    def chosen(self, match: Match, action: i64) -> None:
        old, new = CHANGE.first_of_two(action), CHANGE.last_of(action)
        move_seen(match.state, CARDS + old, STORED + self.seat)
        move_seen(match.state, CARDS + new, KING_HAS + self.seat)
        spill(match, self.seat)
        if match.listening:
            match.tell("treasure-stored", "IK U23", [who(self.seat), card_term(old)])
            match.tell("treasure-carried", "IK U23", [who(self.seat), card_term(new)])
