"""The ground of a map: grass, trees, water and paths, with boulders' beds, bridges and the tower of the Pass."""

from math import atan2, degrees, hypot
from typing import Final

from clockwood.games.root.art.curves import (
    beside,
    drawn_line,
    is_inside,
    layout_points,
    middle,
    path_curves,
    rivers,
    shore,
)
from clockwood.games.root.art.sizes import Size
from clockwood.games.root.clearings.drawing import FOREST, HEIGHT, HIGH, WIDE, WIDTH
from clockwood.games.root.content import RootContent
from clockwood.games.root.words import FIRST_FOREST
from clockwood.kernel.rng import seeded
from clockwood.kernel.scatter import Spaced, scattered
from clockwood.kernel.svg import XY, circle, group, ink, num, path, points, tag

SEED: Final = 11
TRIES: Final = 4200
GRASS: Final = 420
PATH_CLEAR: Final = 20
WATER_CLEAR: Final = 27
RIM_CLEAR: Final = 24
FOREST_CLEAR: Final = 31
TOWER: Final = (
    "M-15 22V-10H-19V-24H-12V-18H-5V-24H5V-18H12V-24H19V-10H15V22ZM-4 22V10A4 4 0 0 1 4 10V22M-7 -6H-3M3 -6H7"
)


def ground(content: RootContent, size: Size) -> str:
    """Draw everything below the clearings."""
    return group(
        tag("rect", width=WIDTH, height=HEIGHT, fill=ink("forest-middle")),
        grass(),
        trees(content, size),
        forests(content),
        water(content),
        paths(content),
        bridges(content),
        id="art:ground",
    )


def forests(content: RootContent) -> str:
    """Draw a glade where a pawn may stand, for each forest."""
    found = ""
    for k, at in enumerate(layout_points(content, "forests")):
        name = content.land.names[int(FIRST_FOREST) + k]
        glade = circle(
            at, FOREST, fill=ink("forest-core"), stroke=ink("tree"), stroke_width=1.6, stroke_dasharray="2 5"
        )
        found += group(glade, id=f"art:place:{name}")
    return found


def grass() -> str:
    rng = seeded(SEED)
    d = ""
    for _ in range(GRASS):
        x, y = scattered(rng, WIDTH, HEIGHT)
        d += f"M{num(x)} {num(y)}h5m-3 3h5"
    return path(d, stroke=ink("grass"), stroke_width=1.1, opacity=0.5, fill="none")


def trees(content: RootContent, size: Size) -> str:
    """Draw firs and round trees, clear of all that is to be read."""
    rng = seeded(SEED + 1)
    ways, wet, standing = Spaced(PATH_CLEAR), Spaced(WATER_CLEAR), Spaced(size.trees)
    for line in path_curves(content).values():
        for at in line:
            ways.take(at)
    lake = shore(content)
    for line in [*rivers(content), lake]:
        for at in line:
            wet.take(at)
    clearings, glades = layout_points(content, "clearings"), layout_points(content, "forests")
    grown: list[XY] = []
    for _ in range(TRIES):
        at = scattered(rng, WIDTH, HEIGHT)
        if not (6 < at[0] < WIDTH - 6 and 16 < at[1] < HEIGHT - 4 and standing.is_free(at)):
            continue
        if not ways.is_free(at) or not wet.is_free(at) or (lake and is_inside(lake, at)):
            continue
        if any(hypot((at[0] - x) / (WIDE + RIM_CLEAR), (at[1] - y) / (HIGH + RIM_CLEAR)) < 1 for x, y in clearings):
            continue
        if any(hypot(at[0] - x, at[1] - y) < FOREST_CLEAR for x, y in glades):
            continue
        standing.take(at)
        grown.append(at)
    d = "".join(f"M{points(at)}{FIR if rng.below(100) < 62 else ROUND}" for at in sorted(grown, key=lambda a: a[1]))
    return path(d, fill=ink("tree"), opacity=ink("tree-opacity"))


FIR: Final = "m0 -15l5 7h-2.2l4.4 7h-6.4v4h-1.6v-4h-6.4l4.4 -7h-2.2Z"
ROUND: Final = "m0 -1c-6 0 -8 -5 -5 -8 0 -6 10 -6 10 0 3 3 1 8 -4.2 8v4h-1.6v-4Z"


def water(content: RootContent) -> str:
    """Draw the rivers with two broken lines of flow, and the lake with two along its shore."""
    line: dict[str, str | float] = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    flow: dict[str, str | float] = {"fill": "none", "stroke": ink("lake-ink"), "stroke_width": 1.3, "opacity": 0.5}
    drawn = ""
    for river in rivers(content):
        d = drawn_line(river)
        drawn += path(d, stroke=ink("lake-ink"), stroke_width=22, opacity=0.75, **line)
        drawn += path(d, stroke=ink("lake"), stroke_width=19, **line)
        drawn += path(drawn_line(beside(river, -4.5)), stroke_dasharray="26 14 12 18", **flow)
        drawn += path(drawn_line(beside(river, 4.5)), stroke_dasharray="14 20 30 16", **flow)
    lake = shore(content)
    if lake:
        d = drawn_line(lake, closed=True)
        drawn += path(d, stroke=ink("lake-ink"), stroke_width=22, opacity=0.75, **line)
        drawn += path(d, fill=ink("lake"), stroke=ink("lake"), stroke_width=19)
        cx, cy = middle(lake)
        for k in (0.93, 0.86):
            inner = [(cx + (x - cx) * k, cy + (y - cy) * k) for x, y in lake]
            drawn += path(drawn_line(inner, closed=True), stroke_dasharray="40 12 18 14", **flow)
    return drawn


def paths(content: RootContent) -> str:
    lines = [drawn_line(line[::3]) for line in path_curves(content).values()]
    d = "".join(lines)
    return (
        path(d, fill="none", stroke=ink("hill-ink"), stroke_width=17, opacity=0.55)
        + path(d, fill="none", stroke=ink("path-bed"), stroke_width=14)
        + path(
            d, fill="none", stroke=ink("path"), stroke_width=4.4, stroke_dasharray="0.1 11", stroke_linecap="round",
            opacity=0.8,
        )
    )  # fmt: skip


def bridges(content: RootContent) -> str:
    """Draw planks where a river passes under a path."""
    drawn = ""
    curves, flows = path_curves(content), rivers(content)
    for a, b in layout_points(content, "bridges"):
        line = curves[int(a) - 1, int(b) - 1]
        k = min(
            range(1, len(line) - 1),
            key=lambda at: min(hypot(line[at][0] - x, line[at][1] - y) for x, y in flows[0]),
        )
        (x0, y0), (x1, y1) = line[k - 1], line[k + 1]
        planks = tag("rect", x=-20, y=-12, width=40, height=24, rx=2, fill=ink("path-bed"))
        rails = path(
            "M-20 -12h40M-20 12h40M-14 -9v18M-7 -9v18M0 -9v18M7 -9v18M14 -9v18",
            fill="none",
            stroke=ink("hill-ink"),
            stroke_width=2,
        )
        turn = degrees(atan2(y1 - y0, x1 - x0))
        drawn += group(planks, rails, transform=f"translate({points(line[k])}) rotate({num(turn)})")
    return drawn
