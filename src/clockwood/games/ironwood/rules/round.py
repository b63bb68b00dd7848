"""A round: Preparation, Action, Round End. In turn order the Woodwalkers go first. [IW R3]"""

from typing import final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.automata.ironbot import IronbotTurn
from clockwood.games.ironwood.automata.woodenbot import WoodenbotTurn
from clockwood.games.ironwood.rules.ending import RoundEnd
from clockwood.games.ironwood.rules.preparing import Preparation
from clockwood.games.ironwood.rules.turn import TURNS_EACH, ActionTurn
from clockwood.games.ironwood.state import (
    ROUND,
    TURN,
    board,
)
from clockwood.kernel.events import number
from clockwood.kernel.match import Match
from clockwood.kernel.step import Step


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Round(Step):
    """Preparation, Action and Round End follow each other, round after round. [IW R3.1, R17.5]"""

    def run(self, match: Match) -> None:
        match.state[ROUND] += 1
        match.state[TURN] = 0
        if match.listening:
            match.tell("round-began", "IW R3.1", [number("n", match.state[ROUND])])
        match.push(self)
        match.push(RoundEnd())
        match.push(ActionPhase())
        match.push(Preparation())


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ActionPhase(Step):
    """Three turns each, alternating. [IW R5.1]"""

    def run(self, match: Match) -> None:
        if match.state[TURN] < 2 * TURNS_EACH:
            match.push(self)
            match.push(turn_for(match, match.state[TURN] % 2))


def turn_for(match: Match, seat: i64) -> Step:
    """The seat's turn; an automaton has one of its own. [IW R5.1] [IB 3.4] [WB 3.4]"""
    if not match.content.automata >> seat & 1:
        return ActionTurn(seat)
    return WoodenbotTurn() if board(match).woodenbot else IronbotTurn()
