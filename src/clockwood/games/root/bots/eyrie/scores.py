"""Scores of the Electric Eyrie's Decree. [EE 5.5.1]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.root.bots.common.scores import (
    ENEMY_PIECES,
    FOE_BUILDINGS,
    FOE_PIECES,
    FOE_POINTS,
    ORIGIN_RANK,
    ORIGIN_WARRIORS,
    OWN_WARRIORS,
    REVERSE_RANK,
    UNDEFENDED,
)
from clockwood.games.root.bots.common.targets import clearing_of
from clockwood.games.root.factions.eyrie.cells import ROOST
from clockwood.kernel.match import Match
from clockwood.kernel.priority import Score, fewest, most, prefer


class NoRoost(Score):
    """1 for a clearing without a roost."""

    def score(self, match: Match, candidate: i64) -> i64:
        return 0 if match.state[ROOST + clearing_of(candidate)] else 1


NO_ROOST: Final = prefer("no-roost", NoRoost())
RECRUIT: Final = [most("enemy-pieces", ENEMY_PIECES), fewest("own-warriors", OWN_WARRIORS)]
"""Then the lowest priority. [EE 5.5.1.I]"""
MOVE: Final = [
    most("origin-warriors", ORIGIN_WARRIORS),
    fewest("origin-rank", ORIGIN_RANK),
    NO_ROOST,
    fewest("enemy-pieces", ENEMY_PIECES),
]
"""First the origin, then the destination, of these the lowest priority. [EE 5.5.1.II]"""
BATTLE: Final = [
    NO_ROOST,
    most("undefended", UNDEFENDED),
    fewest("reverse-rank", REVERSE_RANK),
    most("foe-buildings", FOE_BUILDINGS),
    most("foe-pieces", FOE_PIECES),
    most("foe-points", FOE_POINTS),
]
"""First the clearing, then the defender, of these the first letter. [EE 5.5.1.III]"""
