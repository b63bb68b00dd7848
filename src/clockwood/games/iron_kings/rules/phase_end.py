"""The end of the Iron King phase, also from within: in a lake, or by a tow home. [IK K4.2] [IK K5.6] [IK U4]"""

from mypy_extensions import mypyc_attr

from clockwood.games.iron_kings.plans import cells as plans
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.step import SeatStep


@mypyc_attr(acyclic=True, free_list_len=1)
class EndPhase(SeatStep):
    """The pointer goes back to the start; the cards stay. [IK K4.2]"""

    def run(self, match: Match) -> None:
        state = match.state
        state[plans.POINTER] = 0
        state[plans.DOUBLED] = 0
        state[plans.LAST_COST] = 0
        if match.listening:
            match.tell("phase-ended", "IK K4.2", [who(self.seat)])


def leave_phase(match: Match) -> None:
    """Drop what the program would still have done."""
    match.leave(EndPhase)
