"""The Cult's setup: warriors and a garden in a corner or homeland, warriors in clearings beside it. [LC 10.3]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.events import suit_term
from clockwood.games.root.factions.lizards import cells
from clockwood.games.root.factions.lizards.verbs import OUTCAST
from clockwood.games.root.rules.homelands import SpreadAround
from clockwood.games.root.rules.placing import place_piece, place_warriors, why_not_place
from clockwood.games.root.rules.setup import free_corners, why_not_start
from clockwood.games.root.rules.ways import by_path
from clockwood.games.root.table.cells import START
from clockwood.games.root.verbs import CORNER
from clockwood.games.root.words import CLEARINGS, LAND_SUITS
from clockwood.kernel.events import number, who
from clockwood.kernel.layout import hold
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep

FIRST_WARRIORS: Final[i64] = 4
HOME_NEIGHBOURS: Final[i64] = 3
FIRST_ACOLYTES: Final[i64] = 2
"""Of the advanced setup: warriors beside the homeland, and acolytes. [LC ADV]"""


def settle_in(match: Match, seat: i64, corner: i64, all_open: bool, cite: str) -> None:
    """Put the first garden and warriors in a corner, and a warrior in each clearing beside it. [LC 10.3.2]

    `all_open` takes closed paths for open.
    """
    hold(match.state, START + corner, seat)
    place_warriors(match, seat, corner, FIRST_WARRIORS, cite)
    place_piece(match, seat, cells.GARDEN, cells.GARDENS, corner, cite)
    near = by_path(match, corner, all_open)
    for clearing in range(CLEARINGS):
        if near >> clearing & 1 and why_not_place(match, seat, clearing) == ALLOWED:
            place_warriors(match, seat, clearing, 1, cite)


def found_home(match: Match, seat: i64, clearing: i64) -> None:
    """Put the first garden and warriors in a homeland, three warriors around it, and two acolytes. [LC ADV]"""
    match.push(FirstOutcast(seat))
    match.push(SpreadAround(seat, clearing, HOME_NEIGHBOURS))
    place_warriors(match, seat, clearing, FIRST_WARRIORS, "LC ADV")
    place_piece(match, seat, cells.GARDEN, cells.GARDENS, clearing, "LC ADV")
    match.state[cells.SUPPLY] -= FIRST_ACOLYTES
    match.state[cells.ACOLYTES] += FIRST_ACOLYTES
    if match.listening:
        match.tell("began-with-acolytes", "LC ADV", [who(seat), number("n", FIRST_ACOLYTES)])


@mypyc_attr(acyclic=True, free_list_len=1)
class CultStart(SeatStep):
    """A corner nobody started in, opposite a used one if possible. [LC 10.3.2]"""

    def run(self, match: Match) -> None:
        match.ask(self, self.seat, free_corners(match))

    def why_not(self, match: Match, action: i64) -> i64:
        return why_not_start(action)

    def chosen(self, match: Match, action: i64) -> None:
        match.push(FirstOutcast(self.seat))
        settle_in(match, self.seat, CORNER.only(action), all_open=False, cite="LC 10.3.2")


@mypyc_attr(acyclic=True, free_list_len=1)
class FirstOutcast(SeatStep):
    """Any suit is the first Outcast; the marker does not show hatred yet. [LC 10.3.3]"""

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=3)
        for suit in range(LAND_SUITS):
            options = append(options, OUTCAST.code1(suit))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        hold(match.state, cells.OUTCAST, OUTCAST.only(action))
        if match.listening:
            match.tell("became-outcast", "LC 10.3.3", [who(self.seat), suit_term(OUTCAST.only(action))])
