"""The base class of players that are not part of a rulebook."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.kernel.match import Match
from clockwood.kernel.rng import Generator


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """Chooses one of the options of a match's open question; the same generator gives the same choices.

    An agent is given a blind copy, in which everything its seat cannot know is drawn at random, never the true match.
    """

    def __init__(self, name: str, rng: Generator) -> None:
        self.name: Final = name
        self.rng: Final = rng

    def __repr__(self) -> str:
        return f"<agent {self.name}>"

    def choose(self, match: Match, seat: i64) -> i64:
        """Return one of `match.question.options`: the answer of the seat that is asked."""
        raise NotImplementedError
