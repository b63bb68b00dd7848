"""An action turn: one card played and resolved, or a card drawn instead. [IW R5]"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards.cells import in_hand, is_base, slot_zone
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.reasons import REASONS
from clockwood.games.ironwood.rules.act import start_act
from clockwood.games.ironwood.rules.card_draws import DrawCards
from clockwood.games.ironwood.rules.hands import NOT_IN_HAND
from clockwood.games.ironwood.rules.pieces import forget_moves, marker_supply
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.verbs import PASS, PLAY, SKIP
from clockwood.games.ironwood.words import CARDS_EACH, FIRST_VISION
from clockwood.kernel.bits import bit
from clockwood.kernel.events import card_term, number, who
from clockwood.kernel.match import Match
from clockwood.kernel.piles import add_cards, move_seen
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

NOT_A_BASE_CARD: Final[i64] = REASONS.add("not-a-base-card", "IW R5.7")

AS_PLAY: Final[i64] = PLAY.base - cards.CARDS
"""From a card's cell to the action that plays it."""

EXTRA_FRESH_BASE: Final[i64] = 1
EXTRA_ANY_SPECIAL: Final[i64] = 2
EXTRA_KINDS: Final[i64] = 3


def new_turn(match: Match) -> None:
    """Let every unit move once more, and forget what belonged to the turn before. [IW R9.2]"""
    land = board(match).land
    state = match.state
    forget_moves(state, land.forests, land.mountains)
    state[turns.THERE_FOREST] = 0
    state[turns.THERE_MOUNTAIN] = 0
    for kind in range(EXTRA_KINDS):
        state[turns.EXTRA_CARDS + kind] = 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ActionTurn(SeatStep):
    """The seat plays a card to its leftmost free slot, or draws one and marks the slot. [IW R5.2, R5.3]"""

    def run(self, match: Match) -> None:
        first = cards.CARDS + self.seat * CARDS_EACH
        options = vec[i64](capacity=16)
        options = add_cards(options, match.state, first, first + CARDS_EACH, cards.HAND + self.seat, AS_PLAY)
        match.ask(self, self.seat, append(options, PASS.code()))

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_IN_HAND if PLAY.has(action) and PLAY.only(action) < FIRST_VISION else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        slot = match.state[turns.TURN] // 2
        match.push(FinishTurn(self.seat))
        if action != PASS.code():
            play_card(match, self.seat, PLAY.only(action))
            return
        if marker_supply(match) > 0:
            match.state[cards.SLOT_MARKERS + self.seat] |= bit(slot)
        if match.listening:
            match.tell("passed", "IW R5.3", [who(self.seat), number("n", slot + 1)])
        match.push(DrawCards(self.seat, 1))


def play_card(match: Match, seat: i64, card: i64) -> None:
    """Put the card on this turn's slot, an ongoing one with its markers, and push its lines. [IW R5.2, R5.9]"""
    state = match.state
    program = board(match).program
    slot = state[turns.TURN] // 2
    move_seen(state, cards.CARDS + card, slot_zone(seat, slot))
    if program.ongoing[card]:
        state[cards.MARKERS + card] = min(program.ongoing[card], marker_supply(match))
    if match.listening:
        match.tell("played", "IW R5.2", [who(seat), card_term(card), number("n", slot + 1)])
    if program.line_count[card]:
        match.push(Playing(card, 0))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Playing(Step):
    """A card's lines are resolved in printed order. [IW R5.4]"""

    def __init__(self, card: i64, line: i64) -> None:
        self.card: Final = card
        self.line: Final = line

    def run(self, match: Match) -> None:
        program = board(match).program
        if self.line + 1 < program.line_count[self.card]:
            match.push(Playing(self.card, self.line + 1))
        start_act(match, self.card // CARDS_EACH, program.line_first[self.card] + self.line)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FinishTurn(SeatStep):
    """Further cards granted this turn are played one after the other; then the turn is over. [IW R5.7]"""

    def run(self, match: Match) -> None:
        state = match.state
        for kind in range(EXTRA_KINDS):
            if state[turns.EXTRA_CARDS + kind] > 0:
                state[turns.EXTRA_CARDS + kind] -= 1
                match.push(self)
                match.push(ExtraCard(self.seat, kind))
                return
        new_turn(match)
        state[turns.TURN] += 1
        if match.listening:
            match.tell("turn-over", "IW R5.1", [who(self.seat)])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ExtraCard(Step):
    """A further card goes on the same slot; fresh ones may move what has moved. [IW R5.7, R9.2]"""

    def __init__(self, seat: i64, kind: i64) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=12)
        for card in range(self.seat * CARDS_EACH, (self.seat + 1) * CARDS_EACH):
            if self.judge(match, card) == 0:
                options = append(options, PLAY.code1(card))
        match.ask(self, self.seat, append(options, SKIP.code()))

    def judge(self, match: Match, card: i64) -> i64:
        if not in_hand(match.state, self.seat, card):
            return NOT_IN_HAND
        return NOT_A_BASE_CARD if is_base(card) == (self.kind == EXTRA_ANY_SPECIAL) else ALLOWED

    def why_not(self, match: Match, action: i64) -> i64:
        if PLAY.has(action) and PLAY.only(action) < FIRST_VISION:
            return self.judge(match, PLAY.only(action))
        return NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if action == SKIP.code():
            return
        if self.kind == EXTRA_FRESH_BASE:
            land = board(match).land
            forget_moves(match.state, land.forests, land.mountains)
        play_card(match, self.seat, PLAY.only(action))
