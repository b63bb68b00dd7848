"""Cards drawn: zones, faces with their numbers, and where each known card lies."""

from typing import Final

from clockwood.games.forge_war.cards import cells as cards
from clockwood.games.forge_war.cards.cells import ZONES
from clockwood.games.forge_war.content import ForgeContent
from clockwood.games.forge_war.words import LEGS, OFFER, SEATS, SHOWN_CARDS
from clockwood.kernel.scene import CardFace, CardZone, Face, FaceCell, Setting
from clockwood.kernel.seen import Seen, SeenCard, number_in
from clockwood.kernel.view import Flat

ROLES: Final = {
    "quests": "deck",
    "weapons": "deck",
    "bonus": "deck",
    "single": "deck",
    "box": "hidden",
    "aside": "out",
    "offer": "open",
    "market": "open",
    "row": "open",
    "gone": "out",
    "active": "hand",
    "completed": "aside",
    "mat": "ongoing",
}
"""The role of zones by the first word of their names."""


def describe_cards(content: ForgeContent, setting: Setting) -> None:
    """Add the zones of the colours that play, and the faces of all cards."""
    setting.zones.extend(zones(content))
    setting.faces.extend(faces())
    setting.cards.extend(card_face(content, card) for card in range(len(content.names["card"])))


def zones(content: ForgeContent) -> list[CardZone]:
    """Return the zones of the colours that play; a player's are called by what they hold."""
    found: list[CardZone] = []
    for zone in ZONES:
        first, _, second = zone.name.partition(".")
        owner = SEATS.index(second) if second in SEATS else -1
        if owner >= len(content.names["seat"]):
            continue
        if first == "wealth":
            found.append(CardZone(zone.name, "hand" if owner >= 0 else "deck", "scene-wealth", owner, "wealth"))
        elif zone.name == "market.discard":
            found.append(CardZone(zone.name, "discard", "scene-market-discard"))
        else:
            found.append(CardZone(zone.name, ROLES[first], f"scene-zone-{first}", owner))
    return sorted(found, key=lambda zone: zone.name != "market.shown")


def faces() -> list[Face]:
    price = FaceCell("price", "scene-price", "sign:gold")
    prestige = FaceCell("prestige", "scene-prestige", "sign:prestige")
    power = FaceCell("power", "scene-power", "sign:power")
    steps = FaceCell("steps", "scene-steps", "sign:steps")
    hardest = FaceCell("difficulty", "scene-difficulty", "sign:difficulty")
    return [
        Face("design", "scene-design", [power, price, prestige]),
        Face("bonus", "scene-bonus-card", [price, prestige]),
        Face("single", "scene-single-card", [price]),
        Face("quest", "scene-quest", [prestige, steps, hardest]),
        Face("wealth", "scene-wealth", []),
    ]


def card_face(content: ForgeContent, card: int) -> CardFace:
    """Return a card's face with its numbers."""
    face, numbers = printed_numbers(content, card)
    return CardFace(card, face, numbers, provenance="house" if content.card_house[card] else "")


def printed_numbers(content: ForgeContent, card: int) -> tuple[str, list[int]]:
    """Return a card's kind of face and the numbers on it; a quest shows the difficulty of its last leg."""
    if card < cards.FIRST_WEAPON:
        return "bonus", [int(content.market.bonus_price[card]), int(content.market.bonus_prestige[card])]
    if card < cards.FIRST_SINGLE:
        k = card - int(cards.FIRST_WEAPON)
        designs = content.designs
        return "design", [int(designs.power[k]), int(designs.price[k]), int(designs.prestige[k])]
    if card < cards.FIRST_QUEST:
        return "single", [int(content.market.single_price[card - int(cards.FIRST_SINGLE)])]
    if card < cards.FIRST_WEALTH:
        k = card - int(cards.FIRST_QUEST)
        quests = content.quests
        last = k * LEGS + quests.legs[k] - 1
        return "quest", [int(quests.prestige[k]), int(quests.steps[k]), int(quests.leg_difficulty[last])]
    return "wealth", []


def draw_cards(content: ForgeContent, view: Flat, seen: Seen) -> None:
    """Lay known cards in their zones, those of the offer and the market in order, and count all that lie there."""
    order = {str(view[f"offer.{k}"]): k for k in range(1, OFFER + 1) if f"offer.{k}" in view}
    order |= {str(view[f"market.{k}"]): k for k in range(1, SHOWN_CARDS + 1) if f"market.{k}" in view}
    for name in content.names["card"]:
        if f"card.{name}" in view:
            flags = ["marked"] if f"kept.{name}" in view else []
            seen.cards.append(SeenCard(name, str(view[f"card.{name}"]), order.get(name, 0), 0, flags))
    for zone in ZONES:
        owner = zone.name.rpartition(".")[2]
        if owner not in SEATS or owner in content.names["seat"]:
            seen.zones[zone.name] = number_in(view, f"count.{zone.name}")
