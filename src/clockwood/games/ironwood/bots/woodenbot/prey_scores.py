"""Criteria for a mountain to attack, and for the forest to attack from. [WB 7]"""

from mypy_extensions import i64

from clockwood.games.ironwood.bots.common.magic_die import mountain_of
from clockwood.games.ironwood.bots.woodenbot import cells as woodenbot
from clockwood.games.ironwood.bots.woodenbot.settings import agreed
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.ironclad.cells import drill, units
from clockwood.games.ironwood.rules.attacking import why_not_attack_mountain
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.verbs import ATTACK_MOUNTAIN, HIT, RETREAT_MOUNTAIN
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.woodwalkers.cells import totems_at
from clockwood.games.ironwood.words import FERRUM, FORGE_SIDE, FOUNDATION_SIDE, ROW
from clockwood.kernel.match import Match
from clockwood.kernel.priority import Score


def strong_enough(match: Match, forest: i64, mountain: i64) -> bool:
    """Return whether the Warband is as large as the Ironclad one, larger than one with Golem or Forge. [WB 7.1]

    Against nobody every Warband is. A table may ask it to outnumber Fighters, Golem and Forge together.
    """
    state = match.state
    soldiers = units(state, mountain)
    if soldiers == 0:
        return True
    golem: i64 = 1 if state[ironclad.GOLEMS + mountain] else 0
    forge: i64 = 1 if state[ironclad.FORGES + mountain] == FORGE_SIDE else 0
    surplus = state[woodwalkers.FIGHTERS + forest] - soldiers
    return surplus > golem + forge if agreed(match).must_outnumber else surplus >= max(golem, forge)


def could_attack(match: Match, forest: i64, mountain: i64) -> bool:
    """Return whether a Warband may attack from there and dares to; Ferrum is named, so it may be empty. [WB 7.1]"""
    if match.state[woodwalkers.FIGHTERS + forest] == 0:
        return False
    if why_not_attack_mountain(match, forest, mountain, mountain == FERRUM):
        return False
    return strong_enough(match, forest, mountain)


class InReach(Score):
    """Warbands that could attack it."""

    def score(self, match: Match, candidate: i64) -> i64:
        land = board(match).land
        mountain = mountain_of(candidate)
        found: i64 = 0
        row = mountain * ROW
        while land.mountain_touching[row] >= 0:
            if could_attack(match, land.mountain_touching[row], mountain):
                found += 1
            row += 1
        return found


class BestSurplus(Score):
    """By how many Fighters the largest Warband that could attack it exceeds the Ironclad units."""

    def score(self, match: Match, candidate: i64) -> i64:
        land = board(match).land
        mountain = mountain_of(candidate)
        largest: i64 = 0
        row = mountain * ROW
        while land.mountain_touching[row] >= 0:
            forest = land.mountain_touching[row]
            row += 1
            if could_attack(match, forest, mountain):
                largest = max(largest, match.state[woodwalkers.FIGHTERS + forest])
        return largest - units(match.state, mountain)


class Surplus(Score):
    """By how many Fighters the Warband that would attack exceeds the Ironclad units."""

    def score(self, match: Match, candidate: i64) -> i64:
        forest, mountain = ATTACK_MOUNTAIN.first_of_two(candidate), ATTACK_MOUNTAIN.last_of(candidate)
        return match.state[woodwalkers.FIGHTERS + forest] - units(match.state, mountain)


# -- the entries of the lists


class HeldFoundation(Score):
    """A controlled Foundation."""

    def score(self, match: Match, candidate: i64) -> i64:
        mountain = mountain_of(candidate)
        held = match.state[ironclad.FORGES + mountain] == FOUNDATION_SIDE and units(match.state, mountain) > 0
        return 1 if held else 0


class HeldPossible(Score):
    """A controlled possible mountain."""

    def score(self, match: Match, candidate: i64) -> i64:
        mountain = mountain_of(candidate)
        return 1 if match.state[woodenbot.POSSIBLE + mountain] and units(match.state, mountain) else 0


class LoadedDrill(Score):
    """The Drill with cargo."""

    def score(self, match: Match, candidate: i64) -> i64:
        return 1 if drill(match.state) == mountain_of(candidate) and match.state[turns.CARGO] else 0


class IsFerrum(Score):
    """Ferrum."""

    def score(self, match: Match, candidate: i64) -> i64:
        return 1 if mountain_of(candidate) == FERRUM else 0


class AnyWarband(Score):
    """An Ironclad Warband."""

    def score(self, match: Match, candidate: i64) -> i64:
        return units(match.state, mountain_of(candidate))


class WarbandByTotem(Score):
    """An Ironclad Warband next to a Totem."""

    def score(self, match: Match, candidate: i64) -> i64:
        land = board(match).land
        mountain = mountain_of(candidate)
        if units(match.state, mountain) == 0:
            return 0
        row = mountain * ROW
        while land.mountain_touching[row] >= 0:
            if totems_at(match.state, land.mountain_touching[row]):
                return 1
            row += 1
        return 0


# -- what it does to the beaten


class NotPossible(Score):
    """No Totem can be found there."""

    def score(self, match: Match, candidate: i64) -> i64:
        return 0 if match.state[woodenbot.POSSIBLE + mountain_of(candidate)] else 1


class Driven(Score):
    """A retreat, not a stay."""

    def score(self, match: Match, candidate: i64) -> i64:
        return 1 if RETREAT_MOUNTAIN.has(candidate) else 0


class GolemsHit(Score):
    """Golems removed."""

    def score(self, match: Match, candidate: i64) -> i64:
        return HIT.last_of(candidate)


class FightersHit(Score):
    """Fighters removed."""

    def score(self, match: Match, candidate: i64) -> i64:
        return HIT.first_of_two(candidate)
