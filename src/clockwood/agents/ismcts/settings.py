"""The settings of a search, and the flag that ends one early."""

import time
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from clockwood.kernel.errors import BadInput
from clockwood.kernel.game import Game
from clockwood.kernel.match import Match

THOROUGH: Final = 1
WHOLE_ROUND: Final = 2


@final
class SearchSettings:
    """A budget, in iterations (which a seed makes repeatable), in seconds, or both, and how to search within it.

    `turns` is the number of turns a playout lasts before `Judge.chances` judges the table; 0 plays to the end, and so
    does a game without `chances`. A playout draws `sample` options at random and takes the best; 1 takes any.
    `bias` scales the bonus for answers tried little. With `look`, the table after each new answer is judged before
    the answer is tried. `Game.budgets` may set the iterations of a `level`.

    For games with a `horizon`: with `care` THOROUGH a playout draws `Game.compared` options, with WHOLE_ROUND it also
    ends where the seat is on turn again. Such a playout is as many times as long as people play, so there are fewer.
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
        care: int = 0,
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
        self.care: Final[i64] = care

    def iterations_in(self, match: Match) -> i64:
        """Return the iterations of a search at a table."""
        wanted: i64 = match.game.budgets.get(self.level, int(self.iterations))
        if self.level and self.care >= WHOLE_ROUND and match.game.horizon:
            return wanted // self.turns_ahead(match)
        return wanted

    def turns_ahead(self, match: Match) -> i64:
        """Return after how many turns a game with a `horizon` is judged: one, or one of each person."""
        if self.care < WHOLE_ROUND:
            return match.game.horizon
        people: i64 = 0
        for seat in range(len(match.content.names["seat"])):
            people += 1 - (match.content.automata >> seat & 1)
        return match.game.horizon * max(people, 1)

    def compared_in(self, game: Game) -> i64:
        """Return how many options a playout draws at a decision, of which it takes the best."""
        return game.compared if self.care >= THOROUGH and game.compared else self.sample

    def with_budget(self, iterations: int, seconds: float) -> "SearchSettings":
        """Return the same settings with another budget, the same in every game."""
        return SearchSettings(
            iterations,
            seconds,
            int(self.turns),
            int(self.sample),
            self.bias,
            self.look,
            care=int(self.care),
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
