"""The Mechanical Marquise's setup, by lot: keep, warriors, three buildings near the keep. [MM 4.3]"""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.factions.marquise import cells
from clockwood.games.root.rules.placing import buildings_at, open_slots, place_piece, place_warriors
from clockwood.games.root.rules.ways import by_path
from clockwood.games.root.table.cells import START
from clockwood.games.root.verbs import BUILD, CORNER
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.bits import bit
from clockwood.kernel.layout import hold
from clockwood.kernel.match import Match
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import SeatStep, Step


@mypyc_attr(acyclic=True, free_list_len=1)
class RandomKeep(SeatStep):
    """The keep goes to a random corner; a warrior to every clearing but the one opposite. [MM 4.3.2] [MM 4.3.3]"""

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=4)
        for corner in content_of(match).land.corners:
            if match.state[START + corner] == 0:
                options = append(options, CORNER.code1(corner))
        match.ask(self, CHANCE, options)

    def chosen(self, match: Match, action: i64) -> None:
        corner = CORNER.only(action)
        hold(match.state, START + corner, self.seat)
        place_piece(match, self.seat, cells.KEEP, cells.KEEPS, corner, "MM 4.3.2")
        opposite = content_of(match).land.opposite[corner]
        for clearing in range(CLEARINGS):
            if clearing != opposite:
                place_warriors(match, self.seat, clearing, 2 if clearing == corner else 1, "MM 4.3.3")
        match.push(FirstBuilding(self.seat, cells.RECRUITERS))
        match.push(FirstBuilding(self.seat, cells.WORKSHOPS))
        match.push(FirstBuilding(self.seat, cells.SAWMILLS))


@mypyc_attr(acyclic=True, free_list_len=1)
class FirstBuilding(Step):
    """One of the first three buildings, at the keep or beside it, one in a clearing at most. [MM 4.3.4] [GE 12.2.1]"""

    def __init__(self, seat: i64, piece: i64) -> None:
        self.seat = seat
        self.piece = piece

    def run(self, match: Match) -> None:
        keep = cells.keep_at(match.state)
        near = by_path(match, keep, all_open=True) | bit(keep)
        options = vec[i64](capacity=6)
        for clearing in range(CLEARINGS):
            if near >> clearing & 1 and open_slots(match, clearing) > 0 and buildings_at(match, clearing) == 0:
                options = append(options, BUILD.code2(clearing, self.piece))
        if len(options):
            match.ask(self, CHANCE, options)

    def chosen(self, match: Match, action: i64) -> None:
        clearing = BUILD.first_of_two(action)
        place_piece(match, self.seat, cells.row_of(self.piece), self.piece, clearing, "MM 4.3.4")
