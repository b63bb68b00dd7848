"""Cards as text: a line each, or one of them explained."""

from typing import Final

from clockwood.games.iron_kings.cards.cells import FIRST_TREASURE, FIRST_UPGRADE
from clockwood.games.iron_kings.content import KingsContent
from clockwood.kernel.sketch import Piece, Sketch, label, named, plain, tab
from clockwood.kernel.view import Flat

NOTES: Final = 34
"""The column of what a card does."""


def zone_lines(content: KingsContent, view: Flat, zone: str, title: str) -> Sketch:
    """Draw the cards of a zone that the view knows; nothing where it knows none."""
    cards = [name for name in content.names["card"] if view.get(f"card.{name}") == zone]
    return [[plain(" "), label(title)], *(card_line(content, name) for name in cards)] if cards else []


def card_line(content: KingsContent, name: str, lead: str = "  ") -> list[Piece]:
    card = content.names["card"].index(name)
    return [plain(lead), named("card", name, "card"), tab(NOTES), *card_note(content, card)]


def card_note(content: KingsContent, card: int) -> list[Piece]:
    """Return the numbers of a card, then what it does."""
    k = content.place_in_deck(card)
    text = [plain("  "), named("card-text", content.names["card"][card], "")]
    if card < FIRST_TREASURE:
        return [plain(f"{content.plans.steam[k]} "), label("sketch-steam"), *text]
    if card >= FIRST_UPGRADE:
        return [plain(f"{content.upgrades.gear[k]} "), label("resource-gear"), *text]
    tables = content.treasures
    line = [plain(f"{tables.vp[k]} "), label("sketch-vp")]
    if tables.attack[k]:
        line += [plain(f"  {tables.attack[k]} "), label("sketch-attack")]
    if tables.shields[k]:
        line += [plain(f"  {tables.shields[k]} "), label("sketch-shields")]
    return [*line, *text]


def sketch_card(content: KingsContent, card: int) -> Sketch:
    """Explain one card; of a number that the deck leaves unused there is only the name."""
    k = content.place_in_deck(card)
    name = content.names["card"][card]
    if k < 0:
        return [[named("card", name, "")]]
    house = [label("sketch-house", "house")] if content.deck_of(card).house[k] else []
    return [[named("card", name, "card"), plain("  "), *house], [plain("  "), *card_note(content, card)]]
