"""Criteria for a Woodwalker Warband, and for a forest the beaten may go to. [IB 7.4, 7.14]"""

from mypy_extensions import i64

from clockwood.games.ironwood.battle.cells import battle_mountain
from clockwood.games.ironwood.bots.common.magic_die import forest_of
from clockwood.games.ironwood.bots.common.measures import (
    FAR,
    iron_size,
    largest_iron_at,
    last_turn,
    steps_to_rim,
    steps_to_totem,
    totems_that_count,
    wood_size,
)
from clockwood.games.ironwood.bots.ironbot.musters import CHASING, reachable
from clockwood.games.ironwood.bots.ironbot.settings import agreed
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.ironclad.cells import units
from clockwood.games.ironwood.rules.attacking import why_not_attack_forest
from clockwood.games.ironwood.verbs import ATTACK_FOREST
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.woodwalkers.cells import totems_at
from clockwood.games.ironwood.words import ROW
from clockwood.kernel.match import Match
from clockwood.kernel.priority import Score


class InnerForest(Score):
    """On an inner forest; outer ones are never attacked."""

    def score(self, match: Match, candidate: i64) -> i64:
        return 1 if board(match).land.ring_of_forest[forest_of(candidate)] == 1 else 0


class CanBeAttacked(Score):
    """An Ironclad Warband beside it may attack it."""

    def score(self, match: Match, candidate: i64) -> i64:
        land = board(match).land
        forest = forest_of(candidate)
        row = forest * ROW
        while land.forest_touching[row] >= 0:
            if why_not_attack_forest(match, land.forest_touching[row], forest) == 0:
                return 1
            row += 1
        return 0


class CanBeChased(Score):
    """A mountain beside it holds Ironclad units, or one move of a Warband can reach it."""

    def score(self, match: Match, candidate: i64) -> i64:
        land = board(match).land
        row = forest_of(candidate) * ROW
        while land.forest_touching[row] >= 0:
            mountain = land.forest_touching[row]
            row += 1
            if units(match.state, mountain):
                return 1
            if not agreed(match).chase_adjacent and reachable(match, mountain, CHASING):
                return 1
        return 0


class SmallerNearTotem(Score):
    """An Ironclad Warband beside it is larger, and a Totem is with it or next to it."""

    def score(self, match: Match, candidate: i64) -> i64:
        land = board(match).land
        state = match.state
        forest = forest_of(candidate)
        near = totems_at(state, forest) > 0
        for other in range(land.forests):
            near = near or (land.forest_near[forest] >> other & 1 == 1 and totems_at(state, other) > 0)
        if not near:
            return 0
        row = forest * ROW
        while land.forest_touching[row] >= 0:
            mountain = land.forest_touching[row]
            row += 1
            if iron_size(state, mountain) > wood_size(state, forest):
                return 1
        return 0


class WithTotem(Score):
    """With a Totem that counts this turn."""

    def score(self, match: Match, candidate: i64) -> i64:
        return totems_that_count(match.state, forest_of(candidate))


class WithFadingTotem(Score):
    """With a fading Totem, unless this is the last turn of the round."""

    def score(self, match: Match, candidate: i64) -> i64:
        state = match.state
        return 0 if last_turn(state) else state[woodwalkers.FADING_TOTEMS + forest_of(candidate)]


class StepsToRim(Score):
    """Of Warbands with a Totem alone; the others score alike."""

    def score(self, match: Match, candidate: i64) -> i64:
        forest = forest_of(candidate)
        return steps_to_rim(board(match).land, forest) if totems_that_count(match.state, forest) else 0


class StepsToTotem(Score):
    """Steps to the nearest Totem that counts; with none on the map all score alike."""

    def score(self, match: Match, candidate: i64) -> i64:
        return steps_to_totem(board(match).land, match.state, forest_of(candidate), counted=True)


class SizeNearTotem(Score):
    """The Warband's size, where a Totem is on the map but with no Warband."""

    def score(self, match: Match, candidate: i64) -> i64:
        forest = forest_of(candidate)
        steps = steps_to_totem(board(match).land, match.state, forest, counted=True)
        return match.state[woodwalkers.FIGHTERS + forest] if 0 < steps < FAR else 0


class SizeWithoutTotem(Score):
    """The Warband's size, where no Totem is on the map."""

    def score(self, match: Match, candidate: i64) -> i64:
        forest = forest_of(candidate)
        steps = steps_to_totem(board(match).land, match.state, forest, counted=True)
        return match.state[woodwalkers.FIGHTERS + forest] if steps >= FAR else 0


class Difference(Score):
    """Ironclad less Woodwalker units, plain counts; Warbands with a Totem score alike, unless agreed otherwise."""

    def score(self, match: Match, candidate: i64) -> i64:
        forest = forest_of(candidate)
        if totems_that_count(match.state, forest) and not agreed(match).totem_difference:
            return 0
        return largest_iron_at(board(match).land, match.state, forest) - match.state[woodwalkers.FIGHTERS + forest]


class WideEnough(Score):
    """The attacker has no fewer units than the Warband in focus, or the margin agreed on more."""

    def score(self, match: Match, candidate: i64) -> i64:
        mountain, forest = ATTACK_FOREST.first_of_two(candidate), ATTACK_FOREST.last_of(candidate)
        difference = units(match.state, mountain) - match.state[woodwalkers.FIGHTERS + forest]
        return 1 if difference >= agreed(match).attack_margin else 0


class StepsToAnyTotem(Score):
    """Steps to the nearest Totem, fading or not."""

    def score(self, match: Match, candidate: i64) -> i64:
        return steps_to_totem(board(match).land, match.state, forest_of(candidate), counted=False)


class TotemOnMap(Score):
    """A Totem is on the map at all."""

    def score(self, match: Match, candidate: i64) -> i64:
        return 1 if steps_to_totem(board(match).land, match.state, forest_of(candidate), counted=False) < FAR else 0


# -- where the beaten go


class AwayFromBattle(Score):
    """A forest that does not touch the mountain of the battle."""

    def score(self, match: Match, candidate: i64) -> i64:
        forest = forest_of(candidate)
        if forest < 0:
            return 0
        return 0 if board(match).land.touch_mountains[forest] >> battle_mountain(match.state) & 1 else 1


class NoTotemThere(Score):
    """No Totem stands there."""

    def score(self, match: Match, candidate: i64) -> i64:
        return 0 if totems_at(match.state, forest_of(candidate)) else 1
