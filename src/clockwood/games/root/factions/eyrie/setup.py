"""The Eyrie's setup: a roost and six warriors in a corner, then a leader. [EY 7.3]"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.factions.eyrie import cells
from clockwood.games.root.factions.eyrie.leaders import FirstLeader
from clockwood.games.root.rules.placing import place_piece, place_warriors
from clockwood.games.root.rules.setup import free_corners, why_not_start
from clockwood.games.root.table.cells import START
from clockwood.games.root.verbs import CORNER
from clockwood.kernel.layout import hold
from clockwood.kernel.match import Match
from clockwood.kernel.step import SeatStep

FIRST_WARRIORS: Final[i64] = 6


def nest(match: Match, seat: i64, clearing: i64, cite: str) -> None:
    """Put a roost and six warriors in a clearing, and choose a leader. [EY 7.3.2] [EY ADV]"""
    place_piece(match, seat, cells.ROOST, cells.ROOSTS, clearing, cite)
    place_warriors(match, seat, clearing, FIRST_WARRIORS, cite)
    match.push(FirstLeader(seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class EyrieStart(SeatStep):
    """A corner nobody started in, opposite a used one if possible. [EY 7.3.2]"""

    def run(self, match: Match) -> None:
        match.ask(self, self.seat, free_corners(match))

    def why_not(self, match: Match, action: i64) -> i64:
        return why_not_start(action)

    def chosen(self, match: Match, action: i64) -> None:
        corner = CORNER.only(action)
        hold(match.state, START + corner, self.seat)
        nest(match, self.seat, corner, "EY 7.3.2")
