"""Expended cards and their icons: what both automata do alike. [IB 5.7, 5.8] [WB 5.9, 5.10]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.bots.common import cells as bots
from clockwood.games.ironwood.bots.common.bot import bot_at, by_bot
from clockwood.games.ironwood.bots.common.hand import BOTTOM, DrawUnseen
from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards.cells import count_cards, seat_of_card, slot_zone, top_of_hand
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.rules.pieces import gain
from clockwood.games.ironwood.verbs import EXPEND
from clockwood.games.ironwood.words import CARDS_EACH
from clockwood.kernel.events import Term, card_term, number, who
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_seen, next_cards
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import Step

COUNTS: Final[i64] = 0
RESOLVES: Final[i64] = 1
ON_TOP: Final[i64] = 2
FROM_DECK: Final[i64] = 3
"""Ways to expend a card: to count the turn, resolved, resolved on top of the last one, or counted from the deck."""


def new_hand(match: Match, seat: i64) -> None:
    """Draw a card for an automaton that has none, which ends its turn. [IB 5.1] [WB 5.5]"""
    if match.listening:
        match.tell("bot-hand-empty", by_bot(match, "IB 5.1", "WB 5.5"), [who(seat)])
    match.push(DrawUnseen(seat, BOTTOM))


def free_slot(state: vec[i64], seat: i64) -> i64:
    """The leftmost slot without a card; the last one where all hold one. [IB 5.7] [WB 5.9]"""
    for slot in range(2):
        if count_cards(state, seat, slot_zone(seat, slot)) == 0:
            return slot
    return 2


def last_slot(state: vec[i64], seat: i64) -> i64:
    """The rightmost slot with a card. [WB 6.1]"""
    for slot in range(2, 0, -1):
        if count_cards(state, seat, slot_zone(seat, slot)):
            return slot
    return 0


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Expend(Step):
    """The top card of the hand goes face up to a slot; its icons follow unless it only counts. [IB 5.7] [WB 5.9]

    Each automaton says what the icons do.
    """

    def __init__(self, seat: i64, how: i64) -> None:
        self.seat: Final = seat
        self.how: Final = how

    def run(self, match: Match) -> None:
        choices = self.choices(match)
        if len(choices):
            match.ask(self, CHANCE, choices)
        else:
            self.without(match)

    def choices(self, match: Match) -> vec[i64]:
        """Return the cards one of which is expended."""
        if self.how != FROM_DECK:
            return top_of_hand(match.state, self.seat, EXPEND.base)
        first = cards.CARDS + self.seat * CARDS_EACH
        return next_cards(match.state, first, first + CARDS_EACH, cards.DECK + self.seat, EXPEND.base - cards.CARDS)

    def resolves(self) -> bool:
        return self.how in (RESOLVES, ON_TOP)

    def chosen(self, match: Match, action: i64) -> None:
        card = EXPEND.only(action)
        state = match.state
        slot = last_slot(state, self.seat) if self.how == ON_TOP else free_slot(state, self.seat)
        move_seen(state, cards.CARDS + card, slot_zone(self.seat, slot))
        if match.listening:
            message = "bot-expended" if self.resolves() else "bot-expended-unresolved"
            terms = [who(self.seat), card_term(card), number("n", slot + 1)]
            match.tell(message, by_bot(match, "IB 5.7", "WB 5.9"), terms)
        if self.resolves():
            self.icons(match, card)

    def icons(self, match: Match, card: i64) -> None:
        raise NotImplementedError

    def without(self, match: Match) -> None:
        """Treat a card to resolve, with none in hand, as the empty hand; leave out a card that only counts."""
        if not self.resolves():
            return
        if not bot_at(match, self.seat).empty_hand_pays:
            self.stop(match)
            new_hand(match, self.seat)
            return
        cite = by_bot(match, "IB 5.1", "WB 5.5")
        if match.listening:
            match.tell("bot-hand-empty-paid", cite, [who(self.seat)])
        gain(match, self.seat, 1, cite)

    def stop(self, match: Match) -> None:
        """Drop what is left of the turn."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class ResolveIcon(Step):
    """The left icon, then the right; red ones only at that difficulty. [IB 5.7] [WB 5.9]"""

    def __init__(self, card: i64, which: i64) -> None:
        self.card: Final = card
        self.which: Final = which

    def run(self, match: Match) -> None:
        printed = board(match).cards
        if self.which == 0:
            match.push(self.right())
        icon = printed.solo_right[self.card] if self.which else printed.solo_left[self.card]
        red = printed.solo_right_red[self.card] if self.which else printed.solo_left_red[self.card]
        if icon == 0:
            return
        if red and not bot_at(match, seat_of_card(self.card)).red_icons:
            if match.listening:
                match.tell("icon-ignored", by_bot(match, "IB 2.2", "WB 2.2"), [Term("icon", "icon", icon)])
            return
        match.state[bots.ICON_CHANGED] = 0
        if match.listening:
            match.tell("icon-began", by_bot(match, "IB 5.7", "WB 5.9"), [Term("icon", "icon", icon)])
        self.resolve(match, icon)

    def right(self) -> Step:
        """Return the same step for the card's right icon."""
        raise NotImplementedError

    def resolve(self, match: Match, icon: i64) -> None:
        raise NotImplementedError
