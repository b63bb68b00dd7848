"""A Favor that the Cogwheel Corvids buy as their turn begins. [RR SV10]"""

from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.bot import BY_LOT
from clockwood.games.root.bots.common.shopping import advanced_seller_to, wares_of_kind
from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import OUT
from clockwood.games.root.factions.riverfolk.to_automata import sell_card
from clockwood.games.root.factions.riverfolk.verbs import BUY_CARD
from clockwood.games.root.rules.handing import discard
from clockwood.games.root.rules.removing import remove_enemies
from clockwood.games.root.table.cells import suit_mask
from clockwood.games.root.words import FAVOR, IMMEDIATE
from clockwood.kernel.events import card_term, who
from clockwood.kernel.layout import NONE
from clockwood.kernel.match import Match
from clockwood.kernel.priority import pick
from clockwood.kernel.step import SeatStep


@mypyc_attr(acyclic=True, free_list_len=1)
class BuyFavor(SeatStep):
    """One Favor for sale, by lot of several, which removes all enemy pieces from its clearings. [RR SV10]"""

    def run(self, match: Match) -> None:
        other = advanced_seller_to(match, self.seat)
        if other != NONE:
            options = wares_of_kind(match, other, IMMEDIATE)
            if len(options):
                pick(match, self, options, "bot-buys", "RR SV10", [], BY_LOT, self.seat)

    def chosen(self, match: Match, action: i64) -> None:
        card = BUY_CARD.only(action)
        sell_card(match, advanced_seller_to(match, self.seat), self.seat, card, OUT, "RR SV10")
        if match.outcome is not None:
            return
        if match.listening:
            match.tell("resolved-favor", "RR SV10", [who(self.seat), card_term(card)])
        discard(match, card)
        suit = content_of(match).deck.effect[card] - FAVOR
        remove_enemies(match, self.seat, suit_mask(match.state, suit))
