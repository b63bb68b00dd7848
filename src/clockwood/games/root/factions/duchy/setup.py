"""The Duchy's setup: warriors and a tunnel in a corner or homeland, warriors in clearings beside it. [UD 12.3]"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.factions.duchy import cells
from clockwood.games.root.rules.homelands import SpreadAround
from clockwood.games.root.rules.placing import place_piece, place_warriors, why_not_place
from clockwood.games.root.rules.setup import free_corners, why_not_start
from clockwood.games.root.rules.ways import by_path
from clockwood.games.root.table.cells import START
from clockwood.games.root.verbs import CORNER
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.layout import hold
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, SeatStep

FIRST_WARRIORS: Final[i64] = 2
HOME_NEIGHBOURS: Final[i64] = 5
"""Warriors beside the homeland of the advanced setup. [UD ADV]"""


def lay_out_board(match: Match) -> None:
    """Fill the supply of warriors and the crowns. [UD 12.3.1]"""
    match.state[cells.SUPPLY] = cells.MOLES
    for rank in range(cells.ALL_RANKS):
        match.state[cells.CROWNS + rank] = cells.EACH


def dig_home(match: Match, seat: i64, clearing: i64) -> None:
    """Put two warriors and a tunnel in a homeland, and five warriors around it. [UD ADV]"""
    match.push(SpreadAround(seat, clearing, HOME_NEIGHBOURS))
    place_warriors(match, seat, clearing, FIRST_WARRIORS, "UD ADV")
    place_piece(match, seat, cells.TUNNEL, cells.TUNNELS, clearing, "UD ADV")


def surface(match: Match, seat: i64, corner: i64, all_open: bool, cite: str) -> None:
    """Put two warriors and a tunnel in a corner, and two warriors in each clearing beside it. [UD 12.3.3]"""
    hold(match.state, START + corner, seat)
    place_warriors(match, seat, corner, FIRST_WARRIORS, cite)
    place_piece(match, seat, cells.TUNNEL, cells.TUNNELS, corner, cite)
    near = by_path(match, corner, all_open)
    for clearing in range(CLEARINGS):
        if near >> clearing & 1 and why_not_place(match, seat, clearing) == ALLOWED:
            place_warriors(match, seat, clearing, FIRST_WARRIORS, cite)


@mypyc_attr(acyclic=True, free_list_len=1)
class DuchyStart(SeatStep):
    """A corner nobody started in, opposite a used one if possible. [UD 12.3.3]"""

    def run(self, match: Match) -> None:
        match.ask(self, self.seat, free_corners(match))

    def why_not(self, match: Match, action: i64) -> i64:
        return why_not_start(action)

    def chosen(self, match: Match, action: i64) -> None:
        surface(match, self.seat, CORNER.only(action), all_open=False, cite="UD 12.3.3")
