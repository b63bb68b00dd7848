"""Both seats pick cards of their hands at the same time. [IW R4.3, R6.4]"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards.cells import in_hand, is_base
from clockwood.games.ironwood.grammar.effects import BURN_SPECIAL
from clockwood.games.ironwood.rules.hands import BASE_CARD, IN_RISING_ORDER, NOT_IN_HAND, local, rising_choices
from clockwood.games.ironwood.verbs import (
    DISCARD_CARD,
    RETURN,
)
from clockwood.games.ironwood.words import FIRST_VISION, IRONCLAD, WOODWALKERS
from clockwood.kernel.bits import bit, bits_in
from clockwood.kernel.match import Match
from clockwood.kernel.question import SOME
from clockwood.kernel.step import NOT_ASKED, Step


def both_seats() -> vec[i64]:
    return append(append(vec[i64](capacity=2), WOODWALKERS), IRONCLAD)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseCards(Step):
    """A seat picks special cards of its hand while the other does: to put back, or to discard. [IW R4.3, R6.4]"""

    def __init__(self, seat: i64, count: i64, discarding: i64) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.discarding: Final = discarding

    def run(self, match: Match) -> None:
        left = self.count - bits_in(match.state[cards.CHOSEN + self.seat])
        if left == 0:
            return
        options = vec[i64](capacity=16)
        for card in rising_choices(match, self.seat, BURN_SPECIAL, left):
            options = append(options, self.coded(card))
        match.ask_secretly(self, self.seat, options, SOME, left, left)

    def coded(self, card: i64) -> i64:
        return DISCARD_CARD.code1(card) if self.discarding else RETURN.code1(card)

    def why_not(self, match: Match, action: i64) -> i64:
        verb = DISCARD_CARD if self.discarding else RETURN
        if not verb.has(action) or verb.only(action) >= FIRST_VISION:
            return NOT_ASKED
        if not in_hand(match.state, self.seat, verb.only(action)):
            return NOT_IN_HAND
        return BASE_CARD if is_base(verb.only(action)) else IN_RISING_ORDER

    def chosen(self, match: Match, action: i64) -> None:
        card = DISCARD_CARD.only(action) if self.discarding else RETURN.only(action)
        match.state[cards.CHOSEN + self.seat] |= bit(local(self.seat, card))
        match.push(self)
