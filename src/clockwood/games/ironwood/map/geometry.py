"""The lie of the land: ridges as curves, spurs to the sheet's edge, and the area of every place. [IW R8]

The bends of the house map were drawn by hand; the ridges of another map bend towards the middle of their path.
"""

from typing import Final

from clockwood.games.ironwood.map.printed import OUTER, SHEET_HEIGHT, SHEET_WIDTH
from clockwood.games.ironwood.map.tables import Land

XY = tuple[float, float]

BENDS: Final[dict[str, XY]] = {
    "auria zincur": (344, 262),
    "argentimar auria": (392, 206),
    "argentimar chromia": (500, 72),
    "argentimar plumbarum": (150, 214),
}
"""Control points of the upper left quarter; the others mirror them, and what is not named is straight."""

MIRRORS: Final = {
    "auria": ("auria", "palladimor"),
    "zincur": ("lithimar", "zincur"),
    "argentimar": ("chromia", "gallimor"),
    "chromia": ("argentimar", "cuprumis"),
    "plumbarum": ("cobaltis", "plumbarum"),
    "lithimar": ("zincur", "lithimar"),
}
"""The place of a mountain when the sheet is turned over left to right, and upside down."""

SPURS: Final[dict[str, XY]] = {
    "argentimar": (226, 0),
    "chromia": (774, 0),
    "gallimor": (226, 800),
    "cuprumis": (774, 800),
    "plumbarum": (0, 400),
    "cobaltis": (1000, 400),
}
"""Cliffs without a path that part the outer forests, by where they end."""

MEDALLION: Final = 42
MEDALLION_UP: Final = 6
"""A medallion's centre is a little above its mountain's point."""

FERRUM_MEDALLION: Final = 54
CLEARING: Final = 58
"""The radius of a forest whose borders are not drawn."""


def peak(land: Land, mountain: int) -> XY:
    return float(land.mountain_x[mountain]), float(land.mountain_y[mountain])


def grove(land: Land, forest: int) -> XY:
    return float(land.forest_x[forest]), float(land.forest_y[forest])


def hand_drawn() -> dict[str, XY]:
    """The bends of all four quarters, by the two mountains in the order of the alphabet."""
    found: dict[str, XY] = {}
    for names, (x, y) in BENDS.items():
        first, second = names.split()
        for over in (False, True):
            for down in (False, True):
                ends = [turned(turned(name, 0, over), 1, down) for name in (first, second)]
                at = (SHEET_WIDTH - x if over else x, SHEET_HEIGHT - y if down else y)
                found[" ".join(sorted(ends))] = at
    return found


def turned(name: str, way: int, wanted: bool) -> str:
    return MIRRORS[name][way] if wanted and name in MIRRORS else name


DRAWN: Final = hand_drawn()


def bend(land: Land, ridge: list[int]) -> XY:
    """The control point of a ridge's curve; a straight one has it in its middle."""
    first, second, here, there = ridge
    (ax, ay), (bx, by) = peak(land, first), peak(land, second)
    names = " ".join(sorted([land.mountain_ids[first], land.mountain_ids[second]]))
    if land.provenance == "house":
        return DRAWN.get(names, ((ax + bx) / 2, (ay + by) / 2))
    if here < 0:
        return (ax + bx) / 2, (ay + by) / 2
    (hx, hy), (tx, ty) = grove(land, here), grove(land, there)
    return hx + tx - (ax + bx) / 2, hy + ty - (ay + by) / 2


def along(start: XY, control: XY, end: XY, t: float) -> XY:
    """A point of a quadratic curve."""
    u = 1 - t
    x = u * u * start[0] + 2 * t * u * control[0] + t * t * end[0]
    y = u * u * start[1] + 2 * t * u * control[1] + t * t * end[1]
    return x, y


def spur(land: Land, mountain: int) -> XY:
    """Return the point where the cliff of an outer mountain meets the edge of the sheet, away from the centre."""
    name = land.mountain_ids[mountain]
    if land.provenance == "house" and name in SPURS:
        return SPURS[name]
    (cx, cy), (x, y) = peak(land, 0), peak(land, mountain)
    dx, dy = x - cx, y - cy
    reach = 1e9
    if dx:
        reach = min(reach, ((SHEET_WIDTH if dx > 0 else 0) - cx) / dx)
    if dy:
        reach = min(reach, ((SHEET_HEIGHT if dy > 0 else 0) - cy) / dy)
    return cx + dx * reach, cy + dy * reach


