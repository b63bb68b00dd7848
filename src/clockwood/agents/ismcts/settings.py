"""The settings of a search, and the flag that ends one early."""

import time
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from clockwood.kernel.errors import BadInput
from clockwood.kernel.game import Game
from clockwood.kernel.match import Match


@final
class SearchSettings:
    """A budget, in iterations (which a seed makes repeatable), in seconds, or both, and how to search within it.

    `turns` is the number of turns a playout lasts before `Judge.chances` judges the table; 0 plays to the end, and so
    does a game without `chances`. A playout draws `sample` options at random and takes the best; 1 takes any.
    `bias` scales the bonus for answers tried little. With `look`, the table after each new answer is judged before
    the answer is tried. `Game.budgets` may set the iterations of a `level`. With `thorough`, a playout draws as many
    options as `Game.compared` says, if it says a number.
    """

    def __init__(
        self,
        iterations: int,
        seconds: float = 0.0,
        turns: int = 1,
        sample: int = 2,
        bias: float = 0.04,
        look: bool = True,
        level: str = "",
        thorough: bool = False,
    ) -> None:
        if iterations < 0 or seconds < 0:
            raise BadInput("budget", "is not below zero")
        if iterations == 0 and seconds == 0:
            raise BadInput("budget", "needs iterations or seconds")
        self.iterations: Final[i64] = iterations
        self.seconds: Final = seconds
        self.turns: Final[i64] = turns
        self.sample: Final[i64] = sample
        self.bias: Final = bias
        self.look: Final = look
        self.level: Final = level
        self.thorough: Final = thorough

    def iterations_in(self, match: Match) -> i64:
        """Return the iterations of a search at a table."""
        return match.game.budgets.get(self.level, int(self.iterations))

    def compared_in(self, game: Game) -> i64:
        """Return how many options a playout draws at a decision, of which it takes the best."""
        return game.compared if self.thorough and game.compared else self.sample

    def with_budget(self, iterations: int, seconds: float) -> "SearchSettings":
        """Return the same settings with another budget, the same in every game."""
        return SearchSettings(
            iterations,
            seconds,
            int(self.turns),
            int(self.sample),
            self.bias,
            self.look,
            thorough=self.thorough,
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Stop:
    """A flag that ends a search early; the search then answers with what it has found so far."""

    def __init__(self) -> None:
        self.wanted: bool = False

    def raised(self) -> bool:
        """Return whether the search must end, after letting other threads run, which compiled code does not do."""
        time.sleep(0)
        return self.wanted
