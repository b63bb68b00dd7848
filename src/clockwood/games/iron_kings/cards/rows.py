"""Rows of cells that list the cards of a zone: the track, the sections of a king."""

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.iron_kings.cards import cells as cards
from clockwood.games.iron_kings.words import ALL_CARDS
from clockwood.kernel.layout import NONE, term
from clockwood.kernel.piles import count_in


def is_listed(state: vec[i64], start: i64, size: i64, card: i64) -> bool:
    """Return whether one of the cells from `start` on holds the card."""
    for at in range(start, start + size):
        if term(state, at) == card:
            return True
    return False


def agrees(state: vec[i64], start: i64, size: i64, zone: i64) -> bool:
    """Return whether a row holds the cards of a zone, and all of them."""
    listed: i64 = 0
    for k in range(size):
        card = term(state, start + k)
        if card == NONE or is_listed(state, start, k, card):
            continue
        if cards.zone(state, card) != zone:
            return False
        listed += 1
    return count_in(state, cards.CARDS, cards.CARDS + ALL_CARDS, zone) == listed
