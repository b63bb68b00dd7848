"""Warriors of another player that a seat treats as its own for rule and in battle. [RF 11.2.7.III]"""

from mypy_extensions import i64

from clockwood.games.root.content import content_of
from clockwood.kernel.match import Match


def is_hired(match: Match, seat: i64, owner: i64) -> bool:
    """Return whether a seat treats an owner's warriors as its own: then they are no enemy pieces to it. [RT G.9]"""
    content = content_of(match)
    return match.state[content.hired_by] >> seat & 1 == 1 and owner == content.lender


def hired_at(match: Match, seat: i64, other: i64, clearing: i64) -> i64:
    """Count the hired warriors that fight for a seat there: none against their owner. [RF 11.2.7.III]"""
    content = content_of(match)
    if match.state[content.hired_by] >> seat & 1 == 0 or other == content.lender:
        return 0
    return match.state[content.warriors[content.lender] + clearing]


def hired_losses(hits: i64, own: i64, hired: i64) -> i64:
    """Return how many hired warriors hits take: every second one, and those that find no own warrior. [RF 11.2.7.III.a]

    >>> [hired_losses(hits, 1, 2) for hits in range(5)], hired_losses(2, 0, 3), hired_losses(4, 3, 1)
    ([0, 0, 1, 2, 2], 2, 1)
    """
    even = min(hired, hits // 2)
    odd = min(own, hits - hits // 2)
    return even + min(hits - even - odd, hired - even)
