"""Moves in the mine that a player decides on: a turn, a second move, a reward, a worker moved. [FW F4.1] [FW F7.10]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.forge_war.events import place
from clockwood.games.forge_war.mine import cells as mine
from clockwood.games.forge_war.mine.cells import has_worker, is_free, piece_at
from clockwood.games.forge_war.reasons import REASONS
from clockwood.games.forge_war.rules.mine import (
    move_overseer,
    overseer_moves,
    strike,
    why_not_free,
    why_not_move,
)
from clockwood.games.forge_war.rules.trading import add_trades, is_trade, trade, why_not_trade
from clockwood.games.forge_war.turns import cells as turns
from clockwood.games.forge_war.verbs import DROP, LIFT, MOVE, OFF_BOARD, PASS, SKIP
from clockwood.games.forge_war.words import HEXES
from clockwood.kernel.events import who
from clockwood.kernel.layout import hold
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED, SeatStep, Step

NO_WORKER: Final[i64] = REASONS.add("no-worker", "FW F7.10")

IN_TURN: Final[i64] = 0
SECOND: Final[i64] = 1
FREE: Final[i64] = 2
"""The occasions of a move: the player's turn, the first player's second move, a reward. [FW F4.2] [FW F7.10]"""


@mypyc_attr(acyclic=True, free_list_len=1)
class MoveOverseer(Step):
    """A player may move one own overseer, or pass. [FW F4.1] [FW F4.2] [FW F7.10]"""

    def __init__(self, seat: i64, why: i64) -> None:
        self.seat: Final = seat
        self.why: Final = why

    def run(self, match: Match) -> None:
        options = append(vec[i64](capacity=48), PASS.code())
        options = overseer_moves(match, self.seat, options)
        match.ask(self, self.seat, add_trades(match, self.seat, options))

    def why_not(self, match: Match, action: i64) -> i64:
        if MOVE.has(action):
            return why_not_move(match, self.seat, MOVE.first_of_two(action), MOVE.last_of(action))
        return why_not_trade(match, self.seat, action)

    def chosen(self, match: Match, action: i64) -> None:
        if is_trade(action):
            match.push(self)
            trade(match, self.seat, action)
        elif action == PASS.code():
            if match.listening:
                match.tell("overseers-stayed", "FW F4.1", [who(self.seat)])
        else:
            if self.why == SECOND:
                hold(match.state, turns.MOVED_TWICE, self.seat)
            move_overseer(match, self.seat, MOVE.first_of_two(action), MOVE.last_of(action))


@mypyc_attr(acyclic=True, free_list_len=1)
class MoveWorker(SeatStep):
    """A player may take any worker off the board, or to an empty hex. [FW F7.10] [FW B15]"""

    def run(self, match: Match) -> None:
        state = match.state
        options = append(vec[i64](capacity=24), SKIP.code())
        for at in range(HEXES):
            if has_worker(state, at):
                options = append(options, LIFT.code1(at))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NO_WORKER if LIFT.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if LIFT.has(action):
            match.push(DropWorker(self.seat, LIFT.only(action)))


@mypyc_attr(acyclic=True, free_list_len=1)
class DropWorker(Step):
    """The worker keeps its colour and yields nothing; then strikes follow. [FW F7.10] [FW B15]"""

    def __init__(self, seat: i64, start: i64) -> None:
        self.seat: Final = seat
        self.start: Final = start

    def run(self, match: Match) -> None:
        state = match.state
        options = append(vec[i64](capacity=62), OFF_BOARD.code())
        for at in range(HEXES):
            if is_free(state, at):
                options = append(options, DROP.code1(at))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return why_not_free(match.state, DROP.only(action)) if DROP.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        state = match.state
        piece = piece_at(state, self.start)
        state[mine.PIECE + self.start] = 0
        if DROP.has(action):
            hold(state, mine.PIECE + DROP.only(action), piece)
            if match.listening:
                places = [place("from", self.start), place("to", DROP.only(action))]
                match.tell("worker-moved", "FW F7.10", [who(self.seat), *places])
            strike(match, DROP.only(action))
        elif match.listening:
            match.tell("worker-lifted", "FW F7.10", [who(self.seat), place("hex", self.start)])
