"""Cards that the Logical Lizards buy for the Lost Souls as their turn begins. [RR SV9]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.bot import BY_LOT
from clockwood.games.root.bots.common.shopping import advanced_seller
from clockwood.games.root.bots.lizards.souls import stack_soul
from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import OUT
from clockwood.games.root.factions.lizards.souls import souls
from clockwood.games.root.factions.riverfolk.to_automata import can_buy, cards_for_sale, sell_card
from clockwood.games.root.factions.riverfolk.verbs import BUY_CARD
from clockwood.games.root.words import BIRD
from clockwood.kernel.layout import NONE
from clockwood.kernel.match import Match
from clockwood.kernel.priority import pick
from clockwood.kernel.step import SeatStep

ENOUGH: Final[i64] = 5
"""Lost Souls with which they buy no more. [RR SV9]"""


@mypyc_attr(acyclic=True, free_list_len=1)
class BuySouls(SeatStep):
    """Cards that are no birds, by lot, until there are five Lost Souls, even while the seller leads. [RR SV9]"""

    def run(self, match: Match) -> None:
        other = advanced_seller(match)
        if other == NONE or souls(match) >= ENOUGH or not can_buy(match, other, self.seat):
            return
        options = vec[i64](capacity=5)
        for card in cards_for_sale(match, other):
            if content_of(match).deck.suit[card] != BIRD:
                options = append(options, BUY_CARD.code1(card))
        if len(options):
            pick(match, self, options, "bot-buys", "RR SV9", [], BY_LOT, self.seat)

    def chosen(self, match: Match, action: i64) -> None:
        match.push(self)
        card = BUY_CARD.only(action)
        sell_card(match, advanced_seller(match), self.seat, card, OUT, "RR SV9")
        stack_soul(match, card, "RR SV9")
