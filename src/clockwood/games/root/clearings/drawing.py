"""The map as a board: clearings, forests, paths and rivers, and the kinds of pieces that stand there."""

from typing import Final, cast

from clockwood.games.root.content import RootContent
from clockwood.games.root.words import CLEARINGS, FIRST_FOREST, LAND_SUITS, SUITS
from clockwood.kernel.scene import Board, Link, Mark, PieceKind, Place, Point, Setting

MAP: Final = "map"
WIDTH: Final = 1000
HEIGHT: Final = 740
WIDE: Final = 88
HIGH: Final = 64
FOREST: Final = 26
"""Half the width and height of a clearing, and the radius of a forest's mark."""
LETTERS: Final = {"fox": "F", "rabbit": "R", "mouse": "M"}


def describe_map(content: RootContent, setting: Setting) -> None:
    points = layout_of(content)
    setting.boards.append(Board(MAP, "scene-map", WIDTH, HEIGHT, 79, 23))
    for clearing in range(CLEARINGS):
        setting.places.append(clearing_place(clearing, points["clearings"][clearing]))
    for forest in range(content.land.forests):
        setting.places.append(forest_place(int(FIRST_FOREST) + forest, points["forests"][forest]))
    names = content.land.names
    for kind, pairs in (("path", content.land.paths), ("river", content.land.rivers)):
        setting.links.extend(Link(f"place:{names[a]}", f"place:{names[b]}", kind) for a, b in pairs)
    for suit in SUITS[: int(LAND_SUITS)]:
        mark = Mark(LETTERS[suit], "leaf", "plain")
        setting.pieces.append(PieceKind(f"suit-{suit}", f"suit-{suit}", mark, spot="suit", counted=False))
    setting.pieces.append(PieceKind("ruin", "scene-ruin", Mark("X", "square", "plain"), spot="slots", counted=False))


def layout_of(content: RootContent) -> dict[str, list[Point]]:
    """Return the points of the map in use, as the pack lays it out."""
    drawn = cast("dict[str, list[list[int]]]", content.layout[content.agreed.map])
    return {key: [(x, y) for x, y in drawn[key]] for key in ("clearings", "forests")}


def ellipse(x: int, y: int, rx: int, ry: int) -> str:
    return f"M{x - rx} {y}A{rx} {ry} 0 1 1 {x + rx} {y}A{rx} {ry} 0 1 1 {x - rx} {y}Z"


def clearing_place(clearing: int, at: Point) -> Place:
    x, y = at
    spots: dict[str, Point] = {
        "row": (x - 20, y + 6),
        "slots": (x - 20, y + 36),
        "tokens": (x - 20, y - 24),
        "suit": (x - 66, y - 30),
        "number": (x + 62, y - 34),
        "name": (x, y - 46),
    }
    return Place(MAP, "clearing", clearing, at, ellipse(x, y, WIDE, HIGH), spots, clearing + 1)


def forest_place(place: int, at: Point) -> Place:
    x, y = at
    return Place(MAP, "place", place, at, ellipse(x, y, FOREST, FOREST), {"row": at, "name": at})
