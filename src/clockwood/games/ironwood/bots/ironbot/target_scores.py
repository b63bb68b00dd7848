"""Criteria for a mountain the Ironbot may move to, one small class each. [IB 8]"""

from mypy_extensions import i64

from clockwood.games.ironwood.bots.common.magic_die import mountain_of
from clockwood.games.ironwood.bots.common.measures import (
    FERRUM_GUARD,
    UNIT,
    all_wood_at,
    largest_wood_at,
)
from clockwood.games.ironwood.bots.ironbot import cells as ironbot
from clockwood.games.ironwood.bots.ironbot.musters import (
    CHASING,
    LEAVING_ONE,
    fighter_comes,
    reachable,
    whole_muster,
)
from clockwood.games.ironwood.bots.ironbot.settings import agreed
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.ironclad.cells import units
from clockwood.games.ironwood.rules.places import is_outer_mountain
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.words import FERRUM, FORGE_SIDE, FOUNDATION_SIDE, ROW
from clockwood.kernel.match import Match
from clockwood.kernel.priority import Score


class CanReach(Score):
    """A Warband can move there, all of it."""

    def score(self, match: Match, candidate: i64) -> i64:
        return 1 if reachable(match, mountain_of(candidate), CHASING) else 0


class CanReachLeavingOne(Score):
    """Units can move there although one stays behind; a Golem alone will do unless agreed otherwise. [IB 8.10]"""

    def score(self, match: Match, candidate: i64) -> i64:
        if agreed(match).expand_fighters:
            return 1 if fighter_comes(match, mountain_of(candidate)) else 0
        return 1 if reachable(match, mountain_of(candidate), LEAVING_ONE) else 0


class FormsLargest(Score):
    """Units of the largest Warband that one move can form there."""

    def score(self, match: Match, candidate: i64) -> i64:
        return whole_muster(match, mountain_of(candidate)) // UNIT


class FormsGolems(Score):
    """Golems of that Warband."""

    def score(self, match: Match, candidate: i64) -> i64:
        return whole_muster(match, mountain_of(candidate)) % UNIT


class FerrumUnguarded(Score):
    """Ferrum, with fewer than three combat units."""

    def score(self, match: Match, candidate: i64) -> i64:
        mountain = mountain_of(candidate)
        return 1 if mountain == FERRUM and units(match.state, FERRUM) < FERRUM_GUARD else 0


def in_danger(match: Match, mountain: i64) -> bool:
    """Return whether a Woodwalker Warband beside the mountain is larger than the Ironclad one there.

    One of an outer forest counts too, although it cannot attack, unless agreed otherwise. [IB 8.6]
    """
    land = board(match).land
    here = units(match.state, mountain)
    if not agreed(match).protect_inner:
        return largest_wood_at(land, match.state, mountain) > here
    row = mountain * ROW
    while land.mountain_touching[row] >= 0:
        forest = land.mountain_touching[row]
        row += 1
        if land.ring_of_forest[forest] == 1 and match.state[woodwalkers.FIGHTERS + forest] > here:
            return True
    return False


class FoundationInDanger(Score):
    """A Foundation that faces a larger Warband."""

    def score(self, match: Match, candidate: i64) -> i64:
        mountain = mountain_of(candidate)
        return 1 if match.state[ironclad.FORGES + mountain] == FOUNDATION_SIDE and in_danger(match, mountain) else 0


class InnerInDanger(Score):
    """An unmarked inner mountain that faces a larger Warband."""

    def score(self, match: Match, candidate: i64) -> i64:
        mountain = mountain_of(candidate)
        inner = board(match).land.ring_of_mountain[mountain] == 1 and match.state[ironbot.KNOWN + mountain] == 0
        return 1 if inner and in_danger(match, mountain) else 0


class NeedsProtection(Score):
    """Any of the three that Protect looks for."""

    def __init__(self) -> None:
        self.ferrum = FerrumUnguarded()
        self.foundation = FoundationInDanger()
        self.inner = InnerInDanger()

    def score(self, match: Match, candidate: i64) -> i64:
        if self.ferrum.score(match, candidate) or self.foundation.score(match, candidate):
            return 1
        return self.inner.score(match, candidate)


class FoundationUnits(Score):
    """Ironclad units where a Foundation is in danger; other mountains score alike."""

    def score(self, match: Match, candidate: i64) -> i64:
        mountain = mountain_of(candidate)
        return units(match.state, mountain) if match.state[ironclad.FORGES + mountain] == FOUNDATION_SIDE else 0


class FoundationGolems(Score):
    """Golems where a Foundation is in danger; other mountains score alike."""

    def score(self, match: Match, candidate: i64) -> i64:
        mountain = mountain_of(candidate)
        founded = match.state[ironclad.FORGES + mountain] == FOUNDATION_SIDE
        return match.state[ironclad.GOLEMS + mountain] if founded else 0


class FreeOuter(Score):
    """An uncontrolled, unmarked outer mountain without a Forge."""

    def score(self, match: Match, candidate: i64) -> i64:
        state = match.state
        mountain = mountain_of(candidate)
        if not is_outer_mountain(board(match).land, mountain) or units(state, mountain):
            return 0
        return 1 if state[ironclad.FORGES + mountain] != FORGE_SIDE and state[ironbot.KNOWN + mountain] == 0 else 0


class LostFoundation(Score):
    """An uncontrolled outer mountain that is free or has a Foundation."""

    def score(self, match: Match, candidate: i64) -> i64:
        state = match.state
        mountain = mountain_of(candidate)
        if not is_outer_mountain(board(match).land, mountain) or units(state, mountain):
            return 0
        return 1 if state[ironclad.FORGES + mountain] == FOUNDATION_SIDE else FreeOuter().score(match, candidate)


class FreeInner(Score):
    """An uncontrolled, unmarked inner mountain."""

    def score(self, match: Match, candidate: i64) -> i64:
        state = match.state
        mountain = mountain_of(candidate)
        free = board(match).land.ring_of_mountain[mountain] == 1 and units(state, mountain) == 0
        return 1 if free and state[ironbot.KNOWN + mountain] == 0 else 0


class WorthExpanding(Score):
    """Any of the three that Expand looks for."""

    def score(self, match: Match, candidate: i64) -> i64:
        return 1 if LostFoundation().score(match, candidate) or FreeInner().score(match, candidate) else 0


class WithFoundation(Score):
    """A Foundation stands there."""

    def score(self, match: Match, candidate: i64) -> i64:
        return 1 if match.state[ironclad.FORGES + mountain_of(candidate)] == FOUNDATION_SIDE else 0


class WoodAround(Score):
    """All Woodwalker Fighters beside an outer mountain."""

    def score(self, match: Match, candidate: i64) -> i64:
        mountain = mountain_of(candidate)
        outer = is_outer_mountain(board(match).land, mountain)
        return all_wood_at(board(match).land, match.state, mountain) if outer else 0


class WoodBesideInner(Score):
    """The largest Woodwalker Warband beside an inner mountain."""

    def score(self, match: Match, candidate: i64) -> i64:
        mountain = mountain_of(candidate)
        inner = board(match).land.ring_of_mountain[mountain] == 1
        return largest_wood_at(board(match).land, match.state, mountain) if inner else 0
