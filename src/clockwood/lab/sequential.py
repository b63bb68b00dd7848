"""Sequential tests: games are played until one of two claims about a share of wins is settled, and no longer."""

import math
from typing import Final

UNDECIDED: Final = ""
BELOW: Final = "below"
ABOVE: Final = "above"


class Sequential:
    """Wald's test of two claims: the share of wins is `low` or less, or it is `high` or more.

    `error` is how often either verdict may be wrong where its claim holds; between the two claims either may come.

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
        """Count one more game: 1 a win, 0 a loss, a half where both won."""
        self.games += 1
        self.won += won
        self.ratio += won * math.log(self.high / self.low) + (1.0 - won) * math.log(
            (1.0 - self.high) / (1.0 - self.low)
        )

    def verdict(self) -> str:
        """Return which claim is settled, or that neither is yet."""
        if self.ratio >= self.bound:
            return ABOVE
        return BELOW if self.ratio <= -self.bound else UNDECIDED

    def share(self) -> float:
        return self.won / self.games if self.games else 0.5
