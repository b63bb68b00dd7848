"""The map as a board: its hexes with their spots, and the links between them."""

from typing import Final

from clockwood.games.iron_kings.content import KingsContent
from clockwood.games.iron_kings.words import FACINGS
from clockwood.kernel.scene import Board, Link, Place, Point, Setting

MAP: Final = "map"
STEP_X: Final = 96
STEP_Y: Final = 56
EDGE: Final = 80
SIDE: Final = 64
"""From the middle of a hex to its corner."""
HIGH: Final = 56

TOWARDS: Final[list[Point]] = [(0, -40), (35, -20), (35, 20), (0, 40), (-35, 20), (-35, -20)]
"""The spot of a king's prow in its hex, for each side the king may face."""


def describe_map(content: KingsContent, setting: Setting) -> None:
    width, height = sheet_size(content)
    setting.boards.append(Board(MAP, "scene-map", width, height, 79, 2 * most_rows(content) + 4))
    setting.places.extend(place(content, which) for which in range(int(content.land.size)))
    setting.links.extend(links(content))


def sheet_size(content: KingsContent) -> Point:
    """Return the width and the height of the map."""
    columns = max(col for col, _ in content.land.spots)
    return 2 * EDGE + columns * STEP_X, 2 * EDGE + most_rows(content) * STEP_Y


def most_rows(content: KingsContent) -> int:
    return max(row for _, row in content.land.spots)


def centre(content: KingsContent, which: int) -> Point:
    """Return the middle of a hex on the sheet: columns to the right, rows up, as the map is printed."""
    col, row = content.land.spots[which]
    return EDGE + col * STEP_X, EDGE + (most_rows(content) - row) * STEP_Y


def corners(x: int, y: int) -> list[Point]:
    """Return the corners of a flat-topped hex, clockwise from its upper left one."""
    half = SIDE // 2
    return [
        (x - half, y - HIGH), (x + half, y - HIGH), (x + SIDE, y),
        (x + half, y + HIGH), (x - half, y + HIGH), (x - SIDE, y),
    ]  # fmt: skip


def outline(x: int, y: int) -> str:
    return "M" + "L".join(f"{cx} {cy}" for cx, cy in corners(x, y)) + "Z"


def place(content: KingsContent, which: int) -> Place:
    """Return a hex: king or worker in the middle, stack and bag in its right and left corner, a prow at each side."""
    x, y = centre(content, which)
    spots: dict[str, Point] = {
        "row": (x + 18, y + 34),
        "ground": (x, y),
        "middle": (x, y),
        "stack": (x + 27, y - 4),
        "bag": (x - 34, y - 2),
    }
    for way, (dx, dy) in zip(FACINGS, TOWARDS, strict=True):
        spots[f"facing-{way}"] = (x + dx, y + dy)
    return Place(MAP, "hex", which, (x, y), outline(x, y), spots)


def links(content: KingsContent) -> list[Link]:
    """Return the pairs of hexes beside each other."""
    names = content.land.ids
    return [
        Link(f"place:{names[k]}", f"place:{names[other]}", "beside")
        for k in range(len(names))
        for other in range(k + 1, len(names))
        if content.land.apart[k * len(names) + other] == 1
    ]
