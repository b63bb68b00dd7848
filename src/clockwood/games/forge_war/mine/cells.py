"""The cells of the mine: what each hex yields, and the worker or overseer that stands there. [FW F1.3]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.forge_war.words import HEXES, MOST_PLAYERS
from clockwood.kernel.layout import Layout, term

CELLS: Final = Layout(at=83)
GROUND: Final[i64] = CELLS.row("ground", HEXES, "hex", "resource")
PIECE: Final[i64] = CELLS.row("mine", HEXES, "hex", "piece")


def worker(seat: i64) -> i64:
    """Return the piece that is a worker of this colour."""
    return seat


def overseer(seat: i64) -> i64:
    """Return the piece that is an overseer of this colour."""
    return MOST_PLAYERS + seat


def is_worker(piece: i64) -> bool:
    return 0 <= piece < MOST_PLAYERS


def colour_of(piece: i64) -> i64:
    return piece % MOST_PLAYERS


def piece_at(state: vec[i64], at: i64) -> i64:
    """Return the piece on a hex, NONE where it is empty."""
    return term(state, PIECE + at)


def is_free(state: vec[i64], at: i64) -> bool:
    """Return whether a hex is part of the mine and nobody stands there."""
    return state[GROUND + at] > 0 and state[PIECE + at] == 0


def workers_of(state: vec[i64], seat: i64) -> i64:
    """Count a colour's workers in the mine."""
    found: i64 = 0
    for at in range(HEXES):
        if piece_at(state, at) == worker(seat):
            found += 1
    return found
