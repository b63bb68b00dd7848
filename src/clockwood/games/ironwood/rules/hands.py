"""Picking cards of a hand, one after the other in rising order. [IW R4.3, R6.4, R16.2]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.grammar.effects import BURN_SPECIAL, BURN_VISION
from clockwood.games.ironwood.reasons import REASONS
from clockwood.games.ironwood.words import BASE_EACH, CARDS_EACH, FIRST_VISION, WOODWALKERS
from clockwood.kernel.match import Match
from clockwood.kernel.piles import add_cards

NOT_IN_HAND: Final[i64] = REASONS.add("not-in-hand", "IW R5.2")
BASE_CARD: Final[i64] = REASONS.add("base-card", "IW R6.2")
IN_RISING_ORDER: Final[i64] = REASONS.add("in-rising-order", "")


def automatic(match: Match, seat: i64) -> bool:
    """Return whether an automaton plays the seat: its cards have icons and combat values, no effects. [IB 11.2]"""
    return match.content.automata >> seat & 1 == 1


def local(seat: i64, card: i64) -> i64:
    """The card's bit in `CHOSEN`: a seat's own cards from 0, the visions after them."""
    return card - FIRST_VISION + CARDS_EACH if card >= FIRST_VISION else card - seat * CARDS_EACH


def card_at(seat: i64, which: i64) -> i64:
    return which - CARDS_EACH + FIRST_VISION if which >= CARDS_EACH else which + seat * CARDS_EACH


def rising_choices(match: Match, seat: i64, kind: i64, left: i64) -> vec[i64]:
    """The cards with which a rising set can go on and still be finished."""
    lowest: i64 = 0
    while match.state[cards.CHOSEN + seat] >> lowest:
        lowest += 1
    fitting = vec[i64](capacity=16)
    if kind != BURN_VISION:
        first, last = cards.CARDS + card_at(seat, max(lowest, BASE_EACH)), cards.CARDS + (seat + 1) * CARDS_EACH
        fitting = add_cards(fitting, match.state, first, last, cards.HAND + seat, -cards.CARDS)
    if kind != BURN_SPECIAL and seat == WOODWALKERS:
        first, last = cards.CARDS + card_at(seat, max(lowest, CARDS_EACH)), cards.END
        fitting = add_cards(fitting, match.state, first, last, cards.VISION_HAND, -cards.CARDS)
    usable = i64(len(fitting)) - left + 1
    choices = vec[i64](capacity=16)
    for k in range(usable):
        choices = append(choices, fitting[k])
    return choices
