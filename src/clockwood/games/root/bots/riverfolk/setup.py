"""The Riverfolk Robots' setup: a warrior at every river, a payment, five cards. [RR 9.3.1–9.3.5]"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.recruiting import placeable
from clockwood.games.root.bots.common.targets import by_priority
from clockwood.games.root.factions.riverfolk.setup import lay_out_board, river_clearings
from clockwood.games.root.rules.placing import place_warriors
from clockwood.kernel.match import Match
from clockwood.kernel.step import SeatStep

FIRST_PAYMENT: Final[i64] = 1


@mypyc_attr(acyclic=True, free_list_len=1)
class RobotStart(SeatStep):
    """One warrior in each clearing with a river, one in Payments. [RR 9.3.2] [RR 9.3.3] [RR 9.3.4]"""

    def run(self, match: Match) -> None:
        for clearing in by_priority(match, placeable(match, self.seat, river_clearings(match)), lowest=False):
            place_warriors(match, self.seat, clearing, 1, "RR 9.3.2")
        lay_out_board(match, self.seat, FIRST_PAYMENT, "RR 9.3.4")
