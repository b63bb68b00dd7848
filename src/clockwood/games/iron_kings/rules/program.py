"""The Iron King phase: the program runs card by card while steam lasts. [IK K4.1–K4.3]"""

from mypy_extensions import i64, mypyc_attr

from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.plans import cells as plans
from clockwood.games.iron_kings.rules.effects import can_resolve, resolve
from clockwood.games.iron_kings.rules.phase_end import EndPhase
from clockwood.games.iron_kings.treasures import cells as treasures
from clockwood.games.iron_kings.words import PLANS_EACH
from clockwood.kernel.events import card_term, number, who
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match
from clockwood.kernel.step import SeatStep


def is_driven(match: Match, seat: i64) -> bool:
    """Return whether a worker is on the Throttle and none on the Brake. [IK K2.5] [IK K3.4]"""
    state = match.state
    return state[kings.space(seat, kings.THROTTLE)] != 0 and state[kings.space(seat, kings.BRAKE)] == 0


@mypyc_attr(acyclic=True, free_list_len=1)
class Throttle(SeatStep):
    """The king moves if somebody drives it. [IK K2.5]"""

    def run(self, match: Match) -> None:
        if not is_driven(match, self.seat) or plans.planned(match.state, self.seat) == 0:
            return
        if match.listening:
            match.tell("phase-began", "IK K2.5", [who(self.seat)])
        match.push(EndPhase(self.seat))
        match.push(RunCard(self.seat))


def cost_now(match: Match, seat: i64, card: i64) -> i64:
    """Return the steam a card costs; a weighty treasure makes the first of a phase dearer."""
    cost = content_of(match).plans.steam[card % PLANS_EACH]
    return cost + 1 if match.state[plans.POINTER] == 0 and treasures.has(match, seat, treasures.WEIGHS) else cost


@mypyc_attr(acyclic=True, free_list_len=1)
class RunCard(SeatStep):
    """The card at the pointer is paid for and resolved, then the next; or the phase is over. [IK K4.1] [IK K4.2]"""

    def run(self, match: Match) -> None:
        seat = self.seat
        state = match.state
        pointer = state[plans.POINTER]
        if pointer >= plans.planned(state, seat):
            return
        card = term(state, plans.slot(seat, pointer))
        cost = cost_now(match, seat, card)
        if state[kings.STEAM + seat] < cost:
            self.stop(match, "no-steam-for", "IK K4.2", card)
        elif not is_driven(match, seat):
            self.stop(match, "nobody-drives", "IK K4.1", card)
        elif not can_resolve(match, seat, card):
            self.stop(match, "cannot-resolve", "IK K4.3", card)
        else:
            self.execute(match, card, cost)

    def stop(self, match: Match, message: str, cite: str, card: i64) -> None:
        if match.listening:
            match.tell(message, cite, [who(self.seat), card_term(card)])

    def execute(self, match: Match, card: i64, cost: i64) -> None:
        seat = self.seat
        state = match.state
        before = state[plans.LAST_COST]
        times = state[plans.DOUBLED] + 1
        state[kings.STEAM + seat] -= cost
        state[plans.LAST_COST] = cost
        state[plans.DOUBLED] = 0
        state[plans.POINTER] += 1
        if match.listening:
            match.tell("card-run", "IK K4.2", [who(seat), card_term(card), number("n", cost)])
        match.push(self)
        resolve(match, seat, card, times, before)
