"""The Iron King phase stopped from within: the lake, or a tow home. [IK K5.6] [IK U4]"""

from mypy_extensions import mypyc_attr

from clockwood.games.iron_kings.events import who
from clockwood.games.iron_kings.state import DOUBLED, LAST_COST, POINTER
from clockwood.kernel.match import Match
from clockwood.kernel.step import SeatStep


@mypyc_attr(acyclic=True, free_list_len=1)
class EndPhase(SeatStep):
    """The pointer goes back to the start; the cards stay. [IK K4.2]"""

    def run(self, match: Match) -> None:
        state = match.state
        state[POINTER] = 0
        state[DOUBLED] = 0
        state[LAST_COST] = 0
        if match.listening:
            match.tell("phase-ended", "IK K4.2", [who(self.seat)])


def leave_phase(match: Match) -> None:
    """What the program would still have done is dropped."""
    match.leave(EndPhase)
