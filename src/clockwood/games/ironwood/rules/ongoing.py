"""Ongoing cards and the markers that leave them in the Preparation Phase. [IW R4.5–R4.8, R16.6]"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards.cells import seat_of_card
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.rules.act import Do
from clockwood.games.ironwood.verbs import RESOLVE_CARD
from clockwood.games.ironwood.words import CARDS_EACH, LIST
from clockwood.kernel.bits import bit
from clockwood.kernel.events import card_term, number, who
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_seen
from clockwood.kernel.step import SeatStep, Step
from clockwood.kernel.timing import InAnyOrder


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RemoveMarkers(SeatStep):
    """A marker leaves each ongoing card, in the order its owner likes; then those on the map. [IW R4.5, R4.6, R4.8]"""

    def run(self, match: Match) -> None:
        program = board(match).program
        left: i64 = 0
        acting = False
        row = self.seat * LIST
        while program.ongoing_cards[row] >= 0:
            card = program.ongoing_cards[row]
            row += 1
            if match.state[cards.MARKERS + card] > 0:
                left |= bit(card - self.seat * CARDS_EACH)
                acting = acting or self.acts(match, card)
        match.push(ClearMap(self.seat))
        if left == 0:
            return
        if acting:
            match.push(LosesMarker(self.seat, left))
            return
        for k in range(CARDS_EACH):
            if left >> k & 1:
                lose_marker(match, self.seat * CARDS_EACH + k)

    def acts(self, match: Match, card: i64) -> bool:
        """Return whether anything happens when a marker leaves the card now; where nothing does, no order matters."""
        program = board(match).program
        if program.preparation_node[card] >= 0:
            return True
        return match.state[cards.MARKERS + card] == 1 and program.exhausted_node[card] >= 0


def lose_marker(match: Match, card: i64) -> None:
    """Take a marker off the card; its lines follow, and the last marker exhausts it. [IW R4.7]"""
    program = board(match).program
    seat = seat_of_card(card)
    match.state[cards.MARKERS + card] -= 1
    left = match.state[cards.MARKERS + card]
    if match.listening:
        match.tell("marker-left", "IW R4.5", [who(seat), card_term(card), number("n", left)])
    if left == 0:
        match.push(Exhaust(card))
        if program.exhausted_node[card] >= 0:
            match.push(Do(seat, program.exhausted_node[card]))
    if program.preparation_node[card] >= 0:
        match.push(Do(seat, program.preparation_node[card]))


@mypyc_attr(acyclic=True, free_list_len=1)
class LosesMarker(InAnyOrder):
    """The owner picks the ongoing card that loses its marker next. [IW R4.6]"""

    def option(self, match: Match, which: i64) -> i64:
        return RESOLVE_CARD.code1(self.chooser * CARDS_EACH + which)

    def effect(self, match: Match, action: i64) -> i64:
        return RESOLVE_CARD.only(action) - self.chooser * CARDS_EACH

    def resolve(self, match: Match, which: i64) -> None:
        lose_marker(match, self.chooser * CARDS_EACH + which)

    def with_left(self, left: i64) -> InAnyOrder:
        return LosesMarker(self.chooser, left)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Exhaust(Step):
    """A card without markers is discarded at once, and its markers on the map go with it. [IW R4.7, R4.8]"""

    def __init__(self, card: i64) -> None:
        self.card: Final = card

    def run(self, match: Match) -> None:
        seat = seat_of_card(self.card)
        move_seen(match.state, cards.CARDS + self.card, cards.DISCARD + seat)
        lift_marks(match, self.card)
        if match.listening:
            match.tell("exhausted", "IW R4.7", [who(seat), card_term(self.card)])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ClearMap(SeatStep):
    """The seat takes up its markers on the map, but for those of ongoing cards still in play. [IW R4.8, A7]"""

    def run(self, match: Match) -> None:
        state = match.state
        spent: i64 = 0
        for k in range(state[cards.MARKS]):
            card = term(state, cards.MARK_CARD + k)
            if seat_of_card(card) == self.seat and state[cards.MARKERS + card] == 0:
                spent |= bit(card - self.seat * CARDS_EACH)
        if spent:
            for which in range(CARDS_EACH):
                if spent >> which & 1:
                    lift_marks(match, self.seat * CARDS_EACH + which)


def lift_marks(match: Match, card: i64) -> None:
    """Take the card's markers off the map."""
    state = match.state
    kept: i64 = 0
    for k in range(state[cards.MARKS]):
        if term(state, cards.MARK_CARD + k) != card:
            state[cards.MARK_CARD + kept] = state[cards.MARK_CARD + k]
            state[cards.MARK_FOREST + kept] = state[cards.MARK_FOREST + k]
            state[cards.MARK_MOUNTAIN + kept] = state[cards.MARK_MOUNTAIN + k]
            kept += 1
    lifted = state[cards.MARKS] - kept
    for k in range(kept, state[cards.MARKS]):
        state[cards.MARK_CARD + k] = 0
        state[cards.MARK_FOREST + k] = 0
        state[cards.MARK_MOUNTAIN + k] = 0
    state[cards.MARKS] = kept
    if match.listening and lifted:
        match.tell("marks-lifted", "IW R4.8", [who(seat_of_card(card)), card_term(card), number("n", lifted)])
