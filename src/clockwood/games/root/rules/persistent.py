"""Crafted cards that stay: who has which. [RT 4.1.3]"""

from mypy_extensions import i64

from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import CRAFTED
from clockwood.games.root.table.cells import CARDS, ONCE
from clockwood.kernel.bits import bit
from clockwood.kernel.layout import NONE
from clockwood.kernel.match import Match
from clockwood.kernel.piles import lies_in


def card_with(match: Match, seat: i64, effect: i64) -> i64:
    """Return the crafted card of a seat that has this effect, NONE where it has none."""
    state = match.state
    for card in content_of(match).deck.with_effect[effect]:
        if lies_in(state, CARDS + card, CRAFTED + seat):
            return card
    return NONE


def has(match: Match, seat: i64, effect: i64) -> bool:
    return card_with(match, seat, effect) != NONE


def owner_of(match: Match, effect: i64) -> i64:
    """Return the seat that has crafted the only card with this effect, NONE where nobody has."""
    for card in content_of(match).deck.with_effect[effect]:
        for seat in range(content_of(match).players):
            if lies_in(match.state, CARDS + card, CRAFTED + seat):
                return seat
    return NONE


def usable(match: Match, seat: i64, effect: i64) -> i64:
    """Return the card of an effect that may be used once a turn and was not yet, else NONE."""
    return NONE if match.state[ONCE] >> effect & 1 else card_with(match, seat, effect)


def use_up(match: Match, effect: i64) -> None:
    match.state[ONCE] |= bit(effect)
