"""What the active quests promise a seat or threaten it with, in hundredths of a point."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.forge_war.rules.gains import GOLD_GAIN, NEW_ADVENTURERS
from clockwood.games.forge_war.rules.legs import REWARDS
from clockwood.games.forge_war.rules.settling import EndManagement
from clockwood.games.forge_war.rules.weapons import (
    UNMATCHED,
    difficulty_of,
    has_quest,
    leg_of,
    power_on,
)
from clockwood.games.forge_war.state import (
    CUBES,
    HEADS,
    LEVEL,
    NEW,
    ON_QUEST,
    STEP,
    active_quest,
    adventurer,
    board,
    owns_design,
    quest,
    weapon_limit,
)
from clockwood.games.forge_war.terms import DESIGNS, KINDS, LEGS, QUESTS_EACH
from clockwood.kernel.bits import bits_in
from clockwood.kernel.match import Match

POINT: Final[i64] = 100
BEFORE: Final[i64] = 0
DURING: Final[i64] = 1
AFTER: Final[i64] = 2
INCOME: Final[i64] = 2
"""How much power a round of mining is good for."""

CUBE_WORTH: Final = vec[i64]([i64(n) for n in (75, 110, 170, 105, 130, 180)])
"""What a cube brings while there is time to forge it; later what it sells for."""


def quests_worth(match: Match, seat: i64, left: i64) -> i64:
    """Quests that are met, or can be with what the pool holds, promise their prestige; others threaten to fail."""
    state = match.state
    spare = spare_power(match, seat)
    managing = when(match, seat)
    found: i64 = 0
    for slot in range(QUESTS_EACH):
        if not has_quest(state, seat, slot):
            continue
        power = power_on(match, seat, slot)
        missing = difficulty_of(match, seat, slot) - power
        promise = promised(match, seat, slot, left, power + spare)
        if missing <= 0:
            found += promise + power * 32
        elif missing <= spare and managing != AFTER:
            spare -= missing
            found += power * 28 + (promise * 8 // 10 if managing == BEFORE else promise * 3 // 10 - 200)
        elif managing == BEFORE and state[NEW + quest(seat, slot)] == 0:
            found += promise * (6 if missing <= spare + INCOME else 3) // 10 - 50
        else:
            found += promise // 10 - (450 if state[NEW + quest(seat, slot)] else 250)
    return found


def when(match: Match, seat: i64) -> i64:
    """Whether the round's management is still to come, under way, or done with by this player."""
    waiting = match.stack
    if match.lanes and waiting and isinstance(waiting[-1], EndManagement):
        for lane in match.lanes:
            if lane.seat == seat:
                return DURING if lane.stack else AFTER
        return AFTER
    return BEFORE


def promised(match: Match, seat: i64, slot: i64, left: i64, at_hand: i64) -> i64:
    """What the quest pays if it goes well, weighed by how far it is and how hard its end will be."""
    state = match.state
    content = board(match)
    which = active_quest(state, seat, slot)
    step = state[STEP + quest(seat, slot)]
    to_go = content.quest_steps[which] - step + 1
    if to_go > left + 1:
        reached = leg_of(content, which, step + left + 1)
        return content.leg_consolation[which * LEGS + reached - 1] * 70 if reached else 0
    last = which * LEGS + content.quest_legs[which] - 1
    hardest = content.leg_difficulty[last] + UNMATCHED * bits_in(content.leg_types[last] & ~known_types(match, seat))
    reach = min(strength(match, seat, slot), at_hand + INCOME * to_go)
    full = (content.quest_prestige[which] + content.quest_legs[which]) * POINT + rewards_ahead(match, which, step)
    likely: i64 = 85 if hardest <= reach else 85 * reach * reach // (hardest * hardest)
    return full * likely // 100 * (12 - to_go) // 12


def known_types(match: Match, seat: i64) -> i64:
    """The weapon types of the player's designs."""
    found: i64 = 0
    for design in range(weapon_limit(match.state)):
        if owns_design(match.state, seat, design):
            found |= board(match).design_types[design]
    return found


def rewards_ahead(match: Match, which: i64, step: i64) -> i64:
    """Cubes, gold and adventurers of the legs still to be completed."""
    content = board(match)
    found: i64 = 0
    for leg in range(leg_of(content, which, step), content.quest_legs[which]):
        at = (which * LEGS + leg) * REWARDS
        for resource in range(KINDS):
            found += content.leg_rewards[at + resource] * CUBE_WORTH[resource]
        found += content.leg_rewards[at + GOLD_GAIN] * 35 + content.leg_rewards[at + NEW_ADVENTURERS] * 250
    return found


def strength(match: Match, seat: i64, slot: i64) -> i64:
    """The power that those on a quest and those on none could bring to it before long."""
    state = match.state
    content = board(match)
    found: i64 = 0
    for which in range(state[HEADS + seat]):
        at = adventurer(seat, which)
        if state[ON_QUEST + at] and state[ON_QUEST + at] != slot + 1:
            continue
        best: i64 = 2
        for design in range(weapon_limit(state)):
            fits = content.design_level[design] <= state[LEVEL + at]
            if fits and content.design_power[design] > best and owns_design(state, seat, design):
                best = content.design_power[design]
        found += best
    return found * 3 // 4


def spare_power(match: Match, seat: i64) -> i64:
    """The power that adventurers of the pool could be armed with now, the best weapon first."""
    state = match.state
    cubes = vec[i64](capacity=KINDS)
    for resource in range(KINDS):
        cubes = append(cubes, state[CUBES + resource * 4 + seat])
    owned = vec[i64](capacity=16)
    for design in range(DESIGNS):
        if owns_design(state, seat, design):
            owned = append(owned, design)
    found: i64 = 0
    for level in range(4, 0, -1):
        for which in range(state[HEADS + seat]):
            at = adventurer(seat, which)
            if state[LEVEL + at] == level and state[ON_QUEST + at] == 0:
                found += arm_best(match, cubes, owned, level)
    return found


def arm_best(match: Match, cubes: vec[i64], owned: vec[i64], level: i64) -> i64:
    """Take the cubes of the strongest weapon that can be paid for, and return its power."""
    content = board(match)
    best: i64 = -1
    for design in owned:
        stronger = best < 0 or content.design_power[design] > content.design_power[best]
        if stronger and content.design_level[design] <= level and enough(match, cubes, design):
            best = design
    if best < 0:
        return 0
    for resource in range(KINDS):
        cubes[resource] -= content.design_cost[best * KINDS + resource]
    return content.design_power[best]


def enough(match: Match, cubes: vec[i64], design: i64) -> bool:
    for resource in range(KINDS):
        if cubes[resource] < board(match).design_cost[design * KINDS + resource]:
            return False
    return True
