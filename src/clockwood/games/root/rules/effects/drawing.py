"""The end of the Evening: cards drawn, or an ambush of the discard pile instead, and what is kept. [RT PW5] [RT PW6]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import DISCARD
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.handing import (
    NOT_IN_HAND,
    ask_of_hand,
    discard,
    draw_cards,
    hand_of,
    hand_size,
    in_hand,
    take_openly,
)
from clockwood.games.root.rules.persistent import has
from clockwood.games.root.table.cells import CARDS
from clockwood.games.root.verbs import DISCARD as DISCARD_CARD
from clockwood.games.root.verbs import PASS, TAKE
from clockwood.games.root.words import AMBUSH, DECK_SIZE, HAND_LIMIT, INFORMANTS
from clockwood.kernel.events import card_term, who
from clockwood.kernel.match import Match
from clockwood.kernel.piles import lies_in
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

NO_SUCH_DISCARD: Final[i64] = REASONS.add("no-such-discard", "RT PW5")


@mypyc_attr(acyclic=True, free_list_len=1)
class EveningDraw(Step):
    """Draw so many cards, or with Informants take a discarded ambush. [RT PW5]"""

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat = seat
        self.count = count

    def run(self, match: Match) -> None:
        options = append(vec[i64](capacity=4), PASS.code())
        if has(match, self.seat, INFORMANTS):
            for card in range(DECK_SIZE):
                if content_of(match).deck.kind[card] == AMBUSH and lies_in(match.state, CARDS + card, DISCARD):
                    options = append(options, TAKE.code1(card))
        if len(options) > 1:
            match.ask(self, self.seat, options)
        else:
            draw_cards(match, self.seat, self.count)

    def why_not(self, match: Match, action: i64) -> i64:
        return NO_SUCH_DISCARD if TAKE.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if PASS.has(action):
            draw_cards(match, self.seat, self.count)
            return
        take_openly(match, self.seat, TAKE.only(action), "took-discard", "RT PW5")


@mypyc_attr(acyclic=True, free_list_len=1)
class HandLimit(SeatStep):
    """Five cards are kept; the rest is discarded by choice, one at a time. [RT PW6]"""

    def run(self, match: Match) -> None:
        if hand_size(match, self.seat) > HAND_LIMIT:
            ask_of_hand(match, self, self.seat, hand_of(match, self.seat, DISCARD_CARD.base))

    def why_not(self, match: Match, action: i64) -> i64:
        if not DISCARD_CARD.has(action):
            return NOT_ASKED
        return ALLOWED if in_hand(match, self.seat, DISCARD_CARD.only(action)) else NOT_IN_HAND

    def chosen(self, match: Match, action: i64) -> None:
        card = DISCARD_CARD.only(action)
        match.push(self)
        if match.listening:
            match.tell("discarded", "RT PW6", [who(self.seat), card_term(card)])
        discard(match, card)
