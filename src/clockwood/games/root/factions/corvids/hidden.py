"""Facedown plots as somebody imagines who does not know them: any that agree with what everyone saw. [CC 13.2.2a]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.root.factions.corvids import cells
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.bits import bit
from clockwood.kernel.layout import hold
from clockwood.kernel.match import Match
from clockwood.kernel.rng import Generator

TRIES: Final[i64] = 12
"""Deals at random before one is looked for that wrong guesses allow."""
WIDTH: Final[i64] = 4
"""Bits of a packed count."""


def unseen(state: vec[i64]) -> i64:
    """Return how many plots of each kind nobody but the Corvids can place, packed by kind. [RT U16]"""
    found: i64 = 0
    for kind in range(cells.ALL_KINDS):
        left = cells.EACH - state[cells.RETURNED + kind] - cells.face_up_of(state, kind)
        found |= left << (kind * WIDTH)
    return found


def imagine(match: Match, rng: Generator) -> None:
    """Deal the facedown plots again. Wrong guesses still hold. [CC 13.2.4b]"""
    state = match.state
    left = unseen(state)
    for _ in range(TRIES):
        if deal(state, left, rng):
            return
    search(state, left, 0, rng.below(cells.ALL_KINDS))


def deal(state: vec[i64], left: i64, rng: Generator) -> bool:
    """Deal each facedown plot out of those left; return False where a wrong guess forbids one."""
    total: i64 = 0
    for each in range(cells.ALL_KINDS):
        total += left >> (each * WIDTH) & 15
    for clearing in range(CLEARINGS):
        if not cells.is_down(state, clearing):
            continue
        place = rng.below(total)
        kind: i64 = 0
        while place >= left >> (kind * WIDTH) & 15:
            place -= left >> (kind * WIDTH) & 15
            kind += 1
        if state[cells.GUESSED + clearing] >> kind & 1:
            return False
        hold(state, cells.KIND + clearing, kind)
        left -= bit(kind * WIDTH)
        total -= 1
    return True


def search(state: vec[i64], left: i64, clearing: i64, first: i64) -> bool:
    """Fill the facedown plots from a clearing on with kinds that are left and not ruled out; begin with `first`."""
    while clearing < CLEARINGS and not cells.is_down(state, clearing):
        clearing += 1
    if clearing == CLEARINGS:
        return True
    for k in range(cells.ALL_KINDS):
        kind = (first + k) % cells.ALL_KINDS
        if left >> (kind * WIDTH) & 15 == 0 or state[cells.GUESSED + clearing] >> kind & 1:
            continue
        hold(state, cells.KIND + clearing, kind)
        if search(state, left - bit(kind * WIDTH), clearing + 1, kind + 1):
            return True
    return False
