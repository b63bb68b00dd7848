"""An automaton's hand: one face-down pile that is shuffled only in the Preparation Phase. [IB 3.2, 3.6]

As everywhere here, a shuffled pile is a bag: its next card is drawn when it is needed. Cards drawn later lie at an end.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.actions import DRAW, EXPEND
from clockwood.games.ironwood.state import (
    CARDS,
    CARDS_EACH,
    DECK,
    DISCARD,
    HAND,
    count_cards,
    slot_zone,
)
from clockwood.games.ironwood.telling import card_term, who
from clockwood.kernel.events import number
from clockwood.kernel.match import Match
from clockwood.kernel.piles import (
    EVERY_SEAT,
    draw,
    knows_of,
    move_seen,
    next_cards,
    put_at_bottom,
    put_on_top,
    shuffle_in,
)
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import Step

BOTTOM: Final[i64] = 0
TOP: Final[i64] = 1


def hand_size(state: vec[i64], seat: i64) -> i64:
    return count_cards(state, seat, HAND + seat)


def on_top(state: vec[i64], seat: i64, shift: i64) -> vec[i64]:
    """The cards one of which lies on top of the hand, as the actions of a verb."""
    first = CARDS + seat * CARDS_EACH
    return next_cards(state, first, first + CARDS_EACH, HAND + seat, shift - CARDS)


@mypyc_attr(acyclic=True, free_list_len=1)
class ShuffleHand(Step):
    """What was drawn in the Preparation Phase is shuffled into the hand. [IB 3.2]"""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[int, ...]:
        return (int(self.seat),)

    def run(self, match: Match) -> None:
        first = CARDS + self.seat * CARDS_EACH
        for at in range(first, first + CARDS_EACH):
            if match.state[at] & 255 == HAND + self.seat:
                match.state[at] &= 0x00FF00FF
        if match.listening:
            terms = [who(self.seat), number("n", hand_size(match.state, self.seat))]
            match.tell("bot-shuffled-hand", "IB 3.2", terms)


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawUnseen(Step):
    """The automaton draws a special card that nobody sees, to the bottom or the top of its hand. [IB 3.6]"""

    def __init__(self, seat: i64, end: i64) -> None:
        self.seat: Final = seat
        self.end: Final = end

    def args(self) -> tuple[int, ...]:
        return (int(self.seat), int(self.end))

    def run(self, match: Match) -> None:
        state = match.state
        first = CARDS + self.seat * CARDS_EACH
        last = first + CARDS_EACH
        draws = next_cards(state, first, last, DECK + self.seat, DRAW.base - CARDS)
        if len(draws):
            match.ask(self, CHANCE, draws)
        elif count_cards(state, self.seat, DISCARD + self.seat):
            shuffle_in(state, first, last, DISCARD + self.seat, DECK + self.seat, EVERY_SEAT)
            if match.listening:
                match.tell("deck-rebuilt", "IW R4.4", [who(self.seat)])
            match.push(self)

    def chosen(self, match: Match, action: i64) -> None:
        state = match.state
        at = CARDS + DRAW.only(action)
        first = CARDS + self.seat * CARDS_EACH
        last = first + CARDS_EACH
        draw(state, first, last, at, HAND + self.seat, self.seat)
        seers = knows_of(state[at])
        if self.end == TOP:
            put_on_top(state, first, last, at, HAND + self.seat, seers)
        else:
            put_at_bottom(state, first, last, at, HAND + self.seat, seers)
        if match.listening:
            match.tell("bot-drew-to-top" if self.end == TOP else "bot-drew-to-bottom", "IB 3.6", [who(self.seat)])


def can_draw(match: Match, seat: i64) -> bool:
    return count_cards(match.state, seat, DECK + seat) + count_cards(match.state, seat, DISCARD + seat) > 0


def free_slot(state: vec[i64], seat: i64) -> i64:
    """The leftmost slot without a card; the last one where all hold one. [IB 5.7]"""
    for slot in range(2):
        if count_cards(state, seat, slot_zone(seat, slot)) == 0:
            return slot
    return 2


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Expend(Step):
    """The top card of the hand goes face up to the leftmost free slot; its icons follow where `resolve` is 1. [IB 5.7]

    Each automaton says what the icons do.
    """

    def __init__(self, seat: i64, resolve: i64) -> None:
        self.seat: Final = seat
        self.resolve: Final = resolve

    def args(self) -> tuple[int, ...]:
        return (int(self.seat), int(self.resolve))

    def run(self, match: Match) -> None:
        cards = on_top(match.state, self.seat, EXPEND.base)
        if len(cards):
            match.ask(self, CHANCE, cards)
        else:
            self.without(match)

    def chosen(self, match: Match, action: i64) -> None:
        card = EXPEND.only(action)
        slot = free_slot(match.state, self.seat)
        move_seen(match.state, CARDS + card, slot_zone(self.seat, slot))
        if match.listening:
            message = "bot-expended" if self.resolve else "bot-expended-unresolved"
            match.tell(message, "IB 5.7", [who(self.seat), card_term(card), number("n", slot + 1)])
        if self.resolve:
            self.icons(match, card)

    def icons(self, match: Match, card: i64) -> None:
        raise NotImplementedError

    def without(self, match: Match) -> None:
        """No card is left to expend."""
        raise NotImplementedError
