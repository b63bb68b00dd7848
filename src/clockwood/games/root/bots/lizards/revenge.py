"""Robot Revenge: one of the warriors that fall together becomes an acolyte. [LL 8.2.2]"""

from mypy_extensions import mypyc_attr

from clockwood.games.root.factions.lizards import cells
from clockwood.games.root.factions.lizards.losing import take_revenge
from clockwood.kernel.match import Match
from clockwood.kernel.step import SeatStep


@mypyc_attr(acyclic=True, free_list_len=1)
class RobotRevenge(SeatStep):
    """One acolyte, in however many clearings warriors were removed at once. [LL 8.2.2] [AM LL1]"""

    def run(self, match: Match) -> None:
        match.state[cells.REVENGE] = 0
        take_revenge(match, self.seat, 1, "LL 8.2.2")
