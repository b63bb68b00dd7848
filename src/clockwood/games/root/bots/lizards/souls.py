"""The Lost Souls of the Logical Lizards: a pile in order, whose most common suit is the order. [LL 8.2.4] [LL 8.4.1]"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.deck.zones import DECK, REVEALED, SOULS
from clockwood.games.root.events import suit_term
from clockwood.games.root.factions.lizards import cells
from clockwood.games.root.factions.lizards.souls import most_common, souls_by_suit
from clockwood.games.root.rules.handing import put_on_pile, reshuffle
from clockwood.games.root.table.cells import CARDS, suit_mask
from clockwood.games.root.verbs import DEAL
from clockwood.games.root.words import BIRD, DECK_SIZE, SUITS
from clockwood.kernel.events import card_term, number, who
from clockwood.kernel.layout import NONE, hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.piles import EVERY_SEAT, count_in, next_cards, put_at_bottom, put_on_top
from clockwood.kernel.step import SeatStep, Step

ALL_SUITS: Final[i64] = len(SUITS)


def stack_soul(match: Match, card: i64, cite: str) -> None:
    """Lay a card on top of the Lost Souls. [LL 8.2.4]"""
    put_on_top(match.state, CARDS, CARDS + DECK_SIZE, CARDS + card, SOULS, EVERY_SEAT)
    if match.listening:
        match.tell("became-soul", cite, [card_term(card)])


def top_of(match: Match, zone: i64) -> i64:
    """Return the topmost card of an open pile, NONE where it is empty."""
    found = next_cards(match.state, CARDS, CARDS + DECK_SIZE, zone, -CARDS)
    return found[0] if len(found) else NONE


def drop_soul(match: Match, seat: i64, cite: str) -> None:
    """Discard the topmost of the Lost Souls for good; a dominance becomes available. [LL 8.2.3] [AM LL3]"""
    card = top_of(match, SOULS)
    if card == NONE:
        return
    if match.listening:
        match.tell("dropped-soul", cite, [who(seat), card_term(card)])
    put_on_pile(match, card)
    reshuffle(match)


def lay_open(match: Match, seat: i64, card: i64) -> None:
    """Reveal a card below those that were revealed before. [LL 8.5] [LL 8.6.3]"""
    put_at_bottom(match.state, CARDS, CARDS + DECK_SIZE, CARDS + card, REVEALED + seat, EVERY_SEAT)
    if match.listening:
        match.tell("revealed-card", "LL 8.5", [who(seat), card_term(card)])


def order_of(match: Match) -> i64:
    """Return the ordered suit. [LL 8.4.1]"""
    suit = term(match.state, cells.ORDERED)
    return BIRD if suit == NONE else suit


def ordered_clearings(match: Match) -> i64:
    """Return the ordered clearings as bits, all of them for a bird. [GE 2.7b]"""
    return suit_mask(match.state, order_of(match))


@mypyc_attr(acyclic=True, free_list_len=1)
class OrderBySouls(SeatStep):
    """The most common suit of the Lost Souls is the order; a bird for a tie, or where there are none. [LL 8.4.1]"""

    def run(self, match: Match) -> None:
        suit = most_common(souls_by_suit(match), ALL_SUITS)
        hold(match.state, cells.ORDERED, BIRD if suit == NONE else suit)
        if match.listening:
            match.tell("ordered-by-souls", "LL 8.4.1", [who(self.seat), suit_term(order_of(match))])


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawSouls(Step):
    """So many cards of the deck go onto the Lost Souls, the last one on top. [LL 8.3.5]"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def run(self, match: Match) -> None:
        match.ask_pile(self, CARDS, CARDS + DECK_SIZE, DECK, DEAL.base - CARDS)

    def chosen(self, match: Match, action: i64) -> None:
        stack_soul(match, DEAL.only(action), "LL 8.3.5")
        reshuffle(match)
        if self.left > 1:
            match.push(DrawSouls(self.seat, self.left - 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class DropRest(SeatStep):
    """The Lost Souls that were not revealed go to the discard pile. [LL 8.6.2] [AM LL3]"""

    def run(self, match: Match) -> None:
        left = count_in(match.state, CARDS, CARDS + DECK_SIZE, SOULS)
        if match.listening and left:
            match.tell("released-souls", "LL 8.6.2", [who(self.seat), number("n", left)])
        card = top_of(match, SOULS)
        while card != NONE:
            put_on_pile(match, card)
            card = top_of(match, SOULS)
        reshuffle(match)


@mypyc_attr(acyclic=True, free_list_len=1)
class SoulsReturn(SeatStep):
    """Revealed cards are the Lost Souls again, the first one on top. [LL 8.6.3]"""

    def run(self, match: Match) -> None:
        card = top_of(match, REVEALED + self.seat)
        while card != NONE:
            put_at_bottom(match.state, CARDS, CARDS + DECK_SIZE, CARDS + card, SOULS, EVERY_SEAT)
            if match.listening:
                match.tell("became-soul", "LL 8.6.3", [card_term(card)])
            card = top_of(match, REVEALED + self.seat)
