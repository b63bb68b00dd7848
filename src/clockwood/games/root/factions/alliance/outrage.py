"""Outrage: who removes sympathy or moves warriors to it gives the Alliance a card. [WA 8.2.6]"""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.events import where, whom
from clockwood.games.root.factions.alliance.supporters import GainSupporters, take_in
from clockwood.games.root.factions.alliance.verbs import SHOW_HAND
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.handing import NOT_IN_HAND, ask_of_hand, hand_that_fits, has_cards, show_hand
from clockwood.games.root.table.cells import suit_at
from clockwood.games.root.verbs import GIVE
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED, Step

MUST_GIVE: Final[i64] = REASONS.add("must-give", "WA 8.2.6a")


@mypyc_attr(acyclic=True, free_list_len=1)
class Outrage(Step):
    """A payer who holds cards pays with one; for others the deck gives a card. [WA 8.2.6a] [WA 8.2.6d]"""

    def __init__(self, seat: i64, other: i64, clearing: i64) -> None:
        self.seat = seat
        self.other = other
        self.clearing = clearing

    def run(self, match: Match) -> None:
        if match.listening:
            match.tell("outrage", "WA 8.2.6a", [who(self.seat), whom(self.other), where(self.clearing)])
        if content_of(match).is_bot(self.seat) or not has_cards(match, self.seat):
            match.push(GainSupporters(self.other, 1))
            return
        match.push(PayOutrage(self.seat, self.other, self.clearing))


@mypyc_attr(acyclic=True, free_list_len=1)
class PayOutrage(Step):
    """A card of the hand that matches the clearing; without one, the hand is shown. [WA 8.2.6a] [WA 8.2.6b]"""

    def __init__(self, seat: i64, other: i64, clearing: i64) -> None:
        self.seat = seat
        self.other = other
        self.clearing = clearing

    def run(self, match: Match) -> None:
        options = hand_that_fits(match, self.seat, suit_at(match.state, self.clearing), GIVE.base)
        ask_of_hand(match, self, self.seat, options if len(options) else append(options, SHOW_HAND.code()))

    def why_not(self, match: Match, action: i64) -> i64:
        if SHOW_HAND.has(action):
            return MUST_GIVE
        return NOT_IN_HAND if GIVE.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if GIVE.has(action):
            take_in(match, self.seat, self.other, GIVE.only(action))
            return
        show_hand(match, self.seat, self.other, "WA 8.2.6b")
        match.push(GainSupporters(self.other, 1))
