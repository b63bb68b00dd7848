"""Services, bought by the others at the start of their Birdsong. [RF 11.2.6a] [RF 11.2.7.I–11.2.7.III]"""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.events import whom
from clockwood.games.root.factions.riverfolk import cells
from clockwood.games.root.factions.riverfolk.funds import pay_in
from clockwood.games.root.factions.riverfolk.verbs import BUY, BUY_CARD
from clockwood.games.root.moments import FactionPart, PieceRow
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.handing import hand_over_openly
from clockwood.games.root.rules.ruling import is_there
from clockwood.games.root.table.cells import CARDS, NIL
from clockwood.games.root.verbs import DONE
from clockwood.games.root.words import CLEARINGS, DECK_SIZE
from clockwood.kernel.bits import bit
from clockwood.kernel.events import Term, number, who
from clockwood.kernel.match import Match
from clockwood.kernel.piles import lies_in
from clockwood.kernel.step import ALLOWED, NOT_ASKED, Step

TOO_POOR: Final[i64] = REASONS.add("too-poor", "RF 11.2.6b")
ENOUGH_BOUGHT: Final[i64] = REASONS.add("enough-bought", "RF 11.2.6a")
NOT_FOR_YOU: Final[i64] = REASONS.add("not-for-you", "RF 11.2.7.III.b")
HAS_IT: Final[i64] = REASONS.add("has-it", "RF 11.2.7.II")
NOT_FOR_SALE: Final[i64] = REASONS.add("not-for-sale", "RF 11.2.7.I")


@mypyc_attr(allow_interpreted_subclasses=True)
class Seller(FactionPart):
    """A faction that sells services, a person's or an automaton's."""

    def __init__(self, name: str, pieces: list[PieceRow], supply: i64) -> None:
        super().__init__(name, pieces, supply)
        self.hired_by = cells.HIRED_BY
        self.boats = cells.BOATS

    def price_for(self, match: Match, buyer: i64, service: i64) -> i64:
        """Return what a buyer pays for a service. [RF 11.2.6b]"""
        return match.state[cells.PRICES + service]

    def wares(self, match: Match, seat: i64) -> i64:
        """Return the zone whose cards are for sale. [RF 11.2.7.I]"""
        return content_of(match).hand[seat]

    def sells_to(self, match: Match, buyer: i64) -> bool:
        """Return whether a player may buy at all."""
        return True

    def hires_out_to(self, match: Match, buyer: i64) -> bool:
        """Return whether a player may buy Mercenaries: who has no warriors of its own may not. [RF 11.2.7.III.b]"""
        return content_of(match).warriors[buyer] != NIL

    def sold(self, match: Match, seat: i64, buyer: i64) -> None:
        """Answer that a service was sold."""


def seller_at(match: Match, seat: i64) -> Seller:
    """Return the faction at a seat, known to sell services."""
    return cast("Seller", content_of(match).faction[seat])


def allowance(match: Match, buyer: i64) -> i64:
    """Return how many services a buyer may have a turn: one, and one for each trade post it stands by. [RF 11.2.6a]"""
    content = content_of(match)
    found: i64 = 1
    for clearing in range(CLEARINGS):
        if match.state[cells.POST + clearing] and is_there(content, match.state, buyer, clearing):
            found += 1
    return found


def why_not_buy(match: Match, seller: i64, buyer: i64, service: i64) -> i64:
    """Return why a player may not buy a service."""
    state = match.state
    content = content_of(match)
    company = seller_at(match, seller)
    if not company.sells_to(match, buyer):
        return NOT_FOR_YOU
    if state[cells.BOUGHT] >= allowance(match, buyer):
        return ENOUGH_BOUGHT
    if service == cells.MERCENARIES:
        if not company.hires_out_to(match, buyer):
            return NOT_FOR_YOU
        if state[cells.HIRERS] >> buyer & 1:
            return HAS_IT
    if service == cells.RIVERBOATS and state[cells.BOATS] >> buyer & 1:
        return HAS_IT
    enough = content.faction[buyer].purse(match, buyer) >= company.price_for(match, buyer, service)
    return ALLOWED if enough else TOO_POOR


def pay(match: Match, seller: i64, buyer: i64, price: i64) -> None:
    """Put the buyer's warriors into Payments; for who has none, the Company's own. [RF 11.2.6b] [RF 11.2.6c]"""
    content = content_of(match)
    state = match.state
    if content.faction[buyer].pays(match, buyer, price):
        pay_in(match, seller, price, "RF 11.2.6c")
        return
    state[content.supply[buyer]] -= price
    state[cells.PAYMENTS + buyer] += price


def sell(match: Match, seller: i64, buyer: i64, service: i64, cite: str) -> None:
    """Let a player pay for a service, and count it. [RF 11.2.6b] [RF 11.2.6d]"""
    company = seller_at(match, seller)
    price = company.price_for(match, buyer, service)
    match.state[cells.BOUGHT] += 1
    if match.listening:
        terms = [who(buyer), whom(seller), Term("service", "service", service), number("n", price)]
        match.tell("bought-service", cite, terms)
    company.sold(match, seller, buyer)
    if match.outcome is None:
        pay(match, seller, buyer, price)


def provide(match: Match, buyer: i64, service: i64) -> None:
    """Let a service begin that lasts for the turn. [RF 11.2.7.II] [RF 11.2.7.III]"""
    if service == cells.RIVERBOATS:
        match.state[cells.BOATS] |= bit(buyer)
    else:
        match.state[cells.HIRERS] |= bit(buyer)


@mypyc_attr(acyclic=True, free_list_len=1)
class Shopping(Step):
    """A player buys services as its Birdsong begins. [RF 11.2.6a]"""

    def __init__(self, seat: i64, other: i64) -> None:
        self.seat = seat
        self.other = other

    def run(self, match: Match) -> None:
        options = append(vec[i64](capacity=10), DONE.code())
        for service in range(1, cells.ALL_SERVICES):
            if why_not_buy(match, self.other, self.seat, service) == ALLOWED:
                options = append(options, BUY.code1(service))
        if why_not_buy(match, self.other, self.seat, cells.HAND_CARD) == ALLOWED:
            wares = seller_at(match, self.other).wares(match, self.other)
            for card in range(DECK_SIZE):
                if lies_in(match.state, CARDS + card, wares):
                    options = append(options, BUY_CARD.code1(card))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        if BUY.has(action) and BUY.only(action) != cells.HAND_CARD:
            return why_not_buy(match, self.other, self.seat, BUY.only(action))
        if BUY_CARD.has(action):
            wares = seller_at(match, self.other).wares(match, self.other)
            card = BUY_CARD.only(action)
            if card >= DECK_SIZE or not lies_in(match.state, CARDS + card, wares):
                return NOT_FOR_SALE
            return why_not_buy(match, self.other, self.seat, cells.HAND_CARD)
        return NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if DONE.has(action):
            return
        match.push(self)
        if BUY.has(action):
            provide(match, self.seat, BUY.only(action))
            sell(match, self.other, self.seat, BUY.only(action), "RF 11.2.6b")
            return
        card = BUY_CARD.only(action)
        hand = content_of(match).hand[self.seat]
        hand_over_openly(match, self.other, self.seat, hand, card, "bought-card", "RF 11.2.7.I")
        sell(match, self.other, self.seat, cells.HAND_CARD, "RF 11.2.7.I")
