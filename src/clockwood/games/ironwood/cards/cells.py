"""The place of each card and who sees it, and the markers that cards bring. [IW R18]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.ironwood.words import ALL_CARDS, BASE_EACH, CARDS_EACH, FIRST_VISION, MARKERS_IN_ALL, SEATS
from clockwood.kernel.layout import Layout, Zone
from clockwood.kernel.match import Match
from clockwood.kernel.piles import EVERY_SEAT, count_in, lies_in, next_cards, zone_of

# The first zone that may hold a card is where a hand-written position leaves it: the decks.
DECK: Final[i64] = 0
VISION_DECK: Final[i64] = 2
HAND: Final[i64] = 3
VISION_HAND: Final[i64] = 5
SLOT: Final[i64] = 6
ONGOING: Final[i64] = 12
DISCARD: Final[i64] = 14
ASIDE: Final[i64] = 16
VISION_SHOWN: Final[i64] = 18
VISION_BURNED: Final[i64] = 19
REMOVED: Final[i64] = 20
VISION_DISCARD: Final[i64] = 22

WOOD_SEES: Final = 1
IRON_SEES: Final = 2
OPEN: Final = int(EVERY_SEAT)

ZONES: Final = [
    Zone("deck.woodwalkers", 0, 3, 38),
    Zone("deck.ironclad", 0, 41, 76),
    Zone("visions.deck", 0, 76, 86),
    Zone("hand.woodwalkers", WOOD_SEES, 0, 38),
    Zone("hand.ironclad", IRON_SEES, 38, 76),
    Zone("visions.hand", WOOD_SEES, 76, 86),
    Zone("slot1.woodwalkers", OPEN, 0, 38),
    Zone("slot2.woodwalkers", OPEN, 0, 38),
    Zone("slot3.woodwalkers", OPEN, 0, 38),
    Zone("slot1.ironclad", OPEN, 38, 76),
    Zone("slot2.ironclad", OPEN, 38, 76),
    Zone("slot3.ironclad", OPEN, 38, 76),
    Zone("ongoing.woodwalkers", OPEN, 3, 38),
    Zone("ongoing.ironclad", OPEN, 41, 76),
    Zone("discard.woodwalkers", OPEN, 3, 38),
    Zone("discard.ironclad", OPEN, 41, 76),
    Zone("aside.woodwalkers", OPEN, 0, 3),
    Zone("aside.ironclad", OPEN, 38, 41),
    Zone("visions.shown", OPEN, 76, 86),
    Zone("visions.burned", WOOD_SEES, 76, 86),
    Zone("removed.woodwalkers", OPEN, 3, 38),
    Zone("removed.ironclad", OPEN, 41, 76),
    Zone("visions.discard", OPEN, 76, 86),
]

CELLS: Final = Layout(at=209)
MARKERS: Final[i64] = CELLS.row("markers", FIRST_VISION, "card")
SLOT_MARKERS: Final[i64] = CELLS.row("slot_markers", 2, "seat", key="slot-markers.{}", most=7)
MARKS: Final[i64] = CELLS.cell("marks", quiet=True, most=20)
MARK_CARD: Final[i64] = CELLS.row("mark_card", 20, "", "card", quiet=True)
MARK_FOREST: Final[i64] = CELLS.row("mark_forest", 20, "", "forest", quiet=True)
MARK_MOUNTAIN: Final[i64] = CELLS.row("mark_mountain", 20, "", "mountain", quiet=True)
CHOSEN: Final[i64] = CELLS.secrets("chosen", 2, at=359, quiet=True, most=2**48 - 1)
FIRST_DRAW: Final[i64] = CELLS.secrets("first_draw", 2, quiet=True)
CARDS: Final[i64] = CELLS.cards("cards", ALL_CARDS, ZONES, at=415)
VISIONS: Final[i64] = CARDS + FIRST_VISION
END: Final[i64] = CARDS + ALL_CARDS
"""The cells of the cards, those of the visions last: from CARDS, from VISIONS, up to END."""


def seat_of_card(card: i64) -> i64:
    """Return the seat whose action card it is."""
    return card // CARDS_EACH


def is_base(card: i64) -> bool:
    return card % CARDS_EACH < BASE_EACH


def first_card(seat: i64) -> i64:
    return seat * CARDS_EACH


def zone(state: vec[i64], card: i64) -> i64:
    return zone_of(state[CARDS + card])


def slot_zone(seat: i64, slot: i64) -> i64:
    return SLOT + seat * 3 + slot


def lying(match: Match, card: i64) -> str:
    """Say where a card lies, for an error."""
    return f"{match.content.names['card'][card]} lies in {ZONES[zone(match.state, card)].name}"


def in_hand(state: vec[i64], seat: i64, card: i64) -> bool:
    return lies_in(state, CARDS + card, HAND + seat)


def top_of_hand(state: vec[i64], seat: i64, shift: i64) -> vec[i64]:
    """Return the cards one of which lies on top of a hand that is a pile, each with `shift` as a verb's action."""
    first = CARDS + seat * CARDS_EACH
    return next_cards(state, first, first + CARDS_EACH, HAND + seat, shift - CARDS)


def count_cards(state: vec[i64], seat: i64, where: i64) -> i64:
    """Count the seat's action cards in a zone."""
    first = CARDS + seat * CARDS_EACH
    return count_in(state, first, first + CARDS_EACH, where)


def specials_in_hand(state: vec[i64], seat: i64) -> i64:
    first = CARDS + seat * CARDS_EACH
    return count_in(state, first + BASE_EACH, first + CARDS_EACH, HAND + seat)


def count_visions(state: vec[i64], where: i64) -> i64:
    return count_in(state, VISIONS, END, where)


def on_slot(state: vec[i64], card: i64) -> bool:
    """Return whether the card was played this round and is still on its slot."""
    first = SLOT + seat_of_card(card) * 3
    return first <= zone(state, card) < first + 3


def markers_left(state: vec[i64]) -> i64:
    """Return how many of the 20 markers lie on no card, slot or place of a card's effect."""
    left = MARKERS_IN_ALL - state[MARKS]
    for card in range(FIRST_VISION):
        left -= state[MARKERS + card]
    for seat in range(SEATS):
        mask = state[SLOT_MARKERS + seat]
        left -= (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1)
    return left
