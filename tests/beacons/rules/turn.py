"""A turn: look, draw, feed or play; a played card brings a gull and a ship."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beacons.cells import DECK, FIRST_CARD, LAMP_HOLDS, LAST_CARD, OIL, SPENT, cards_at, hand, size
from beacons.printed import printed
from beacons.reasons import REASONS
from beacons.rules.ship import Ship
from beacons.verbs import DRAW, ENOUGH, FEED, GULL, LOOK, OIL_IN, PLAY, SHIP, TOP, listed
from clockwood.kernel.events import Term
from clockwood.kernel.match import Match
from clockwood.kernel.piles import EVERY_SEAT, draw, look_at_top, move_seen, next_cards, shuffle_in
from clockwood.kernel.question import CHANCE, MANY
from clockwood.kernel.step import NOT_ASKED, SeatStep, Step
from clockwood.kernel.timing import InAnyOrder

FED_AT_ONCE: Final = 3

NOT_IN_HAND: Final = REASONS.add("not-in-hand", "B8")
NO_CARDS: Final = REASONS.add("no-cards", "B8")
LAMP_FULL: Final = REASONS.add("lamp-full", "B9")


class Turn(SeatStep):
    """One of: look, draw, feed, play. [B8]"""

    def run(self, match: Match) -> None:
        every = [LOOK.code(), DRAW.code(), FEED.code(), *(PLAY.code1(card) for card in range(LAST_CARD - FIRST_CARD))]
        allowed = [int(action) for action in every if self.why_not(match, action) == 0]
        if match.content.automata >> self.seat & 1:
            match.content.automaton[self.seat].begin_turn(match, self.seat)
        if allowed:
            match.ask(self, self.seat, listed(allowed))

    def why_not(self, match: Match, action: i64) -> i64:
        state = match.state
        if PLAY.has(action):
            return 0 if PLAY.only(action) in cards_at(state, hand(self.seat)) else NOT_IN_HAND
        if action == FEED.code():
            return 0 if state[OIL + self.seat] < LAMP_HOLDS else LAMP_FULL
        if action in {LOOK.code(), DRAW.code()}:
            return 0 if can_take_card(state) else NO_CARDS
        return NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if action == LOOK.code():
            match.push(Look(self.seat))
        elif action == DRAW.code():
            match.push(Draw(self.seat))
        elif action == FEED.code():
            match.push(Feed(self.seat, FED_AT_ONCE))
        else:
            self.play(match, PLAY.only(action))

    def play(self, match: Match, card: i64) -> None:
        """[B10]"""
        match.reveal()
        move_seen(match.state, FIRST_CARD + card, SPENT)
        match.state[OIL + self.seat] = min(LAMP_HOLDS, match.state[OIL + self.seat] + printed(match).oil[card])
        if match.listening:
            match.tell("played", "B10", seat_and_card(self.seat, card))
        match.push(Sightings(self.seat, 0b11))


class Look(SeatStep):
    """The top card is seen and put back. [B8]"""

    message = "looked"

    def run(self, match: Match) -> None:
        maybe_reshuffle(match)
        cards = next_cards(match.state, FIRST_CARD, LAST_CARD, DECK)
        if len(cards):
            match.ask(self, CHANCE, listed([int(TOP.code1(at - FIRST_CARD)) for at in cards]))

    def chosen(self, match: Match, action: i64) -> None:
        self.take(match, FIRST_CARD + TOP.only(action))
        if match.listening:
            match.tell(self.message, "B8", [Term("seat", "seat", self.seat)])
            knowing = f"{self.message}-at" if self.message == "looked" else f"{self.message}-card"
            match.tell(knowing, "B8", seat_and_card(self.seat, TOP.only(action)), 1 << self.seat)

    def take(self, match: Match, at: i64) -> None:
        look_at_top(match.state, at, self.seat)


class Draw(Look):
    """The top card comes to the hand. [B8] [B11]"""

    message = "drew"

    def take(self, match: Match, at: i64) -> None:
        draw(match.state, FIRST_CARD, LAST_CARD, at, hand(self.seat), self.seat)


def maybe_reshuffle(match: Match) -> None:
    """An empty deck takes the spent cards back. [B11]"""
    if size(match.state, DECK) == 0 and size(match.state, SPENT):
        shuffle_in(match.state, FIRST_CARD, LAST_CARD, SPENT, DECK, EVERY_SEAT)
        if match.listening:
            match.tell("reshuffled", "B11", [])


class Feed(Step):
    """Oil goes in, one at a time. [B9]"""

    def __init__(self, seat: i64, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def run(self, match: Match) -> None:
        room = min(self.left, LAMP_HOLDS - int(match.state[OIL + self.seat]))
        if room:
            match.ask(self, self.seat, listed([int(OIL_IN.code()), int(ENOUGH.code())]), MANY, 0, room)

    def chosen(self, match: Match, action: i64) -> None:
        if action == OIL_IN.code():
            match.state[OIL + self.seat] += 1
            if match.listening:
                match.tell("fed", "B9", [Term("seat", "seat", self.seat)])
            match.push(Feed(self.seat, self.left - 1))


class Sightings(InAnyOrder):
    """A gull and a ship, in the keeper's order. [B10]"""

    def option(self, match: Match, which: i64) -> i64:
        del match
        return SHIP.code() if which else GULL.code()

    def effect(self, match: Match, action: i64) -> i64:
        del match
        return 1 if action == SHIP.code() else 0

    def resolve(self, match: Match, which: i64) -> None:
        match.push(Ship() if which else Draw(self.chooser))

    def with_left(self, left: i64) -> "Sightings":
        return Sightings(self.chooser, left)


def seat_and_card(seat: i64, card: i64) -> list[Term]:
    return [Term("seat", "seat", seat), Term("card", "card", card)]


def can_take_card(state: vec[i64]) -> bool:
    return size(state, DECK) + size(state, SPENT) > 0
