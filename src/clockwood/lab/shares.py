"""Shares of games, with confidence intervals."""

import math
from dataclasses import dataclass
from typing import Final

Z95: Final = 1.959964
"""Standard deviations on either side of the mean that enclose 95 %."""


@dataclass(frozen=True)
class Share:
    """A number of hits among a number of games, with its 95 % interval."""

    hits: int
    of: int

    @property
    def value(self) -> float:
        return self.hits / self.of if self.of else 0.0

    @property
    def low(self) -> float:
        return interval(self.hits, self.of)[0]

    @property
    def high(self) -> float:
        return interval(self.hits, self.of)[1]

    def text(self) -> str:
        """Return the share as a report writes it.

        >>> Share(50, 100).text()
        '50.0% (40.4–59.6)'
        """
        return f"{self.value:.1%} ({100 * self.low:.1f}–{100 * self.high:.1f})"

    def data(self) -> dict[str, float]:
        return {"games": self.of, "hits": self.hits, "share": self.value, "low": self.low, "high": self.high}


def interval(hits: int, of: int) -> tuple[float, float]:
    """Return the 95 % interval of a share, after Wilson; without games it is 0 to 1.

    >>> [round(end, 3) for end in interval(50, 100)], interval(0, 0)
    ([0.404, 0.596], (0.0, 1.0))
    """
    if of == 0:
        return 0.0, 1.0
    share = hits / of
    middle = (share + Z95**2 / (2 * of)) / (1 + Z95**2 / of)
    half = Z95 * math.sqrt(share * (1 - share) / of + Z95**2 / (4 * of**2)) / (1 + Z95**2 / of)
    return max(0.0, middle - half), min(1.0, middle + half)


def difference(one: Share, other: Share) -> tuple[float, float, float]:
    """Return `one` minus `other` with its 95 % interval, after Newcombe.

    >>> [round(end, 3) for end in difference(Share(56, 70), Share(48, 80))]
    [0.2, 0.052, 0.334]
    """
    value = one.value - other.value
    below = math.hypot(one.value - one.low, other.high - other.value)
    above = math.hypot(one.high - one.value, other.value - other.low)
    return value, value - below, value + above
