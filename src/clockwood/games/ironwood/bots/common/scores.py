"""Scores that both automata use."""

from mypy_extensions import i64

from clockwood.games.ironwood.bots.common.magic_die import forest_of, mountain_of
from clockwood.games.ironwood.ironclad.cells import units
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.kernel.match import Match
from clockwood.kernel.priority import Score


class IronUnits(Score):
    """Combat units of the Ironclad Warband there."""

    def score(self, match: Match, candidate: i64) -> i64:
        return units(match.state, mountain_of(candidate))


class WoodThere(Score):
    """Woodwalker Fighters there."""

    def score(self, match: Match, candidate: i64) -> i64:
        return match.state[woodwalkers.FIGHTERS + forest_of(candidate)]
