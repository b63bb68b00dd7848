"""Iron Kings' table described: the map, a board for each king, cards, what players have. [IK K1]"""

from typing import Final

from clockwood.games.iron_kings.content import KingsContent
from clockwood.games.iron_kings.state import FIRST_TREASURE, FIRST_UPGRADE, PLANS_EACH, ZONES
from clockwood.games.iron_kings.terms import ALL_CARDS, ALL_SPACES, FACINGS, RESOURCES, SEATS, SLOTS, SPACES, TERRAIN
from clockwood.kernel.scene import (
    Board,
    CardFace,
    CardZone,
    Counter,
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
    plain_marks,
)

MAP: Final = "map"
STEP_X: Final = 96
STEP_Y: Final = 56
EDGE: Final = 80
SIDE: Final = 64
"""From the middle of a hex to its corner."""
HIGH: Final = 56

ARROWS: Final = ["↑", "↗", "↘", "↓", "↙", "↖"]
TOWARDS: Final[list[Point]] = [(0, -44), (38, -22), (38, 22), (0, 44), (-38, 22), (-38, -22)]
"""Where a king's arrow stands in its hex: at the side the king faces."""
LETTERS: Final = ["P", "F", "M", "R", "B", "X", "L", "W"]

ROLES: Final = {
    "deck": "deck",
    "hand": "hand",
    "track": "slot",
    "discard": "discard",
    "king": "ongoing",
    "holdfast": "aside",
    "built": "ongoing",
}
COMMON: Final = {
    "treasure.deck": "deck",
    "treasure.drawn": "open",
    "treasure.discard": "discard",
    "market": "open",
    "out": "out",
}
MAT_SPOTS: Final[dict[str, Point]] = {
    "head-1": (120, 60),
    "head-2": (280, 60),
    "torso-1": (120, 170),
    "torso-2": (280, 170),
    "throttle": (120, 280),
    "brake": (280, 280),
    "steam": (440, 170),
    "repair": (440, 280),
    "holdfast": (440, 60),
}


def setting(content: KingsContent) -> Setting:
    seats = content.names["seat"]
    marks = plain_marks(seats)
    described = Setting(marks)
    described.provenance = content.label
    columns = max(col for col, _ in content.spots)
    rows = max(row for _, row in content.spots)
    width, height = 2 * EDGE + columns * STEP_X, 2 * EDGE + rows * STEP_Y
    described.boards.append(Board(MAP, "scene-map", width, height, 79, 2 * rows + 4))
    described.places.extend(place(content, k, rows) for k in range(int(content.hexes)))
    described.links.extend(links(content))
    for seat, name in enumerate(seats):
        described.boards.append(Board(f"mat-{name}", f"scene-mat-{name}", 540, 350, 60, 9, seat))
        described.places.extend(post(seat, which) for which in range(ALL_SPACES))
        add_player(described, seat, name)
    described.zones.extend(zones(content))
    described.counters.append(Counter("round", "scene-round"))
    described.tracks.append(Track("pointer", "scene-pointer", [Stage(f"scene-slot-{k}") for k in range(SLOTS + 1)]))
    described.panels.append(Panel("bags", "scene-bags"))
    described.pieces.extend(pieces(marks))
    described.faces.extend(faces())
    described.cards.extend(card(content, k) for k in range(ALL_CARDS) if is_there(content, k))
    return described


def add_player(described: Setting, seat: int, name: str) -> None:
    """A player's numbers and the rows about the king."""
    described.counters.append(Counter(f"{name}.vp", "scene-vp", seat, goal=True))
    described.counters.append(Counter(f"{name}.carried", "scene-carried", seat))
    described.counters.append(Counter(f"{name}.steam", "scene-steam", seat))
    described.counters.append(Counter(f"{name}.gauge", "scene-gauge", seat))
    described.counters.extend(Counter(f"{name}.{kind}", f"resource-{kind}", seat) for kind in RESOURCES)
    described.counters.append(Counter(f"{name}.rested", "scene-rested", seat))
    described.counters.append(Counter(f"{name}.big", "scene-big-rested", seat))
    described.counters.append(Counter(f"{name}.wilderness", "scene-wilderness", seat))
    described.panels.append(Panel(f"king.{name}", "scene-king", seat))


def is_there(content: KingsContent, which: int) -> bool:
    """Whether this table has the card at all: a deck may be smaller, a colour may not play."""
    return content.kind_of(which) >= 0 and (
        which >= FIRST_TREASURE or which < len(content.names["seat"]) * int(PLANS_EACH)
    )


def centre(content: KingsContent, which: int, rows: int) -> Point:
    """Where a hex lies on the sheet: columns to the right, rows up, as the map is printed."""
    col, row = content.spots[which]
    return EDGE + col * STEP_X, EDGE + (rows - row) * STEP_Y


