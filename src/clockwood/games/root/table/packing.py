"""Small counts of a faction's pieces in one number, six bits each, by their place in its list."""

from typing import Final

from mypy_extensions import i64

EACH: Final[i64] = 6


def packed(which: i64, count: i64) -> i64:
    """Return so many of one piece.

    >>> unpacked(packed(2, 5) + packed(0, 25), 2), unpacked(packed(2, 5) + packed(0, 25), 0)
    (5, 25)
    """
    return count << (which * EACH)


def unpacked(pieces: i64, which: i64) -> i64:
    """Return how many there are of one piece."""
    return pieces >> (which * EACH) & 63
