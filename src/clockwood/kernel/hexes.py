"""Hexes in axial coordinates: rings around a centre, neighbours, straight lines.

A hex is a pair (q, r); its neighbours in the six directions go round clockwise. Boards are built when content is
loaded, so rules read the flat tables made from these and never a pair.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

Hex = tuple[int, int]

DIRECTIONS: Final[list[Hex]] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
WAYS: Final = 6


def ring(radius: int) -> list[Hex]:
    """Return the hexes at this distance from the centre, clockwise; the k-th side starts at index k * radius.

    >>> ring(0), ring(1)[:3]
    ([(0, 0)], [(1, 0), (0, 1), (-1, 1)])
    >>> [len(ring(radius)) for radius in range(5)]
    [1, 6, 12, 18, 24]
    """
    if radius == 0:
        return [(0, 0)]
    found: list[Hex] = []
    for side in range(WAYS):
        q, r = DIRECTIONS[side][0] * radius, DIRECTIONS[side][1] * radius
        along = DIRECTIONS[(side + 2) % WAYS]
        found += [(q + along[0] * step, r + along[1] * step) for step in range(radius)]
    return found


def hexagon(radius: int) -> list[Hex]:
    """Return all hexes up to this distance, ring after ring from the centre.

    >>> [len(hexagon(radius)) for radius in range(5)]
    [1, 7, 19, 37, 61]
    """
    return [place for distance in range(radius + 1) for place in ring(distance)]


def apart(one: Hex, other: Hex) -> int:
    """Return how many steps lie between two hexes.

    >>> apart((-3, 0), (2, 0)), apart((0, -1), (-1, 1))
    (5, 2)
    """
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def next_hexes(places: list[Hex]) -> vec[i64]:
    """Return, at `hex * 6 + way`, the number of the next hex that way, or -1 beyond the edge.

    >>> list(next_hexes(hexagon(1)))[:6]
    [1, 2, 3, 4, 5, 6]
    """
    number = {place: k for k, place in enumerate(places)}
    found: list[i64] = []
    for q, r in places:
        found += [i64(number.get((q + way[0], r + way[1]), -1)) for way in DIRECTIONS]
    return vec[i64](found)
