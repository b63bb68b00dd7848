"""Warriors that an automaton places: evenly spread, the highest priority first. [MM 4.5.2] [AM GEN9]"""

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.root.bots.common.targets import by_priority
from clockwood.games.root.content import content_of
from clockwood.games.root.rules.placing import place_warriors, why_not_place
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.bits import bit
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED


def placeable(match: Match, seat: i64, mask: i64) -> i64:
    """Return the clearings of a mask where a seat may place pieces. [GE 2.3b]"""
    found: i64 = 0
    for clearing in range(CLEARINGS):
        if mask >> clearing & 1 and why_not_place(match, seat, clearing) == ALLOWED:
            found |= bit(clearing)
    return found


def share(count: i64, clearings: i64, place: i64) -> i64:
    """Return how many of `count` go to the clearing at a place of the order, where they are spread evenly.

    >>> [share(4, 3, place) for place in range(3)], [share(2, 4, place) for place in range(4)]
    ([2, 1, 1], [1, 1, 0, 0])
    """
    return count // clearings + (1 if place < count % clearings else 0)


def place_up_to(match: Match, seat: i64, clearing: i64, count: i64, cite: str) -> i64:
    """Place warriors, as many as the supply has; return how many."""
    placed = min(count, match.state[content_of(match).supply[seat]])
    place_warriors(match, seat, clearing, placed, cite)
    return placed


def spread(match: Match, seat: i64, mask: i64, count: i64, cite: str) -> i64:
    """Spread warriors evenly over clearings, the highest priority first; return how many were placed. [AM GEN9]"""
    return spread_over(match, seat, by_priority(match, mask, lowest=False), count, cite)


def spread_over(match: Match, seat: i64, clearings: vec[i64], count: i64, cite: str) -> i64:
    """Spread warriors evenly over clearings in the order in which they are listed; return how many were placed."""
    placed: i64 = 0
    for place in range(len(clearings)):
        due = share(count, len(clearings), place)
        placed += place_up_to(match, seat, clearings[place], due, cite)
    return placed
