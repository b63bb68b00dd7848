"""Sequential tests, which stop as soon as one of two claims about a share of wins is settled."""

import math
from typing import Final

UNDECIDED: Final = ""
BELOW: Final = "below"
ABOVE: Final = "above"


class Sequential:
    """Wald's test of two claims: the share of wins is `low` or less, or it is `high` or more.

    `error` is the probability that either verdict is wrong; for a share between the two claims both are possible.

    >>> test = Sequential(0.6, 0.7)
    >>> while not test.verdict():
    ...     test.add(1.0)
    >>> test.verdict(), test.games
    ('above', 20)
    """

    def __init__(self, low: float, high: float, error: float = 0.05) -> None:
        if not 0.0 < low < high < 1.0:
            raise ValueError(f"0 < {low} < {high} < 1 does not hold")
        self.low: Final = low
        self.high: Final = high
        self.bound: Final = math.log((1.0 - error) / error)
        self.games: int = 0
        self.won: float = 0.0
        self.ratio: float = 0.0

    def add(self, won: float) -> None:
        """Count a game: 1 is a win, 0 a loss, 0.5 a shared win."""
        self.games += 1
        self.won += won
        self.ratio += won * math.log(self.high / self.low) + (1.0 - won) * math.log(
            (1.0 - self.high) / (1.0 - self.low)
        )

    def verdict(self) -> str:
        """Return the claim that is settled, or `UNDECIDED`."""
        if self.ratio >= self.bound:
            return ABOVE
        return BELOW if self.ratio <= -self.bound else UNDECIDED

    def share(self) -> float:
        return self.won / self.games if self.games else 0.5
