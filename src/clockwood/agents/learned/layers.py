"""The layers of a network as compiled code reads them: they never change, so all networks of a table share them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from clockwood.agents.learned.weights import Weights
from clockwood.kernel.errors import BadInput
from clockwood.kernel.learning.encoding import Encoding

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
class Layers:
    """The numbers of a network, with four of the first layer in one, and the encoding they belong to."""

    def __init__(self, encoding: Encoding, weights: Weights) -> None:
        must_fit(weights, int(encoding.width))
        arrays = weights.arrays
        self.encoding: Final = encoding
        self.hidden: Final[i64] = weights.number("hidden")
        self.units: Final[i64] = weights.number("units")
        self.words: Final[i64] = self.hidden // LANES
        self.usual: Final = vec[i16]([i16(each) for each in arrays["usual"]])
        self.low: Final = vec[i16]([i16(each) for each in arrays["low"]])
        self.high: Final = vec[i16]([i16(each) for each in arrays["high"]])
        self.first: Final = starts(arrays["low"], arrays["high"], int(self.words))
        self.rows: Final = packed(arrays["rows"], 0)
        self.bias: Final = packed(arrays["bias"], MIDDLE)
        self.second: Final = whole(arrays["second"])
        self.second_bias: Final = whole(arrays["second_bias"])
        self.third: Final = whole(arrays["third"])
        self.third_bias: Final[i64] = arrays["third_bias"][0]
        self.place: Final = places(arrays["actions"], encoding.game.vocabulary.size)
        self.policy: Final = vec[i16]([i16(each) for each in arrays["policy"]])
        self.policy_bias: Final = whole(arrays["policy_bias"])


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