def outer_mountains(land: Land) -> list[int]:
    return [k for k in range(int(land.mountains)) if land.ring_of_mountain[k] == OUTER]


# -- areas


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def point(at: XY) -> str:
    return f"{number(at[0])} {number(at[1])}"


def disc(at: XY, radius: float) -> str:
    """A circle as a path."""
    x, y = at
    r = number(radius)
    return f"M{point((x - radius, y))}A{r} {r} 0 1 1 {point((x + radius, y))}A{r} {r} 0 1 1 {point((x - radius, y))}Z"


def medallion(land: Land, mountain: int) -> tuple[XY, int]:
    x, y = peak(land, mountain)
    return (x, y - MEDALLION_UP), FERRUM_MEDALLION if mountain == 0 else MEDALLION


def forest_area(land: Land, forest: int) -> str:
    """The outline of a forest: the ridges around it, and the edge of the sheet where it is open."""
    walk = border(land, forest)
    if not walk:
        return disc(grove(land, forest), CLEARING)
    first = walk[0][0]
    path = f"M{point(peak(land, first))}"
    for _, there, ridge in walk:
        control, end = bend(land, ridge), peak(land, there)
        path += f"Q{point(control)} {point(end)}"
    last = walk[-1][1]
    if last == first:
        return path + "Z"
    edge = around(spur(land, last), spur(land, first), grove(land, forest))
    return path + "".join(f"L{point(at)}" for at in edge) + "Z"


def border(land: Land, forest: int) -> list[tuple[int, int, list[int]]]:
    """The ridges of a forest in a row: from which mountain, to which. Empty where they are no single row."""
    left = [ridge for ridge in land.ridges if forest in ridge[2:]]
    ends = [end for ridge in left for end in ridge[:2]]
    loose = [end for end in ends if ends.count(end) == 1]
    walk: list[tuple[int, int, list[int]]] = []
    here = loose[0] if loose else ends[0] if ends else -1
    while left:
        after = [ridge for ridge in left if here in ridge[:2]]
        if not after:
            return []
        ridge = after[0]
        left.remove(ridge)
        there = ridge[1] if ridge[0] == here else ridge[0]
        walk.append((here, there, ridge))
        here = there
    closed = bool(walk) and walk[0][0] == walk[-1][1]
    return walk if closed or land.ring_of_forest[forest] == OUTER else []


CORNERS: Final[list[XY]] = [(0, 0), (SHEET_WIDTH, 0), (SHEET_WIDTH, SHEET_HEIGHT), (0, SHEET_HEIGHT)]


def round_the_edge(at: XY) -> float:
    """Measure how far along the edge of the sheet a point lies, clockwise from the upper left corner."""
    x, y = at
    if y <= 0:
        return x
    if x >= SHEET_WIDTH:
        return SHEET_WIDTH + y
    if y >= SHEET_HEIGHT:
        return 2 * SHEET_WIDTH + SHEET_HEIGHT - x
    return 2 * (SHEET_WIDTH + SHEET_HEIGHT) - y


def around(start: XY, end: XY, centre: XY) -> list[XY]:
    """Lead from one point of the edge to another, by the corners of the side the centre is on."""
    whole = 2.0 * (SHEET_WIDTH + SHEET_HEIGHT)
    begin, finish = round_the_edge(start), round_the_edge(end)
    clockwise = (round_the_edge(nearest_edge(centre)) - begin) % whole < (finish - begin) % whole
    sign = 1 if clockwise else -1
    corners = [(round_the_edge(corner), corner) for corner in CORNERS]
    reach = sign * (finish - begin) % whole
    passed = sorted((sign * (far - begin) % whole, corner) for far, corner in corners)
    return [start, *(corner for far, corner in passed if 0 < far < reach), end]


def nearest_edge(at: XY) -> XY:
    x, y = at
    gaps: list[tuple[float, XY]] = [
        (y, (x, 0)),
        (SHEET_WIDTH - x, (SHEET_WIDTH, y)),
        (SHEET_HEIGHT - y, (x, SHEET_HEIGHT)),
        (x, (0, y)),
    ]
    return min(gaps)[1]
