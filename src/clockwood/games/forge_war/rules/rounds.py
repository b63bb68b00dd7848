"""How long a game lasts. [FW F9.1]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.forge_war.state import ROUND, STAGE, board
from clockwood.kernel.match import Match

SIMPLE_ROUNDS: Final[i64] = 7
STAGE_ROUNDS: Final[i64] = 6
STAGES: Final[i64] = 3


def rounds_of_stage(match: Match) -> i64:
    return STAGE_ROUNDS if board(match).epic else SIMPLE_ROUNDS


def is_last_round(match: Match) -> bool:
    """Round 7 of the simple game, round 6 of the epic game's third stage. [FW F9.1]"""
    if board(match).epic:
        return match.state[STAGE] == STAGES and match.state[ROUND] == STAGE_ROUNDS
    return match.state[ROUND] == SIMPLE_ROUNDS
