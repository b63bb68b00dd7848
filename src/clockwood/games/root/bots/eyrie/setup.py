"""The Electric Eyrie's setup, by lot: a roost and six warriors in a corner, Viziers in the Decree. [EE 5.3]"""

from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.factions.eyrie import cells
from clockwood.games.root.factions.eyrie.setup import FIRST_WARRIORS
from clockwood.games.root.rules.placing import place_piece, place_warriors
from clockwood.games.root.rules.setup import free_corners
from clockwood.games.root.table.cells import START
from clockwood.games.root.verbs import CORNER
from clockwood.kernel.layout import hold
from clockwood.kernel.match import Match
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import SeatStep


@mypyc_attr(acyclic=True, free_list_len=1)
class RandomRoost(SeatStep):
    """A random corner nobody started in, opposite a used one if possible. [EE 5.3.2] [AM GEN6]"""

    def run(self, match: Match) -> None:
        match.ask(self, CHANCE, free_corners(match))

    def chosen(self, match: Match, action: i64) -> None:
        corner = CORNER.only(action)
        hold(match.state, START + corner, self.seat)
        place_piece(match, self.seat, cells.ROOST, cells.ROOSTS, corner, "EE 5.3.2")
        place_warriors(match, self.seat, corner, FIRST_WARRIORS, "EE 5.3.2")
