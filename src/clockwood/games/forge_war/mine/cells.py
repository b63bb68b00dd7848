"""The cells of the mine: what each hex yields, and the worker or overseer that stands there. [FW F1.3]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.forge_war.words import HEXES, MOST_PLAYERS, SEATS
from clockwood.kernel.layout import Layout, held, term

CELLS: Final = Layout(at=83)
GROUND: Final[i64] = CELLS.row("ground", HEXES, "hex", "resource")
PIECE: Final[i64] = CELLS.row("mine", HEXES, "hex", "piece")

OVERSEERS: Final[i64] = 3
"""The overseers of each colour. [FW F1.3]"""
for colour, called in enumerate(SEATS):
    CELLS.pieces(f"workers of {called}", HEXES, terms=((PIECE, colour),), cite="FW F1.3")
    CELLS.pieces(f"overseers of {called}", OVERSEERS, terms=((PIECE, MOST_PLAYERS + colour),), cite="FW F1.3")


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


def has_worker(state: vec[i64], at: i64) -> bool:
    """Return whether a worker, of whatever colour, stands on a hex."""
    return 0 < state[PIECE + at] <= MOST_PLAYERS


def is_free(state: vec[i64], at: i64) -> bool:
    """Return whether a hex is part of the mine and nobody stands there."""
    return state[GROUND + at] > 0 and state[PIECE + at] == 0


def workers_of(state: vec[i64], seat: i64) -> i64:
    """Count a colour's workers in the mine."""
    own = held(worker(seat))
    found: i64 = 0
    for at in range(HEXES):
        if state[PIECE + at] == own:
            found += 1
    return found
