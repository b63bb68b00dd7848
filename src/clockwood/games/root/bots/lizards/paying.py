"""The price of a conspiracy of the Logical Lizards, once it is done. [LL 8.4.2]"""

from mypy_extensions import mypyc_attr

from clockwood.games.root.factions.lizards import cells
from clockwood.kernel.events import number, who
from clockwood.kernel.match import Match
from clockwood.kernel.step import SeatStep


@mypyc_attr(acyclic=True, free_list_len=1)
class PayAcolyte(SeatStep):
    """An acolyte returns to the supply once the conspiracy is done. [LL 8.4.2]"""

    def run(self, match: Match) -> None:
        match.state[cells.ACOLYTES] -= 1
        match.state[cells.SUPPLY] += 1
        if match.listening:
            match.tell("spent-acolytes", "LL 8.4.2", [who(self.seat), number("n", 1)])
