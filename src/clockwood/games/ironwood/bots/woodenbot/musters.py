"""Moves open to the Woodenbot's Fighters. [WB 9.9, 9.10]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.grammar.effects import CANNOT_MOVE
from clockwood.games.ironwood.rules.places import forest_forbidden
from clockwood.games.ironwood.verbs import MOVE
from clockwood.games.ironwood.woodwalkers.cells import totems_at, unmoved_fighters
from clockwood.games.ironwood.words import ROW, WOODWALKERS
from clockwood.kernel.match import Match

ALL: Final[i64] = 0
BARE: Final[i64] = 1
CARRYING: Final[i64] = 2
"""Fighters that may go: any, those without a Totem, those with one."""


def leavers(match: Match, forest: i64, who: i64) -> i64:
    """Count the Fighters that may leave the forest now; each moves once a turn, a marker may hold them. [WB 9.10]"""
    fresh = unmoved_fighters(match.state, forest)
    if fresh == 0:
        return 0
    with_totem = totems_at(match.state, forest) > 0
    if (who == BARE and with_totem) or (who == CARRYING and not with_totem):
        return 0
    if forest_forbidden(match, WOODWALKERS, CANNOT_MOVE, forest):
        return 0
    return fresh


def can_come(match: Match, target: i64, who: i64) -> bool:
    """Return whether a Fighter may step into the forest from a neighbouring one."""
    land = board(match).land
    row = target * ROW
    while land.forest_neighbours[row] >= 0:
        if leavers(match, land.forest_neighbours[row], who):
            return True
        row += 1
    return False


def moves_to(match: Match, target: i64, who: i64) -> vec[i64]:
    """A move from each neighbouring forest that Fighters may leave."""
    land = board(match).land
    found = vec[i64](capacity=8)
    row = target * ROW
    while land.forest_neighbours[row] >= 0:
        if leavers(match, land.forest_neighbours[row], who):
            found = append(found, MOVE.code2(land.forest_neighbours[row], target))
        row += 1
    return found
