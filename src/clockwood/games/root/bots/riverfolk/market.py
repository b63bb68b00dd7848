"""The Market of the Riverfolk Robots: five open cards in a row whose last is the order. [RR 9.2.1]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import DECK, MARKET
from clockwood.games.root.events import suit_term
from clockwood.games.root.factions.riverfolk import cells
from clockwood.games.root.factions.riverfolk.setup import river_clearings
from clockwood.games.root.rules.crafting import take_crafted_item
from clockwood.games.root.rules.handing import discard, reshuffle
from clockwood.games.root.table.cells import CARDS, SUPPLY, suit_mask
from clockwood.games.root.verbs import DEAL
from clockwood.games.root.words import BIRD, DECK_SIZE, ITEM
from clockwood.kernel.events import card_term, who
from clockwood.kernel.layout import NONE, hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.piles import EVERY_SEAT, count_in, lies_in, place_of, put_at_bottom
from clockwood.kernel.step import SeatStep, Step

FULL: Final[i64] = 5
MIDDLE: Final[i64] = 128


def stock(match: Match) -> vec[i64]:
    """Return the cards of the Market from the left to the right. [RR 9.2.1]"""
    found = vec[i64](capacity=8)
    for card in range(DECK_SIZE):
        if lies_in(match.state, CARDS + card, MARKET):
            found = append(found, card)
    for k in range(1, len(found)):
        at = k
        while at > 0 and place_in_row(match, found[at]) < place_in_row(match, found[at - 1]):
            found[at], found[at - 1] = found[at - 1], found[at]
            at -= 1
    return found


def place_in_row(match: Match, card: i64) -> i64:
    """Return what orders the cards of the Market: those without a place stand in the middle."""
    place = place_of(match.state[CARDS + card])
    return MIDDLE if place == 0 else place


def order_of(match: Match) -> i64:
    """Return the ordered suit, NONE where the Market was empty. [RR 9.4.3] [RT U2]"""
    return term(match.state, cells.MARKET_ORDER)


def ordered_clearings(match: Match) -> i64:
    """Return the ordered clearings as bits, all for a bird. [GE 2.7b]"""
    suit = order_of(match)
    return 0 if suit == NONE else suit_mask(match.state, suit)


def recruiting_clearings(match: Match) -> i64:
    """Return where warriors are recruited: in ordered clearings, for a bird in those with a river. [RR 9.5.2]"""
    return river_clearings(match) if order_of(match) == BIRD else ordered_clearings(match)


@mypyc_attr(acyclic=True, free_list_len=1)
class StockMarket(Step):
    """Cards are added at the right until there are five; `added` were so far this turn. [RR 9.4.1] [RR 9.3.5]"""

    def __init__(self, seat: i64, added: i64) -> None:
        self.seat = seat
        self.added = added

    def run(self, match: Match) -> None:
        if count_in(match.state, CARDS, CARDS + DECK_SIZE, MARKET) >= FULL or not match.ask_pile(
            self, CARDS, CARDS + DECK_SIZE, DECK, DEAL.base - CARDS
        ):  # fmt: skip
            match.push(CraftStock(self.seat, self.added))

    def chosen(self, match: Match, action: i64) -> None:
        card = DEAL.only(action)
        put_at_bottom(match.state, CARDS, CARDS + DECK_SIZE, CARDS + card, MARKET, EVERY_SEAT)
        if match.listening:
            match.tell("stocked", "RR 9.4.1", [who(self.seat), card_term(card)])
        reshuffle(match)
        match.push(StockMarket(self.seat, self.added + 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class CraftStock(Step):
    """The first card that was added and has an item of the supply is crafted and discarded. [RR 9.4.2]"""

    def __init__(self, seat: i64, added: i64) -> None:
        self.seat = seat
        self.added = added

    def run(self, match: Match) -> None:
        deck = content_of(match).deck
        row = stock(match)
        for k in range(max(len(row) - self.added, 0), len(row)):
            card = row[k]
            if deck.kind[card] == ITEM and match.state[SUPPLY + deck.item[card]] > 0:
                if match.listening:
                    match.tell("crafted", "RR 9.4.2", [who(self.seat), card_term(card)])
                discard(match, card)
                take_crafted_item(match, self.seat, deck.item[card], 1)
                return
        if match.listening:
            match.tell("crafts-no-stock", "RR 9.4.2", [who(self.seat)])


@mypyc_attr(acyclic=True, free_list_len=1)
class FirstStock(SeatStep):
    """Five cards before the first turn; none of them is crafted. [RR 9.3.5]"""

    def run(self, match: Match) -> None:
        if count_in(match.state, CARDS, CARDS + DECK_SIZE, MARKET) < FULL:
            match.ask_pile(self, CARDS, CARDS + DECK_SIZE, DECK, DEAL.base - CARDS)

    def chosen(self, match: Match, action: i64) -> None:
        card = DEAL.only(action)
        put_at_bottom(match.state, CARDS, CARDS + DECK_SIZE, CARDS + card, MARKET, EVERY_SEAT)
        if match.listening:
            match.tell("stocked", "RR 9.3.5", [who(self.seat), card_term(card)])
        reshuffle(match)
        match.push(self)


@mypyc_attr(acyclic=True, free_list_len=1)
class SetOrder(SeatStep):
    """The rightmost card of the Market is the order and stays there. [RR 9.4.3]"""

    def run(self, match: Match) -> None:
        row = stock(match)
        if len(row) == 0:
            match.state[cells.MARKET_ORDER] = 0
            if match.listening:
                match.tell("no-order", "RT U2", [who(self.seat)])
            return
        suit = content_of(match).deck.suit[row[len(row) - 1]]
        hold(match.state, cells.MARKET_ORDER, suit)
        if match.listening:
            match.tell("ordered-by-market", "RR 9.4.3", [who(self.seat), suit_term(suit)])


@mypyc_attr(acyclic=True, free_list_len=1)
class DropStock(SeatStep):
    """The leftmost card of the Market is discarded, with the shield one more. [RR 9.6.3]"""

    def run(self, match: Match) -> None:
        row = stock(match)
        for k in range(min(1 + match.state[cells.SHIELD], len(row))):
            if match.listening:
                match.tell("discarded", "RR 9.6.3", [who(self.seat), card_term(row[k])])
            discard(match, row[k])
