"""The player that takes any option, and the loop that plays whole games with it."""

from typing import Final

from mypy_extensions import i64

from clockwood.agents.agent import Agent
from clockwood.kernel.gesture import question_of
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.rng import Generator

LONGEST: Final[i64] = 1_000_000
"""No game of ours takes this many decisions: a playout that does is a loop."""


def random_option(question: Question, rng: Generator) -> i64:
    options = question.options
    return options[rng.below(len(options))]


class RandomAgent(Agent):
    """Takes any option."""

    def choose(self, match: Match, seat: i64) -> i64:
        question = question_of(match, seat)
        assert question is not None
        return random_option(question, self.rng)


def playout(match: Match, rng: Generator, longest: i64 = LONGEST) -> i64:
    """Play at random to the end, or for so many decisions; return how many it took."""
    count: i64 = 0
    while match.outcome is None and count < longest:
        question = match.question
        assert question is not None
        match.answer(random_option(question, rng))
        count += 1
    return count
