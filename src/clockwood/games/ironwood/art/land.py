"""The ground: paper, forests by ring, grass and trees. Trees give way to all that is to be read."""

from typing import Final

from clockwood.games.ironwood.art.sizes import Size
from clockwood.games.ironwood.map.geometry import (
    along,
    bend,
    forest_area,
    grove,
    outer_mountains,
    peak,
    spur,
)
from clockwood.games.ironwood.map.printed import OUTER, SHEET_HEIGHT, SHEET_WIDTH
from clockwood.games.ironwood.map.tables import Land
from clockwood.kernel.rng import Generator, seeded
from clockwood.kernel.scatter import Spaced, scattered
from clockwood.kernel.svg import XY, group, ink, num, path, points, tag

SEED: Final = 11
TRIES: Final = 5200
GRASS: Final = 620

RIDGE_CLEAR: Final = 34
FOREST_CLEAR: Final[XY] = (66, 50)
MOUNTAIN_CLEAR: Final[XY] = (82, 72)


def ground(land: Land, size: Size) -> str:
    return group(
        tag("rect", width=SHEET_WIDTH, height=SHEET_HEIGHT, fill=ink("map")),
        areas(land),
        grass(),
        trees(land, size),
        id="art:ground",
    )


def areas(land: Land) -> str:
    """Forests filled by ring: the outer palest, those around the centre deepest."""
    drawn = ""
    for forest, name in enumerate(land.forest_ids):
        d = forest_area(land, forest)
        drawn += path(d, id=f"art:place:{name}", fill=ink(f"forest-{ring(land, forest)}"))
    return drawn


def ring(land: Land, forest: int) -> str:
    if land.ring_of_forest[forest] == OUTER:
        return "outer"
    return "core" if land.touch_mountains[forest] & 1 else "middle"


def grass() -> str:
    """Short strokes, so that the ground is never flat."""
    rng = seeded(SEED)
    d = ""
    for _ in range(GRASS):
        x, y = scattered(rng, SHEET_WIDTH, SHEET_HEIGHT)
        d += f"M{num(x)} {num(y)}h{num(5 + float(rng.below(60)) / 10)}"
    return path(d, stroke=ink("grass"), stroke_width=1.1, stroke_linecap="round", opacity=0.5, fill="none")


def trees(land: Land, size: Size) -> str:
    """Trees at a distance from each other, from ridges, and from where pieces and names stand."""
    rng = seeded(SEED + 1)
    standing = Spaced(size.trees)
    for at in clear_ground(land, rng):
        if standing.is_free(at):
            standing.take(at)
    rows = sorted(standing.all(), key=lambda at: (at[1], at[0]))
    d = "".join(f"M{points(at)}{FIRS[int(rng.below(len(FIRS)))]}" for at in rows)
    return path(d, fill=ink("tree"), opacity=ink("tree-opacity"))


def clear_ground(land: Land, rng: Generator) -> list[XY]:
    """Points where a tree hides nothing."""
    ridges = Spaced(RIDGE_CLEAR)
    for line in ridge_lines(land):
        for at in line:
            ridges.take(at)
    forests = [grove(land, k) for k in range(int(land.forests))]
    mountains = [peak(land, k) for k in range(int(land.mountains))]
    tried = [scattered(rng, SHEET_WIDTH, SHEET_HEIGHT) for _ in range(TRIES)]
    return [
        at
        for at in tried
        if 8 < at[0] < SHEET_WIDTH - 8
        and 24 < at[1] < SHEET_HEIGHT - 6
        and ridges.is_free(at)
        and not near(at, forests, FOREST_CLEAR)
        and not near(at, mountains, MOUNTAIN_CLEAR)
    ]


def ridge_lines(land: Land) -> list[list[XY]]:
    """Points along every ridge and spur."""
    lines: list[list[XY]] = []
    for each in land.ridges:
        start, end = peak(land, each[0]), peak(land, each[1])
        lines.append([along(start, bend(land, each), end, k / 24) for k in range(25)])
    for mountain in outer_mountains(land):
        (ax, ay), (bx, by) = peak(land, mountain), spur(land, mountain)
        lines.append([(ax + (bx - ax) * k / 12, ay + (by - ay) * k / 12) for k in range(13)])
    return lines


def near(at: XY, centres: list[XY], reach: XY) -> bool:
    return any(abs(at[0] - x) < reach[0] and abs(at[1] - 4 - y) < reach[1] for x, y in centres)


def fir(tall: float) -> str:
    """A fir of three skirts on a short trunk, drawn from its foot."""
    wide = tall * 0.36
    right = [(1.4, 0.0), (1.4, -0.14), (wide, -0.14), (wide * 0.42, -0.38), (wide * 0.82, -0.38)]
    right += [(wide * 0.3, -0.64), (wide * 0.58, -0.64)]
    corners = [(x, y * tall) for x, y in right]
    outline = [*corners, (0.0, -tall), *((-x, y) for x, y in reversed(corners))]
    d, here = "", (0.0, 0.0)
    for x, y in outline:
        d += f"l{points((x - here[0], y - here[1]))}"
        here = (round(x, 1), round(y, 1))
    return d + "z"


FIRS: Final = [fir(tall) for tall in (17, 19, 21, 23, 25)]
