"""A player that is not part of any rulebook. It is given a blind match and never the true one."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.kernel.match import Match
from clockwood.kernel.rng import Generator


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """Chooses one of the options of a match's open question. The same generator gives the same choices."""

    def __init__(self, name: str, rng: Generator) -> None:
        self.name: Final = name
        self.rng: Final = rng

    def choose(self, match: Match, seat: i64) -> i64:
        raise NotImplementedError
