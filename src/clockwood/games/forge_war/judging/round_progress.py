"""The progress of a round for a player: its move in the mine and its quest management may still be to come."""

from typing import Final

from mypy_extensions import i64

from clockwood.games.forge_war.content import content_of
from clockwood.games.forge_war.rules.management_end import EndManagement
from clockwood.games.forge_war.rules.mine_moves import MoveOverseer
from clockwood.games.forge_war.rules.mine_phase import MinePhase
from clockwood.games.forge_war.rules.quest_phase import QuestPhase
from clockwood.games.forge_war.rules.rewards import Rewards
from clockwood.games.forge_war.turns import cells as turns
from clockwood.games.forge_war.turns.cells import seat_at
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match

BEFORE: Final[i64] = 0
ACQUIRING: Final[i64] = 1
DURING: Final[i64] = 2
AFTER: Final[i64] = 3
OVER: Final[i64] = 4
"""Management as a player sees it: to come, next, under way, done with by this player, over for all. [FW F7.3]"""


def management_progress(match: Match, seat: i64) -> i64:
    """Return how far this round's management has come for a player."""
    waiting = match.stack
    if match.lanes and waiting and isinstance(waiting[-1], EndManagement):
        for lane in match.lanes:
            if lane.seat == seat:
                return DURING if lane.stack else AFTER
        return AFTER
    if term(match.state, turns.PHASE) != turns.QUEST_PHASE:
        return BEFORE
    for step in waiting:
        if isinstance(step, QuestPhase | Rewards):
            return ACQUIRING
    return OVER


def will_mine(match: Match, seat: i64) -> bool:
    """Return whether the player's move in the mine is still to come in this round. [FW F4.1]"""
    state = match.state
    phase = term(state, turns.PHASE)
    if phase != turns.MINE_PHASE:
        return phase < turns.MINE_PHASE
    question = match.question
    if question is not None and question.seat == seat and isinstance(question.step, MoveOverseer):
        return True
    for step in match.stack:
        if isinstance(step, MinePhase):
            for spot in range(step.spot, content_of(match).colours):
                if seat_at(state, spot) == seat:
                    return True
    return False
