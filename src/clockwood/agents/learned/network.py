"""The network of a game: how likely a seat is to win, and which answers are worth a try, from what the seat knows.

All of it is whole numbers, the same in both forms. Four units of the first layer share one number of 60 bits, so
that a row is added in a quarter of the steps; a field with its usual value adds nothing.
"""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from clockwood.agents.learned.layers import FINE, LANE, LANE_MASK, LANES, MIDDLE, MOST, ONE, Layers, whole
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question


@final
class Network:
    """Judges what a seat knows: `sense` reads it, then `value` and `score` say what it means."""

    def __init__(self, layers: Layers) -> None:
        self.encoding: Final = layers.encoding
        self.width: Final[i64] = layers.encoding.width
        self.hidden: Final[i64] = layers.hidden
        self.units: Final[i64] = layers.units
        self.words: Final[i64] = layers.words
        self.seen: Final = vec[i16]([i16(0) for _ in range(layers.encoding.width)])
        self.usual: Final = layers.usual
        self.low: Final = layers.low
        self.high: Final = layers.high
        self.first: Final = layers.first
        self.rows: Final = layers.rows
        self.bias: Final = layers.bias
        self.sums: Final = whole([0] * int(self.words))
        self.second: Final = layers.second
        self.second_bias: Final = layers.second_bias
        self.third: Final = layers.third
        self.third_bias: Final[i64] = layers.third_bias
        self.inner: Final = whole([0] * int(self.units))
        self.active: Final = whole([0] * int(self.hidden))
        self.strength: Final = whole([0] * int(self.hidden))
        self.lively: i64 = 0
        self.place: Final = layers.place
        self.policy: Final = layers.policy
        self.policy_bias: Final = layers.policy_bias

    def sense(self, match: Match, seat: i64) -> None:
        """Read what the seat knows into the first layer."""
        self.encoding.fill(match, seat, self.seen, 0)
        words = self.words
        seen, usual, sums, rows = self.seen, self.usual, self.sums, self.rows
        for k in range(words):
            sums[k] = self.bias[k]
        for field in range(self.width):
            value = seen[field]
            if value == usual[field]:
                continue
            low = self.low[field]
            high = self.high[field]
            at = self.first[field] + (i64(min(max(value, low), high)) - i64(low)) * words
            for k in range(words):
                sums[k] += rows[at + k]
        self._wake()

    def _wake(self) -> None:
        """List the units of the first layer that are above zero."""
        lively: i64 = 0
        unit: i64 = 0
        for k in range(self.words):
            word = self.sums[k]
            for _ in range(LANES):
                strength = (word & LANE_MASK) - MIDDLE
                word >>= LANE
                if strength > 0:
                    self.active[lively] = unit
                    self.strength[lively] = min(strength, MOST)
                    lively += 1
                unit += 1
        self.lively = lively

    def value(self) -> float:
        """Return how likely the seat is to win that was sensed."""
        units = self.units
        inner, second = self.inner, self.second
        for k in range(units):
            inner[k] = self.second_bias[k]
        for j in range(self.lively):
            strength = self.strength[j]
            at = self.active[j] * units
            for k in range(units):
                inner[k] += strength * second[at + k]
        total = self.third_bias
        for k in range(units):
            if inner[k] > 0:
                total += inner[k] * self.third[k]
        return 1.0 / (1.0 + math.exp(-float(total) / float(ONE * FINE * FINE)))

    def score(self, action: i64) -> float:
        """Return how much the seat that was sensed inclines to an answer: the logarithm of a weight."""
        row = self.place[action]
        if row < 0:
            return 0.0
        total = self.policy_bias[row]
        at = row * self.hidden
        for j in range(self.lively):
            total += self.strength[j] * i64(self.policy[at + self.active[j]])
        return float(total) / float(ONE * FINE)

    def shares(self, question: Question) -> vec[float]:
        """Return the share of each offered answer, which add up to 1."""
        found = vec[float](capacity=len(question.options))
        highest = -1000.0
        for action in question.options:
            score = self.score(action)
            highest = max(highest, score)
            found = append(found, score)
        total = 0.0
        for k in range(len(found)):
            found[k] = math.exp(found[k] - highest)
            total += found[k]
        for k in range(len(found)):
            found[k] /= total
        return found
