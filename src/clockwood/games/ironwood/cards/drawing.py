"""Cards described for the page: zones, faces, and the cards a seat sees. [IW R1, R18.1]"""

from typing import Final

from clockwood.games.ironwood.cards.cells import ZONES, is_base
from clockwood.games.ironwood.content import IronwoodContent
from clockwood.games.ironwood.map.printed import OUTER
from clockwood.games.ironwood.words import CARDS_EACH, FIRST_VISION, IRONCLAD, WOODWALKERS
from clockwood.kernel.scene import CardFace, CardZone, Face, FaceCell
from clockwood.kernel.seen import Seen, SeenCard, SeenPiece, number_in
from clockwood.kernel.view import Flat

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


def faces() -> list[Face]:
    cells = [
        FaceCell("damage", "scene-damage", "sign:damage"),
        FaceCell("defense", "scene-defense", "sign:defense"),
        FaceCell("dominance", "scene-dominance", "sign:dominance"),
    ]
    vision = [FaceCell("crystals", "sketch-crystals", "sign:crystal")]
    return [Face("action", "scene-action-card", cells, "scene-solo"), Face("vision", "sketch-vision", vision)]


def card_faces(content: IronwoodContent) -> list[CardFace]:
    found: list[CardFace] = []
    icons = content.names["icon"]
    for card in range(len(content.names["card"])):
        if card >= int(FIRST_VISION):
            found.append(vision_face(content, card))
            continue
        solo = [
            ("!" if red else "") + icons[icon]
            for icon, red in (
                (content.cards.solo_left[card], content.cards.solo_left_red[card]),
                (content.cards.solo_right[card], content.cards.solo_right_red[card]),
            )
            if icon
        ]
        cells = [int(content.cards.damage[card]), int(content.cards.defense[card]), int(content.cards.dominance[card])]
        foot = "sketch-base" if is_base(card) else ""
        found.append(
            CardFace(card, "action", cells, card // int(CARDS_EACH), solo, foot, content.cards.provenance[card])
        )
    return found


def vision_face(content: IronwoodContent, card: int) -> CardFace:
    """A vision names a mountain and gives crystals for it. [IW R14]"""
    which = card - int(FIRST_VISION)
    mountain = int(content.visions.mountain[which])
    outer = content.land.ring_of_mountain[mountain] == OUTER
    foot = "sketch-mountain-outer" if outer else "sketch-mountain-inner"
    gives = [int(content.visions.crystals[which])]
    about = f"place:{content.names['mountain'][mountain]}"
    return CardFace(card, "vision", gives, W, None, foot, content.cards.provenance[card], about)


# -- seen by a seat


def draw_cards(content: IronwoodContent, shown: Seen, view: Flat) -> None:
    """Draw every zone with its number of cards, and every card whose zone is known. [IW R18.1]"""
    for zone in ZONES:
        shown.zones[zone.name] = number_in(view, f"count.{zone.name}")
    for seat in content.names["seat"]:
        marked = number_in(view, f"slot-markers.{seat}")
        for slot in range(3):
            if marked >> slot & 1:
                shown.markers[f"slot{slot + 1}.{seat}"] = 1
    for name in content.names["card"]:
        zone_name = view.get(f"card.{name}")
        if zone_name is not None:
            staked = [f"wager.{seat}" for seat in content.names["seat"] if view.get(f"wager.{seat}") == name]
            order = number_in(view, f"card.{name}.place")
            markers = number_in(view, f"markers.{name}")
            shown.cards.append(SeenCard(name, str(zone_name), order, markers, ["wager"] if staked else []))


def draw_marks(shown: Seen, view: Flat) -> None:
    """Draw markers on the map, those of a place flagged with their cards. [IW R16.5]"""
    cards: dict[str, list[str]] = {}
    for key in view:
        if ".marked." in key:
            place, _, card = key.partition(".marked.")
            cards.setdefault(place, []).append(f"card:{card}")
    for place, flags in cards.items():
        shown.pieces.append(SeenPiece(place, "marker", len(flags), 0, flags))
