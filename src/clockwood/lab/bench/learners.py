"""The speed at which learners play: answers a second of a batch that writes what each seat knows and may answer."""

from functools import cached_property
from typing import Final

from clockwood.agents.batch import Batch
from clockwood.kernel.content import Content
from clockwood.kernel.game import Game
from clockwood.kernel.learning.answers import WIDTH, Answers
from clockwood.kernel.learning.encoding import Encoding
from clockwood.lab.bench.figures import RATE, Clock, Cost, Figure, Measured

MATCHES: Final = 256
NAME: Final = f"learner steps, in a batch of {MATCHES}"


class Learners:
    """Measures random answers with compact actions; of `longest` decisions a match is cut off."""

    def __init__(self, game: Game, made_of: Content, seconds: float, longest: int, goal: float | None) -> None:
        self.game: Final = game
        self.content: Final = made_of
        self.seconds: Final = seconds
        self.longest: Final = longest
        self.goal: Final = goal

    def measures(self) -> list[Measured]:
        return [Measured(self.stepped, Figure(NAME, RATE, self.goal))]

    @cached_property
    def batch(self) -> Batch:
        """The matches, which go on from round to round, so that all stages of games are measured."""
        encoding, answers = Encoding(self.game, self.content), Answers(self.game, WIDTH)
        return Batch(encoding, answers, MATCHES, longest=self.longest)

    def stepped(self, number: int) -> Cost:
        """Step all matches with random answers; count answers."""
        del number
        batch, steps, clock = self.batch, 0, Clock()
        while clock.seconds() < self.seconds or not steps:
            batch.step(batch.sample())
            steps += MATCHES
        return Cost(steps, clock.seconds())
