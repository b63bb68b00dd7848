"""Burning cards, and what some do when they are burned. [IW R16.2]"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards.cells import count_visions, is_base, specials_in_hand, zone
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.grammar.effects import BURN_SPECIAL, BURN_VISION
from clockwood.games.ironwood.reasons import REASONS
from clockwood.games.ironwood.rules.act import Keyword, start_act
from clockwood.games.ironwood.rules.hands import (
    BASE_CARD,
    IN_RISING_ORDER,
    NOT_IN_HAND,
    automatic,
    card_at,
    local,
    rising_choices,
)
from clockwood.games.ironwood.verbs import BURN, RESOLVE_CARD
from clockwood.games.ironwood.words import ALL_CARDS, CARDS_EACH, FIRST_VISION, WOODWALKERS, opponent
from clockwood.kernel.bits import bit, bits_in
from clockwood.kernel.events import card_term, who
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_seen, move_unseen
from clockwood.kernel.question import SOME
from clockwood.kernel.step import NOT_ASKED, Step
from clockwood.kernel.timing import InAnyOrder

WRONG_KIND: Final[i64] = REASONS.add("wrong-kind", "IW R16.2")


def burnable(match: Match, seat: i64, kind: i64) -> i64:
    """Count the cards the seat could burn: special or vision cards, never base cards. [IW R16.2]"""
    found: i64 = 0
    if kind != BURN_VISION:
        found += specials_in_hand(match.state, seat)
    if kind != BURN_SPECIAL and seat == WOODWALKERS:
        found += count_visions(match.state, cards.VISION_HAND)
    return found


def can_burn(match: Match, seat: i64, kind: i64, card: i64) -> bool:
    if card >= FIRST_VISION:
        return kind != BURN_SPECIAL and seat == WOODWALKERS and zone(match.state, card) == cards.VISION_HAND
    return kind != BURN_VISION and not is_base(card) and zone(match.state, card) == cards.HAND + seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Burn(Step):
    """The seat picks the cards; then they are burned together, and their when-burned effects follow. [IW R16.2]"""

    def __init__(self, seat: i64, count: i64, kind: i64) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.kind: Final = kind

    def run(self, match: Match) -> None:
        left = self.count - bits_in(match.state[cards.CHOSEN + self.seat])
        if left == 0:
            self.burn_all(match)
            return
        options = vec[i64](capacity=16)
        for card in rising_choices(match, self.seat, self.kind, left):
            options = append(options, BURN.code1(card))
        match.ask_secretly(self, self.seat, options, SOME, left, left)

    def why_not(self, match: Match, action: i64) -> i64:
        if not BURN.has(action):
            return NOT_ASKED
        card = BURN.only(action)
        if card < FIRST_VISION and is_base(card):
            return BASE_CARD
        if zone(match.state, card) != (cards.VISION_HAND if card >= FIRST_VISION else cards.HAND + self.seat):
            return NOT_IN_HAND
        return IN_RISING_ORDER if can_burn(match, self.seat, self.kind, card) else WRONG_KIND

    def chosen(self, match: Match, action: i64) -> None:
        match.state[cards.CHOSEN + self.seat] |= bit(local(self.seat, BURN.only(action)))
        match.push(self)

    def burn_all(self, match: Match) -> None:
        state = match.state
        mask = state[cards.CHOSEN + self.seat]
        state[cards.CHOSEN + self.seat] = 0
        match.reveal()
        program = board(match).program
        effects: i64 = 0
        for which in range(CARDS_EACH + ALL_CARDS - FIRST_VISION):
            if mask >> which & 1:
                card = card_at(self.seat, which)
                self.burn_one(match, card)
                if card < FIRST_VISION and program.burned_node[card] >= 0 and not automatic(match, self.seat):
                    effects |= bit(which)
        if effects:
            match.push(WhenBurned(self.seat, effects))

    def burn_one(self, match: Match, card: i64) -> None:
        """Put a special card on the open discard pile, a vision card face down. [IW R14.4, A29]

        Where a part answers to visions that are shown, a burned one is open. [IB 4.1]
        """
        shown = board(match).moments.vision_shown
        if card >= FIRST_VISION and len(shown):
            move_seen(match.state, cards.CARDS + card, cards.VISION_BURNED)
            if match.listening:
                match.tell("burned-vision-open", "IB 4.1", [who(self.seat), card_term(card)])
            for part in shown:
                part.vision_shown(match, card)
            return
        if card >= FIRST_VISION:
            move_unseen(match.state, cards.VISIONS, cards.END, cards.CARDS + card, cards.VISION_BURNED, bit(self.seat))
            if match.listening:
                match.tell("burned-vision", "IW R14.4", [who(self.seat), card_term(card)], bit(self.seat))
                match.tell("burned-vision-hidden", "IW R14.4", [who(self.seat)], ~bit(self.seat))
            return
        move_seen(match.state, cards.CARDS + card, cards.DISCARD + self.seat)
        if match.listening:
            match.tell("burned", "IW R16.2", [who(self.seat), card_term(card)])


@mypyc_attr(acyclic=True, free_list_len=1)
class WhenBurned(InAnyOrder):
    """Burned cards take effect right after they were burned, before the act that the burn pays for. [IW R16.2]"""

    def option(self, match: Match, which: i64) -> i64:
        return RESOLVE_CARD.code1(card_at(self.chooser, which))

    def effect(self, match: Match, action: i64) -> i64:
        return local(self.chooser, RESOLVE_CARD.only(action))

    def resolve(self, match: Match, which: i64) -> None:
        card = card_at(self.chooser, which)
        if match.listening:
            match.tell("when-burned", "IW R16.2", [who(self.chooser), card_term(card)])
        start_act(match, self.chooser, board(match).program.burned_node[card])

    def with_left(self, left: i64) -> InAnyOrder:
        return WhenBurned(self.chooser, left)


class OpponentBurn(Keyword):
    """The opponent burns cards of their choice, fewer if they have fewer. [IW R16.2]"""

    def start(self, match: Match, seat: i64, node: i64) -> None:
        other = opponent(seat)
        count = min(board(match).program.n[node], burnable(match, other, 0))
        if count:
            match.push(Burn(other, count, 0))

    def could(self, match: Match, seat: i64, node: i64) -> bool:
        return burnable(match, opponent(seat), 0) > 0

    def fully(self, match: Match, seat: i64, node: i64) -> bool:
        return burnable(match, opponent(seat), 0) >= board(match).program.n[node]

    def asks(self) -> bool:
        return False

    def most(self, match: Match, seat: i64, node: i64) -> i64:
        return min(board(match).program.n[node], burnable(match, opponent(seat), 0))

    def start_part(self, match: Match, seat: i64, node: i64, count: i64) -> None:
        match.push(Burn(opponent(seat), count, 0))
