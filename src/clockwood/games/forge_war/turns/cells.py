"""The cells of time and order: stage, round, phase, player order, bonus tiles. [FW F2.4] [FW F2.5] [FW F3]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.forge_war.content import content_of
from clockwood.games.forge_war.words import MOST_PLAYERS, TILES_USED
from clockwood.kernel.layout import Layout, term
from clockwood.kernel.match import Match

CELLS: Final = Layout()
STAGE: Final[i64] = CELLS.cell("stage", zero=True)
ROUND: Final[i64] = CELLS.cell("round", zero=True)
PHASE: Final[i64] = CELLS.cell("phase", "phase")
TURN: Final[i64] = CELLS.cell("turn", quiet=True)
ORDER: Final[i64] = CELLS.row("order", MOST_PLAYERS, "", "seat")
MOVED_TWICE: Final[i64] = CELLS.cell("moved_twice", "seat")
TILES: Final[i64] = CELLS.row("tiles", TILES_USED, "", "tile", at=262, key="tile.{}")

MINE_PHASE: Final[i64] = 0
MARKET_PHASE: Final[i64] = 1
QUEST_PHASE: Final[i64] = 2

PERSON: Final[i64] = 0
"""The colour of a player who plays alone. [FW F11.2]"""

SIMPLE_ROUNDS: Final[i64] = 7
STAGE_ROUNDS: Final[i64] = 6
STAGES: Final[i64] = 3


def rounds_of_stage(match: Match) -> i64:
    """Return how many rounds a stage has; the simple game has one stage. [FW F9.1]"""
    return STAGE_ROUNDS if content_of(match).epic else SIMPLE_ROUNDS


def is_last_round(match: Match) -> bool:
    """Return whether this is round 7 of the simple game, or round 6 of the epic game's third stage. [FW F9.1]"""
    if content_of(match).epic:
        return match.state[STAGE] == STAGES and match.state[ROUND] == STAGE_ROUNDS
    return match.state[ROUND] == SIMPLE_ROUNDS


def seat_at(state: vec[i64], spot: i64) -> i64:
    """Return the colour at this place of the player order."""
    return term(state, ORDER + spot)


def player_at(match: Match, spot: i64) -> i64:
    """Return the player who decides at this place of the player order: alone, the person."""
    return PERSON if content_of(match).solo else seat_at(match.state, spot)


def in_order(match: Match) -> vec[i64]:
    """Return the players who decide, in player order: alone, only the person."""
    found = vec[i64](capacity=4)
    for spot in range(content_of(match).players):
        found = append(found, player_at(match, spot))
    return found