def place(content: KingsContent, which: int, rows: int) -> Place:
    """A flat-topped hex with spots for what lies in it, and one at each side for an arrow."""
    x, y = centre(content, which, rows)
    half = SIDE // 2
    corners = [(x - half, y - HIGH), (x + half, y - HIGH), (x + SIDE, y), (x + half, y + HIGH), (x - half, y + HIGH)]
    corners.append((x - SIDE, y))
    outline = "M" + "L".join(f"{cx} {cy}" for cx, cy in corners) + "Z"
    spots: dict[str, Point] = {"row": (x, y + 6), "ground": (x - 26, y - 26), "stack": (x + 22, y - 26)}
    for way, (dx, dy) in zip(FACINGS, TOWARDS, strict=True):
        spots[f"facing-{way}"] = (x + dx, y + dy)
    return Place(MAP, "hex", which, (x, y), outline, spots)


def post(seat: int, which: int) -> Place:
    x, y = MAT_SPOTS[SPACES[which]]
    outline = f"M{x - 60} {y - 40}H{x + 60}V{y + 40}H{x - 60}Z"
    spots: dict[str, Point] = {"row": (x, y + 8), "damage": (x + 36, y - 20)}
    return Place(f"mat-{SEATS[seat]}", "post", seat * ALL_SPACES + which, (x, y), outline, spots)


def links(content: KingsContent) -> list[Link]:
    names = content.names["hex"]
    return [
        Link(f"place:{names[k]}", f"place:{names[other]}", "beside")
        for k in range(len(names))
        for other in range(k + 1, len(names))
        if content.far[k * len(names) + other] == 1
    ]


def zones(content: KingsContent) -> list[CardZone]:
    """Zones of the colours that play; a player's are called by what they hold."""
    found: list[CardZone] = []
    for zone in ZONES:
        first, _, second = zone.name.partition(".")
        if zone.name in COMMON:
            found.append(CardZone(zone.name, COMMON[zone.name], f"scene-zone-{zone.name.replace('.', '-')}"))
        elif second in content.names["seat"]:
            owner = content.names["seat"].index(second)
            face = "plan" if first in ("hand", "deck") else ""
            found.append(CardZone(zone.name, ROLES[first], f"scene-zone-{first}", owner, face))
    return found


def pieces(marks: list[Mark]) -> list[PieceKind]:
    """Ground and stacks, then for each seat Holdfast, king, its arrow, workers; then damage."""
    found = [
        PieceKind(
            f"ground-{kind}", f"terrain-{kind}", Mark(LETTERS[k], "circle", "plain"), spot="ground", counted=False
        )
        for k, kind in enumerate(TERRAIN)
    ]
    found.append(PieceKind("wood", "resource-wood", Mark("w", "square", "slants"), spot="stack"))
    found.append(PieceKind("coal", "resource-coal", Mark("c", "lozenge", "rivets"), spot="stack"))
    for seat, mark in enumerate(marks):
        name, letter = SEATS[seat], mark.letter
        found.append(
            PieceKind(f"{name}-holdfast", "scene-holdfast", Mark("H", "square", mark.pattern), seat, counted=False)
        )
        found.append(
            PieceKind(f"{name}-king", "scene-king", Mark(letter, mark.shape, mark.pattern), seat, counted=False)
        )
        found += [
            PieceKind(
                f"{name}-{way}", f"facing-{way}", Mark(ARROWS[k], "circle", mark.pattern), seat, f"facing-{way}", False
            )
            for k, way in enumerate(FACINGS)
        ]
        found.append(
            PieceKind(
                f"{name}-small", "scene-worker", Mark(letter.lower(), "circle", mark.pattern), seat, counted=False
            )
        )
        found.append(
            PieceKind(f"{name}-big", "scene-big-worker", Mark(letter, "circle", mark.pattern), seat, counted=False)
        )
    found.append(PieceKind("damage", "token-damage", Mark("!", "lozenge", "plain"), spot="damage", counted=False))
    return found


def faces() -> list[Face]:
    return [
        Face("plan", "scene-plan", [FaceCell("steam", "scene-steam", "")]),
        Face(
            "treasure",
            "scene-treasure",
            [
                FaceCell("vp", "scene-vp", ""),
                FaceCell("attack", "scene-attack", ""),
                FaceCell("shields", "scene-shields", ""),
            ],
        ),
        Face("upgrade", "scene-upgrade", [FaceCell("gear", "resource-gear", "")]),
    ]


def card(content: KingsContent, which: int) -> CardFace:
    provenance = "house" if content.card_house[content.kind_of(which)] else ""
    if which < FIRST_TREASURE:
        cells = [int(content.plan_steam[which % int(PLANS_EACH)])]
        return CardFace(which, "plan", cells, which // int(PLANS_EACH), provenance=provenance)
    if which < FIRST_UPGRADE:
        k = which - int(FIRST_TREASURE)
        cells = [int(content.vp[k]), int(content.attack[k]), int(content.shields[k])]
        return CardFace(which, "treasure", cells, provenance=provenance)
    return CardFace(which, "upgrade", [int(content.gear[which - int(FIRST_UPGRADE)])], provenance=provenance)
