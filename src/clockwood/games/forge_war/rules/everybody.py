"""Phases in which all players decide at the same time. [FW F7.2]"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.forge_war.turns import cells as turns
from clockwood.games.forge_war.turns.cells import in_order
from clockwood.kernel.match import Match
from clockwood.kernel.timing import Together


@mypyc_attr(acyclic=True)
class Everybody(Together):
    """All players decide at the same time, which is a turn of its own. [FW F7.2]"""

    def run(self, match: Match) -> None:
        match.state[turns.TURN] += 1
        super().run(match)

    def seats(self, match: Match) -> vec[i64]:
        return in_order(match)
