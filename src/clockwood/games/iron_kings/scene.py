"""Iron Kings' table described: the map, a board for each king, cards, what players have. [IK K1]"""

from typing import Final

from clockwood.games.iron_kings.content import KingsContent
from clockwood.games.iron_kings.map.pieces import MARKS, pieces
from clockwood.games.iron_kings.map.places import (
    MAP,
    MAT_HEIGHT,
    MAT_WIDTH,
    links,
    most_rows,
    place,
    post,
    sheet_size,
)
from clockwood.games.iron_kings.state import FIRST_TREASURE, FIRST_UPGRADE, PLANS_EACH, ZONES
from clockwood.games.iron_kings.words import ALL_CARDS, ALL_SPACES, EFFECTS, RESOURCES, SLOTS
from clockwood.kernel.scene import (
    Board,
    CardFace,
    CardZone,
    Counter,
    Face,
    FaceCell,
    Panel,
    Setting,
    Stage,
    Track,
)

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


def describe(content: KingsContent, described: Setting) -> None:
    seats = content.names["seat"]
    described.marks[:] = MARKS[: len(seats)]
    described.provenance = content.label
    width, height = sheet_size(content)
    described.boards.append(Board(MAP, "scene-map", width, height, 79, 2 * most_rows(content) + 4))
    described.places.extend(place(content, k) for k in range(int(content.hexes)))
    described.links.extend(links(content))
    for seat, name in enumerate(seats):
        described.boards.append(Board(f"mat-{name}", f"scene-mat-{name}", MAT_WIDTH, MAT_HEIGHT, 60, 9, seat))
        described.places.extend(post(seat, which) for which in range(ALL_SPACES))
        add_player(described, seat, name)
    described.zones.extend(zones(content))
    described.counters.append(Counter("round", "scene-round"))
    described.tracks.append(Track("pointer", "scene-pointer", [Stage(f"scene-slot-{k}") for k in range(SLOTS + 1)]))
    described.panels.append(Panel("bags", "scene-bags"))
    described.pieces.extend(pieces(seats))
    described.faces.extend(faces())
    described.cards.extend(card(content, k) for k in range(ALL_CARDS) if is_there(content, k))


def add_player(described: Setting, seat: int, name: str) -> None:
    """A player's numbers and the rows about the king."""
    described.counters.append(Counter(f"{name}.vp", "scene-vp", seat, "sign:vp", goal=True))
    described.counters.extend(
        Counter(f"{name}.{what}", f"scene-{what}", seat, f"sign:{what}") for what in ("carried", "steam", "gauge")
    )
    described.counters.extend(Counter(f"{name}.{kind}", f"resource-{kind}", seat, f"sign:{kind}") for kind in RESOURCES)
    described.counters.append(Counter(f"{name}.rested", "scene-rested", seat, "sign:rested"))
    described.counters.append(Counter(f"{name}.big", "scene-big-rested", seat, "sign:big"))
    described.counters.append(Counter(f"{name}.wilderness", "scene-wilderness", seat, "sign:wilderness"))
    described.panels.append(Panel(f"king.{name}", "scene-king", seat))


def is_there(content: KingsContent, which: int) -> bool:
    """Whether this table has the card at all: a deck may be smaller, a colour may not play."""
    return content.kind_of(which) >= 0 and (
        which >= FIRST_TREASURE or which < len(content.names["seat"]) * int(PLANS_EACH)
    )


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


def faces() -> list[Face]:
    return [
        Face("plan", "scene-plan", [FaceCell("steam", "scene-steam", "sign:steam")]),
        Face(
            "treasure",
            "scene-treasure",
            [
                FaceCell("vp", "scene-vp", "sign:vp"),
                FaceCell("attack", "scene-attack", "sign:attack"),
                FaceCell("shields", "scene-shields", "sign:shields"),
            ],
        ),
        Face("upgrade", "scene-upgrade", [FaceCell("gear", "resource-gear", "sign:gear")]),
    ]


def card(content: KingsContent, which: int) -> CardFace:
    provenance = "house" if content.card_house[content.kind_of(which)] else ""
    if which < FIRST_TREASURE:
        k = which % int(PLANS_EACH)
        cells, icons = [int(content.plan_steam[k])], plan_icons(content, k)
        return CardFace(which, "plan", cells, which // int(PLANS_EACH), icons, provenance=provenance)
    if which < FIRST_UPGRADE:
        k = which - int(FIRST_TREASURE)
        cells = [int(content.vp[k]), int(content.attack[k]), int(content.shields[k])]
        return CardFace(which, "treasure", cells, provenance=provenance)
    return CardFace(which, "upgrade", [int(content.gear[which - int(FIRST_UPGRADE)])], provenance=provenance)


def plan_icons(content: KingsContent, k: int) -> list[str]:
    """What a planning card does, an icon a step or a turn."""
    return [EFFECTS[int(content.plan_effect[k])]] * max(1, int(content.plan_amount[k]))
