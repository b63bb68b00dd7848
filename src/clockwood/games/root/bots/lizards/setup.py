"""The Logical Lizards' setup, by lot: a corner as people have it, and three Lost Souls. [LL 8.3]"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.lizards.souls import DrawSouls
from clockwood.games.root.factions.lizards.setup import settle_in
from clockwood.games.root.rules.setup import free_corners
from clockwood.games.root.verbs import CORNER
from clockwood.kernel.match import Match
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import SeatStep

FIRST_SOULS: Final[i64] = 3


@mypyc_attr(acyclic=True, free_list_len=1)
class RandomCorner(SeatStep):
    """A random corner nobody started in, opposite a used one if possible. [LL 8.3.2] [AM GEN6]"""

    def run(self, match: Match) -> None:
        match.ask(self, CHANCE, free_corners(match))

    def chosen(self, match: Match, action: i64) -> None:
        match.push(DrawSouls(self.seat, FIRST_SOULS))
        settle_in(match, self.seat, CORNER.only(action), all_open=True, cite="LL 8.3.2")
