"""Where things lie: the hexes of the map with their spots, the spaces of a king's board."""

from typing import Final

from clockwood.games.iron_kings.content import KingsContent
from clockwood.games.iron_kings.words import ALL_SPACES, FACINGS, SEATS, SPACES
from clockwood.kernel.scene import Link, Place, Point

MAP: Final = "map"
STEP_X: Final = 96
STEP_Y: Final = 56
EDGE: Final = 80
SIDE: Final = 64
"""From the middle of a hex to its corner."""
HIGH: Final = 56

TOWARDS: Final[list[Point]] = [(0, -40), (35, -20), (35, 20), (0, 40), (-35, 20), (-35, -20)]
"""Where a king's prow stands in its hex: at the side the king faces."""

MAT_WIDTH: Final = 540
MAT_HEIGHT: Final = 350
POST_WIDE: Final = 60
POST_HIGH: Final = 40
"""From the middle of a space to its edges."""
MAT_SPOTS: Final[dict[str, Point]] = {
    "head-1": (120, 62),
    "head-2": (280, 62),
    "torso-1": (120, 174),
    "torso-2": (280, 174),
    "throttle": (120, 286),
    "brake": (280, 286),
    "holdfast": (454, 62),
    "steam": (454, 174),
    "repair": (454, 286),
}


def sheet_size(content: KingsContent) -> Point:
    """How wide and how high the map is."""
    columns = max(col for col, _ in content.spots)
    return 2 * EDGE + columns * STEP_X, 2 * EDGE + most_rows(content) * STEP_Y


def most_rows(content: KingsContent) -> int:
    return max(row for _, row in content.spots)


def centre(content: KingsContent, which: int) -> Point:
    """Where a hex lies on the sheet: columns to the right, rows up, as the map is printed."""
    col, row = content.spots[which]
    return EDGE + col * STEP_X, EDGE + (most_rows(content) - row) * STEP_Y


def corners(x: int, y: int) -> list[Point]:
    """A flat-topped hex, clockwise from its upper left corner."""
    half = SIDE // 2
    return [
        (x - half, y - HIGH), (x + half, y - HIGH), (x + SIDE, y),
        (x + half, y + HIGH), (x - half, y + HIGH), (x - SIDE, y),
    ]  # fmt: skip


def outline(x: int, y: int) -> str:
    return "M" + "L".join(f"{cx} {cy}" for cx, cy in corners(x, y)) + "Z"


def place(content: KingsContent, which: int) -> Place:
    """A hex: whoever stands there in the middle, stack and bag in its left and right corner, a prow at each side."""
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


def post(seat: int, which: int) -> Place:
    """A space of a king's board: a worker stands to the right of its sign, damage in the upper right corner."""
    x, y = MAT_SPOTS[SPACES[which]]
    box = f"M{x - POST_WIDE} {y - POST_HIGH}H{x + POST_WIDE}V{y + POST_HIGH}H{x - POST_WIDE}Z"
    spots: dict[str, Point] = {"row": (x + 24, y + 4), "middle": (x + 24, y + 4), "damage": (x + 24, y + 2)}
    return Place(f"mat-{SEATS[seat]}", "post", seat * ALL_SPACES + which, (x, y), box, spots)


def links(content: KingsContent) -> list[Link]:
    names = content.names["hex"]
    return [
        Link(f"place:{names[k]}", f"place:{names[other]}", "beside")
        for k in range(len(names))
        for other in range(k + 1, len(names))
        if content.far[k * len(names) + other] == 1
    ]
