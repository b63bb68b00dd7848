"""Services for automata, which buy in their own turn and by rule. [RR SV1] [RR SV2] [RR SV4] [RR SV6]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import ORDERS, OUT
from clockwood.games.root.events import whom
from clockwood.games.root.factions.riverfolk import cells
from clockwood.games.root.factions.riverfolk.services import allowance, pay, seller_at
from clockwood.games.root.factions.riverfolk.verbs import BUY_CARD
from clockwood.games.root.rules.crafting import take_crafted_item
from clockwood.games.root.rules.handing import discard, hand_over_openly
from clockwood.games.root.table.cells import ACTIVE, ATTACKER, CARDS, DEFENDER, NIL, SUPPLY, VP, WHERE
from clockwood.games.root.words import BIRD, DECK_SIZE, ITEM
from clockwood.kernel.bits import bit
from clockwood.kernel.events import Term, card_term, number, who
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match
from clockwood.kernel.piles import lies_in
from clockwood.kernel.priority import ByChance, Score, most, pick, prefer
from clockwood.kernel.step import Step

CHEAP: Final[i64] = 2
A_STEP: Final[i64] = 10
"""Two warriors, and one more for each ten points of the buyer. [RR 9.2.3b]"""
FEW: Final[i64] = 2
"""Own warriors with which an automaton hires others before a battle. [RR SV4]"""


class CardPoints(Score):
    """Printed points of a card."""

    def score(self, match: Match, candidate: i64) -> i64:
        return content_of(match).deck.points[BUY_CARD.only(candidate)]


class IsBird(Score):
    """1 for a bird card."""

    def score(self, match: Match, candidate: i64) -> i64:
        return 1 if content_of(match).deck.suit[BUY_CARD.only(candidate)] == BIRD else 0


WARES: Final = [most("card-points", CardPoints())]
BIRDS_FIRST: Final = [prefer("is-bird", IsBird()), *WARES]
BY_LOT: Final = ByChance("tie-by-lot")


def price_by_points(match: Match, buyer: i64) -> i64:
    """Return two warriors, three from 10 points on, four from 20 on. [RR 9.2.3b]"""
    return by_points(match.state[VP + buyer])


def by_points(points: i64) -> i64:
    """Return what a player with so many points pays. [RR 9.2.3b]

    >>> [int(by_points(points)) for points in (0, 9, 10, 20, 29)]
    [2, 2, 3, 4, 4]
    """
    return min(CHEAP + points // A_STEP, cells.DEAREST)


def may_buy(match: Match, seller: i64, buyer: i64) -> bool:
    """Return whether an automaton may buy: in its turn, not behind the seller, and if it can pay. [RR SV1]"""
    return match.state[VP + buyer] >= match.state[VP + seller] and can_buy(match, seller, buyer)


def can_buy(match: Match, seller: i64, buyer: i64) -> bool:
    """Return whether an automaton can pay in its turn, and is sold to, whoever leads. [RR SV1] [RR SV9]"""
    content = content_of(match)
    state = match.state
    if buyer == seller or not content.is_bot(buyer) or term(state, ACTIVE) != buyer:
        return False
    if not seller_at(match, seller).sells_to(match, buyer):
        return False
    if not content.is_bot(seller) and state[cells.BOUGHT] >= allowance(match, buyer):
        return False
    return content.faction[buyer].purse(match, buyer) >= price_by_points(match, buyer)


def sell_to_automaton(match: Match, seller: i64, buyer: i64, service: i64, cite: str) -> None:
    """Let an automaton pay for a service. [RR SV1] [RR SV5]"""
    price = price_by_points(match, buyer)
    match.state[cells.BOUGHT] += 1
    if match.listening:
        terms = [who(buyer), whom(seller), Term("service", "service", service), number("n", price)]
        match.tell("bought-service", cite, terms)
    seller_at(match, seller).sold(match, seller, buyer)
    if match.outcome is None:
        pay(match, seller, buyer, price)


def sell_card(match: Match, seller: i64, buyer: i64, card: i64, zone: i64, cite: str) -> None:
    """Let an automaton pay for a card, which goes to a zone for everyone to see. [RR SV1]"""
    sell_to_automaton(match, seller, buyer, cells.HAND_CARD, cite)
    hand_over_openly(match, seller, buyer, zone, card, "bought-card", cite)


def cards_for_sale(match: Match, seller: i64) -> vec[i64]:
    """Return the cards for sale, by their numbers."""
    zone = seller_at(match, seller).wares(match, seller)
    found = vec[i64](capacity=8)
    for card in range(DECK_SIZE):
        if lies_in(match.state, CARDS + card, zone):
            found = append(found, card)
    return found


def has_item(match: Match, card: i64) -> bool:
    """Return whether a card has an item of the supply. [GE 1.1.1]"""
    deck = content_of(match).deck
    return deck.kind[card] == ITEM and match.state[SUPPLY + deck.item[card]] > 0


def wares_to_craft(match: Match, seller: i64, buyer: i64) -> vec[i64]:
    """Return the cards for sale that have an item of the supply; Lizards buy no birds. [RR SV2] [RR SV5]"""
    content = content_of(match)
    found = vec[i64](capacity=8)
    for card in cards_for_sale(match, seller):
        shunned = content.faction[buyer].shuns_birds and content.deck.suit[card] == BIRD
        if has_item(match, card) and not shunned:
            found = append(found, BUY_CARD.code1(card))
    return found


def birds_for_sale(match: Match, seller: i64) -> vec[i64]:
    """Return the bird cards for sale. [RR SV6]"""
    found = vec[i64](capacity=8)
    for card in cards_for_sale(match, seller):
        if content_of(match).deck.suit[card] == BIRD:
            found = append(found, BUY_CARD.code1(card))
    return found


def hire_for_battle(match: Match, seller: i64) -> None:
    """Let an automaton that attacks with few warriors hire those beside them. [RR SV4] [RR SV5]"""
    content = content_of(match)
    state = match.state
    buyer = term(state, ATTACKER)
    clearing = term(state, WHERE)
    if (
        term(state, DEFENDER) == seller
        or content.warriors[buyer] == NIL
        or state[cells.HIRED_BY] >> buyer & 1
        or state[cells.WARRIORS + clearing] == 0
        or state[content.warriors[buyer] + clearing] > FEW
        or not may_buy(match, seller, buyer)
    ):
        return
    state[cells.HIRERS] |= bit(buyer)
    state[cells.HIRED_BY] |= bit(buyer)
    sell_to_automaton(match, seller, buyer, cells.MERCENARIES, "RR SV4")


@mypyc_attr(acyclic=True, free_list_len=1)
class BuyToCraft(Step):
    """An automaton whose card has no item to craft buys one that has, in its place. [RR SV2] [RR SV6]

    Who prefers birds takes one of them first, and any bird for the order where no item can be had.
    """

    def __init__(self, seat: i64, other: i64, card: i64) -> None:
        self.seat = seat
        self.other = other
        self.card = card

    def run(self, match: Match) -> None:
        if not may_buy(match, self.other, self.seat):
            return
        content = content_of(match)
        birds = content.agreed.advanced_services and content.faction[self.seat].prefers_birds
        options = wares_to_craft(match, self.other, self.seat)
        if len(options):
            criteria = BIRDS_FIRST if birds else WARES
            pick(match, self, options, "bot-buys", "RR SV6" if birds else "RR SV2", criteria, BY_LOT, self.seat)
        elif birds and content.deck.suit[self.card] != BIRD:
            options = birds_for_sale(match, self.other)
            if len(options):
                pick(match, self, options, "bot-buys", "RR SV6", [], BY_LOT, self.seat)

    def chosen(self, match: Match, action: i64) -> None:
        card = BUY_CARD.only(action)
        content = content_of(match)
        cite = "RR SV2" if has_item(match, card) else "RR SV6"
        orders = lies_in(match.state, CARDS + self.card, ORDERS + self.seat)
        sell_card(match, self.other, self.seat, card, ORDERS + self.seat if orders else OUT, cite)
        if match.outcome is not None:
            return
        discard(match, self.card if orders else card)
        if has_item(match, card):
            if match.listening:
                match.tell("crafted", "RR SV2", [who(self.seat), card_term(card)])
            take_crafted_item(match, self.seat, content.deck.item[card], 1)
