"""The order card: drawn, shown, crafted if it can be, and discarded. [GE 2.7a]"""

from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import DECK, ORDERS
from clockwood.games.root.moments import RootBot
from clockwood.games.root.rules.crafting import take_crafted_item
from clockwood.games.root.rules.handing import discard, reshuffle
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.table.cells import CARDS, SUPPLY, suit_mask
from clockwood.games.root.verbs import DEAL
from clockwood.games.root.words import BIRD, DECK_SIZE, ITEM
from clockwood.kernel.events import card_term, who
from clockwood.kernel.layout import NONE
from clockwood.kernel.match import Match
from clockwood.kernel.piles import EVERY_SEAT, lies_in, move_seen
from clockwood.kernel.step import SeatStep, Step


def order_card(match: Match, seat: i64) -> i64:
    """Return the order card of a seat, NONE where there was none to draw. [RT U2]"""
    for card in range(DECK_SIZE):
        if lies_in(match.state, CARDS + card, ORDERS + seat):
            return card
    return NONE


def order_suit(match: Match, seat: i64) -> i64:
    """Return the suit that is ordered, NONE without an order card. [RT U2]"""
    card = order_card(match, seat)
    return NONE if card == NONE else content_of(match).deck.suit[card]


def is_bird_order(match: Match, seat: i64) -> bool:
    return order_suit(match, seat) == BIRD


def ordered(match: Match, seat: i64) -> i64:
    """Return the ordered clearings as bits: all for a bird, none without an order card. [GE 2.7b] [RT U2]"""
    suit = order_suit(match, seat)
    return 0 if suit == NONE else suit_mask(match.state, suit)


def begin_orders(match: Match, seat: i64, cite: str) -> None:
    """Begin the turn of an automaton: reveal the order card, then craft it if possible. [GE 2.7a] [GE 1.1.1]"""
    match.automaton_turn(seat, cite, over=False)
    match.push(CraftOrder(seat))
    match.push(RevealOrder(seat))


def end_orders(match: Match, seat: i64, points: i64) -> None:
    """Push the end of Evening: the order card is discarded, then the level scores. [AM GEN10]"""
    match.push(OrdersDone(seat, points))
    match.push(DiscardOrder(seat))


def craft(match: Match, seat: i64, card: i64, cite: str) -> bool:
    """Craft a card if it has an item of the supply, for 1 point; return whether it had. [GE 1.1.1] [GE 1.1.2]"""
    deck = content_of(match).deck
    able = deck.kind[card] == ITEM and match.state[SUPPLY + deck.item[card]] > 0
    if match.listening:
        match.tell("crafted" if able else "crafts-nothing", cite, [who(seat), card_term(card)])
    if able:
        take_crafted_item(match, seat, deck.item[card], 1)
    return able


def offer_another(match: Match, seat: i64, card: i64) -> None:
    """Tell the others that an automaton could not craft a card: somebody may sell it another. [RR SV2]"""
    content = content_of(match)
    for other in range(content.players):
        if content.attending >> other & 1:
            content.faction[other].craft_failed(match, other, seat, card)


@mypyc_attr(acyclic=True, free_list_len=1)
class RevealOrder(SeatStep):
    """The next card of the deck is the order card, for everyone to see. [GE 2.7a]"""

    def run(self, match: Match) -> None:
        if not match.ask_pile(self, CARDS, CARDS + DECK_SIZE, DECK, DEAL.base - CARDS) and match.listening:
            match.tell("no-order", "RT U2", [who(self.seat)])

    def chosen(self, match: Match, action: i64) -> None:
        card = DEAL.only(action)
        move_seen(match.state, CARDS + card, ORDERS + self.seat, EVERY_SEAT)
        if match.listening:
            match.tell("revealed-order", "GE 2.7a", [who(self.seat), card_term(card)])
        reshuffle(match)


@mypyc_attr(acyclic=True, free_list_len=1)
class CraftOrder(SeatStep):
    """An order card with an item of the supply is crafted and stays the order card. [GE 1.1.1] [GE 1.1.3] [GE 1.1.4]"""

    def run(self, match: Match) -> None:
        card = order_card(match, self.seat)
        if card == NONE:
            return
        if not craft(match, self.seat, card, "GE 1.1.1"):
            offer_another(match, self.seat, card)


@mypyc_attr(acyclic=True, free_list_len=1)
class DiscardOrder(SeatStep):
    """The order card is discarded; a dominance becomes available. [GE 1.3]"""

    def run(self, match: Match) -> None:
        card = order_card(match, self.seat)
        if card == NONE:
            return
        if match.listening:
            match.tell("discarded", "GE 2.7a", [who(self.seat), card_term(card)])
        discard(match, card)


@mypyc_attr(acyclic=True, free_list_len=1)
class OrdersDone(Step):
    """The end of an automaton's Evening: points of its level, and its turn is over. [AM GEN10]"""

    def __init__(self, seat: i64, points: i64) -> None:
        self.seat = seat
        self.points = points

    def run(self, match: Match) -> None:
        bot = match.content.automaton[self.seat]
        assert isinstance(bot, RootBot)
        score(match, self.seat, self.points, f"{bot.book} NIGHTMARE")
        match.automaton_turn(self.seat, "GE 2.7a", over=True)
