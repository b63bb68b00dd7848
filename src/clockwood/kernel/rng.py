"""The generator: xoroshiro64** on two masked 32-bit words, the same on every platform and in both builds."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

MASK: Final[i64] = 0xFFFFFFFF


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
    """A stream of fair choices that can be copied and written down.

    >>> die = seeded(7)
    >>> other = die.copy()
    >>> [die.below(6) for _ in range(9)] == [other.below(6) for _ in range(9)]
    True
    """

    def __init__(self, first: i64, second: i64) -> None:
        self.first: i64 = first
        self.second: i64 = second

    def word(self) -> i64:
        """Return the next 32 bits."""
        first = self.first
        product = (first * 0x9E3779BB) & MASK
        result = ((((product << 5) | (product >> 27)) & MASK) * 5) & MASK
        second = self.second ^ first
        self.first = ((((first << 26) | (first >> 6)) & MASK) ^ second ^ (second << 9)) & MASK
        self.second = ((second << 13) | (second >> 19)) & MASK
        return result

    def below(self, limit: i64) -> i64:
        """Return a number from 0 to limit - 1; the bias is below limit / 2**32."""
        return (self.word() * limit) >> 32

    def copy(self) -> "Generator":
        return Generator(self.first, self.second)


def seeded(seed: int) -> Generator:
    """Return the generator a seed stands for; any whole number is a seed.

    >>> seeded(7).word() == seeded(7).word(), seeded(7).word() == seeded(8).word()
    (True, False)
    """
    low: i64 = seed & 0xFFFFFFFF
    high: i64 = (seed >> 32) & 0xFFFFFFFF
    first = mixed((low + 0x9E3779B9) & MASK)
    second = mixed((first ^ high ^ 0x85EBCA6B) & MASK)
    if first == 0 and second == 0:
        second = 1
    return Generator(first, second)
