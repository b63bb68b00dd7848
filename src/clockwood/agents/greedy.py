"""The player that looks one step ahead, as far as its own turn goes."""

from typing import Final

from mypy_extensions import i64

from clockwood.agents.agent import Agent
from clockwood.agents.random import random_option
from clockwood.kernel.gesture import question_of
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.rng import Generator

TURN_AHEAD: Final[i64] = 40
STEPS_AHEAD: Final[i64] = 3


def best_step(match: Match, seat: i64, question: Question, rng: Generator) -> i64:
    """Return the option after which the table looks best to the seat; equals are drawn from."""
    game = match.game
    best: i64 = question.options[0]
    highest: i64 = 0
    equals: i64 = 0
    for action in question.options:
        twin = match.copy()
        give(twin, seat, action)
        worth = game.judge.value(twin, seat)
        if equals == 0 or worth > highest:
            best, highest, equals = action, worth, 1
        elif worth == highest:
            equals += 1
            if rng.below(equals) == 0:
                best = action
    return best


def follow(match: Match, seat: i64, turn: i64, steps: i64, rng: Generator) -> None:
    """Play on to the end of that turn, or for so many steps: the seat by its best, others by chance.

    Where seats decide at the same time, the seat looks no further than its own decisions.
    """
    game = match.game
    left = steps
    while match.outcome is None and left > 0 and game.turn_of(match) == turn:
        question = question_of(match, seat) if match.lanes else match.question
        if question is None:
            return
        if question.seat == seat:
            give(match, seat, best_step(match, seat, question, rng))
            left -= 1
        else:
            match.answer(random_option(question, rng))


def give(match: Match, seat: i64, action: i64) -> None:
    """Answer for the seat, which need not be the first that is asked."""
    if match.lanes:
        match.answer_in_lane(seat, action)
    else:
        match.answer(action)


class GreedyAgent(Agent):
    """Tries every option, goes on by single steps, and takes what looks best at the end.

    At the first decision of a turn it thinks to the turn's end, later a few steps; where its answer ends the turn and
    the next is its own again, as against an automaton, it thinks into that one.
    """

    def __init__(self, name: str, rng: Generator) -> None:
        super().__init__(name, rng)
        self.turn: i64 = -1

    def choose(self, match: Match, seat: i64) -> i64:
        question = question_of(match, seat)
        assert question is not None
        if len(question.options) == 1:
            return question.options[0]
        game = match.game
        steps = STEPS_AHEAD
        turn = game.turn_of(match)
        if turn != self.turn:
            self.turn = turn
            steps = TURN_AHEAD
        best: i64 = question.options[0]
        highest: i64 = 0
        equals: i64 = 0
        for action in question.options:
            twin = match.copy()
            give(twin, seat, action)
            own = twin.question is not None and twin.question.seat == seat
            follow(twin, seat, game.turn_of(twin) if own else turn, steps, self.rng)
            worth = game.judge.value(twin, seat)
            if equals == 0 or worth > highest:
                best, highest, equals = action, worth, 1
            elif worth == highest:
                equals += 1
                if self.rng.below(equals) == 0:
                    best = action
        return best
