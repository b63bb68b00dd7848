"""The Decree of the Electric Eyrie: a column for each suit, from left to right. [EE 5.3.3]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.root.deck.zones import SUIT_DECREE
from clockwood.games.root.factions.eyrie.cells import DECREE_CARDS
from clockwood.games.root.table.cells import CARDS
from clockwood.games.root.words import BIRD, FOX, MOUSE, RABBIT, VIZIERS
from clockwood.kernel.match import Match
from clockwood.kernel.piles import count_in, lies_in, move_seen

LEFT_TO_RIGHT: Final = vec[i64]([FOX, MOUSE, RABBIT, BIRD])


def cards_for(match: Match, suit: i64) -> i64:
    """Count the cards of a column."""
    return count_in(match.state, CARDS, CARDS + DECREE_CARDS, SUIT_DECREE + suit)


def has_most_cards(match: Match, suit: i64, even_tied: bool) -> bool:
    """Return whether a column has more cards than each other, or as many. [EE 5.5.1.IIIx] [EE FOCUSED]"""
    held = cards_for(match, suit)
    for other in LEFT_TO_RIGHT:
        if other != suit:
            rival = cards_for(match, other)
            if rival > held or (rival == held and not even_tied):
                return False
    return True


def add_card(match: Match, card: i64, suit: i64) -> None:
    move_seen(match.state, CARDS + card, SUIT_DECREE + suit)


def is_in_column(match: Match, card: i64, suit: i64) -> bool:
    return lies_in(match.state, CARDS + card, SUIT_DECREE + suit)


def tuck_viziers(match: Match, count: i64) -> None:
    """Put so many Viziers into the bird column. [EE 5.3.3] [EE EASY]"""
    for which in range(count):
        add_card(match, VIZIERS + which, BIRD)
