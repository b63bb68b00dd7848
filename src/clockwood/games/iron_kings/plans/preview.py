"""What the program would do as it lies there, with the steam at hand: told as events, for whoever plans. [IK K4]"""

from mypy_extensions import i64

from clockwood.games.iron_kings.events import who
from clockwood.games.iron_kings.rules.phase_end import EndPhase
from clockwood.games.iron_kings.rules.program import RunCard
from clockwood.games.iron_kings.state import ACTIVE, BRAKE, KING, SMALL, THROTTLE, planned, space
from clockwood.kernel.events import EVERYONE, Event, Told
from clockwood.kernel.match import Match
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.step import Step


class ProgramOver(Step):
    """The look ahead ends where the phase does."""

    def run(self, match: Match) -> None:
        match.finish(Outcome((), "program-over", "IK K4.2"))


def preview(match: Match, seat: i64) -> list[Told]:
    """Run the program as if somebody drove, up to the first draw, die or choice, and return what would be told."""
    if planned(match.state, seat) == 0 or match.state[KING + seat] == 0 or match.outcome is not None:
        return []
    twin = match.copy()
    twin.outside_chance = True
    twin.listening = True
    state = twin.state
    state[ACTIVE] = seat + 1
    state[space(seat, BRAKE)] = 0
    if state[space(seat, THROTTLE)] == 0:
        state[space(seat, THROTTLE)] = SMALL
    twin.stack = [ProgramOver(), EndPhase(seat), RunCard(seat)]
    twin.told = []
    twin.ask_again()
    found: list[Told] = [Event("program-would", "IK K4.2", EVERYONE, [who(seat)])]
    for told in twin.told:
        if told.message == "wall":
            break
        if told.known_to(int(seat)):
            found.append(told)
    if twin.outcome is None:
        found.append(Event("program-asks", "IK K4.2", EVERYONE, [who(seat)]))
    return found
