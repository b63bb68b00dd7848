"""Drawing, looking and recovering cards. [IW R4.2–R4.4, R16.3]"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards.cells import count_cards, count_visions
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.grammar.effects import PEEK_HAND, PEEK_VISION_HAND
from clockwood.games.ironwood.reasons import REASONS
from clockwood.games.ironwood.rules.act import Keyword
from clockwood.games.ironwood.verbs import DONE, DRAW, RECOVER
from clockwood.games.ironwood.words import BASE_EACH, CARDS_EACH, IRONCLAD, WOODWALKERS, opponent
from clockwood.kernel.bits import bit
from clockwood.kernel.events import card_term, number, who
from clockwood.kernel.match import Match
from clockwood.kernel.piles import (
    EVERY_SEAT,
    add_cards,
    draw,
    lies_in,
    look,
    look_at_top,
    move_seen,
    places_of,
    shuffle_in,
)
from clockwood.kernel.question import SOME
from clockwood.kernel.step import NOT_ASKED, SeatStep, Step

NOT_IN_DISCARD: Final[i64] = REASONS.add("not-in-discard", "IW R16.3")

AS_DRAW: Final[i64] = DRAW.base - cards.CARDS
AS_RECOVER: Final[i64] = RECOVER.base - cards.CARDS
"""From a card's cell to the action that draws it, or takes it back."""


def first_special(seat: i64) -> i64:
    """The cell of the seat's first special card: base cards are never drawn. [IW R4.2]"""
    return cards.CARDS + seat * CARDS_EACH + BASE_EACH


def end_of_cards(seat: i64) -> i64:
    """Return the cell behind the seat's last card."""
    return cards.CARDS + (seat + 1) * CARDS_EACH


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DrawCards(Step):
    """The seat draws special cards one by one; an empty deck is rebuilt from the discard pile. [IW R4.2, R4.4]"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def run(self, match: Match) -> None:
        state = match.state
        first, last = first_special(self.seat), end_of_cards(self.seat)
        if match.ask_pile(self, first, last, cards.DECK + self.seat, AS_DRAW):
            return
        if count_cards(state, self.seat, cards.DISCARD + self.seat) == 0:
            return
        shuffle_in(state, first, last, cards.DISCARD + self.seat, cards.DECK + self.seat, EVERY_SEAT)
        if match.listening:
            match.tell("deck-rebuilt", "IW R4.4", [who(self.seat)])
        match.push(self)

    def chosen(self, match: Match, action: i64) -> None:
        card = DRAW.only(action)
        first, end = first_special(self.seat), end_of_cards(self.seat)
        draw(match.state, first, end, cards.CARDS + card, cards.HAND + self.seat, self.seat)
        if match.listening:
            match.tell("drew", "IW R16.3", [who(self.seat), card_term(card)], bit(self.seat))
            match.tell("drew-hidden", "IW R16.3", [who(self.seat)], ~bit(self.seat))
        if self.left > 1:
            match.push(DrawCards(self.seat, self.left - 1))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DrawVisions(Step):
    """The Woodwalkers draw vision cards; the vision deck is never rebuilt. [IW R16.3, A21]"""

    def __init__(self, left: i64) -> None:
        self.left: Final = left

    def run(self, match: Match) -> None:
        match.ask_pile(self, cards.VISIONS, cards.END, cards.VISION_DECK, AS_DRAW)

    def chosen(self, match: Match, action: i64) -> None:
        card = DRAW.only(action)
        seers = bit(WOODWALKERS) | places_of(match.state[cards.CARDS + card]) & bit(IRONCLAD)
        draw(match.state, cards.VISIONS, cards.END, cards.CARDS + card, cards.VISION_HAND, WOODWALKERS)
        if match.listening:
            match.tell("drew-vision", "IW R16.3", [who(WOODWALKERS), card_term(card)], seers)
            match.tell("drew-vision-hidden", "IW R16.3", [who(WOODWALKERS)], ~seers)
        if self.left > 1:
            match.push(DrawVisions(self.left - 1))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class LookAtVision(SeatStep):
    """The seat looks at the top vision card in secret and puts it back. [IW R10.3, R18.3]"""

    def run(self, match: Match) -> None:
        match.ask_pile(self, cards.VISIONS, cards.END, cards.VISION_DECK, AS_DRAW)

    def chosen(self, match: Match, action: i64) -> None:
        card = DRAW.only(action)
        look_at_top(match.state, cards.CARDS + card, self.seat)
        if match.listening:
            match.tell("looked-at-vision", "IW R18.3", [who(self.seat), card_term(card)], bit(self.seat))
            match.tell("looked-at-vision-hidden", "IW R18.3", [who(self.seat)], ~bit(self.seat))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RecoverCards(Step):
    """The seat takes special cards of its choice back from its discard pile. [IW R16.3]"""

    def __init__(self, seat: i64, left: i64, after: i64) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.after: Final = after

    def run(self, match: Match) -> None:
        first, last = cards.CARDS + self.after + 1, cards.CARDS + (self.seat + 1) * CARDS_EACH
        options = vec[i64](capacity=40)
        options = add_cards(options, match.state, first, last, cards.DISCARD + self.seat, AS_RECOVER)
        if len(options):
            match.ask(self, self.seat, append(options, DONE.code()), SOME, 0, self.left)

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_IN_DISCARD if RECOVER.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if action == DONE.code():
            return
        card = RECOVER.only(action)
        move_seen(match.state, cards.CARDS + card, cards.HAND + self.seat)
        if match.listening:
            match.tell("recovered", "IW R16.3", [who(self.seat), card_term(card)])
        if self.left > 1:
            match.push(RecoverCards(self.seat, self.left - 1, card))


class Draw(Keyword):
    """Draw: from the special deck. [IW R16.3]"""

    def start(self, match: Match, seat: i64, node: i64) -> None:
        match.push(DrawCards(seat, board(match).program.n[node]))

    def could(self, match: Match, seat: i64, node: i64) -> bool:
        return left_to_draw(match, seat) > 0

    def fully(self, match: Match, seat: i64, node: i64) -> bool:
        return left_to_draw(match, seat) >= board(match).program.n[node]

    def asks(self) -> bool:
        return False

    def most(self, match: Match, seat: i64, node: i64) -> i64:
        return min(board(match).program.n[node], left_to_draw(match, seat))

    def start_part(self, match: Match, seat: i64, node: i64, count: i64) -> None:
        match.push(DrawCards(seat, count))


def left_to_draw(match: Match, seat: i64) -> i64:
    return count_cards(match.state, seat, cards.DECK + seat) + count_cards(match.state, seat, cards.DISCARD + seat)


class DrawVision(Keyword):
    """Draw a vision card: from the vision deck. [IW R16.3]"""

    def start(self, match: Match, seat: i64, node: i64) -> None:
        match.push(DrawVisions(board(match).program.n[node]))

    def could(self, match: Match, seat: i64, node: i64) -> bool:
        return count_visions(match.state, cards.VISION_DECK) > 0

    def fully(self, match: Match, seat: i64, node: i64) -> bool:
        return count_visions(match.state, cards.VISION_DECK) >= board(match).program.n[node]

    def asks(self) -> bool:
        return False

    def most(self, match: Match, seat: i64, node: i64) -> i64:
        return min(board(match).program.n[node], count_visions(match.state, cards.VISION_DECK))

    def start_part(self, match: Match, seat: i64, node: i64, count: i64) -> None:
        match.push(DrawVisions(count))


class Recover(Keyword):
    """Recover: special cards from one's own discard pile into the hand. [IW R16.3]"""

    def start(self, match: Match, seat: i64, node: i64) -> None:
        match.push(RecoverCards(seat, board(match).program.n[node], seat * CARDS_EACH + BASE_EACH - 1))

    def could(self, match: Match, seat: i64, node: i64) -> bool:
        return count_cards(match.state, seat, cards.DISCARD + seat) > 0

    def fully(self, match: Match, seat: i64, node: i64) -> bool:
        return count_cards(match.state, seat, cards.DISCARD + seat) >= board(match).program.n[node]


