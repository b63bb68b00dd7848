"""Zones and faces of cards: suit as band, what crafting costs, what it brings."""

from typing import Final

from clockwood.games.root.content import RootContent
from clockwood.games.root.deck.printed import SYMBOLS
from clockwood.games.root.deck.zones import ZONES
from clockwood.games.root.table.cells import NIL
from clockwood.games.root.words import ALL_CARDS, DECK_SIZE, ITEM, ITEMS, KINDS, QUESTS, RUIN_ITEMS, SUITS
from clockwood.kernel.piles import EVERY_SEAT
from clockwood.kernel.scene import CardFace, CardZone, Face, Setting
from clockwood.kernel.sketch import Piece, counted, named, plain

ON_BOARDS: Final = ("supporters", "orders", "revealed", "crafted", "completed", "kept")
"""Zones whose cards lie at the board of their faction."""
COMMON_ROLES: Final = {"out": "out", "discard": "discard"}


def describe_cards(content: RootContent, setting: Setting) -> None:
    """Add the zones of this table, and every card as printed. Zones of one faction are added by it."""
    seats = content.names["seat"]
    wandering = any(pawn != NIL for pawn in content.pawn)
    for zone in ZONES:
        if zone.seat >= content.players or zone.name.startswith("decree."):
            continue
        role = "open" if zone.sees == EVERY_SEAT else "hand" if zone.sees else "deck"
        role = COMMON_ROLES.get(zone.name, role)
        if zone.name in ON_BOARDS:
            role = "row"
        if zone.name in ("hand", "open-hand"):
            open_hand = content.open_hands >> zone.seat & 1 == 1
            role = "hand" if open_hand == (zone.name == "open-hand") else "out"
        if (zone.name == "quest-deck" and not wandering) or (zone.name == "souls" and not content.collecting):
            role = "out"
        setting.zones.append(CardZone(zone.called(seats), role, f"scene-{zone.name.replace('.', '-')}", zone.seat))
    for suit in SUITS:
        setting.faces.append(Face(suit, f"scene-suit-{suit}", [], "scene-craft", f"suit-{suit}", f"band:{suit}"))
    for card in range(ALL_CARDS):
        suit = SUITS[content.deck.suit[card]]
        worded = "house wording" if content.deck.texts[card] else ""
        printed = CardFace(card, suit, [], icons=cost(content, card), foot=foot(content, card), provenance=worded)
        setting.cards.append(printed)


def cost(content: RootContent, card: int) -> list[str]:
    """Return the symbols of what a card costs to craft, or of the items that a quest takes. [RT 4.1.1a] [VA 9.5.5]"""
    if QUESTS <= card < RUIN_ITEMS:
        return [ITEMS[content.deck.quest_item(card, which)] for which in range(2)]
    if card >= DECK_SIZE:
        return []
    return [symbol for k, symbol in enumerate(SYMBOLS) for _ in range(content.deck.cost_of(card, k))]


def foot(content: RootContent, card: int) -> str:
    """Return the message that names the kind of a card."""
    if card < DECK_SIZE:
        return f"scene-card-{KINDS[content.deck.kind[card]]}"
    if card < QUESTS:
        return "scene-card-vizier"
    return "scene-card-quest" if card < RUIN_ITEMS else "scene-card-ruin"


def card_text(content: RootContent, card: int) -> list[Piece]:
    """Return the words on a card that brings an item, or on a quest; other cards have a text."""
    if card < DECK_SIZE and content.deck.kind[card] == ITEM:
        item = ITEMS[content.deck.item[card]]
        return [named("item", item, ""), plain(" · "), counted("scene-points", int(content.deck.points[card]))]
    if QUESTS <= card < RUIN_ITEMS:
        first, second = (ITEMS[content.deck.quest_item(card, which)] for which in range(2))
        return [named("item", first, ""), plain(" + "), named("item", second, "")]
    return []


def decree_zones(seat: int, columns: list[str]) -> list[CardZone]:
    """Return the columns of a Decree as zones of a seat. [EY 7.4.2]"""
    return [CardZone(f"decree.{column}", "column", f"scene-decree-{column}", seat) for column in columns]
