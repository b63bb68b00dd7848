"""Sets of small numbers in one integer.

Compiled, a literal is shifted as a 32-bit number: `1 << 38` is not bit 38, nor is a variable that is known to hold 1.
So one function shifts, and takes its 1 from its argument.
"""

from mypy_extensions import i64


def bit(which: i64) -> i64:
    """Return the set of one number.

    >>> bit(38) == 2**38
    True
    """
    return (which - which + 1) << which


def bits_in(mask: i64) -> i64:
    """Count the numbers of a set.

    >>> bits_in(bit(3) | bit(40))
    2
    """
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found
