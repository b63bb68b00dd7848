"""The map described for the page: its sheet, its places, and what joins them. [IW R8]"""

from typing import Final

from clockwood.games.ironwood.map.geometry import disc, forest_area, medallion
from clockwood.games.ironwood.map.printed import OUTER, RINGS, SHEET_HEIGHT, SHEET_WIDTH
from clockwood.games.ironwood.map.tables import Land
from clockwood.kernel.scene import Board, Link, Place, Point

MAP: Final = "map"
COLUMNS: Final = 79
ROWS: Final = 23
SHEET: Final = Board(MAP, "scene-map", SHEET_WIDTH, SHEET_HEIGHT, COLUMNS, ROWS)

UNDER_NAME: Final = 10


def mountains(land: Land) -> list[Place]:
    found: list[Place] = []
    for k in range(int(land.mountains)):
        x, y = int(land.mountain_x[k]), int(land.mountain_y[k])
        centre, radius = medallion(land, k)
        out = radius * 6 // 7
        spots: dict[str, Point] = {
            "row": (x, y + 12),
            "number": (x - out, y - out),
            "name": (x, y + radius + 12),
            "mark": (x, y - radius - 18),
            "forge": (x + out, y - out + 2),
        }
        shape = disc(centre, radius)
        ring = RINGS[land.ring_of_mountain[k]]
        found.append(Place(MAP, "mountain", k, (x, y), shape, spots, number=int(land.mountain_number[k]), ring=ring))
    return found


def forests(land: Land) -> list[Place]:
    """Return the forests as places; a forest's number leads the row of its pieces."""
    found: list[Place] = []
    for k in range(int(land.forests)):
        x, y = int(land.forest_x[k]), int(land.forest_y[k])
        ring = "outer" if land.ring_of_forest[k] == OUTER else "core" if touches_centre(land, k) else "middle"
        spots: dict[str, Point] = {
            "row": (x, y + (UNDER_NAME if is_under_name(land, x, y) else 0)),
            "mark": (x, y - 40),
        }
        found.append(
            Place(
                MAP,
                "forest",
                k,
                (x, y),
                forest_area(land, k),
                spots,
                number=int(land.forest_number[k]),
                ring=ring,
            )
        )
    return found


def is_under_name(land: Land, x: int, y: int) -> bool:
    """Return whether a mountain's name stands just above a point."""
    for k in range(int(land.mountains)):
        above = y - int(land.mountain_y[k])
        if abs(int(land.mountain_x[k]) - x) < 60 and 0 < above < 100:
            return True
    return False


def touches_centre(land: Land, forest: int) -> bool:
    return bool(land.touch_mountains[forest] & 1)


def links(land: Land) -> list[Link]:
    """Ridges between mountains, paths between forests. [IW R8.3, R8.4]"""
    found: list[Link] = []
    for kind, names, near in (
        ("ridge", land.mountain_ids, land.mountain_near),
        ("path", land.forest_ids, land.forest_near),
    ):
        for k, name in enumerate(names):
            mask = int(near[k])
            found += [
                Link(f"place:{name}", f"place:{names[other]}", kind)
                for other in range(k + 1, len(names))
                if mask >> other & 1
            ]
    for k, name in enumerate(land.mountain_ids):
        mask = int(land.touch_forests[k])
        found += [
            Link(f"place:{name}", f"place:{forest}", "touch")
            for other, forest in enumerate(land.forest_ids)
            if mask >> other & 1
        ]
    return found
