"""The Cost of Errors: fallen buildings cost a minister the crown; investors ask a person for more. [DD 10.2.1]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.bot import numbers_at
from clockwood.games.root.bots.duchy.ministers import (
    EVERY_SUIT,
    crown,
    lose_lowest,
    sway_topmost,
    uncrown,
)
from clockwood.games.root.content import content_of
from clockwood.games.root.factions.alliance.verbs import HOLD_NONE
from clockwood.games.root.factions.duchy import cells
from clockwood.games.root.factions.duchy.verbs import FORSAKE, SWAY
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.handing import NOT_IN_HAND, discard, hand_of, hand_size
from clockwood.games.root.rules.scoring import lose_points
from clockwood.games.root.table.cells import suit_at
from clockwood.games.root.verbs import DISCARD
from clockwood.games.root.words import BIRD
from clockwood.kernel.bits import bit
from clockwood.kernel.events import card_term, who
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED, Step

MUST_INVEST: Final[i64] = REASONS.add("must-invest", "DD INVESTORS")


def buildings_fall(match: Match, seat: i64, remover: i64, clearing: i64) -> None:
    """Note the suit of a clearing that lost buildings; all that fall at once have one cost. [DD 10.2.1]"""
    first = match.state[cells.FAILED] == 0
    match.state[cells.FAILED] |= bit(suit_at(match.state, clearing))
    if first:
        person = remover >= 0 and not content_of(match).is_bot(remover)
        match.push(CostOfErrors(seat, remover if person else seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class CostOfErrors(Step):
    """The bottommost swayed minister loses the crown; `other` is the person who removed buildings. [DD 10.2.1]"""

    def __init__(self, seat: i64, other: i64) -> None:
        self.seat = seat
        self.other = other

    def run(self, match: Match) -> None:
        suits = match.state[cells.FAILED]
        match.state[cells.FAILED] = 0
        numbers = numbers_at(match, self.seat)
        if self.other != self.seat and numbers.is_on("investors"):
            match.push(PayInvestors(self.other, self.seat, suits))
        if numbers.is_on("foundations"):
            lose_lowest(match, self, self.seat, suits, "DD FOUNDATIONS")
        else:
            lose_lowest(match, self, self.seat, EVERY_SUIT, "DD 10.2.1")

    def chosen(self, match: Match, action: i64) -> None:
        uncrown(match, self.seat, FORSAKE.only(action), "DD 10.2.1")


@mypyc_attr(acyclic=True, free_list_len=1)
class PayInvestors(Step):
    """A card that matches a clearing of removal is discarded; without one a minister is swayed. [DD INVESTORS]

    `suits` are those of the clearings as bits.
    """

    def __init__(self, seat: i64, other: i64, suits: i64) -> None:
        self.seat = seat
        self.other = other
        self.suits = suits

    def run(self, match: Match) -> None:
        if hand_size(match, self.seat) == 0:
            match.push(InvestorsSway(self.other, self.suits))
            return
        suits = content_of(match).deck.suit
        options = vec[i64](capacity=8)
        for card in hand_of(match, self.seat, 0):
            if suits[card] == BIRD or self.suits >> suits[card] & 1:
                options = append(options, DISCARD.code1(card))
        match.ask_secretly(self, self.seat, options if len(options) else append(options, HOLD_NONE.code()))

    def why_not(self, match: Match, action: i64) -> i64:
        if HOLD_NONE.has(action):
            return MUST_INVEST
        return NOT_IN_HAND if DISCARD.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if HOLD_NONE.has(action):
            match.push(InvestorsSway(self.other, self.suits))
            return
        if match.listening:
            match.tell("discarded", "DD INVESTORS", [who(self.seat), card_term(DISCARD.only(action))])
        discard(match, DISCARD.only(action))
        lose_points(match, self.other, 1, "DD INVESTORS")


@mypyc_attr(acyclic=True, free_list_len=1)
class InvestorsSway(Step):
    """The topmost minister without a crown whose suit is that of a clearing of removal. [DD INVESTORS] [AM DD10]"""

    def __init__(self, seat: i64, suits: i64) -> None:
        self.seat = seat
        self.suits = suits

    def run(self, match: Match) -> None:
        if not sway_topmost(match, self, self.seat, self.suits, "DD INVESTORS") and match.listening:
            match.tell("all-swayed", "DD INVESTORS", [who(self.seat)])

    def chosen(self, match: Match, action: i64) -> None:
        crown(match, self.seat, SWAY.only(action), "DD INVESTORS")
