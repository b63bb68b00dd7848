"""The Company's standard setup: warriors on the river, payments, prices. [RF 11.3]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.factions.riverfolk import cells
from clockwood.games.root.factions.riverfolk.funds import pay_in
from clockwood.games.root.factions.riverfolk.prices import price_options, set_price
from clockwood.games.root.factions.riverfolk.verbs import PRICE
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.placing import place_warriors, recruits, why_not_place
from clockwood.games.root.verbs import RECRUIT
from clockwood.games.root.words import CLEARINGS, LAND_SUITS
from clockwood.kernel.bits import bit
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED, SeatStep, Step

NOT_ON_RIVER: Final[i64] = REASONS.add("not-on-river", "RF 11.5.5")

FIRST_WARRIORS: Final[i64] = 4
FIRST_PAYMENTS: Final[i64] = 3


def river_clearings(match: Match) -> i64:
    """Return the clearings with a river as bits. [RF I3]"""
    found: i64 = 0
    for clearing in range(CLEARINGS):
        if content_of(match).land.by_river[clearing]:
            found |= bit(clearing)
    return found


def lay_out_board(match: Match, seat: i64, payments: i64, cite: str) -> None:
    """Fill the rows of trade posts, and put the first warriors into Payments. [RF 11.3.3] [RF 11.3.4]"""
    for suit in range(LAND_SUITS):
        match.state[cells.LEFT + suit] = cells.EACH
    pay_in(match, seat, payments, cite)


def why_not_by_river(match: Match, seat: i64, clearing: i64) -> i64:
    """Return why a warrior cannot be placed in a clearing with a river."""
    if not river_clearings(match) >> clearing & 1:
        return NOT_ON_RIVER
    return why_not_place(match, seat, clearing)


@mypyc_attr(acyclic=True, free_list_len=1)
class RiverStart(Step):
    """Four warriors among the clearings with a river. [RF 11.3.2]"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def run(self, match: Match) -> None:
        options = recruits(match, self.seat, river_clearings(match))
        if len(options):
            match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return why_not_by_river(match, self.seat, RECRUIT.only(action)) if RECRUIT.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if self.left > 1:
            match.push(RiverStart(self.seat, self.left - 1))
        place_warriors(match, self.seat, RECRUIT.only(action), 1, "RF 11.3.2")


@mypyc_attr(acyclic=True, free_list_len=1)
class FillBoard(SeatStep):
    """Trade posts on their rows, three warriors in Payments. [RF 11.3.3] [RF 11.3.4]"""

    def run(self, match: Match) -> None:
        lay_out_board(match, self.seat, FIRST_PAYMENTS, "RF 11.3.4")


@mypyc_attr(acyclic=True, free_list_len=1)
class FirstPrice(Step):
    """A marker for each service, at any price. [RF 11.3.5]"""

    def __init__(self, seat: i64, service: i64) -> None:
        self.seat = seat
        self.service = service

    def run(self, match: Match) -> None:
        match.ask(self, self.seat, price_options(match, self.service, vec[i64](capacity=4)))

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        set_price(match, self.seat, self.service, PRICE.last_of(action), "RF 11.3.5")
