"""Weapons: forging and wielding them, their power on a quest, and losing them. [FW F6]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.forge_war.adventurers import cells as adventurers
from clockwood.games.forge_war.adventurers.cells import adventurer
from clockwood.games.forge_war.content import ForgeContent, content_of
from clockwood.games.forge_war.events import hero, kind
from clockwood.games.forge_war.market.cells import owns_design, weapon_limit
from clockwood.games.forge_war.players.cells import cube
from clockwood.games.forge_war.quests import cells as quests
from clockwood.games.forge_war.quests.cells import active_quest, quest
from clockwood.games.forge_war.reasons import REASONS
from clockwood.games.forge_war.verbs import SPARE
from clockwood.games.forge_war.words import ALL_WEAPONS, DESIGNS, DIAMOND, EMERALD, KINDS, LEGS, RUBY
from clockwood.kernel.bits import bits_in
from clockwood.kernel.events import number, who
from clockwood.kernel.layout import NONE, held, term
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED, Step

NO_QUEST: Final[i64] = REASONS.add("no-quest", "FW F5.8")
NOT_PAID_FOR: Final[i64] = REASONS.add("not-paid-for", "FW F10.8")

SLASHING: Final[i64] = 1
PIERCING: Final[i64] = 2
CRUSHING: Final[i64] = 4
"""The weapon types, each a bit of a set."""

UNMATCHED: Final[i64] = 3
"""The difficulty that each type adds which no weapon matches. [FW F6.2]"""


# -- on a quest


def leg_of(content: ForgeContent, which: i64, step: i64) -> i64:
    """Return the leg a step belongs to, from 0; the number of legs where the quest is done. [FW F6.1]"""
    printed = content.quests
    leg: i64 = 0
    while leg < printed.legs[which] and step > printed.leg_end[which * LEGS + leg]:
        leg += 1
    return leg


def weapon_power(match: Match, seat: i64, which: i64) -> i64:
    """Return the weapon's power with what its champion adds. [FW F10.7]"""
    state = match.state
    content = content_of(match)
    at = adventurer(seat, which)
    design = term(state, adventurers.WEAPON + at)
    power = content.designs.power[design] + state[adventurers.TOKENS + at]
    return power + gem_bonus(content, term(state, adventurers.TITLE + at), design)


def gem_bonus(content: ForgeContent, title: i64, design: i64) -> i64:
    """Return the power a title adds: Dendritic and Sanguine 2 with their gem, Purified 3. [FW F10.7]"""
    if title < adventurers.DENDRITIC:
        return 0
    cost = content.designs.cost
    gems = design * KINDS
    if title == adventurers.DENDRITIC:
        return 2 if cost[gems + EMERALD] else 0
    if title == adventurers.SANGUINE:
        return 2 if cost[gems + RUBY] else 0
    return 3 if title == adventurers.PURIFIED and cost[gems + DIAMOND] else 0


def weapon_types(match: Match, seat: i64, which: i64) -> i64:
    """Return the weapon's types with the one its champion adds. [FW F10.7]"""
    state = match.state
    at = adventurer(seat, which)
    own = content_of(match).designs.types[term(state, adventurers.WEAPON + at)]
    return own | title_types(term(state, adventurers.TITLE + at))


def title_types(title: i64) -> i64:
    """Return the type that Rending, Brutish and Thrusting champions add to any weapon. [FW F10.7]"""
    if title == adventurers.RENDING:
        return SLASHING
    if title == adventurers.BRUTISH:
        return CRUSHING
    if title == adventurers.THRUSTING:
        return PIERCING
    return 0


def power_on(match: Match, seat: i64, slot: i64) -> i64:
    """Return the power of all weapons on a quest: adventurers have none of their own. [FW F6.3] [FW F7.3]"""
    state = match.state
    found: i64 = 0
    for which in range(state[adventurers.COUNT + seat]):
        if state[adventurers.ON_QUEST + adventurer(seat, which)] == held(slot):
            found += weapon_power(match, seat, which)
    return found


