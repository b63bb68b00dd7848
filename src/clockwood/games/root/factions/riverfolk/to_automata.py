"""Basic services for automata, which buy in their own turn and by rule. [RR SV1] [RR SV2] [RR SV4]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import ORDERS
from clockwood.games.root.events import whom
from clockwood.games.root.factions.riverfolk import cells
from clockwood.games.root.factions.riverfolk.services import allowance, pay, seller_at
from clockwood.games.root.factions.riverfolk.verbs import BUY_CARD
from clockwood.games.root.rules.crafting import take_crafted_item
from clockwood.games.root.rules.handing import discard
from clockwood.games.root.table.cells import ACTIVE, ATTACKER, CARDS, DEFENDER, NIL, SUPPLY, VP, WHERE
from clockwood.games.root.words import DECK_SIZE, ITEM
from clockwood.kernel.bits import bit
from clockwood.kernel.events import Term, card_term, number, who
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match
from clockwood.kernel.piles import lies_in, move_seen
from clockwood.kernel.priority import ByChance, Score, most, pick
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


WARES: Final = [most("card-points", CardPoints())]
BY_LOT: Final = ByChance("tie-by-lot")


def price_by_points(match: Match, buyer: i64) -> i64:
    """Return two warriors, three from 10 points on, four from 20 on. [RR 9.2.3b]"""
    return min(CHEAP + match.state[VP + buyer] // A_STEP, cells.DEAREST)


def may_buy(match: Match, seller: i64, buyer: i64) -> bool:
    """Return whether an automaton may buy: in its turn, not behind the seller, and if it can pay. [RR SV1]"""
    content = content_of(match)
    state = match.state
    if buyer == seller or not content.is_bot(buyer) or term(state, ACTIVE) != buyer:
        return False
    if state[VP + buyer] < state[VP + seller] or not seller_at(match, seller).sells_to(match, buyer):
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
    pay(match, seller, buyer, price)


def wares_with_items(match: Match, seller: i64) -> vec[i64]:
    """Return the cards for sale that have an item of the supply. [RR SV2]"""
    deck = content_of(match).deck
    zone = seller_at(match, seller).wares(match, seller)
    found = vec[i64](capacity=8)
    for card in range(DECK_SIZE):
        if (
            lies_in(match.state, CARDS + card, zone)
            and deck.kind[card] == ITEM
            and match.state[SUPPLY + deck.item[card]] > 0
        ):
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
    """An automaton whose order has no item to craft buys a card that has, in its place. [RR SV2]"""

    def __init__(self, seat: i64, other: i64, card: i64) -> None:
        self.seat = seat
        self.other = other
        self.card = card

    def run(self, match: Match) -> None:
        options = wares_with_items(match, self.other)
        if len(options) and may_buy(match, self.other, self.seat):
            pick(match, self, options, "bot-buys", "RR SV2", WARES, BY_LOT, self.seat)

    def chosen(self, match: Match, action: i64) -> None:
        card = BUY_CARD.only(action)
        deck = content_of(match).deck
        sell_to_automaton(match, self.other, self.seat, cells.HAND_CARD, "RR SV2")
        move_seen(match.state, CARDS + card, ORDERS + self.seat)
        if match.listening:
            match.tell("bought-card", "RR SV2", [who(self.seat), whom(self.other), card_term(card)])
        discard(match, self.card)
        if match.listening:
            match.tell("crafted", "RR SV2", [who(self.seat), card_term(card)])
        take_crafted_item(match, self.seat, deck.item[card], 1)
