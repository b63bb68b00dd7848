"""The Marquise's tracks: what the next building costs and scores, and what recruiters let her draw."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.root.factions.marquise.cells import RECRUITER, SAWMILLS, on_map, row_of

COST: Final = vec[i64]([0, 1, 2, 3, 3, 4])
"""Wood for the building that is the first, second … of its kind on the map. [MC COST]"""
POINTS: Final = vec[i64]([0, 1, 2, 3, 4, 5, 0, 2, 2, 3, 4, 5, 0, 1, 2, 3, 3, 4])
"""Points for it: sawmills, workshops, recruiters. [MC VP]"""


def cost_of(state: vec[i64], piece: i64) -> i64:
    return COST[on_map(state, row_of(piece))]


def points_of(state: vec[i64], piece: i64) -> i64:
    return POINTS[(piece - SAWMILLS) * 6 + on_map(state, row_of(piece))]


def draws(state: vec[i64]) -> i64:
    """Return the cards drawn in the Evening. [MC DRAW]"""
    recruiters = on_map(state, RECRUITER)
    if recruiters >= 5:
        return 3
    return 2 if recruiters >= 3 else 1