def difficulty_of(match: Match, seat: i64, slot: i64) -> i64:
    """Return the current step's difficulty, with 3 more for each type that no weapon there matches. [FW F6.2]"""
    state = match.state
    content = content_of(match)
    which = active_quest(state, seat, slot)
    leg = which * LEGS + leg_of(content, which, state[quests.STEP + quest(seat, slot)])
    needed = content.quests.leg_types[leg]
    if needed == 0:
        return content.quests.leg_difficulty[leg]
    wild: i64 = 0
    for which_hero in range(state[adventurers.COUNT + seat]):
        at = adventurer(seat, which_hero)
        if state[adventurers.ON_QUEST + at] == held(slot):
            needed &= ~weapon_types(match, seat, which_hero)
            wild += content.designs.any_type[term(state, adventurers.WEAPON + at)]
    missing = bits_in(needed) - wild
    return content.quests.leg_difficulty[leg] + UNMATCHED * max(missing, 0)


def is_met(match: Match, seat: i64, slot: i64) -> bool:
    """Return whether a quest's weapons are strong enough for its step. [FW F7.3]"""
    return power_on(match, seat, slot) >= difficulty_of(match, seat, slot)


# -- forging


def can_pay(cost: vec[i64], state: vec[i64], seat: i64, design: i64) -> bool:
    """Return whether the player's pool has the cubes of a weapon; `cost` are those of all designs."""
    for resource in range(KINDS):
        if state[cube(seat, resource)] < cost[design * KINDS + resource]:
            return False
    return True


def forgeable(match: Match, seat: i64) -> vec[i64]:
    """Return the designs the player has and can pay for. [FW F6.5]"""
    state = match.state
    cost = content_of(match).designs.cost
    found = vec[i64](capacity=12)
    for design in range(weapon_limit(state)):
        if owns_design(state, seat, design) and can_pay(cost, state, seat, design):
            found = append(found, design)
    for design in range(ALL_WEAPONS, DESIGNS):
        if can_pay(cost, state, seat, design):
            found = append(found, design)
    return found


def may_wield(match: Match, seat: i64, which: i64, slot: i64, design: i64) -> bool:
    """Return whether an adventurer's level is high enough, and the weapon there is another. [FW F6.4]"""
    state = match.state
    at = adventurer(seat, which)
    if content_of(match).designs.level[design] > state[adventurers.LEVEL + at]:
        return False
    return not (state[adventurers.ON_QUEST + at] == held(slot) and state[adventurers.WEAPON + at] == held(design))


# -- losing


def lose_weapon(match: Match, seat: i64, which: i64) -> None:
    """Return the cubes to the supply; a Thrifty champion keeps one of two or more. [FW F6.6] [FW F10.7] [FW H10]"""
    state = match.state
    at = adventurer(seat, which)
    design = term(state, adventurers.WEAPON + at)
    state[adventurers.WEAPON + at] = 0
    state[adventurers.TOKENS + at] = 0
    if (
        design != NONE
        and term(state, adventurers.TITLE + at) == adventurers.THRIFTY
        and cubes_on(content_of(match), design) > 1
    ):
        match.push(SpareCube(seat, design))


def cubes_on(content: ForgeContent, design: i64) -> i64:
    """Count the cubes of a weapon."""
    found: i64 = 0
    for resource in range(KINDS):
        found += content.designs.cost[design * KINDS + resource]
    return found


def leave_quest(match: Match, seat: i64, which: i64) -> None:
    """Take an adventurer back to the pool, without a weapon. [FW F6.9] [FW B28]"""
    at = adventurer(seat, which)
    match.state[adventurers.ON_QUEST + at] = 0
    match.state[adventurers.SINCE_START + at] = 0
    lose_weapon(match, seat, which)
    if match.listening:
        match.tell("adventurer-returned", "FW F6.9", [who(seat), *hero(match.state, seat, which)])


@mypyc_attr(acyclic=True, free_list_len=1)
class SpareCube(Step):
    """The owner keeps one cube of those spent on the weapon. [FW F10.7]"""

    def __init__(self, seat: i64, design: i64) -> None:
        self.seat: Final = seat
        self.design: Final = design

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=4)
        for resource in range(KINDS):
            if content_of(match).designs.cost[self.design * KINDS + resource]:
                options = append(options, SPARE.code1(resource))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_PAID_FOR if SPARE.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        resource = SPARE.only(action)
        match.state[cube(self.seat, resource)] += 1
        if match.listening:
            match.tell("gained-cubes", "FW F10.7", [who(self.seat), kind(resource), number("n", 1)])
