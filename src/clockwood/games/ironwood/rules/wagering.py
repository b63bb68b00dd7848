"""Wagers: a card from each hand, face down, then shown together. [IW R11.3]"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.battle import cells as battle
from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards.cells import in_hand, is_base
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.grammar.effects import (
    MOD_NO_SPECIAL_WAGER,
    MOD_PEEK_WAGER,
)
from clockwood.games.ironwood.reasons import REASONS
from clockwood.games.ironwood.rules.hands import NOT_IN_HAND
from clockwood.games.ironwood.rules.modifiers import attack_says
from clockwood.games.ironwood.verbs import NO_WAGER, WAGER_CARD
from clockwood.games.ironwood.words import (
    BASE_EACH,
    CARDS_EACH,
    FIRST_VISION,
    SEATS,
    opponent,
)
from clockwood.kernel.bits import bit
from clockwood.kernel.events import Term, card_term, number, who
from clockwood.kernel.layout import hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.piles import add_cards, show_to, show_to_all
from clockwood.kernel.step import ALLOWED, NOT_ASKED, Step

ONLY_BASE_WAGER: Final[i64] = REASONS.add("only-base-wager", "IW R12.8")


HELD_BACK: Final[i64] = 1


STAKED: Final[i64] = 2


AS_WAGER: Final[i64] = WAGER_CARD.base - cards.CARDS
"""From a card's cell to the action that stakes it."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Wager(Step):
    """A side may stake one card from its hand face down, the attacker first. [IW R11.3, R18.4]

    `second` is 1 for the side that decides second: it sees whether the other staked a card, not which.
    """

    def __init__(self, seat: i64, second: i64) -> None:
        self.seat: Final = seat
        self.second: Final = second

    def run(self, match: Match) -> None:
        state = match.state
        options = append(vec[i64](capacity=16), NO_WAGER.code())
        first = cards.CARDS + self.seat * CARDS_EACH
        last = first + (BASE_EACH if self.only_base(match) else CARDS_EACH)
        options = add_cards(options, state, first, last, cards.HAND + self.seat, AS_WAGER)
        if len(options) == 1:
            match.ask(self, self.seat, options)
        else:
            match.ask_secretly(self, self.seat, options)

    def judge(self, match: Match, card: i64) -> i64:
        """Judge a wager: any action card in hand, base or special; vision cards have no values. [IW R11.3, A32]"""
        if not in_hand(match.state, self.seat, card):
            return NOT_IN_HAND
        return ONLY_BASE_WAGER if not is_base(card) and self.only_base(match) else ALLOWED

    def only_base(self, match: Match) -> bool:
        """Return whether the attack forbids the other side special cards."""
        return attack_says(match, opponent(self.seat), MOD_NO_SPECIAL_WAGER)

    def why_not(self, match: Match, action: i64) -> i64:
        if WAGER_CARD.has(action) and WAGER_CARD.only(action) < FIRST_VISION:
            return self.judge(match, WAGER_CARD.only(action))
        return NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        state = match.state
        if action == NO_WAGER.code():
            state[battle.WAGERED + self.seat] = HELD_BACK
        else:
            state[battle.WAGERED + self.seat] = STAKED
            hold(state, battle.WAGER + self.seat, WAGER_CARD.only(action))
        if match.listening:
            message = "wagered" if state[battle.WAGERED + self.seat] == STAKED else "did-not-wager"
            match.tell(message, "IW R11.3", [who(self.seat)])
        if not self.second and attack_says(match, opponent(self.seat), MOD_PEEK_WAGER):
            self.be_seen(match)

    def be_seen(self, match: Match) -> None:
        """Show this wager to the attacker, whose card says so, before it decides on its own."""
        eye = opponent(self.seat)
        card = term(match.state, battle.WAGER + self.seat)
        if card >= 0:
            show_to(match.state, cards.CARDS + card, eye)
            match.reveal()
            if match.listening:
                match.tell("saw-wager", "IW R12.8", [who(eye), card_term(card)], bit(eye))
                match.tell("saw-wager-hidden", "IW R12.8", [who(eye)], ~bit(eye))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Reveal(Step):
    """Both wagers are shown together. [IW R11.3]"""

    def run(self, match: Match) -> None:
        state = match.state
        for seat in range(SEATS):
            card = term(state, battle.WAGER + seat)
            if card >= 0:
                show_to_all(state, cards.CARDS + card)
                match.reveal()
                if match.listening:
                    match.tell("revealed-wager", "IW R11.3", [who(seat), card_term(card), *worth(match, card)])


def worth(match: Match, card: i64) -> list[Term]:
    """Return the three values of a card. [IW R11.4]"""
    printed = board(match).cards
    values = [number("damage", printed.damage[card]), number("defense", printed.defense[card])]
    return [*values, number("dominance", printed.dominance[card])]
