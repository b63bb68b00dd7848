"""Repair, in the king and on the Holdfast. [IK K3.5] [IK K3.7]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.iron_kings.cards import cells as cards
from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.events import post_term
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.reasons import REASONS
from clockwood.games.iron_kings.rules.upgrading import NO_GEAR
from clockwood.games.iron_kings.treasures import cells as treasures
from clockwood.games.iron_kings.upgrades import cells as upgrades
from clockwood.games.iron_kings.verbs import MEND, PASS, PATCH, PAY_GEAR
from clockwood.games.iron_kings.words import ALL_SPACES, DIE_SPACES
from clockwood.kernel.events import card_term, who
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, Step

NOT_DAMAGED: Final[i64] = REASONS.add("not-damaged", "IK K3.5")

MORE_FOR_GEAR: Final[i64] = 2


def gear_for_repair(match: Match, seat: i64) -> i64:
    """Return the price of more repair: one gear, none with the Research Center. [IK K3.5]"""
    return 0 if upgrades.has(match, seat, upgrades.RESEARCH) else 1


def holdfast_repair(match: Match, seat: i64) -> None:
    """Repair one damage for each uncovered section, twice that with a workshop. [IK K3.7]"""
    doubled: i64 = 2 if upgrades.has(match, seat, upgrades.WORKSHOP) else 1
    match.push(Mend(seat, upgrades.uncovered(match.state, seat) * doubled, 0))


def why_not_mend(match: Match, seat: i64, action: i64) -> i64:
    """Judge the repair of a space or card of the player's: there must be a damage token."""
    state = match.state
    if MEND.has(action):
        which = MEND.only(action) - seat * ALL_SPACES
        return ALLOWED if 0 <= which < DIE_SPACES and state[kings.hurt(seat, which)] else NOT_DAMAGED
    card = PATCH.only(action)
    if card >= cards.FIRST_UPGRADE:
        there = upgrades.on(state, seat, upgrades.TORSO) == card - cards.FIRST_UPGRADE
        return ALLOWED if there and state[kings.HULL + seat] else NOT_DAMAGED
    treasure = card - cards.FIRST_TREASURE
    if treasure < 0 or not treasures.is_owned(state, treasure, seat):
        return NOT_DAMAGED
    return ALLOWED if state[treasures.HITS + treasure] else NOT_DAMAGED


def damaged(match: Match, seat: i64) -> vec[i64]:
    """Return every answer that removes a token of the player's."""
    state = match.state
    options = vec[i64](capacity=8)
    for which in range(DIE_SPACES):
        if state[kings.hurt(seat, which)]:
            options = append(options, MEND.code1(seat * ALL_SPACES + which))
    for treasure in range(content_of(match).treasures.count):
        if state[treasures.HITS + treasure] and treasures.is_owned(state, treasure, seat):
            options = append(options, PATCH.code1(cards.FIRST_TREASURE + treasure))
    if state[kings.HULL + seat]:
        options = append(options, PATCH.code1(term(state, upgrades.section(seat, upgrades.TORSO))))
    return options


def remove_damage(match: Match, seat: i64, action: i64) -> None:
    """Take one token off the space or the shield that the answer names."""
    state = match.state
    if MEND.has(action):
        which = MEND.only(action) - seat * ALL_SPACES
        state[kings.hurt(seat, which)] = 0
        if match.listening:
            match.tell("space-repaired", "IK K3.5", [who(seat), post_term(seat, which)])
        return
    card = PATCH.only(action)
    if card >= cards.FIRST_UPGRADE:
        state[kings.HULL + seat] -= 1
    else:
        state[treasures.HITS + card - cards.FIRST_TREASURE] -= 1
    if match.listening:
        match.tell("shield-repaired", "IK K3.5", [who(seat), card_term(card)])


@mypyc_attr(acyclic=True, free_list_len=1)
class Mend(Step):
    """The owner removes damage, shields included, token by token; a gear may remove two more. [IK K3.5]"""

    def __init__(self, seat: i64, left: i64, may_pay: i64) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.may_pay: Final = may_pay

    def why_not(self, match: Match, action: i64) -> i64:
        if self.left and (MEND.has(action) or PATCH.has(action)):
            return why_not_mend(match, self.seat, action)
        if self.left == 0 and PASS.has(action):
            return ALLOWED
        if self.left == 0 and PAY_GEAR.has(action):
            enough = match.state[kings.stock(self.seat, kings.GEAR)] >= gear_for_repair(match, self.seat)
            return ALLOWED if enough else NO_GEAR
        return NOT_ASKED

    def run(self, match: Match) -> None:
        options = damaged(match, self.seat)
        if len(options) == 0:
            return
        if self.left:
            match.ask(self, self.seat, options)
        elif self.may_pay and self.why_not(match, PAY_GEAR.code()) == 0:
            match.ask(self, self.seat, vec[i64]([PAY_GEAR.code(), PASS.code()]))

    def chosen(self, match: Match, action: i64) -> None:
        seat = self.seat
        state = match.state
        if PASS.has(action):
            return
        if PAY_GEAR.has(action):
            state[kings.stock(seat, kings.GEAR)] -= gear_for_repair(match, seat)
            if match.listening:
                match.tell("gear-for-repair", "IK K3.5", [who(seat)])
            match.push(Mend(seat, MORE_FOR_GEAR, 0))
            return
        remove_damage(match, seat, action)
        match.push(Mend(seat, self.left - 1, self.may_pay))
