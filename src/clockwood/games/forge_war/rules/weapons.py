"""Weapons: who may wield what, what they are worth on a quest, and how they are lost. [FW F6]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.forge_war.content import ForgeContent
from clockwood.games.forge_war.events import hero, kind, who
from clockwood.games.forge_war.reasons import REASONS
from clockwood.games.forge_war.state import (
    CUBES,
    DIAMOND,
    EMERALD,
    HEADS,
    LEVEL,
    ON_QUEST,
    QUEST,
    RUBY,
    SINCE,
    STEP,
    TITLE_OF,
    TOKENS,
    WEAPON,
    active_quest,
    adventurer,
    board,
    owns_design,
    quest,
    weapon_limit,
)
from clockwood.games.forge_war.verbs import SPARE
from clockwood.games.forge_war.words import DESIGNS, KINDS, LEGS
from clockwood.kernel.bits import bits_in
from clockwood.kernel.events import number
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED, Step

NO_QUEST: Final[i64] = REASONS.add("no-quest", "FW F5.8")
NOT_PAID_FOR: Final[i64] = REASONS.add("not-paid-for", "FW F10.8")

OPPORTUNISTIC: Final[i64] = 1
UNRELENTING: Final[i64] = 2
VALOROUS: Final[i64] = 3
FORTUITOUS: Final[i64] = 4
CHARMING: Final[i64] = 5
RENDING: Final[i64] = 6
BRUTISH: Final[i64] = 7
THRUSTING: Final[i64] = 8
DENDRITIC: Final[i64] = 9
SANGUINE: Final[i64] = 10
PURIFIED: Final[i64] = 11
THRIFTY: Final[i64] = 12

SLASHING: Final[i64] = 1
PIERCING: Final[i64] = 2
CRUSHING: Final[i64] = 4

UNMATCHED: Final[i64] = 3


# -- on a quest


def leg_of(content: ForgeContent, which: i64, step: i64) -> i64:
    """The leg a step belongs to, from 0; the number of legs where the quest is done. [FW F6.1]"""
    leg: i64 = 0
    while leg < content.quest_legs[which] and step > content.leg_end[which * LEGS + leg]:
        leg += 1
    return leg


def weapon_power(match: Match, seat: i64, which: i64) -> i64:
    """The weapon's power with what its champion adds. [FW F10.7]"""
    state = match.state
    content = board(match)
    at = adventurer(seat, which)
    design = state[WEAPON + at] - 1
    power = content.design_power[design] + state[TOKENS + at]
    title = state[TITLE_OF + at]
    if title >= DENDRITIC:
        power += gem_bonus(content, title, design)
    return power


def gem_bonus(content: ForgeContent, title: i64, design: i64) -> i64:
    """Dendritic and Sanguine add 2 to a weapon with their gem, Purified 3. [FW F10.7]"""
    gems = design * KINDS
    if title == DENDRITIC:
        return 2 if content.design_cost[gems + EMERALD] else 0
    if title == SANGUINE:
        return 2 if content.design_cost[gems + RUBY] else 0
    return 3 if title == PURIFIED and content.design_cost[gems + DIAMOND] else 0


def weapon_types(match: Match, seat: i64, which: i64) -> i64:
    """The weapon's types with the one its champion adds. [FW F10.7]"""
    state = match.state
    at = adventurer(seat, which)
    return board(match).design_types[state[WEAPON + at] - 1] | title_types(state[TITLE_OF + at])


def title_types(title: i64) -> i64:
    """Rending, Brutish and Thrusting champions add a type to any weapon. [FW F10.7]"""
    if title == RENDING:
        return SLASHING
    if title == BRUTISH:
        return CRUSHING
    if title == THRUSTING:
        return PIERCING
    return 0


def power_on(match: Match, seat: i64, slot: i64) -> i64:
    """The power of all weapons on a quest: adventurers have none of their own. [FW F6.3] [FW F7.3]"""
    state = match.state
    found: i64 = 0
    for which in range(state[HEADS + seat]):
        if state[ON_QUEST + adventurer(seat, which)] == slot + 1:
            found += weapon_power(match, seat, which)
    return found


