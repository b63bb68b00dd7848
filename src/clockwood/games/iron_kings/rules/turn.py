"""A turn from its start to its end, and the rounds they make. [IK K2] [IK K8]"""

from mypy_extensions import mypyc_attr

from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.rules.boiler import gain_steam
from clockwood.games.iron_kings.rules.ending import FinalScoring, holdfast_vp
from clockwood.games.iron_kings.rules.program import Throttle
from clockwood.games.iron_kings.rules.wilds import recall, rescue, stray
from clockwood.games.iron_kings.rules.workers import WorkerPhase
from clockwood.games.iron_kings.turns import cells as turns
from clockwood.games.iron_kings.upgrades import cells as upgrades
from clockwood.kernel.events import number, who
from clockwood.kernel.layout import hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.step import SeatStep


@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(SeatStep):
    """Workers come back or stray, in this order; then the worker phase, then the king. [IK K2.1–K2.5] [IK K3.8]

    An automaton takes the turn in its own way.
    """

    def run(self, match: Match) -> None:
        seat = self.seat
        state = match.state
        hold(state, turns.ACTIVE, seat)
        state[turns.TURN] += 1
        state[turns.ARRANGED] = 0
        state[turns.GATED] = 0
        state[turns.WHIRLED] = 0
        if match.listening:
            match.tell("turn-began", "IK K2.1", [who(seat)])
        if match.content.automata >> seat & 1:
            match.push(EndTurn(seat))
            match.content.automaton[seat].begin_turn(match, seat)
            return
        if kings.is_docked(state, seat) and not content_of(match).agreed.steam_on_arrival:
            gain_steam(match, seat, upgrades.uncovered(state, seat), "IK K3.8")
        recall(match, seat)
        rescue(match, seat)
        stray(match, seat)
        match.push(EndTurn(seat))
        match.push(Throttle(seat))
        match.push(WorkerPhase(seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class EndTurn(SeatStep):
    """A player who has reached the goal ends the game with this round; else the next player's turn comes. [IK U1]"""

    def run(self, match: Match) -> None:
        seat = self.seat
        content = content_of(match)
        state = match.state
        state[kings.CHAINED + seat] = 0
        if content.agreed.goal and not state[turns.ENDING] and holdfast_vp(match, seat) >= content.agreed.goal:
            state[turns.ENDING] = 1
            if match.listening:
                match.tell("goal-reached", "IK U1", [who(seat)])
        after = (seat + 1) % content.players
        if after != term(state, turns.FIRST):
            match.push(Turn(after))
        elif state[turns.ENDING] or state[turns.ROUND] >= content.agreed.round_limit:
            match.push(FinalScoring())
        else:
            state[turns.ROUND] += 1
            if match.listening:
                match.tell("round-began", "IK U1", [number("n", state[turns.ROUND])])
            match.push(Turn(after))
