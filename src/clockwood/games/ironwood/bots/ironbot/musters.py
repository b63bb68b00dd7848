"""Moves open to the Ironbot's units: Golems first, never the Drill. [IB 8.1]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.ironwood.bots.common.measures import FERRUM_GUARD, UNIT, iron_size
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.grammar.effects import CANNOT_MOVE
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.ironclad.cells import units
from clockwood.games.ironwood.rules.places import mountain_forbidden
from clockwood.games.ironwood.words import FERRUM, IRONCLAD, ROW
from clockwood.kernel.match import Match

CHASING: Final[i64] = 0
LEAVING_ONE: Final[i64] = 1


def fresh_golems(match: Match, mountain: i64) -> i64:
    return match.state[ironclad.GOLEMS + mountain] - match.state[ironclad.GOLEMS_MOVED + mountain]


def fresh_fighters(match: Match, mountain: i64) -> i64:
    return match.state[ironclad.FIGHTERS + mountain] - match.state[ironclad.MOVED + mountain]


def kept(mountain: i64, leaving: i64) -> i64:
    """Return how many units stay: three on Ferrum, elsewhere none or one. [IB 8.3]"""
    return FERRUM_GUARD if mountain == FERRUM else leaving


def goers(match: Match, mountain: i64, leaving: i64) -> i64:
    """Count the units of the mountain that may go now; each moves once a turn. [IB 8.4]"""
    if mountain_forbidden(match, IRONCLAD, CANNOT_MOVE, mountain):
        return 0
    fresh = fresh_golems(match, mountain) + fresh_fighters(match, mountain)
    return max(min(fresh, units(match.state, mountain) - kept(mountain, leaving)), 0)


def reachable(match: Match, target: i64, leaving: i64) -> bool:
    """Return whether any unit of a neighbouring mountain may go there."""
    land = board(match).land
    row = target * ROW
    while land.mountain_neighbours[row] >= 0:
        if goers(match, land.mountain_neighbours[row], leaving):
            return True
        row += 1
    return False


def whole_muster(match: Match, target: i64) -> i64:
    """The size of the largest Warband that one move can form on the target."""
    land = board(match).land
    best: i64 = 0
    row = target * ROW
    while land.mountain_neighbours[row] >= 0:
        source = land.mountain_neighbours[row]
        row += 1
        come = goers(match, source, CHASING)
        best = max(best, come * UNIT + min(come, fresh_golems(match, source)))
    return iron_size(match.state, target) + best


def fighter_comes(match: Match, target: i64) -> bool:
    """Return whether the largest Warband that may leave for the target would bring a Fighter, Golems going first.

    Of equally large ones, one that would is enough. [IB 8.10]
    """
    land = board(match).land
    best: i64 = 0
    found = False
    row = target * ROW
    while land.mountain_neighbours[row] >= 0:
        source = land.mountain_neighbours[row]
        row += 1
        count = goers(match, source, LEAVING_ONE)
        guard: i64 = FERRUM_GUARD if source == FERRUM else 0
        size = iron_size(match.state, source) - guard * UNIT
        if count == 0 or size < best:
            continue
        brings = count > fresh_golems(match, source)
        found = brings or (found and size == best)
        best = size
    return found
