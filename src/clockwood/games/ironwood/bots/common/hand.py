"""An automaton's hand: one face-down pile that is shuffled only in the Preparation Phase. [IB 3.2, 3.6] [WB 3.2, 3.6]

As everywhere here, a shuffled pile is a bag: its next card is drawn when it is needed. Cards drawn later lie at an end.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.bots.common.bot import by_bot
from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards.cells import count_cards
from clockwood.games.ironwood.verbs import DRAW
from clockwood.games.ironwood.words import CARDS_EACH
from clockwood.kernel.events import number, who
from clockwood.kernel.match import Match
from clockwood.kernel.piles import (
    EVERY_SEAT,
    draw,
    knows_of,
    next_cards,
    put_at_bottom,
    put_on_top,
    shuffle,
    shuffle_in,
)
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import SeatStep, Step

BOTTOM: Final[i64] = 0
TOP: Final[i64] = 1


def hand_size(state: vec[i64], seat: i64) -> i64:
    return count_cards(state, seat, cards.HAND + seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class ShuffleHand(SeatStep):
    """Cards drawn in the Preparation Phase are shuffled into the hand. [IB 3.2] [WB 3.2]"""

    def run(self, match: Match) -> None:
        first = cards.CARDS + self.seat * CARDS_EACH
        shuffle(match.state, first, first + CARDS_EACH, cards.HAND + self.seat)
        if match.listening:
            terms = [who(self.seat), number("n", hand_size(match.state, self.seat))]
            match.tell("bot-shuffled-hand", by_bot(match, "IB 3.2", "WB 3.2"), terms)


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawUnseen(Step):
    """The automaton draws a special card that nobody sees, to the bottom or the top of its hand. [IB 3.6] [WB 3.6]"""

    def __init__(self, seat: i64, end: i64) -> None:
        self.seat: Final = seat
        self.end: Final = end

    def run(self, match: Match) -> None:
        state = match.state
        first = cards.CARDS + self.seat * CARDS_EACH
        last = first + CARDS_EACH
        draws = next_cards(state, first, last, cards.DECK + self.seat, DRAW.base - cards.CARDS)
        if len(draws):
            match.ask(self, CHANCE, draws)
        elif count_cards(state, self.seat, cards.DISCARD + self.seat):
            shuffle_in(state, first, last, cards.DISCARD + self.seat, cards.DECK + self.seat, EVERY_SEAT)
            if match.listening:
                match.tell("deck-rebuilt", "IW R4.4", [who(self.seat)])
            match.push(self)

    def chosen(self, match: Match, action: i64) -> None:
        state = match.state
        at = cards.CARDS + DRAW.only(action)
        first = cards.CARDS + self.seat * CARDS_EACH
        last = first + CARDS_EACH
        draw(state, first, last, at, cards.HAND + self.seat, self.seat)
        seers = knows_of(state[at])
        if self.end == TOP:
            put_on_top(state, first, last, at, cards.HAND + self.seat, seers)
        else:
            put_at_bottom(state, first, last, at, cards.HAND + self.seat, seers)
        if match.listening:
            message = "bot-drew-to-top" if self.end == TOP else "bot-drew-to-bottom"
            match.tell(message, by_bot(match, "IB 3.6", "WB 3.6"), [who(self.seat)])


def can_draw(match: Match, seat: i64) -> bool:
    return count_cards(match.state, seat, cards.DECK + seat) + count_cards(match.state, seat, cards.DISCARD + seat) > 0
