"""Shares of games, with confidence intervals."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from clockwood.measured import Z95, interval


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


def difference(one: Share, other: Share) -> tuple[float, float, float]:
    """Return `one` minus `other` with its 95 % interval, after Newcombe.

    >>> [round(end, 3) for end in difference(Share(56, 70), Share(48, 80))]
    [0.2, 0.052, 0.334]
    """
    value = one.value - other.value
    below = math.hypot(one.value - one.low, other.high - other.value)
    above = math.hypot(one.high - one.value, other.value - other.low)
    return value, value - below, value + above


def difference_of_groups(groups: Sequence[tuple[Share, Share]]) -> tuple[float, float, float]:
    """Return one share minus the other with its 95 % interval, where the games of each group hang together.

    Games dealt with the same seed at several tables are such a group. The interval follows from the spread between
    groups, so there must be many of them.

    >>> alike = [(Share(k % 3, 2), Share(k % 2, 2)) for k in range(60)]
    >>> [round(end, 3) for end in difference_of_groups(alike)]
    [0.25, 0.128, 0.372]
    """
    one = Share(sum(left.hits for left, _ in groups), sum(left.of for left, _ in groups))
    other = Share(sum(right.hits for _, right in groups), sum(right.of for _, right in groups))
    parts = [
        (left.hits - one.value * left.of) / one.of - (right.hits - other.value * right.of) / other.of
        for left, right in groups
    ]
    half = Z95 * math.sqrt(math.fsum(part * part for part in parts) * len(parts) / (len(parts) - 1))
    value = one.value - other.value
    return value, value - half, value + half
