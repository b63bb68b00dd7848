"""Criteria for a mountain, one small class each. Candidates are actions; see magic_die for their places. [IB 7, 8]"""

from mypy_extensions import i64

from clockwood.games.ironwood.bots.common.magic_die import mountain_of
from clockwood.games.ironwood.bots.common.measures import (
    FERRUM_GUARD,
    UNIT,
    largest_iron_near,
    largest_wood_at,
    steps_from_mountain,
    steps_to_forge,
)
from clockwood.games.ironwood.bots.ironbot import cells as ironbot
from clockwood.games.ironwood.bots.ironbot.musters import (
    CHASING,
    LEAVING_ONE,
    fresh_fighters,
    goers,
)
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.ironclad.cells import drill, units
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.verbs import DIG, MARCH
from clockwood.games.ironwood.words import FERRUM, FORGE_SIDE, FOUNDATION_SIDE
from clockwood.kernel.match import Match
from clockwood.kernel.priority import Score


class Unmarked(Score):
    """The Ironbot has not marked it."""

    def score(self, match: Match, candidate: i64) -> i64:
        return 0 if match.state[ironbot.KNOWN + mountain_of(candidate)] else 1


class IronGolems(Score):
    """Golems there: they tell Warbands of equal numbers apart."""

    def score(self, match: Match, candidate: i64) -> i64:
        return match.state[ironclad.GOLEMS + mountain_of(candidate)]


class MountainSteps(Score):
    """Steps from the mountain to the nearest Totem; with none on the map all score alike."""

    def score(self, match: Match, candidate: i64) -> i64:
        return steps_from_mountain(board(match).land, match.state, mountain_of(candidate))


class HasFighter(Score):
    """Ironclad Fighters there."""

    def score(self, match: Match, candidate: i64) -> i64:
        return match.state[ironclad.FIGHTERS + mountain_of(candidate)]


class FerrumShort(Score):
    """Ferrum, with fewer than three Fighters."""

    def score(self, match: Match, candidate: i64) -> i64:
        mountain = mountain_of(candidate)
        return 1 if mountain == FERRUM and match.state[ironclad.FIGHTERS + FERRUM] < FERRUM_GUARD else 0


# -- where to move


# -- where to move from


class Goes(Score):
    """Units that would come, if all may."""

    def score(self, match: Match, candidate: i64) -> i64:
        return goers(match, MARCH.first_of_two(candidate), CHASING)


class GoesLeavingOne(Score):
    """Units that would come, one staying behind."""

    def score(self, match: Match, candidate: i64) -> i64:
        return goers(match, MARCH.first_of_two(candidate), LEAVING_ONE)


class FreshFighters(Score):
    """Fighters that may go, three of Ferrum's units staying."""

    def score(self, match: Match, candidate: i64) -> i64:
        source = MARCH.first_of_two(candidate)
        return min(goers(match, source, CHASING), fresh_fighters(match, source))


class NoFoundation(Score):
    """No Foundation stands there."""

    def score(self, match: Match, candidate: i64) -> i64:
        return 0 if match.state[ironclad.FORGES + mountain_of(candidate)] == FOUNDATION_SIDE else 1


class UnitsBeyondGuard(Score):
    """Combat units there, less Ferrum's guard of three."""

    def score(self, match: Match, candidate: i64) -> i64:
        mountain = mountain_of(candidate)
        here = units(match.state, mountain)
        return max(here - FERRUM_GUARD, 0) if mountain == FERRUM else here


# -- the Drill


class AStep(Score):
    """A step of the Drill, not its rest."""

    def score(self, match: Match, candidate: i64) -> i64:
        return 1 if DIG.has(candidate) else 0


class TowardsForge(Score):
    """One step nearer to the closest Forge, with three crystals aboard; else all steps score alike."""

    def score(self, match: Match, candidate: i64) -> i64:
        land = board(match).land
        if match.state[turns.CARGO] < 3:
            return 1
        here = steps_to_forge(land, match.state, drill(match.state))
        return 1 if steps_to_forge(land, match.state, mountain_of(candidate)) < here else 0


class NoForgeThere(Score):
    """A mountain without a Forge, for a Drill with fewer than three crystals aboard."""

    def score(self, match: Match, candidate: i64) -> i64:
        if match.state[turns.CARGO] >= 3:
            return 1
        return 0 if match.state[ironclad.FORGES + mountain_of(candidate)] == FORGE_SIDE else 1


class WoodBesideGuard(Score):
    """The largest Woodwalker Warband beside a mountain with an Ironclad one."""

    def score(self, match: Match, candidate: i64) -> i64:
        mountain = mountain_of(candidate)
        return largest_wood_at(board(match).land, match.state, mountain) if units(match.state, mountain) else 0


class IronNearby(Score):
    """Units of the largest Ironclad Warband next to a mountain that has none itself."""

    def score(self, match: Match, candidate: i64) -> i64:
        mountain = mountain_of(candidate)
        if units(match.state, mountain):
            return 0
        return largest_iron_near(board(match).land, match.state, mountain) // UNIT


class GolemsNearby(Score):
    """Golems of that Warband."""

    def score(self, match: Match, candidate: i64) -> i64:
        mountain = mountain_of(candidate)
        if units(match.state, mountain):
            return 0
        return largest_iron_near(board(match).land, match.state, mountain) % UNIT
