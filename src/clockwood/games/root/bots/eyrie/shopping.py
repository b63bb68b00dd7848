"""Order cards that the Electric Eyrie buy for a column without cards. [RR SV7]"""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.bot import BY_LOT
from clockwood.games.root.bots.common.order import CraftOrder, RevealOrder, craft, order_card
from clockwood.games.root.bots.common.shopping import advanced_seller_to
from clockwood.games.root.bots.eyrie.columns import cards_for
from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import ORDERS
from clockwood.games.root.factions.riverfolk.to_automata import cards_for_sale, sell_card
from clockwood.games.root.factions.riverfolk.verbs import BUY_CARD
from clockwood.games.root.rules.handing import discard
from clockwood.kernel.layout import NONE
from clockwood.kernel.match import Match
from clockwood.kernel.priority import pick
from clockwood.kernel.step import SeatStep


def new_suits(match: Match, other: i64) -> vec[i64]:
    """Return the purchases of cards whose suit has no card in the Decree. [RR SV7]"""
    found = vec[i64](capacity=5)
    for card in cards_for_sale(match, other):
        if cards_for(match, content_of(match).deck.suit[card]) == 0:
            found = append(found, BUY_CARD.code1(card))
    return found


def begin_with_new_order(match: Match, seat: i64) -> None:
    """Begin the turn: reveal the order card, perhaps buy another, then craft it if possible. [EE 5.4.1] [RR SV7]"""
    match.automaton_turn(seat, "EE 5.4.1", over=False)
    match.push(BuyOrder(seat))
    match.push(RevealOrder(seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class BuyOrder(SeatStep):
    """An order whose suit is in the Decree gives way to a card for sale whose suit is not, by lot. [RR SV7]

    It comes before the craft, which is the new order's then; nothing more is bought for that.
    """

    def run(self, match: Match) -> None:
        other = advanced_seller_to(match, self.seat)
        card = order_card(match, self.seat)
        options = vec[i64]()
        if NONE not in (card, other) and cards_for(match, content_of(match).deck.suit[card]):
            options = new_suits(match, other)
        if len(options):
            pick(match, self, options, "bot-buys", "RR SV7", [], BY_LOT, self.seat)
        else:
            match.push(CraftOrder(self.seat))

    def chosen(self, match: Match, action: i64) -> None:
        old = order_card(match, self.seat)
        other = advanced_seller_to(match, self.seat)
        card = BUY_CARD.only(action)
        sell_card(match, other, self.seat, card, ORDERS + self.seat, "RR SV7")
        if match.outcome is None:
            discard(match, old)
            craft(match, self.seat, card, "GE 1.1.1")
