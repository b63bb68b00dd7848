"""Scores that several automata compare by; the seat that chooses is `match.chooser`."""

from typing import Final

from mypy_extensions import i64

from clockwood.games.root.bots.common import targets
from clockwood.games.root.bots.common.targets import clearing_of
from clockwood.games.root.content import content_of
from clockwood.games.root.rules.sides import is_target
from clockwood.games.root.verbs import AGAINST, BATTLE, MOVE
from clockwood.kernel.match import Match
from clockwood.kernel.priority import Score


class EnemyPieces(Score):
    """Enemy pieces in the clearing."""

    def score(self, match: Match, candidate: i64) -> i64:
        return targets.enemy_pieces(match, match.chooser, clearing_of(candidate))


class EnemyWarriors(Score):
    """Enemy warriors in the clearing."""

    def score(self, match: Match, candidate: i64) -> i64:
        return targets.enemy_warriors(match, match.chooser, clearing_of(candidate))


class EnemyBuildings(Score):
    """Enemy buildings in the clearing."""

    def score(self, match: Match, candidate: i64) -> i64:
        found: i64 = 0
        for other in range(content_of(match).players):
            if is_target(match, match.chooser, other):
                found += targets.buildings_of(match, other, clearing_of(candidate))
        return found


class TargetPoints(Score):
    """Points of a player who is named. [AM GEN5]"""

    def score(self, match: Match, candidate: i64) -> i64:
        return targets.points_of(match, AGAINST.only(candidate))


class OwnWarriors(Score):
    """Own warriors in the clearing."""

    def score(self, match: Match, candidate: i64) -> i64:
        return targets.warriors_of(match, match.chooser, clearing_of(candidate))


class OriginWarriors(Score):
    """Own warriors where a move begins."""

    def score(self, match: Match, candidate: i64) -> i64:
        return targets.warriors_of(match, match.chooser, MOVE.first_of_two(candidate))


class OriginRank(Score):
    """The priority of the clearing where a move begins; the Pass is 0, before all others. [GE 12.2.2]"""

    def score(self, match: Match, candidate: i64) -> i64:
        return targets.rank(match, MOVE.first_of_two(candidate))


class ReverseRank(Score):
    """The priority of the clearing counted from the lowest; the Pass is 0, before all others. [GE 12.2.2]"""

    def score(self, match: Match, candidate: i64) -> i64:
        return targets.reverse_rank(match, clearing_of(candidate))


class FoePieces(Score):
    """Pieces of the defender in the clearing."""

    def score(self, match: Match, candidate: i64) -> i64:
        return targets.pieces_of(match, BATTLE.last_of(candidate), clearing_of(candidate))


class FoeBuildings(Score):
    """Buildings of the defender in the clearing."""

    def score(self, match: Match, candidate: i64) -> i64:
        return targets.buildings_of(match, BATTLE.last_of(candidate), clearing_of(candidate))


class FoePoints(Score):
    """Points of the defender. [AM GEN5]"""

    def score(self, match: Match, candidate: i64) -> i64:
        return targets.points_of(match, BATTLE.last_of(candidate))


class Undefended(Score):
    """Enemy buildings in the clearing whose owner has no warrior there."""

    def score(self, match: Match, candidate: i64) -> i64:
        clearing = clearing_of(candidate)
        found: i64 = 0
        content = content_of(match)
        for other in range(content.players):
            if is_target(match, match.chooser, other) and content.faction[other].is_defenseless(
                match, other, clearing
            ):  # fmt: skip
                found += targets.buildings_of(match, other, clearing)
        return found


ENEMY_PIECES: Final = EnemyPieces()
ENEMY_WARRIORS: Final = EnemyWarriors()
ENEMY_BUILDINGS: Final = EnemyBuildings()
TARGET_POINTS: Final = TargetPoints()
OWN_WARRIORS: Final = OwnWarriors()
ORIGIN_WARRIORS: Final = OriginWarriors()
ORIGIN_RANK: Final = OriginRank()
REVERSE_RANK: Final = ReverseRank()
FOE_PIECES: Final = FoePieces()
FOE_BUILDINGS: Final = FoeBuildings()
FOE_POINTS: Final = FoePoints()
UNDEFENDED: Final = Undefended()
