"""Ironwood's table described: the map, both sides' cards and numbers, the kinds of pieces. [IW R1, R8]"""

from typing import Final

from clockwood.games.ironwood.cards.cells import ZONES, is_base
from clockwood.games.ironwood.content import IronwoodContent
from clockwood.games.ironwood.map.geometry import disc, forest_area, medallion
from clockwood.games.ironwood.map.printed import OUTER, RINGS, SHEET_HEIGHT, SHEET_WIDTH
from clockwood.games.ironwood.words import FIRST_VISION, IRONCLAD, WOODWALKERS
from clockwood.kernel.scene import (
    Board,
    CardFace,
    CardZone,
    Counter,
    Die,
    Face,
    FaceCell,
    Link,
    Mark,
    Panel,
    PieceKind,
    Place,
    Point,
    Setting,
    Stage,
    Track,
)

MAP: Final = "map"
COLUMNS: Final = 79
ROWS: Final = 23
SHEET: Final = Board(MAP, "scene-map", SHEET_WIDTH, SHEET_HEIGHT, COLUMNS, ROWS)

UNDER_NAME: Final = 10

W: Final = int(WOODWALKERS)
I: Final = int(IRONCLAD)  # noqa: E741 - the letter on its pieces

ROLES: Final = {
    "deck": ("deck", "sketch-deck"),
    "hand": ("hand", "sketch-hand"),
    "slot1": ("slot", "scene-slot-1"),
    "slot2": ("slot", "scene-slot-2"),
    "slot3": ("slot", "scene-slot-3"),
    "ongoing": ("ongoing", "sketch-ongoing"),
    "discard": ("discard", "sketch-discard"),
    "aside": ("aside", "sketch-aside"),
    "removed": ("out", "scene-removed"),
}
VISION_ROLES: Final = {
    "deck": ("deck", "scene-vision-deck"),
    "hand": ("hand", "sketch-visions"),
    "shown": ("open", "scene-visions-shown"),
    "burned": ("hidden", "scene-visions-burned"),
    "discard": ("discard", "scene-visions-discarded"),
}

WOOD: Final = Mark("W", "leaf", "slants")
IRON: Final = Mark("I", "hexagon", "rivets")

PIECES: Final = [
    PieceKind("golem", "sketch-key-golem", Mark("G", "block", "rivets"), I, about="about-golem"),
    PieceKind("warrior", "sketch-key-iron", IRON, I, about="about-fighter"),
    PieceKind("drill", "sketch-drill", Mark("D", "cone", "plain"), I, counted=False, about="about-drill"),
    PieceKind("fighter", "sketch-key-wood", WOOD, W, about="about-fighter"),
    PieceKind("totem", "sketch-full-totem", Mark("T", "totem", "plain"), W, about="about-totem"),
    PieceKind("fading", "sketch-fading-totem", Mark("T", "fading-totem", "plain"), W, about="about-totem"),
    PieceKind(
        "foundation", "sketch-foundation", Mark("", "foundation", "plain"), I, "forge", False, "about-foundation"
    ),
    PieceKind("forge", "sketch-forge", Mark("", "forge", "plain"), I, "forge", False, "about-forge"),
    PieceKind("known", "sketch-known", Mark("", "flag", "plain"), I, "mark", False),
    PieceKind("possible", "sketch-possible", Mark("", "flag", "plain"), W, "mark", False),
    PieceKind("marker", "sketch-key-mark", Mark("", "marker", "plain"), -1, "mark", True, "about-marker"),
]
"""In the order they stand in a row."""


def setting(content: IronwoodContent, described: Setting) -> None:
    described.marks[:] = [WOOD, IRON]
    described.called["forest"] = "scene-forest"
    described.provenance = content.label
    described.boards.append(SHEET)
    described.places.extend(mountains(content) + forests(content))
    described.links.extend(links(content))
    described.zones.extend(zones())
    described.counters.extend(counters())
    described.tracks.extend(tracks())
    described.dice.append(Die("magic", "scene-die", "face"))
    described.panels.append(Panel("battle", "sketch-battle"))
    if content.woodenbot:
        described.panels.append(Panel("side", "sketch-side", W))
        described.counters.append(Counter("spirits", "sketch-spirits", W))
    if content.ironbot:
        described.panels.append(Panel("stance", "sketch-stance", I))
        described.panels.append(Panel("side", "sketch-side", I))
    described.pieces.extend(PIECES)
    described.faces.extend(faces())
    described.cards.extend(cards(content))


def mountains(content: IronwoodContent) -> list[Place]:
    found: list[Place] = []
    for k in range(int(content.mountains)):
        x, y = int(content.mountain_x[k]), int(content.mountain_y[k])
        centre, radius = medallion(content, k)
        out = radius * 6 // 7
        spots: dict[str, Point] = {
            "row": (x, y + 12),
            "number": (x - out, y - out),
            "name": (x, y + radius + 12),
            "mark": (x, y - radius - 18),
            "forge": (x + out, y - out + 2),
        }
        shape = disc(centre, radius)
        ring = RINGS[content.ring_of_mountain[k]]
        found.append(Place(MAP, "mountain", k, (x, y), shape, spots, number=int(content.mountain_number[k]), ring=ring))
    return found


