"""The Marquise's standard setup: keep, warriors, and three buildings near the keep. [MC 6.3]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.factions.marquise import cells
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.placing import NO_SLOT, open_slots, place_piece, place_warriors
from clockwood.games.root.rules.setup import why_not_start
from clockwood.games.root.rules.ways import by_path
from clockwood.games.root.table.cells import START
from clockwood.games.root.verbs import BUILD, CORNER
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.bits import bit
from clockwood.kernel.layout import hold
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED, SeatStep, Step

FAR_FROM_KEEP: Final[i64] = REASONS.add("far-from-keep", "MC 6.3.4")


@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceKeep(SeatStep):
    """The keep goes to any corner; a warrior to every clearing but the one opposite. [MC 6.3.2] [MC 6.3.3]"""

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=4)
        for corner in content_of(match).land.corners:
            if match.state[START + corner] == 0:
                options = append(options, CORNER.code1(corner))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return why_not_start(action)

    def chosen(self, match: Match, action: i64) -> None:
        corner = CORNER.only(action)
        hold(match.state, START + corner, self.seat)
        place_piece(match, self.seat, cells.KEEP, cells.KEEPS, corner, "MC 6.3.2")
        opposite = content_of(match).land.opposite[corner]
        for clearing in range(CLEARINGS):
            if clearing != opposite:
                place_warriors(match, self.seat, clearing, 1, "MC 6.3.3")
        match.push(PlaceStart(self.seat, cells.RECRUITERS))
        match.push(PlaceStart(self.seat, cells.WORKSHOPS))
        match.push(PlaceStart(self.seat, cells.SAWMILLS))


@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceStart(Step):
    """One of the first three buildings, at the keep or beside it. [MC 6.3.4]"""

    def __init__(self, seat: i64, piece: i64) -> None:
        self.seat = seat
        self.piece = piece

    def near(self, match: Match) -> i64:
        keep = cells.keep_at(match.state)
        return by_path(match, keep, all_open=False) | bit(keep)

    def run(self, match: Match) -> None:
        near = self.near(match)
        options = vec[i64](capacity=6)
        for clearing in range(CLEARINGS):
            if near >> clearing & 1 and open_slots(match, clearing) > 0:
                options = append(options, BUILD.code2(clearing, self.piece))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        if not BUILD.has(action) or BUILD.last_of(action) != self.piece:
            return NOT_ASKED
        return NO_SLOT if self.near(match) >> BUILD.first_of_two(action) & 1 else FAR_FROM_KEEP

    def chosen(self, match: Match, action: i64) -> None:
        clearing = BUILD.first_of_two(action)
        place_piece(match, self.seat, cells.row_of(self.piece), self.piece, clearing, "MC 6.3.4")
