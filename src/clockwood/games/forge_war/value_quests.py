"""What the active quests promise a seat or threaten it with, in hundredths of a point."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.forge_war.content import ForgeContent
from clockwood.games.forge_war.planning import CUBE_WORTH, Plan, current_leg
from clockwood.games.forge_war.rules.acquiring import QuestPhase
from clockwood.games.forge_war.rules.gains import GOLD_GAIN, NEW_ADVENTURERS
from clockwood.games.forge_war.rules.legs import PENALTY, REWARDS, consolation
from clockwood.games.forge_war.rules.rewards import Rewards
from clockwood.games.forge_war.rules.rounds import SIMPLE_ROUNDS, STAGE_ROUNDS, STAGES
from clockwood.games.forge_war.rules.settling import EndManagement
from clockwood.games.forge_war.rules.weapons import (
    UNMATCHED,
    difficulty_of,
    has_quest,
    leg_of,
    power_on,
)
from clockwood.games.forge_war.state import (
    MARKET_PHASE,
    NEW,
    PHASE,
    QUEST_PHASE,
    RUSHED,
    STEP,
    active_quest,
    board,
    quest,
)
from clockwood.games.forge_war.terms import KINDS, LEGS, QUESTS_EACH
from clockwood.kernel.bits import bits_in
from clockwood.kernel.match import Match

POINT: Final[i64] = 100
BEFORE: Final[i64] = 0
ACQUIRING: Final[i64] = 1
DURING: Final[i64] = 2
AFTER: Final[i64] = 3
OVER: Final[i64] = 4
INCOME: Final[i64] = 2
"""How much power a round of mining and the market is good for."""

POWER_COST: Final[i64] = 50
"""What a point of power costs that is still to be forged."""

SURE: Final[i64] = 95
LIKELY: Final[i64] = 85
HOPED: Final[i64] = 60
"""How many of a hundred quests go well whose end is armed for, or can be, or could be with what is mined until then."""

WASTED: Final[i64] = 250
"""What a failed quest costs besides its prestige: weapons, and rounds in which adventurers did nothing else."""

LATE: Final[i64] = 2
"""How many of a hundred a quest is worth less for every round later that it ends."""

LOST_ALONE: Final[i64] = 6_000
"""What a failing quest costs a player alone, who loses the game by it. [FW F11.1]"""


def quests_worth(match: Match, seat: i64, left: i64, plan: Plan) -> i64:
    """Quests that are met, or can be by the plan, promise their prestige; others threaten to fail."""
    state = match.state
    managing = when(match, seat)
    found: i64 = 0
    powers = vec[i64](capacity=QUESTS_EACH)
    for slot in range(QUESTS_EACH):
        power: i64 = -1
        if has_quest(state, seat, slot):
            lacks = difficulty_of(match, seat, slot) - power_on(match, seat, slot)
            if lacks > 0 and managing != AFTER:
                lacks = plan.meet(match, slot, current_leg(match, seat, slot))
                power = plan.power
            else:
                power = power_on(match, seat, slot)
            if lacks > 0:
                power = -1
                found += threatened(match, seat, slot, lacks, managing)
        powers = append(powers, power)
    ahead = left if managing == OVER else left + 1
    mines: i64 = 1 if managing == OVER or state[PHASE] < MARKET_PHASE else 0
    strength = plan.strength(match)
    spare = plan.could_arm(match)
    known = plan.known_types(match)
    for slot in range(QUESTS_EACH):
        if powers[slot] < 0:
            continue
        later = needed_later(match, seat, slot, powers[slot], known)
        likely = likely_to_end(match, seat, slot, powers[slot], known, min(strength, spare), mines)
        found += promised(match, seat, slot, ahead, later, likely)
        strength -= max(later, 0)
        spare -= max(later - INCOME, 0)
    return found


def when(match: Match, seat: i64) -> i64:
    """Whether management is still to come, under way, done with by this player, or over for this round."""
    waiting = match.stack
    if match.lanes and waiting and isinstance(waiting[-1], EndManagement):
        for lane in match.lanes:
            if lane.seat == seat:
                return DURING if lane.stack else AFTER
        return AFTER
    if match.state[PHASE] != QUEST_PHASE:
        return BEFORE
    for step in waiting:
        if isinstance(step, QuestPhase | Rewards):
            return ACQUIRING
    return OVER


def threatened(match: Match, seat: i64, slot: i64, lacks: i64, managing: i64) -> i64:
    """What failing would bring, and before management the hope that it can still be met."""
    state = match.state
    content = board(match)
    at = quest(seat, slot)
    which = active_quest(state, seat, slot)
    step = state[STEP + at]
    failing = consolation(content, which, state[RUSHED + at] or step) * POINT - WASTED - 10 * lacks
    if content.solo:
        failing = -LOST_ALONE
    elif state[NEW + at] and managing != OVER:
        failing -= PENALTY * POINT
    if managing not in (BEFORE, OVER):
        return failing
    hope = HOPED * min(INCOME, lacks) // lacks
    return (failing * (100 - hope) + (in_full(match, which, step) - lacks * POWER_COST) * hope) // 100


def needed_later(match: Match, seat: i64, slot: i64, power: i64, known: i64) -> i64:
    """The power still to be found for the quest's last leg, if its types are made the most of."""
    content = board(match)
    which = active_quest(match.state, seat, slot)
    return needed_for(content, which * LEGS + content.quest_legs[which] - 1, known) - power


