"""The Road: one own quest is rushed, never to its end. [FW F5.8] [FW F5.9]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.forge_war.content import content_of
from clockwood.games.forge_war.events import quest_term
from clockwood.games.forge_war.market import cells as market
from clockwood.games.forge_war.market.cells import savvies
from clockwood.games.forge_war.quests import cells as quests
from clockwood.games.forge_war.quests.cells import active_quest, has_quest, quest
from clockwood.games.forge_war.reasons import REASONS
from clockwood.games.forge_war.rules.quest_progress import advance
from clockwood.games.forge_war.rules.weapons import NO_QUEST
from clockwood.games.forge_war.verbs import ROAD
from clockwood.games.forge_war.words import QUESTS_EACH
from clockwood.kernel.events import number, who
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED

ON_LAST_STEP: Final[i64] = REASONS.add("on-last-step", "FW F5.9")
TOO_MANY_STEPS: Final[i64] = REASONS.add("too-many-steps", "FW F5.8")


def most_steps(match: Match, seat: i64, slot: i64) -> i64:
    """Return how far a quest can be rushed: a step, one more for each savvy, not past the last. [FW F5.9] [FW B25]"""
    state = match.state
    left = content_of(match).quests.steps[active_quest(state, seat, slot)] - state[quests.STEP + quest(seat, slot)]
    if left <= 1:
        return left
    allowed = 1 + savvies(match, seat, market.RUSHER)
    return min(allowed, left)


def road_options(match: Match, seat: i64, options: vec[i64]) -> vec[i64]:
    for slot in range(QUESTS_EACH):
        if has_quest(match.state, seat, slot):
            for steps in range(1, most_steps(match, seat, slot) + 1):
                options = append(options, ROAD.code2(slot, steps))
    return options


def why_not_road(match: Match, seat: i64, slot: i64, steps: i64) -> i64:
    if not has_quest(match.state, seat, slot):
        return NO_QUEST
    most = most_steps(match, seat, slot)
    if most == 0:
        return ON_LAST_STEP
    return ALLOWED if 1 <= steps <= most else TOO_MANY_STEPS


def rush(match: Match, seat: i64, slot: i64, steps: i64) -> None:
    """Move the tracker; legs finished on the way pay, but not as consolation this round. [FW F5.9] [FW F7.5]"""
    state = match.state
    at = quest(seat, slot)
    if state[quests.RUSHED_FROM + at] == 0:
        state[quests.RUSHED_FROM + at] = state[quests.STEP + at]
    if match.listening:
        match.tell("rushed", "FW F5.8", [who(seat), quest_term(state, seat, slot), number("n", steps)])
    advance(match, seat, slot, steps)
