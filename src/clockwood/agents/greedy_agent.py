"""The agent that tries each option and plays on, one best step at a time, to the end of its own turn."""

from typing import Final

from mypy_extensions import i64

from clockwood.agents.random_agent import random_option
from clockwood.kernel.agent import Agent
from clockwood.kernel.gesture import question_of
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.rng import Generator

TURN_AHEAD: Final[i64] = 40
"""Own decisions looked ahead at the first decision of a turn; more than a turn has."""

STEPS_AHEAD: Final[i64] = 3
"""Own decisions looked ahead later in a turn."""


def best_step(match: Match, seat: i64, question: Question, rng: Generator) -> i64:
    """Return the option after which `Judge.value` is highest for the seat; equals are drawn at random."""
    game = match.game
    best: i64 = question.options[0]
    highest: i64 = 0
    equals: i64 = 0
    for action in question.options:
        after = match.copy()
        give(after, seat, action)
        worth = game.judge.value(after, seat)
        if equals == 0 or worth > highest:
            best, highest, equals = action, worth, 1
        elif worth == highest:
            equals += 1
            if rng.below(equals) == 0:
                best = action
    return best


def play_turn(match: Match, seat: i64, turn: i64, steps: i64, rng: Generator) -> None:
    """Play to the end of that turn, or for `steps` decisions of the seat, by `best_step`; others play at random.

    While several seats decide at the same time, only the seat's own decisions are played.
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
            match.answer_unchecked(random_option(question, rng))


def give(match: Match, seat: i64, action: i64) -> None:
    """Answer for the seat, even if another seat is asked first."""
    if match.lanes:
        match.answer_in_lane_unchecked(seat, action)
    else:
        match.answer_unchecked(action)


class GreedyAgent(Agent):
    """Tries every option, plays on by single best steps, and takes the option with the highest value at the end.

    At the first decision of a turn it plays to the turn's end, later only a few steps. If an answer ends the turn and
    the next turn is its own again, as against an automaton, it plays on into that one.
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
            after = match.copy()
            give(after, seat, action)
            own = after.question is not None and after.question.seat == seat
            play_turn(after, seat, game.turn_of(after) if own else turn, steps, self.rng)
            worth = game.judge.value(after, seat)
            if equals == 0 or worth > highest:
                best, highest, equals = action, worth, 1
            elif worth == highest:
                equals += 1
                if self.rng.below(equals) == 0:
                    best = action
        return best
