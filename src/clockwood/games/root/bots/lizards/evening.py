"""The Logical Lizards' Evening: gardens score, Lost Souls are sorted out, the next one may be crafted. [LL 8.6]"""

from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.bot import numbers_at
from clockwood.games.root.bots.common.order import OrdersDone, craft, offer_another
from clockwood.games.root.bots.lizards.souls import DropRest, SoulsReturn, order_of, stack_soul
from clockwood.games.root.deck.zones import DECK
from clockwood.games.root.factions.lizards import cells
from clockwood.games.root.rules.handing import reshuffle
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.table.cells import CARDS
from clockwood.games.root.verbs import DEAL
from clockwood.games.root.words import BIRD, DECK_SIZE, LAND_SUITS
from clockwood.kernel.match import Match
from clockwood.kernel.step import SeatStep


@mypyc_attr(acyclic=True, free_list_len=1)
class ScoreGardens(SeatStep):
    """The track of the order scores; for a bird that of the suit with most gardens on the map. [LL 8.6.1]"""

    def run(self, match: Match) -> None:
        suit = order_of(match)
        planted: i64 = 0
        if suit == BIRD:
            for each in range(LAND_SUITS):
                planted = max(planted, cells.gardens(match.state, each))
        else:
            planted = cells.gardens(match.state, suit)
        score(match, self.seat, cells.POINTS[planted], "LL 8.6.1")


@mypyc_attr(acyclic=True, free_list_len=1)
class CraftSoul(SeatStep):
    """The next card of the deck is crafted for 1 point if it can be, and goes onto the Lost Souls. [LL 8.6.4]"""

    def run(self, match: Match) -> None:
        match.ask_pile(self, CARDS, CARDS + DECK_SIZE, DECK, DEAL.base - CARDS)

    def chosen(self, match: Match, action: i64) -> None:
        card = DEAL.only(action)
        stack_soul(match, card, "LL 8.6.4")
        reshuffle(match)
        if not craft(match, self.seat, card, "LL 8.6.4"):
            offer_another(match, self.seat, card)


@mypyc_attr(acyclic=True, free_list_len=1)
class ErraticSoul(SeatStep):
    """Another card of the deck goes onto the Lost Souls. [LL ERRATIC]"""

    def run(self, match: Match) -> None:
        match.ask_pile(self, CARDS, CARDS + DECK_SIZE, DECK, DEAL.base - CARDS)

    def chosen(self, match: Match, action: i64) -> None:
        stack_soul(match, DEAL.only(action), "LL ERRATIC")
        reshuffle(match)


@mypyc_attr(acyclic=True, free_list_len=1)
class LizardPoints(SeatStep):
    """The points that a level gives at the end of Evening. [LL NIGHTMARE] [AM GEN10]"""

    def run(self, match: Match) -> None:
        score(match, self.seat, numbers_at(match, self.seat).number("evening"), "LL NIGHTMARE")


def begin_evening(match: Match, seat: i64) -> None:
    """Push the Evening; erratic Lizards draw another Lost Soul at its end. [LL 8.6.1] [LL ERRATIC]"""
    match.push(OrdersDone(seat, 0))
    if numbers_at(match, seat).is_on("erratic"):
        match.push(ErraticSoul(seat))
    match.push(LizardPoints(seat))
    match.push(CraftSoul(seat))
    match.push(SoulsReturn(seat))
    match.push(DropRest(seat))
    match.push(ScoreGardens(seat))