def forests(content: IronwoodContent) -> list[Place]:
    """A forest's number leads the row of its pieces."""
    found: list[Place] = []
    for k in range(int(content.forests)):
        x, y = int(content.forest_x[k]), int(content.forest_y[k])
        ring = "outer" if content.ring_of_forest[k] == OUTER else "core" if touches_centre(content, k) else "middle"
        spots: dict[str, Point] = {
            "row": (x, y + (UNDER_NAME if is_under_name(content, x, y) else 0)),
            "mark": (x, y - 40),
        }
        found.append(
            Place(
                MAP,
                "forest",
                k,
                (x, y),
                forest_area(content, k),
                spots,
                number=int(content.forest_number[k]),
                ring=ring,
            )
        )
    return found


def is_under_name(content: IronwoodContent, x: int, y: int) -> bool:
    """Whether a mountain's name stands just above a point."""
    for k in range(int(content.mountains)):
        above = y - int(content.mountain_y[k])
        if abs(int(content.mountain_x[k]) - x) < 60 and 0 < above < 100:
            return True
    return False


def touches_centre(content: IronwoodContent, forest: int) -> bool:
    return bool(content.touch_mountains[forest] & 1)


def links(content: IronwoodContent) -> list[Link]:
    """Ridges between mountains, paths between forests. [IW R8.3, R8.4]"""
    found: list[Link] = []
    for kind, names, near in (
        ("ridge", content.names["mountain"], content.mountain_near),
        ("path", content.names["forest"], content.forest_near),
    ):
        for k, name in enumerate(names):
            mask = int(near[k])
            found += [
                Link(f"place:{name}", f"place:{names[other]}", kind)
                for other in range(k + 1, len(names))
                if mask >> other & 1
            ]
    for k, name in enumerate(content.names["mountain"]):
        mask = int(content.touch_forests[k])
        found += [
            Link(f"place:{name}", f"place:{forest}", "touch")
            for other, forest in enumerate(content.names["forest"])
            if mask >> other & 1
        ]
    return found


def zones() -> list[CardZone]:
    found: list[CardZone] = []
    for zone in ZONES:
        first, second = zone.name.split(".")
        if first == "visions":
            role, label = VISION_ROLES[second]
            found.append(CardZone(zone.name, role, label, W, "vision"))
        else:
            role, label = ROLES[first]
            found.append(CardZone(zone.name, role, label, W if second == "woodwalkers" else I, "action"))
    return found


def counters() -> list[Counter]:
    return [
        Counter("round", "sketch-round"),
        Counter("supply.crystals", "scene-supply-crystals", icon="sign:crystal"),
        Counter("totems", "scene-secured", W, "sign:totem", 3, goal=True),
        Counter("crystals.woodwalkers", "sketch-crystals", W, "sign:crystal"),
        Counter("supply.fighters.woodwalkers", "sketch-fighters", W, "kind:fighter"),
        Counter("forges", "sketch-forges", I, "sign:forge", 3, goal=True),
        Counter("crystals.ironclad", "sketch-crystals", I, "sign:crystal"),
        Counter("cargo", "sketch-cargo", I, "sign:cargo"),
        Counter("supply.fighters.ironclad", "sketch-fighters", I, "kind:warrior"),
        Counter("supply.golems", "sketch-golems", I, "kind:golem"),
    ]


def tracks() -> list[Track]:
    turns = [Stage("", owner=W if k % 2 == 0 else I) for k in range(6)]
    drill = [
        Stage("", "scene-drill-start"),
        Stage("", "scene-drill-crystals"),
        Stage("", "scene-drill-recruit"),
        Stage("", "scene-drill-draw"),
    ]
    return [Track("turns", "sketch-turn", turns, role="turns"), Track("drill", "scene-drill-track", drill, I)]


def faces() -> list[Face]:
    cells = [
        FaceCell("damage", "scene-damage", "sign:damage"),
        FaceCell("defense", "scene-defense", "sign:defense"),
        FaceCell("dominance", "scene-dominance", "sign:dominance"),
    ]
    vision = [FaceCell("crystals", "sketch-crystals", "sign:crystal")]
    return [Face("action", "scene-action-card", cells, "scene-solo"), Face("vision", "sketch-vision", vision)]


def cards(content: IronwoodContent) -> list[CardFace]:
    found: list[CardFace] = []
    icons = content.names["icon"]
    for card in range(len(content.names["card"])):
        if card >= int(FIRST_VISION):
            found.append(vision(content, card))
            continue
        solo = [
            ("!" if red else "") + icons[icon]
            for icon, red in (
                (content.solo_left[card], content.solo_left_red[card]),
                (content.solo_right[card], content.solo_right_red[card]),
            )
            if icon
        ]
        cells = [int(content.damage[card]), int(content.defense[card]), int(content.dominance[card])]
        foot = "sketch-base" if is_base(card) else ""
        found.append(CardFace(card, "action", cells, card // 38, solo, foot, content.card_provenance[card]))
    return found


def vision(content: IronwoodContent, card: int) -> CardFace:
    """A vision names a mountain and gives crystals for it. [IW R14]"""
    which = card - int(FIRST_VISION)
    mountain = int(content.vision_mountain[which])
    outer = content.ring_of_mountain[mountain] == OUTER
    foot = "sketch-mountain-outer" if outer else "sketch-mountain-inner"
    gives = [int(content.vision_crystals[which])]
    about = f"place:{content.names['mountain'][mountain]}"
    return CardFace(card, "vision", gives, W, None, foot, content.card_provenance[card], about)