def needed_for(content: ForgeContent, leg: i64, known: i64) -> i64:
    return content.leg_difficulty[leg] + UNMATCHED * bits_in(content.leg_types[leg] & ~known)


def likely_to_end(match: Match, seat: i64, slot: i64, power: i64, known: i64, at_hand: i64, mines: i64) -> i64:
    """How many of a hundred such quests go well: the leg that will be hardest to arm for in time decides.

    `mines` is 1 while a mine phase is still to come before the next management.
    """
    content = board(match)
    which = active_quest(match.state, seat, slot)
    step = match.state[STEP + quest(seat, slot)]
    found = SURE
    for leg in range(leg_of(content, which, step) + 1, content.quest_legs[which]):
        lacks = needed_for(content, which * LEGS + leg, known) - power
        reach = at_hand + INCOME * (content.leg_end[which * LEGS + leg - 1] + 1 - step + mines)
        if lacks <= 0:
            continue
        short = LIKELY * max(reach, 0) * max(reach, 0) // (lacks * lacks)
        found = min(found, short if lacks > reach else LIKELY)
    return found


def promised(match: Match, seat: i64, slot: i64, ahead: i64, later: i64, likely: i64) -> i64:
    """What the quest pays if it goes well, weighed by how likely that is and how far away."""
    state = match.state
    content = board(match)
    which = active_quest(state, seat, slot)
    step = state[STEP + quest(seat, slot)]
    to_go = content.quest_steps[which] - step + 1
    if to_go > ahead:
        if content.solo:
            return -LOST_ALONE // 2
        if ahead <= 1 and state[NEW + quest(seat, slot)]:
            return -PENALTY * POINT
        reached = leg_of(content, which, step + ahead)
        return content.leg_consolation[which * LEGS + reached - 1] * 70 - 100 if reached else -100
    full = in_full(match, which, step)
    failing = -LOST_ALONE if content.solo else consolation(content, which, step) * POINT - WASTED
    late = (rounds_in_all(match) - ahead + to_go) * LATE
    return (full * (100 - late) // 100 * likely + failing * (100 - likely)) // 100 - max(later, 0) * POWER_COST


def rounds_in_all(match: Match) -> i64:
    return STAGES * STAGE_ROUNDS if board(match).epic else SIMPLE_ROUNDS


def in_full(match: Match, which: i64, step: i64) -> i64:
    """The quest's prestige, its levels and what its legs still pay."""
    content = board(match)
    return (content.quest_prestige[which] + content.quest_legs[which]) * POINT + rewards_ahead(match, which, step)


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
