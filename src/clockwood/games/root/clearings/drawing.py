"""The map as a board: clearings, forests, paths and rivers, and the kinds of pieces that stand there."""

from typing import Final, cast

from clockwood.games.root.content import RootContent
from clockwood.games.root.words import CLEARINGS, FIRST_FOREST, LAND_SUITS, SUITS
from clockwood.kernel.scene import Board, Link, Mark, PieceKind, Place, Point, Setting
from clockwood.kernel.seen import Seen, SeenPiece
from clockwood.kernel.view import Flat

MAP: Final = "map"
WIDTH: Final = 1000
HEIGHT: Final = 740
WIDE: Final = 88
HIGH: Final = 64
FOREST: Final = 26
"""Half the width and height of a clearing, and the radius of a forest's mark."""
ROAD: Final = 22
"""The radius of boulders on a closed path."""
PLAQUE: Final = (-46, -HIGH + 2)
"""The middle of the plaque with suit and number, from the middle of a clearing."""
SLOT: Final = 40
SLOTS_UP: Final = 24
FIGURES_DOWN: Final = 18
TOKEN: Final = 38
MOST_TOKENS: Final = 5
LETTERS: Final = {"fox": "F", "rabbit": "R", "mouse": "M"}


def describe_map(content: RootContent, setting: Setting) -> None:
    points = layout_of(content)
    setting.boards.append(Board(MAP, "scene-map", WIDTH, HEIGHT, 79, 23))
    for clearing in range(CLEARINGS):
        slots = int(content.land.slots[clearing])
        setting.places.append(clearing_place(clearing, points["clearings"][clearing], slots, content))
    for forest in range(content.land.forests):
        setting.places.append(forest_place(int(FIRST_FOREST) + forest, points["forests"][forest]))
    for road in range(len(content.land.roads)):
        setting.places.append(road_place(content, road))
    names = content.land.names
    for kind, pairs in (("path", content.land.paths), ("river", content.land.rivers)):
        setting.links.extend(Link(f"place:{names[a]}", f"place:{names[b]}", kind) for a, b in pairs)
    for suit in SUITS[: int(LAND_SUITS)]:
        mark = Mark(LETTERS[suit], "leaf", "plain")
        setting.pieces.append(PieceKind(f"suit-{suit}", f"scene-suit-{suit}", mark, -1, "area", False, "about-suit"))
        setting.pieces.append(PieceKind(f"sign-{suit}", f"scene-suit-{suit}", mark, -1, "suit", False, "about-suit"))
    stone = Mark("X", "square", "plain")
    setting.pieces.append(PieceKind("ruin", "scene-ruin", stone, spot="slots", counted=False, about="about-ruin"))
    setting.pieces.append(PieceKind("boulders", "scene-boulders", stone, counted=False, about="about-boulders"))
    setting.pieces.append(PieceKind("ferry", "scene-ferry", stone, spot="ferry", counted=False, about="about-ferry"))
    for seat, name in enumerate(content.factions()):
        label = f"scene-rule-{name}"
        pennant = PieceKind(f"rule-{name}", label, setting.marks[seat], seat, "rule", counted=False, about="about-rule")
        setting.pieces.append(pennant)


def draw_map(content: RootContent, view: Flat, seen: Seen) -> None:
    """Lay suits, pennants of who rules, the ferry, and boulders on paths that are closed."""
    for name in content.names["clearing"]:
        if f"suit.{name}" in view:
            seen.pieces.append(SeenPiece(name, f"suit-{view[f'suit.{name}']}", 1))
            seen.pieces.append(SeenPiece(name, f"sign-{view[f'suit.{name}']}", 1))
        if f"ruler.{name}" in view:
            seen.pieces.append(SeenPiece(name, f"rule-{view[f'ruler.{name}']}", 1))
    if "ferry" in view:
        seen.pieces.append(SeenPiece(str(view["ferry"]), "ferry", 1))
    for road in content.land.road_names:
        if f"opened.{road}" not in view:
            seen.pieces.append(SeenPiece(road, "boulders", 1))


def layout_of(content: RootContent) -> dict[str, list[Point]]:
    """Return the points of the map in use, as the pack lays it out."""
    drawn = cast("dict[str, list[list[int]]]", content.layout[content.agreed.map])
    return {key: [(x, y) for x, y in drawn.get(key, [])] for key in ("clearings", "forests", "lake")}


def ellipse(x: int, y: int, rx: int, ry: int) -> str:
    return f"M{x - rx} {y}A{rx} {ry} 0 1 1 {x + rx} {y}A{rx} {ry} 0 1 1 {x - rx} {y}Z"


def slot_points(slots: int, at: tuple[float, float]) -> list[tuple[float, float]]:
    """Return the middles of the slots of a clearing, in a row. [RT 2.2.3]"""
    return [(at[0] + SLOT * (k - (slots - 1) / 2), at[1] - SLOTS_UP) for k in range(slots)]


def clearing_place(clearing: int, at: Point, slots: int, content: RootContent) -> Place:
    x, y = at
    spots: dict[str, Point] = {
        "row": (x, y + FIGURES_DOWN),
        "number": (x + PLAQUE[0] + 15, y + PLAQUE[1]),
        "suit": (x + PLAQUE[0] - 17, y + PLAQUE[1]),
        "name": (x, y - 46),
        "rule": (x + 52, y - HIGH - 2),
        "ferry": ferry_at(at, content),
    }
    for k, (slot, up) in enumerate(slot_points(max(slots, 1), (float(x), float(y)))):
        spots["slots" if k == 0 else f"slots.{k + 1}"] = (int(slot), int(up))
    for k in range(MOST_TOKENS):
        across = (k + 1) // 2 * (1 if k % 2 else -1) * TOKEN
        spots["tokens" if k == 0 else f"tokens.{k + 1}"] = (x + across, y + HIGH - abs(across) // 5)
    return Place(MAP, "clearing", clearing, at, ellipse(x, y, WIDE, HIGH), spots, clearing + 1)


def ferry_at(at: Point, content: RootContent) -> Point:
    """Return where the ferry lies: on the rim, towards the lake."""
    lake = layout_of(content)["lake"]
    if not lake:
        return at
    across = sum(x for x, _ in lake) // len(lake) - at[0]
    down = sum(y for _, y in lake) // len(lake) - at[1]
    far = ((across / WIDE) ** 2 + (down / HIGH) ** 2) ** 0.5
    return at[0] + int(across / far * 1.3), at[1] + int(down / far * 1.3)


def forest_place(place: int, at: Point) -> Place:
    x, y = at
    return Place(MAP, "place", place, at, ellipse(x, y, FOREST, FOREST), {"row": at, "name": at})


def road_place(content: RootContent, road: int) -> Place:
    """Return the middle of a closed path, where its boulders lie. [RT M.4.3]"""
    drawn = cast("dict[str, list[list[int]]]", content.layout[content.agreed.map])
    a, b = content.land.roads[road]
    first, second = layout_of(content)["clearings"][a], layout_of(content)["clearings"][b]
    bend = next(each for each in drawn["paths"] if {each[0] - 1, each[1] - 1} == {a, b})
    x = (first[0] + 2 * bend[2] + second[0]) // 4
    y = (first[1] + 2 * bend[3] + second[1]) // 4
    return Place(MAP, "road", road, (x, y), ellipse(x, y, ROAD, ROAD), {"row": (x, y)})
