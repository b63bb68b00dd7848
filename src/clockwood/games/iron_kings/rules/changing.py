"""Treasures moved between king and Holdfast. [IK K3.10] [IK U23]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.iron_kings.cards import cells as cards
from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.events import treasure_term
from clockwood.games.iron_kings.reasons import REASONS
from clockwood.games.iron_kings.rules.equipment import NO_ROOM, NOT_HERE, spill
from clockwood.games.iron_kings.treasures import cells as treasures
from clockwood.games.iron_kings.verbs import ARRANGE, CARRY, CHANGE, DONE, PASS
from clockwood.games.iron_kings.words import ARMS
from clockwood.kernel.events import card_term, who
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

CARRIED_IN_ORDER: Final[i64] = REASONS.add("carried-in-order", "IK H5")


def arrange(match: Match, seat: i64) -> None:
    """Put everything on the Holdfast; then the owner says what the king carries. [IK K3.10]"""
    for treasure in treasures.lying_in(match, cards.ON_KING + seat):
        treasures.move(match.state, treasure, cards.STORED + seat)
        if match.listening:
            match.tell("treasure-stored", "IK K3.10", [who(seat), treasure_term(treasure)])
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
        treasure = CARRY.only(action) - cards.FIRST_TREASURE
        if not 0 <= treasure < content_of(match).treasures.count:
            return NOT_HERE
        if not treasures.is_stored(match.state, treasure, self.seat):
            return NOT_HERE
        if treasure < self.start:
            return CARRIED_IN_ORDER
        return ALLOWED if treasures.fits(match, self.seat, treasure) else NO_ROOM

    def run(self, match: Match) -> None:
        options = append(vec[i64](capacity=8), DONE.code())
        for treasure in treasures.lying_in(match, cards.STORED + self.seat):
            action = CARRY.code1(cards.FIRST_TREASURE + treasure)
            if self.why_not(match, action) == 0:
                options = append(options, action)
        match.ask(self, self.seat, options)

    def chosen(self, match: Match, action: i64) -> None:
        if DONE.has(action):
            spill(match, self.seat)
            return
        card = CARRY.only(action)
        cards.move(match.state, card, cards.ON_KING + self.seat)
        if match.listening:
            match.tell("treasure-carried", "IK K3.10", [who(self.seat), card_term(card)])
        match.push(Carry(self.seat, card - cards.FIRST_TREASURE + 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class Arrival(SeatStep):
    """A king that steps onto its Holdfast may be unloaded at once. [IK K3.10] [IK U34]"""

    def run(self, match: Match) -> None:
        if treasures.owns_any(match, self.seat):
            match.ask(self, self.seat, vec[i64]([ARRANGE.code(), PASS.code()]))

    def chosen(self, match: Match, action: i64) -> None:
        if ARRANGE.has(action):
            arrange(match, self.seat)


def can_change(match: Match, seat: i64) -> bool:
    """Return whether something on the Holdfast would fit in the place of something on the king. [IK U23]"""
    return len(changes(match, seat)) > 0


def changes(match: Match, seat: i64) -> vec[i64]:
    """Return every exchange of a treasure on the king for one on the Holdfast that leaves no slot overfull."""
    used = treasures.slots_used(match, seat)
    options = vec[i64](capacity=8)
    for old in treasures.lying_in(match, cards.ON_KING + seat):
        free = ARMS - used + (0 if treasures.does(match, old, treasures.WORN) else 1)
        for new in treasures.lying_in(match, cards.STORED + seat):
            if free > 0 or treasures.does(match, new, treasures.WORN):
                options = append(options, CHANGE.code2(cards.FIRST_TREASURE + old, cards.FIRST_TREASURE + new))
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
        cards.move(match.state, old, cards.STORED + self.seat)
        cards.move(match.state, new, cards.ON_KING + self.seat)
        spill(match, self.seat)
        if match.listening:
            match.tell("treasure-stored", "IK U23", [who(self.seat), card_term(old)])
            match.tell("treasure-carried", "IK U23", [who(self.seat), card_term(new)])
