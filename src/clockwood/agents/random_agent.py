"""The agent that takes any option, all equally likely."""

from mypy_extensions import i64

from clockwood.kernel.agent import Agent
from clockwood.kernel.gesture import question_of
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.rng import Generator


def random_option(question: Question, rng: Generator) -> i64:
    options = question.options
    return options[rng.below(len(options))]


class RandomAgent(Agent):
    """Takes any option, all equally likely."""

    def choose(self, match: Match, seat: i64) -> i64:
        question = question_of(match, seat)
        assert question is not None
        return random_option(question, self.rng)
