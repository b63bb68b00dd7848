"""The generator: the same stream on every platform and in both builds.

Playouts use xoroshiro64** on two masked 32-bit words. It is fast, and whoever sees enough of it can compute the rest.
Where people play against each other, a key is used instead: each word is a part of a SHA-256 hash of the key and the
number of the word, so nothing that was seen tells what comes.
"""

import hashlib
import secrets
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

MASK: Final[i64] = 0xFFFFFFFF
KEY_BITS: Final = 256
KEYED: Final[int] = 2**256
"""Seeds from here on stand for keys."""


def mixed(word: i64) -> i64:
    """Return the 32-bit word with every input bit spread over all of it."""
    word = (word ^ (word >> 16)) & MASK
    word = (word * 0x7FEB352D) & MASK
    word = (word ^ (word >> 15)) & MASK
    word = (word * 0x846CA68B) & MASK
    return (word ^ (word >> 16)) & MASK


@final
@mypyc_attr(acyclic=True)
class Generator:
    """A stream of fair choices that can be copied and written down; with a key, `first` counts its words.

    >>> die = seeded(7)
    >>> other = die.copy()
    >>> [die.below(6) for _ in range(9)] == [other.below(6) for _ in range(9)]
    True
    """

    def __init__(self, first: i64, second: i64, key: bytes | None = None) -> None:
        self.first: i64 = first
        self.second: i64 = second
        self.key: Final = key

    def word(self) -> i64:
        """Return the next 32 bits."""
        if self.key is not None:
            return self.keyed_word(self.key)
        first = self.first
        product = (first * 0x9E3779BB) & MASK
        result = ((((product << 5) | (product >> 27)) & MASK) * 5) & MASK
        second = self.second ^ first
        self.first = ((((first << 26) | (first >> 6)) & MASK) ^ second ^ (second << 9)) & MASK
        self.second = ((second << 13) | (second >> 19)) & MASK
        return result

    def keyed_word(self, key: bytes) -> i64:
        """Return the next 32 bits of the stream of a key."""
        number = int(self.first)
        self.first += 1
        digest = hashlib.sha256(key + (number >> 3).to_bytes(8, "big")).digest()
        at = (number & 7) * 4
        return int.from_bytes(digest[at : at + 4], "big")

    def below(self, limit: i64) -> i64:
        """Return a number from 0 to limit - 1; the bias is below limit / 2**32."""
        return (self.word() * limit) >> 32

    def copy(self) -> "Generator":
        return Generator(self.first, self.second, self.key)


def seeded(seed: int) -> Generator:
    """Return the generator a seed stands for; any whole number is a seed, one from `KEYED` on a key.

    >>> seeded(7).word() == seeded(7).word(), seeded(7).word() == seeded(8).word()
    (True, False)
    >>> seeded(KEYED + 7).word() == seeded(KEYED + 7).word(), seeded(KEYED + 7).word() == seeded(KEYED + 8).word()
    (True, False)
    """
    if seed >= KEYED:
        return Generator(0, 0, key_of(seed))
    low: i64 = seed & 0xFFFFFFFF
    high: i64 = (seed >> 32) & 0xFFFFFFFF
    first = mixed((low + 0x9E3779B9) & MASK)
    second = mixed((first ^ high ^ 0x85EBCA6B) & MASK)
    if first == 0 and second == 0:
        second = 1
    return Generator(first, second)


def private_chance(seed: int) -> Generator:
    """Return what blind copies are drawn with: from the seed, so that it can be repeated; not where there is a key."""
    return seeded(KEYED | secrets.randbits(KEY_BITS) if seed >= KEYED else seed ^ 0x5EED)


def key_of(seed: int) -> bytes:
    """Return the key that a seed stands for."""
    return (seed & (KEYED - 1)).to_bytes(KEY_BITS // 8, "big")


def key_text(seed: int) -> str:
    """Write the key that a seed stands for, as `read_key` reads it."""
    return key_of(seed).hex()


def read_key(text: str) -> int | None:
    """Return the seed that stands for a written key, or None if it is none.

    >>> read_key(key_text(KEYED + 7)) == KEYED + 7, read_key("7")
    (True, None)
    """
    if len(text) != KEY_BITS // 4 or any(digit not in "0123456789abcdef" for digit in text):
        return None
    return KEYED | int(text, 16)
