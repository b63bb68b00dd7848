"""A round: Preparation, Action, Round End. In turn order the Woodwalkers go first. [IW R3]"""

from typing import cast, final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.moments import IronwoodAutomaton
from clockwood.games.ironwood.rules.ending import RoundEnd
from clockwood.games.ironwood.rules.pieces import renew_moves
from clockwood.games.ironwood.rules.preparing import Preparation
from clockwood.games.ironwood.rules.turn import ActionTurn
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.words import LAST_TURN, TURNS_EACH
from clockwood.kernel.events import number
from clockwood.kernel.match import Match
from clockwood.kernel.step import Step


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Round(Step):
    """Preparation, Action and Round End follow each other, round after round. [IW R3.1, R17.5]"""

    def run(self, match: Match) -> None:
        match.state[turns.ROUND] += 1
        match.state[turns.TURN] = 0
        if match.listening:
            match.tell("round-began", "IW R3.1", [number("n", match.state[turns.ROUND])])
        match.push(self)
        match.push(RoundEnd())
        match.push(ActionPhase())
        match.push(Preparation())


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ActionPhase(Step):
    """Three turns each, alternating. [IW R5.1]"""

    def run(self, match: Match) -> None:
        if match.state[turns.TURN] < 2 * TURNS_EACH:
            match.push(self)
            match.push(turn_for(match, match.state[turns.TURN] % 2))


def turn_for(match: Match, seat: i64) -> Step:
    """Return the seat's turn; an automaton has one of its own. [IW R5.1] [IB 3.4] [WB 3.4]"""
    if not match.content.automata >> seat & 1:
        return ActionTurn(seat)
    return cast("IronwoodAutomaton", match.content.automaton[seat]).turn()


def stack_at(match: Match, phase: str, seat: i64) -> list[Step]:
    """Return the stack, bottom first, of a position that names only phase and seat."""
    if match.state[turns.ROUND] == 0:
        match.state[turns.ROUND] = 1
    for part in board(match).moments.position_opened:
        part.position_opened(match)
    if phase == "round end":
        return [Round(), RoundEnd()]
    if phase == "preparation":
        return [Round(), RoundEnd(), ActionPhase(), Preparation()]
    if match.state[turns.TURN] % 2 != seat:
        match.state[turns.TURN] += 1
    return [Round(), RoundEnd(), ActionPhase(), turn_for(match, seat)]


def next_turn(match: Match, seat: i64) -> list[Step]:
    """Return the stack at which the seat's next turn of this round begins, or its first of the next. [IW R5.1]"""
    if match.state[turns.TURN] + (match.state[turns.TURN] + seat) % 2 > LAST_TURN:
        match.state[turns.ROUND] += 1
        match.state[turns.TURN] = 0
    renew_moves(match)
    return stack_at(match, "action", seat)
