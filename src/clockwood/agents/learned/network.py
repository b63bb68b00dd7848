"""The network of a game: how likely a seat is to win, and which answers are worth a try, from what the seat knows.

All of it is whole numbers, the same in both forms. Four units of the first layer share one number of 60 bits, so
that a row is added in a quarter of the steps; a field with its usual value adds nothing.
"""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from clockwood.agents.learned.weights import Weights
from clockwood.kernel.errors import BadInput
from clockwood.kernel.learning.encoding import Encoding
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question

LANE: Final[i64] = 15
LANES: Final[i64] = 4
LANE_MASK: Final[i64] = 0x7FFF
MIDDLE: Final[i64] = 0x4000
"""Added to each lane, so that no lane is ever below zero."""
MOST_SUM: Final = 16_000
"""The sum of a unit of the first layer stays within this, or lanes would run into each other."""

ONE: Final[i64] = 128
"""The number for 1.0 in the first layer."""
MOST: Final[i64] = 511
"""A unit of the first layer is at most this."""
FINE: Final[i64] = 256
"""The number for 1.0 in the weights of later layers."""


@final
class Network:
    """Judges what a seat knows: `sense` reads it, then `value` and `score` say what it means."""

    def __init__(self, encoding: Encoding, weights: Weights) -> None:
        arrays = weights.arrays
        self.encoding: Final = encoding
        self.width: Final[i64] = encoding.width
        self.hidden: Final[i64] = weights.number("hidden")
        self.units: Final[i64] = weights.number("units")
        must_fit(weights, int(encoding.width))
        self.words: Final[i64] = self.hidden // LANES
        self.seen: Final = vec[i16]([i16(0) for _ in range(encoding.width)])
        self.usual: Final = vec[i16]([i16(each) for each in arrays["usual"]])
        self.low: Final = vec[i16]([i16(each) for each in arrays["low"]])
        self.high: Final = vec[i16]([i16(each) for each in arrays["high"]])
        self.first: Final = starts(arrays["low"], arrays["high"], int(self.words))
        self.rows: Final = packed(arrays["rows"], 0)
        self.bias: Final = packed(arrays["bias"], MIDDLE)
        self.sums: Final = whole([0] * (int(self.hidden) // int(LANES)))
        self.second: Final = whole(arrays["second"])
        self.second_bias: Final = whole(arrays["second_bias"])
        self.third: Final = whole(arrays["third"])
        self.third_bias: Final[i64] = arrays["third_bias"][0]
        self.inner: Final = whole([0] * int(self.units))
        self.active: Final = whole([0] * int(self.hidden))
        self.strength: Final = whole([0] * int(self.hidden))
        self.lively: i64 = 0
        self.place: Final = places(arrays["actions"], encoding.game.vocabulary.size)
        self.policy: Final = vec[i16]([i16(each) for each in arrays["policy"]])
        self.policy_bias: Final = whole(arrays["policy_bias"])

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


def must_fit(weights: Weights, width: int) -> None:
    """Refuse arrays that do not fit together, and units whose sum could leave its lane."""
    arrays, hidden, units = weights.arrays, weights.number("hidden"), weights.number("units")
    low, high = arrays["low"], arrays["high"]
    rows = sum(high[k] - low[k] + 1 for k in range(min(len(low), len(high))))
    sizes = {
        "usual": width, "low": width, "high": width, "rows": rows * hidden, "bias": hidden, "second": hidden * units,
        "second_bias": units, "third": units, "third_bias": 1, "policy": len(arrays["actions"]) * hidden,
        "policy_bias": len(arrays["actions"]),
    }  # fmt: skip
    wrong = [name for name, size in sizes.items() if len(arrays[name]) != size]
    if wrong or hidden % int(LANES):
        raise BadInput("weights", f"do not fit together: {', '.join(wrong) or 'hidden'}")
    for unit in range(hidden):
        if most_sum(arrays, hidden, unit) > MOST_SUM:
            raise BadInput("weights", f"unit {unit} can grow too large")


def most_sum(arrays: dict[str, list[int]], hidden: int, unit: int) -> int:
    """Return how far from zero a unit of the first layer can come."""
    rows = arrays["rows"]
    far = abs(arrays["bias"][unit])
    at = unit
    for low, high in zip(arrays["low"], arrays["high"], strict=True):
        count = high - low + 1
        far += max([abs(rows[at + k * hidden]) for k in range(count)])
        at += count * hidden
    return far


def starts(low: list[int], high: list[int], words: int) -> vec[i64]:
    """Return where the rows of each field begin."""
    found: list[int] = []
    at = 0
    for least, most in zip(low, high, strict=True):
        found.append(at)
        at += (most - least + 1) * words
    return whole(found)


def packed(numbers: list[int], added: i64) -> vec[i64]:
    """Return numbers with four of them in one, each with something added."""
    lanes = int(LANES)
    found: list[int] = []
    for at in range(0, len(numbers), lanes):
        word = 0
        for k in range(lanes):
            word += (numbers[at + k] + int(added)) << (int(LANE) * k)
        found.append(word)
    return whole(found)


def places(actions: list[int], words: i64) -> vec[i64]:
    """Return the row of each action of the vocabulary, -1 for those without one."""
    found = whole([-1] * int(words))
    for row, action in enumerate(actions):
        found[action] = row
    return found


def whole(numbers: list[int]) -> vec[i64]:
    return vec[i64]([i64(each) for each in numbers])
