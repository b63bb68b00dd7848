"""How a search goes about it: how long it thinks, how far it plays on, how it weighs what it has not tried."""

import time
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from clockwood.kernel.errors import BadInput


@final
class Way:
    """The settings of a search: a budget in iterations, which can be repeated, or in seconds, or both.

    `turns` is how many turns a playout lasts before the game's own view of the chances is trusted; 0 plays to the end,
    and so does a game that has no such view. `sample` is of how many options a playout takes the best; 1 takes any.
    `bias` draws the search to answers tried little. `look` lets it see every new answer's table before trying it.
    """

    def __init__(
        self,
        iterations: int,
        seconds: float = 0.0,
        turns: int = 1,
        sample: int = 2,
        bias: float = 0.04,
        look: bool = True,
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

    def with_budget(self, iterations: int, seconds: float) -> "Way":
        """Return the same way with another budget."""
        return Way(iterations, seconds, int(self.turns), int(self.sample), self.bias, self.look)


@mypyc_attr(allow_interpreted_subclasses=True)
class Stop:
    """A flag that others raise to end a search early; it then answers with what it knows."""

    def __init__(self) -> None:
        self.wanted: bool = False

    def raised(self) -> bool:
        """Whether the search is to end. Other threads get their turn first: compiled code gives them none."""
        time.sleep(0)
        return self.wanted
