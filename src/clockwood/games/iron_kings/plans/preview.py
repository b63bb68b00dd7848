"""A preview of the program as it lies there, with the steam at hand, for the player who plans. [IK K4]"""

from mypy_extensions import i64

from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.plans import cells as plans
from clockwood.games.iron_kings.rules.phase_end import EndPhase
from clockwood.games.iron_kings.rules.program import RunCard
from clockwood.games.iron_kings.turns import cells as turns
from clockwood.kernel.events import EVERYONE, REVEAL, Event, Told, who
from clockwood.kernel.layout import hold
from clockwood.kernel.match import Match
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.step import Step


class ProgramOver(Step):
    """The preview ends where the phase does."""

    def run(self, match: Match) -> None:
        match.finish(Outcome((), "program-over", "IK K4.2"))


def preview(match: Match, seat: i64) -> list[Told]:
    """Run the program as if somebody drove, up to the first draw, die or choice, and return what would be told."""
    if plans.planned(match.state, seat) == 0 or match.state[kings.KING + seat] == 0 or match.outcome is not None:
        return []
    copy = match.copy()
    copy.outside_chance = True
    copy.listening = True
    state = copy.state
    hold(state, turns.ACTIVE, seat)
    state[kings.space(seat, kings.BRAKE)] = 0
    if state[kings.space(seat, kings.THROTTLE)] == 0:
        hold(state, kings.space(seat, kings.THROTTLE), kings.SMALL)
    copy.stack = [ProgramOver(), EndPhase(seat), RunCard(seat)]
    copy.told = []
    copy.ask_again()
    found: list[Told] = [Event("program-would", "IK K4.2", EVERYONE, [who(seat)])]
    for told in copy.told:
        if told.message == REVEAL:
            break
        if told.known_to(int(seat)):
            found.append(told)
    if copy.outcome is None:
        found.append(Event("program-asks", "IK K4.2", EVERYONE, [who(seat)]))
    return found