class Peek(Keyword):
    """Look at hidden cards; the opponent knows that it happened, not more. [IW R18.3]"""

    def start(self, match: Match, seat: i64, node: i64) -> None:
        what = board(match).program.a[node]
        if what == PEEK_HAND:
            first = cards.CARDS + opponent(seat) * CARDS_EACH
            self.look_through(match, seat, first, first + CARDS_EACH, cards.HAND + opponent(seat), "looked-at-hand")
        elif what == PEEK_VISION_HAND:
            self.look_through(match, seat, cards.VISIONS, cards.END, cards.VISION_HAND, "looked-at-visions")
        else:
            match.push(LookAtVision(seat))

    def look_through(self, match: Match, seat: i64, first: i64, last: i64, where: i64, message: str) -> None:
        state = match.state
        seen: i64 = 0
        match.reveal()
        for at in range(first, last):
            if lies_in(state, at, where):
                look(state, at, seat)
                seen += 1
                if match.listening:
                    match.tell("saw-card", "IW R18.3", [who(seat), card_term(at - cards.CARDS)], bit(seat))
        if match.listening:
            match.tell(message, "IW R18.3", [who(seat), number("n", seen)])

    def could(self, match: Match, seat: i64, node: i64) -> bool:
        what = board(match).program.a[node]
        if what == PEEK_HAND:
            return count_cards(match.state, opponent(seat), cards.HAND + opponent(seat)) > 0
        return count_visions(match.state, cards.VISION_HAND if what == PEEK_VISION_HAND else cards.VISION_DECK) > 0

    def asks(self) -> bool:
        return False