def difficulty_of(match: Match, seat: i64, slot: i64) -> i64:
    """The current step's difficulty, and 3 more for each type that no weapon there matches. [FW F6.2]"""
    state = match.state
    content = board(match)
    which = active_quest(state, seat, slot)
    leg = which * LEGS + leg_of(content, which, state[STEP + quest(seat, slot)])
    needed = content.leg_types[leg]
    if needed == 0:
        return content.leg_difficulty[leg]
    wild: i64 = 0
    for hero_there in range(state[HEADS + seat]):
        at = adventurer(seat, hero_there)
        if state[ON_QUEST + at] == slot + 1:
            needed &= ~weapon_types(match, seat, hero_there)
            wild += board(match).design_any[state[WEAPON + at] - 1]
    missing = bits_in(needed) - wild
    return content.leg_difficulty[leg] + UNMATCHED * max(missing, 0)


def is_met(match: Match, seat: i64, slot: i64) -> bool:
    """[FW F7.3]"""
    return power_on(match, seat, slot) >= difficulty_of(match, seat, slot)


def has_quest(state: vec[i64], seat: i64, slot: i64) -> bool:
    return state[QUEST + seat * 5 + slot] > 0


# -- forging


def can_pay(content: ForgeContent, state: vec[i64], seat: i64, design: i64) -> bool:
    for resource in range(KINDS):
        if state[CUBES + resource * 4 + seat] < content.design_cost[design * KINDS + resource]:
            return False
    return True


def forgeable(match: Match, seat: i64) -> vec[i64]:
    """The designs the player has and can pay for. [FW F6.5]"""
    state = match.state
    content = board(match)
    found = vec[i64](capacity=12)
    for design in range(weapon_limit(state)):
        if owns_design(state, seat, design) and can_pay(content, state, seat, design):
            found = append(found, design)
    for design in range(DESIGNS - 2, DESIGNS):
        if can_pay(content, state, seat, design):
            found = append(found, design)
    return found


def may_wield(match: Match, seat: i64, which: i64, slot: i64, design: i64) -> bool:
    """The level allows it, and it is not the weapon the adventurer holds there already. [FW F6.4]"""
    state = match.state
    at = adventurer(seat, which)
    if board(match).design_level[design] > state[LEVEL + at]:
        return False
    return not (state[ON_QUEST + at] == slot + 1 and state[WEAPON + at] == design + 1)


# -- losing


def lose_weapon(match: Match, seat: i64, which: i64) -> None:
    """The cubes go to the supply; a Thrifty champion keeps one of two or more. [FW F6.6] [FW F10.7] [FW H10]"""
    state = match.state
    at = adventurer(seat, which)
    design = state[WEAPON + at] - 1
    state[WEAPON + at] = 0
    state[TOKENS + at] = 0
    if design >= 0 and state[TITLE_OF + at] == THRIFTY and cubes_on(board(match), design) > 1:
        match.push(SpareCube(seat, design))


def cubes_on(content: ForgeContent, design: i64) -> i64:
    """How many cubes a weapon takes."""
    found: i64 = 0
    for resource in range(KINDS):
        found += content.design_cost[design * KINDS + resource]
    return found


def leave_quest(match: Match, seat: i64, which: i64) -> None:
    """The adventurer is in the pool again, without a weapon. [FW F6.9] [FW B28]"""
    at = adventurer(seat, which)
    match.state[ON_QUEST + at] = 0
    match.state[SINCE + at] = 0
    lose_weapon(match, seat, which)
    if match.listening:
        match.tell("adventurer-returned", "FW F6.9", [who(seat), hero(which)])


@mypyc_attr(acyclic=True, free_list_len=1)
class SpareCube(Step):
    """The owner keeps one cube of those spent on the weapon. [FW F10.7]"""

    def __init__(self, seat: i64, design: i64) -> None:
        self.seat: Final = seat
        self.design: Final = design

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=4)
        for resource in range(KINDS):
            if board(match).design_cost[self.design * KINDS + resource]:
                options = append(options, SPARE.code1(resource))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_PAID_FOR if SPARE.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        resource = SPARE.only(action)
        match.state[CUBES + resource * 4 + self.seat] += 1
        if match.listening:
            match.tell("gained-cubes", "FW F10.7", [who(self.seat), kind(resource), number("n", 1)])
