"""Curves of a map as points: paths that bend once, rivers and shores through given points."""

from math import hypot
from typing import Final, cast

from clockwood.games.root.content import RootContent
from clockwood.kernel.svg import XY, points

STEPS: Final = 60
"""Points along a path."""


def layout_points(content: RootContent, key: str) -> list[XY]:
    """Return a list of points of the map in use, none where the map has no such thing."""
    drawn = cast("dict[str, list[list[int]]]", content.layout[content.agreed.map])
    return [(float(each[0]), float(each[1])) for each in drawn.get(key, [])]


def path_curves(content: RootContent) -> dict[tuple[int, int], list[XY]]:
    """Return each path by its two clearings, the lower first, as points from the one to the other."""
    drawn = cast("dict[str, list[list[int]]]", content.layout[content.agreed.map])
    at = layout_points(content, "clearings")
    found: dict[tuple[int, int], list[XY]] = {}
    for first, second, x, y in drawn["paths"]:
        low, high = min(first, second) - 1, max(first, second) - 1
        found[low, high] = [bent(at[low], (float(x), float(y)), at[high], k / STEPS) for k in range(STEPS + 1)]
    return found


def bent(start: XY, bend: XY, end: XY, t: float) -> XY:
    """Return the point of a curve with one bend, at a share of its way."""
    a, b, c = (1 - t) * (1 - t), 2 * t * (1 - t), t * t
    return a * start[0] + b * bend[0] + c * end[0], a * start[1] + b * bend[1] + c * end[1]


def rivers(content: RootContent) -> list[list[XY]]:
    """Return the rivers as smooth lines."""
    drawn = cast("dict[str, list[list[list[int]]]]", content.layout[content.agreed.map])
    return [smooth([(float(x), float(y)) for x, y in river], 10) for river in drawn.get("rivers", [])]


def shore(content: RootContent) -> list[XY]:
    """Return the shore of the lake as a closed line, empty where there is no lake."""
    drawn = layout_points(content, "lake")
    if not drawn:
        return []
    return smooth([drawn[-1], *drawn, drawn[0], drawn[1]], 8)[8:-8]


def smooth(through: list[XY], steps: int) -> list[XY]:
    """Return a smooth line through points, so many steps from one to the next."""
    p = [through[0], *through, through[-1]]
    found: list[XY] = []
    for k in range(1, len(p) - 2):
        for step in range(steps):
            t = step / steps
            x, y = (knot(p[k - 1][axis], p[k][axis], p[k + 1][axis], p[k + 2][axis], t) for axis in (0, 1))
            found.append((x, y))
    found.append(through[-1])
    return found


def knot(a: float, b: float, c: float, d: float, t: float) -> float:
    """Return a coordinate between `b` and `c` of a curve through four of them."""
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)


def beside(line: list[XY], off: float) -> list[XY]:
    """Return a line that runs beside another."""
    found: list[XY] = []
    for k, (x, y) in enumerate(line):
        ax, ay = line[max(k - 1, 0)]
        bx, by = line[min(k + 1, len(line) - 1)]
        long = hypot(bx - ax, by - ay) or 1.0
        found.append((x - (by - ay) / long * off, y + (bx - ax) / long * off))
    return found


def middle(line: list[XY]) -> XY:
    """Return the mean of points."""
    return sum(x for x, _ in line) / len(line), sum(y for _, y in line) / len(line)


def drawn_line(line: list[XY], closed: bool = False) -> str:
    return f"M{points(*line)}{'Z' if closed else ''}"


def is_inside(line: list[XY], at: XY) -> bool:
    """Return whether a point is inside a closed line."""
    inside = False
    x, y = at
    for k, (x0, y0) in enumerate(line):
        x1, y1 = line[(k + 1) % len(line)]
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            inside = not inside
    return inside
