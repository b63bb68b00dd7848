"""The Preparation Phase: crystals, cards, markers. [IW R4]"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.rules.card_draws import DrawCards
from clockwood.games.ironwood.rules.choosing import ChooseCards, both_seats
from clockwood.games.ironwood.rules.hands import automatic, card_at
from clockwood.games.ironwood.rules.ongoing import RemoveMarkers
from clockwood.games.ironwood.rules.pieces import gain
from clockwood.games.ironwood.rules.turn import new_turn
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.verbs import (
    DRAW_FOUR,
    DRAW_TWO,
)
from clockwood.games.ironwood.words import BASE_EACH, CARDS_EACH, IRONCLAD, IRONCLAD_FIRST, SEATS, WOODWALKERS
from clockwood.kernel.bits import bit, bits_in
from clockwood.kernel.events import number, who
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_unseen
from clockwood.kernel.step import SeatStep, Step
from clockwood.kernel.timing import Together


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Preparation(Step):
    """Crystals, cards, markers. [IW R4.1, R4.2, R4.5]"""

    def run(self, match: Match) -> None:
        new_turn(match)
        match.push(RemoveMarkers(IRONCLAD))
        match.push(RemoveMarkers(WOODWALKERS))
        if match.state[turns.ROUND] == 1 and board(match).agreed.draw_four:
            match.push(FirstDraws())
            match.push(HowManyFirst())
        else:
            for seat in IRONCLAD_FIRST:
                draw_usual(match, seat)
        gain(match, WOODWALKERS, 1, "IW R4.1")
        gain(match, IRONCLAD, 2, "IW R4.1")


def draw_usual(match: Match, seat: i64) -> None:
    """Draw two cards; an automaton may begin with more. [IW R4.2] [IB 2.5, 3.2] [WB 2.5, 3.2]"""
    count: i64 = 2
    if automatic(match, seat):
        moments = board(match).moments
        for part in moments.prepared:
            part.prepared(match, seat)
        if match.state[turns.ROUND] == 1:
            for part in moments.first_cards:
                count += part.first_cards(match, seat)
    match.push(DrawCards(seat, count))


@mypyc_attr(acyclic=True, free_list_len=1)
class HowManyFirst(Together):
    """In the first round each seat may draw four and keep two. [IW R4.3]"""

    def seats(self, match: Match) -> vec[i64]:
        return both_seats()

    def lane(self, match: Match, seat: i64) -> Step | None:
        return None if automatic(match, seat) else TwoOrFour(seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TwoOrFour(SeatStep):
    """Two cards, or four of which two go back. [IW R4.3, R17.4]"""

    def run(self, match: Match) -> None:
        match.ask(self, self.seat, append(append(vec[i64](capacity=2), DRAW_FOUR.code()), DRAW_TWO.code()))

    def chosen(self, match: Match, action: i64) -> None:
        match.state[cards.FIRST_DRAW + self.seat] = 4 if action == DRAW_FOUR.code() else 2


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FirstDraws(Step):
    """Each seat draws as it chose; then those who drew four choose cards to put back. [IW R4.3]"""

    def run(self, match: Match) -> None:
        match.reveal()
        match.push(ReturnCards())
        match.push(ChooseReturns())
        for seat in IRONCLAD_FIRST:
            if automatic(match, seat):
                draw_usual(match, seat)
                continue
            count = match.state[cards.FIRST_DRAW + seat]
            match.push(DrawCards(seat, count))
            if match.listening:
                match.tell("first-draw", "IW R4.3", [who(seat), number("n", count)])


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseReturns(Together):
    """A seat that drew four chooses two of the special cards in hand. [IW R4.3]"""

    def seats(self, match: Match) -> vec[i64]:
        return both_seats()

    def lane(self, match: Match, seat: i64) -> Step | None:
        return ChooseCards(seat, 2, 0) if match.state[cards.FIRST_DRAW + seat] == 4 else None


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ReturnCards(Step):
    """The chosen cards are shuffled back unseen. [IW R4.3]"""

    def run(self, match: Match) -> None:
        state = match.state
        for seat in range(SEATS):
            mask = state[cards.CHOSEN + seat]
            first = cards.CARDS + seat * CARDS_EACH
            for which in range(CARDS_EACH):
                if mask >> which & 1:
                    at = cards.CARDS + card_at(seat, which)
                    move_unseen(state, first + BASE_EACH, first + CARDS_EACH, at, cards.DECK + seat, bit(seat))
            if mask and match.listening:
                match.tell("returned", "IW R4.3", [who(seat), number("n", bits_in(mask))])
            state[cards.CHOSEN + seat] = 0
            state[cards.FIRST_DRAW + seat] = 0
