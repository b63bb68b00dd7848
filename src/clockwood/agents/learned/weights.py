"""Files of weights: a line that says which game, vocabulary and encoding they belong to, then whole numbers."""

import hashlib
import json
import struct
import zlib
from typing import Final, final

from clockwood.kernel.errors import BadInput
from clockwood.kernel.game import Game

FORMAT: Final = "clockwood network 1"
ARRAYS: Final = (
    "usual", "low", "high", "rows", "bias", "second", "second_bias", "third", "third_bias",
    "actions", "policy", "policy_bias",
)  # fmt: skip
"""The arrays of a file, in their order."""
NUMBER: Final = 4
"""The bytes of one number."""


@final
class Weights:
    """The arrays of a network, and what its file says of itself.

    A field's value between `low` and `high` has a row of `rows`, one number for each of `hidden` units; rows of the
    `usual` value are all 0. `second` leads from these units to `units` others, `third` from there to the value.
    `policy` has a row for each of `actions`.
    """

    def __init__(self, said: dict[str, object], arrays: dict[str, list[int]]) -> None:
        self.said: Final = said
        self.arrays: Final = arrays

    def number(self, name: str) -> int:
        """Return a number that the file says of itself."""
        found = self.said.get(name)
        if not isinstance(found, int):
            raise BadInput("weights", f"say no {name}")
        return found

    def word(self, name: str) -> str:
        return str(self.said.get(name, ""))


def written(weights: Weights) -> bytes:
    """Return the file of these weights."""
    sizes = {name: len(weights.arrays[name]) for name in ARRAYS}
    head = json.dumps({"format": FORMAT, **weights.said, "sizes": sizes}, sort_keys=True)
    body = b"".join(struct.pack(f"<{len(weights.arrays[name])}i", *weights.arrays[name]) for name in ARRAYS)
    return head.encode() + b"\n" + zlib.compress(body, 9)


def weights_in(data: bytes, place: str = "weights") -> Weights:
    """Read a file of weights; refuse in one sentence what is none."""
    head, _, body = data.partition(b"\n")
    try:
        said = json.loads(head)
        numbers = zlib.decompress(body)
        sizes = [int(said["sizes"][name]) for name in ARRAYS]
    except (ValueError, KeyError, TypeError, zlib.error):
        raise BadInput(place, "is no file of weights") from None
    if said.get("format") != FORMAT:
        raise BadInput(place, f"is written as '{said.get('format')}'; this version reads '{FORMAT}'")
    if min(sizes) < 0 or sum(sizes) * NUMBER != len(numbers):
        raise BadInput(place, "is cut off or too long")
    arrays: dict[str, list[int]] = {}
    at = 0
    for name, size in zip(ARRAYS, sizes, strict=True):
        arrays[name] = list(struct.unpack_from(f"<{size}i", numbers, at))
        at += size * NUMBER
    return Weights(said, arrays)


def vocabulary_digest(game: Game) -> str:
    """Name the vocabulary of a game by its verbs, what they are said of, and their numbers."""
    text = "\n".join([f"{verb.name} {verb.base} {verb.kinds} {verb.sizes}" for verb in game.vocabulary.verbs])
    return hashlib.sha256(text.encode()).hexdigest()[:16]
