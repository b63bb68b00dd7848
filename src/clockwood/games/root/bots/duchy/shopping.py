"""Ambushes that the Drillbit Duchy buys, keeps in front of it, and plays in defence. [RR SV10b]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.bot import BY_LOT
from clockwood.games.root.bots.common.shopping import advanced_seller_to, wares_of_kind
from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import KEPT
from clockwood.games.root.factions.riverfolk.to_automata import sell_card
from clockwood.games.root.factions.riverfolk.verbs import BUY_CARD
from clockwood.games.root.rules.battle import spring_ambush
from clockwood.games.root.rules.handing import fits
from clockwood.games.root.rules.persistent import has
from clockwood.games.root.table.cells import ATTACKER, CARDS, WHERE, suit_at
from clockwood.games.root.verbs import AMBUSH
from clockwood.games.root.words import AMBUSH as AMBUSH_CARD
from clockwood.games.root.words import BIRD, DECK_SIZE, SCOUTING_PARTY
from clockwood.kernel.layout import NONE, term
from clockwood.kernel.match import Match
from clockwood.kernel.piles import lies_in
from clockwood.kernel.priority import Score, pick, prefer
from clockwood.kernel.step import SeatStep


class IsSuited(Score):
    """1 for an ambush that is no bird."""

    def score(self, match: Match, candidate: i64) -> i64:
        return 0 if content_of(match).deck.suit[AMBUSH.only(candidate)] == BIRD else 1


PLAYS: Final = [prefer("is-suited", IsSuited())]


def kept_ambushes(match: Match, seat: i64) -> vec[i64]:
    """Return the ambushes kept that match the clearing of the battle, if a person attacks. [RR SV10b] [GE 2.8.2b]"""
    found = vec[i64](capacity=4)
    attacker = term(match.state, ATTACKER)
    if content_of(match).is_bot(attacker) or has(match, attacker, SCOUTING_PARTY):
        return found
    suit = suit_at(match.state, term(match.state, WHERE))
    for card in range(DECK_SIZE):
        if lies_in(match.state, CARDS + card, KEPT + seat) and fits(match, card, suit):
            found = append(found, AMBUSH.code1(card))
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class BuyAmbush(SeatStep):
    """One ambush for sale, by lot of several, which the Duchy keeps in front of it. [RR SV10b]"""

    def run(self, match: Match) -> None:
        other = advanced_seller_to(match, self.seat)
        if other != NONE:
            options = wares_of_kind(match, other, AMBUSH_CARD)
            if len(options):
                pick(match, self, options, "bot-buys", "RR SV10b", [], BY_LOT, self.seat)

    def chosen(self, match: Match, action: i64) -> None:
        other = advanced_seller_to(match, self.seat)
        sell_card(match, other, self.seat, BUY_CARD.only(action), KEPT + self.seat, "RR SV10b")


@mypyc_attr(acyclic=True, free_list_len=1)
class KeptAmbush(SeatStep):
    """A kept ambush is played, one of the clearing's suit before a bird; the attacker may foil it. [RR SV10b]"""

    def run(self, match: Match) -> None:
        options = kept_ambushes(match, self.seat)
        if len(options):
            pick(match, self, options, "bot-ambushes", "RR SV10b", PLAYS, BY_LOT, self.seat)

    def chosen(self, match: Match, action: i64) -> None:
        spring_ambush(match, self.seat, AMBUSH.only(action), "RR SV10b")
