"""How good the table looks to a seat, in hundredths of a point: what is scored, and what it may still bring."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.forge_war.rules.gains import GOLD_GAIN, NEW_ADVENTURERS
from clockwood.games.forge_war.rules.legs import REWARDS
from clockwood.games.forge_war.rules.rounds import STAGE_ROUNDS, STAGES, rounds_of_stage
from clockwood.games.forge_war.rules.scoring import bonus_points, card_points, level_points
from clockwood.games.forge_war.rules.settling import EndManagement
from clockwood.games.forge_war.rules.trading import STALL
from clockwood.games.forge_war.rules.weapons import (
    UNMATCHED,
    difficulty_of,
    has_quest,
    leg_of,
    power_on,
)
from clockwood.games.forge_war.state import (
    CUBES,
    GOLD,
    HEADS,
    LEVEL,
    MAT,
    NEW,
    ON_QUEST,
    ROUND,
    SCORE,
    STAGE,
    STEP,
    active_quest,
    adventurer,
    board,
    bonus_limit,
    owns_design,
    quest,
    weapon_limit,
    workers_of,
    zone,
)
from clockwood.games.forge_war.terms import DESIGNS, KINDS, LEGS, QUESTS_EACH
from clockwood.kernel.bits import bits_in
from clockwood.kernel.match import Match
from clockwood.kernel.outcome import Outcome

WIN: Final[i64] = 1_000_000
LEAD: Final[i64] = 2_000
POINT: Final[i64] = 100
FEW: Final[i64] = 4
BEFORE: Final[i64] = 0
DURING: Final[i64] = 1
AFTER: Final[i64] = 2
INCOME: Final[i64] = 2
"""How much power a round of mining is good for."""

CUBE_WORTH: Final = vec[i64]([i64(n) for n in (75, 110, 170, 105, 130, 180)])
"""What a cube brings while there is time to forge it; later what it sells for."""


def value(match: Match, seat: i64) -> i64:
    """The seat's prospects less those of the best of the others."""
    content = board(match)
    if match.outcome is not None:
        return ended(match, match.outcome, int(seat))
    best: i64 = 0
    if not content.solo:
        best = -WIN
        for other in range(content.colours):
            if other != seat:
                best = max(best, worth(match, other))
    return worth(match, seat) - best


def ended(match: Match, outcome: Outcome, seat: int) -> i64:
    """Winning alone is all; among others the lead counts too, so that one end is told from another."""
    won = seat in outcome.winners
    if board(match).solo or not outcome.scores:
        return (WIN if won else -WIN) + i64(sum(outcome.scores))
    best = max(score for k, score in enumerate(outcome.scores) if k != seat)
    return (outcome.scores[seat] - best) * POINT + (LEAD if won else -LEAD)


def rounds_left(match: Match) -> i64:
    """Rounds after this one."""
    state = match.state
    here = rounds_of_stage(match) - state[ROUND]
    return here + (STAGES - state[STAGE]) * STAGE_ROUNDS if board(match).epic else here


def worth(match: Match, seat: i64) -> i64:
    state = match.state
    left = rounds_left(match)
    soon = min(left, FEW)
    found = (state[SCORE + seat] + level_points(match, seat) + card_points(match, seat)) * POINT
    found += bonus_points(match, seat) * POINT
    found += state[GOLD + seat] * (25 + 3 * soon)
    found += state[HEADS + seat] * 50 * soon - workers_of(state, seat) * 4 * soon
    for which in range(state[HEADS + seat]):
        found += state[LEVEL + adventurer(seat, which)] * 15 * soon
    for resource in range(KINDS):
        each = board(match).sell[resource] * 25 + (CUBE_WORTH[resource] - 25) * soon // FEW
        found += state[CUBES + resource * 4 + seat] * each
    return found + designs_worth(match, seat, soon) + bonus_worth(match, seat, left) + quests_worth(match, seat, left)


def designs_worth(match: Match, seat: i64, soon: i64) -> i64:
    """A design is worth more the stronger and the more types it has, and the longer it serves."""
    content = board(match)
    found: i64 = 0
    for design in range(weapon_limit(match.state)):
        if owns_design(match.state, seat, design):
            typed: i64 = 3 if content.design_types[design] else 1
            found += (content.design_power[design] * 14 + typed * 20) * soon // FEW
    return found


def bonus_worth(match: Match, seat: i64, left: i64) -> i64:
    content = board(match)
    found: i64 = 0
    for card in range(bonus_limit(match.state)):
        if zone(match.state, card) == MAT + seat:
            found += (20 if content.bonus_kind[card] == STALL else 30) * left
    return found


# -- quests


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
