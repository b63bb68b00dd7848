"""The zones of cards, and what is printed on their faces."""

from typing import Final

from clockwood.games.iron_kings.cards.cells import FIRST_TREASURE, FIRST_UPGRADE, ZONES
from clockwood.games.iron_kings.content import KingsContent
from clockwood.games.iron_kings.words import ALL_CARDS, EFFECTS, PLANS_EACH
from clockwood.kernel.scene import CardFace, CardZone, Face, FaceCell, Setting

ROLES: Final = {
    "deck": "deck",
    "hand": "hand",
    "track": "slot",
    "discard": "discard",
    "king": "ongoing",
    "holdfast": "aside",
    "built": "ongoing",
}
"""Of a player's zones."""
COMMON: Final = {
    "treasure.deck": "deck",
    "treasure.drawn": "open",
    "treasure.discard": "discard",
    "market": "open",
    "out": "out",
}
FACES: Final = [
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


def describe_cards(content: KingsContent, setting: Setting) -> None:
    setting.zones.extend(zones(content))
    setting.faces.extend(FACES)
    setting.cards.extend(face(content, card) for card in range(int(ALL_CARDS)) if is_there(content, card))


def zones(content: KingsContent) -> list[CardZone]:
    """Return the zones of the colours that play; a player's are called by what they hold."""
    found: list[CardZone] = []
    for zone in ZONES:
        first, _, second = zone.name.partition(".")
        if zone.name in COMMON:
            found.append(CardZone(zone.name, COMMON[zone.name], f"scene-zone-{zone.name.replace('.', '-')}"))
        elif second in content.names["seat"]:
            owner = content.names["seat"].index(second)
            back = "plan" if first in ("hand", "deck") else ""
            found.append(CardZone(zone.name, ROLES[first], f"scene-zone-{first}", owner, back))
    return found


def is_there(content: KingsContent, card: int) -> bool:
    """Return whether this table has the card at all: a deck may be smaller, a colour may not play."""
    plays = card >= FIRST_TREASURE or card < content.players * PLANS_EACH
    return plays and content.place_in_deck(card) >= 0


def face(content: KingsContent, card: int) -> CardFace:
    k = content.place_in_deck(card)
    provenance = "house" if content.deck_of(card).house[k] else ""
    if card < FIRST_TREASURE:
        icons = [EFFECTS[int(content.plans.effect[k])]] * max(1, int(content.plans.amount[k]))
        owner = int(card // PLANS_EACH)
        return CardFace(card, "plan", [int(content.plans.steam[k])], owner, icons, provenance=provenance)
    if card < FIRST_UPGRADE:
        tables = content.treasures
        cells = [int(tables.vp[k]), int(tables.attack[k]), int(tables.shields[k])]
        return CardFace(card, "treasure", cells, provenance=provenance)
    return CardFace(card, "upgrade", [int(content.upgrades.gear[k])], provenance=provenance)
