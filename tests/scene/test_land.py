"""Ironwood's map: areas fill the sheet, contain their centres, and border each other where the map says."""

import re

import pytest

import clockwood
from clockwood.games.ironwood.content import IronwoodContent
from clockwood.games.ironwood.map.geometry import along, bend, forest_area, grove, peak
from clockwood.scene.builder import SceneBuilder

STEPS = 40
Point = tuple[float, float]


def content() -> IronwoodContent:
    made = clockwood.new("ironwood", seed=1).match.content
    assert isinstance(made, IronwoodContent)
    return made


def corners(path: str) -> list[Point]:
    """An outline of straight and quadratic pieces, cut into short straight ones."""
    found: list[Point] = []
    for verb, numbers in re.findall(r"([MLQ])([^MLQZ]*)", path):
        values = [float(number) for number in numbers.split()]
        ends = list(zip(values[::2], values[1::2], strict=True))
        if verb == "Q":
            start = found[-1]
            found += [along(start, ends[0], ends[1], k / STEPS) for k in range(1, STEPS + 1)]
        else:
            found += ends
    return found


def size(outline: list[Point]) -> float:
    after = [*outline[1:], outline[0]]
    return abs(sum(x * b - a * y for (x, y), (a, b) in zip(outline, after, strict=True))) / 2


def holds(outline: list[Point], at: Point) -> bool:
    x, y = at
    inside = False
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def areas() -> list[list[Point]]:
    return [corners(forest_area(content().land, forest)) for forest in range(int(content().land.forests))]


def test_forests_fill_the_sheet_without_gap_or_overlap() -> None:
    assert sum(size(area) for area in areas()) == pytest.approx(1000 * 800, rel=1e-3)


def test_every_forest_holds_its_own_centre_and_no_other() -> None:
    centres = [grove(content().land, forest) for forest in range(int(content().land.forests))]
    for number, area in enumerate(areas()):
        assert [k for k, centre in enumerate(centres) if holds(area, centre)] == [number]


def test_every_path_crosses_between_its_two_forests() -> None:  # [IW R8.4]
    land, outlines = content().land, areas()
    for ridge in land.ridges:
        start, control, end = peak(land, ridge[0]), bend(land, ridge), peak(land, ridge[1])
        x, y = along(start, control, end, 0.5)
        across = (-(end[1] - start[1]), end[0] - start[0])
        length = (across[0] ** 2 + across[1] ** 2) ** 0.5
        beside = [(x + side * across[0] / length * 3, y + side * across[1] / length * 3) for side in (1, -1)]
        found = [k for at in beside for k, outline in enumerate(outlines) if holds(outline, at)]
        assert sorted(found) == sorted(ridge[2:])


def test_places_have_text_cells_of_their_own() -> None:
    cells = [place.cell for place in SceneBuilder(content()).setting.places]
    assert len(set(cells)) == len(cells)
