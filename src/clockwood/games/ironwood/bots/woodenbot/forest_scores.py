"""Criteria for a forest, one small class each. [WB 8, 9, 10]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.ironwood.bots.common.magic_die import forest_of
from clockwood.games.ironwood.bots.common.measures import (
    FAR,
    OUTER_RING,
    iron_fighters_at,
    nearest_warband,
    outer_wood_near,
    steps_to_drill,
    wood_near,
)
from clockwood.games.ironwood.bots.woodenbot import cells as woodenbot
from clockwood.games.ironwood.bots.woodenbot.musters import can_come
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.ironclad.cells import drill, units
from clockwood.games.ironwood.rules.places import is_outer_mountain
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.woodwalkers.cells import totems_at
from clockwood.games.ironwood.words import FERRUM, FORGE_SIDE, FOUNDATION_SIDE, MAX_FORESTS, ROW
from clockwood.kernel.match import Match
from clockwood.kernel.priority import Score

WORTHY_CARGO: Final[i64] = 2


class CanCome(Score):
    """A Fighter may come from a neighbouring forest."""

    def __init__(self, who: i64) -> None:
        self.who: Final = who

    def score(self, match: Match, candidate: i64) -> i64:
        return 1 if can_come(match, forest_of(candidate), self.who) else 0


# -- what touches it


class Touching(Score):
    """Mountains of a kind that touch it."""

    def score(self, match: Match, candidate: i64) -> i64:
        land = board(match).land
        found: i64 = 0
        row = forest_of(candidate) * ROW
        while land.forest_touching[row] >= 0:
            if self.wanted(match, land.forest_touching[row]):
                found += 1
            row += 1
        return found

    def wanted(self, match: Match, mountain: i64) -> bool:
        raise NotImplementedError


class TouchesHeldFoundation(Touching):
    """Controlled Foundations."""

    def wanted(self, match: Match, mountain: i64) -> bool:
        return match.state[ironclad.FORGES + mountain] == FOUNDATION_SIDE and units(match.state, mountain) > 0


class Inner(Touching):
    """An inner forest, by the mountains of a kind that touch it."""

    def score(self, match: Match, candidate: i64) -> i64:
        inner = board(match).land.ring_of_forest[forest_of(candidate)] == 1
        return super().score(match, candidate) if inner else 0


class InnerByFerrum(Inner):
    """Touching Ferrum."""

    def wanted(self, match: Match, mountain: i64) -> bool:
        return mountain == FERRUM


class InnerByFoundation(Inner):
    """Touching a controlled Foundation."""

    def wanted(self, match: Match, mountain: i64) -> bool:
        return match.state[ironclad.FORGES + mountain] == FOUNDATION_SIDE and units(match.state, mountain) > 0


class InnerByDrill(Inner):
    """Touching the Drill with two crystals aboard."""

    def wanted(self, match: Match, mountain: i64) -> bool:
        return mountain == drill(match.state) and match.state[turns.CARGO] >= WORTHY_CARGO


class InnerByOuter(Inner):
    """Touching an outer mountain."""

    def wanted(self, match: Match, mountain: i64) -> bool:
        return is_outer_mountain(board(match).land, mountain)


class InnerByPossible(Inner):
    """Touching a possible mountain."""

    def wanted(self, match: Match, mountain: i64) -> bool:
        return match.state[woodenbot.POSSIBLE + mountain] > 0


class InnerByFree(Inner):
    """Touching a possible mountain that nobody controls."""

    def wanted(self, match: Match, mountain: i64) -> bool:
        return match.state[woodenbot.POSSIBLE + mountain] > 0 and units(match.state, mountain) == 0


# -- what lies next to it


class Outer(Score):
    """An outer forest."""

    def score(self, match: Match, candidate: i64) -> i64:
        return 1 if board(match).land.ring_of_forest[forest_of(candidate)] == OUTER_RING else 0


class RimSide(Score):
    """An inner forest joined to an outer one."""

    def score(self, match: Match, candidate: i64) -> i64:
        land = board(match).land
        forest = forest_of(candidate)
        if land.ring_of_forest[forest] != 1:
            return 0
        row = forest * ROW
        while land.forest_neighbours[row] >= 0:
            if land.ring_of_forest[land.forest_neighbours[row]] == OUTER_RING:
                return 1
            row += 1
        return 0


class FightersNear(Score):
    """Woodwalker Fighters on neighbouring forests."""

    def score(self, match: Match, candidate: i64) -> i64:
        return wood_near(board(match).land, match.state, forest_of(candidate))


class OuterFightersNear(Score):
    """Woodwalker Fighters on neighbouring outer forests."""

    def score(self, match: Match, candidate: i64) -> i64:
        return outer_wood_near(board(match).land, match.state, forest_of(candidate))


class IronFightersAt(Score):
    """Ironclad Fighters on mountains that touch an inner forest; outer ones score alike."""

    def score(self, match: Match, candidate: i64) -> i64:
        forest = forest_of(candidate)
        inner = board(match).land.ring_of_forest[forest] == 1
        return iron_fighters_at(board(match).land, match.state, forest) if inner else 0


class TotemThere(Score):
    """Totems there."""

    def score(self, match: Match, candidate: i64) -> i64:
        return totems_at(match.state, forest_of(candidate))


class NextToTotem(Score):
    """A Totem on a neighbouring forest."""

    def score(self, match: Match, candidate: i64) -> i64:
        land = board(match).land
        row = forest_of(candidate) * ROW
        while land.forest_neighbours[row] >= 0:
            if totems_at(match.state, land.forest_neighbours[row]):
                return 1
            row += 1
        return 0


class InnerNextToTotem(NextToTotem):
    """An inner forest next to a Totem."""

    def score(self, match: Match, candidate: i64) -> i64:
        inner = board(match).land.ring_of_forest[forest_of(candidate)] == 1
        return super().score(match, candidate) if inner else 0


# -- where a Totem appears, where recruits come


class StepsToWarband(Score):
    """Steps to the nearest Woodwalker Warband."""

    def score(self, match: Match, candidate: i64) -> i64:
        land = board(match).land
        forest = forest_of(candidate)
        near = nearest_warband(land, match.state, forest)
        return FAR if near < 0 else land.forest_steps[forest * MAX_FORESTS + near]


class NearestWarband(Score):
    """Fighters of that Warband."""

    def score(self, match: Match, candidate: i64) -> i64:
        near = nearest_warband(board(match).land, match.state, forest_of(candidate))
        return 0 if near < 0 else match.state[woodwalkers.FIGHTERS + near]


class TouchesOuterPossible(Touching):
    """Possible outer mountains, controlled or not, with a Forge or without."""

    def wanted(self, match: Match, mountain: i64) -> bool:
        return is_outer_mountain(board(match).land, mountain) and match.state[woodenbot.POSSIBLE + mountain] > 0


class PromiseBeside(Score):
    """The most promising possible outer mountain that touches it: 2 if nobody controls it, 1 if it has no Forge."""

    def score(self, match: Match, candidate: i64) -> i64:
        land = board(match).land
        state = match.state
        best: i64 = 0
        row = forest_of(candidate) * ROW
        while land.forest_touching[row] >= 0:
            mountain = land.forest_touching[row]
            row += 1
            if is_outer_mountain(land, mountain) and state[woodenbot.POSSIBLE + mountain]:
                free: i64 = 0 if units(state, mountain) else 2
                best = max(best, free + (0 if state[ironclad.FORGES + mountain] == FORGE_SIDE else 1))
        return best


class StepsToDrill(Score):
    """Steps to the nearest forest that touches the Drill's mountain."""

    def score(self, match: Match, candidate: i64) -> i64:
        return steps_to_drill(board(match).land, match.state, forest_of(candidate))
