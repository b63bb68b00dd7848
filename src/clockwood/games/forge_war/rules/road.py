"""The Road: one own quest is rushed, never to its end. [FW F5.8] [FW F5.9]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.forge_war.events import who
from clockwood.games.forge_war.reasons import REASONS
from clockwood.games.forge_war.rules.quest_progress import advance
from clockwood.games.forge_war.rules.trading import RUSHER
from clockwood.games.forge_war.rules.weapons import NO_QUEST, has_quest
from clockwood.games.forge_war.state import RUSHED, STEP, active_quest, board, quest, savvies
from clockwood.games.forge_war.verbs import ROAD
from clockwood.games.forge_war.words import QUESTS_EACH
from clockwood.kernel.events import Term, number
from clockwood.kernel.match import Match

ON_LAST_STEP: Final[i64] = REASONS.add("on-last-step", "FW F5.9")
TOO_MANY_STEPS: Final[i64] = REASONS.add("too-many-steps", "FW F5.8")


def most_steps(match: Match, seat: i64, slot: i64) -> i64:
    """One step and one more for each Adventurer's Savvy, but not past the last step. [FW F5.9] [FW B25]"""
    state = match.state
    left = board(match).quest_steps[active_quest(state, seat, slot)] - state[STEP + quest(seat, slot)]
    if left <= 1:
        return left
    allowed = 1 + savvies(match, seat, RUSHER)
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
    return 0 if 1 <= steps <= most else TOO_MANY_STEPS


def rush(match: Match, seat: i64, slot: i64, steps: i64) -> None:
    """The tracker moves; legs finished on the way pay, but not as consolation this round. [FW F5.9] [FW F7.5]"""
    state = match.state
    at = quest(seat, slot)
    if state[RUSHED + at] == 0:
        state[RUSHED + at] = state[STEP + at]
    if match.listening:
        match.tell("rushed", "FW F5.8", [who(seat), Term("quest", "quest", slot), number("n", steps)])
    advance(match, seat, slot, steps)
