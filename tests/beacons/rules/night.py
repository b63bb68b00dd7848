"""A night: keepers prepare together, courses are shown, each takes a turn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beacons.cells import (
    BEARING,
    COURSE,
    FIRST_CARD,
    LAST_CARD,
    MARKED,
    NIGHT,
    SEATS,
    ash,
    cards_at,
    first_keeper,
    hand,
    marked,
    size,
)
from beacons.rules.ship import outcome
from beacons.rules.storm import Storm
from beacons.rules.turn import Draw, Turn
from beacons.verbs import BEAR, MARK, listed
from clockwood.kernel.events import Term, number
from clockwood.kernel.layout import hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_unseen
from clockwood.kernel.question import SOME
from clockwood.kernel.step import SeatStep, Step
from clockwood.kernel.timing import Together

HAND_LIMIT: Final = 4


def deal(match: Match) -> None:
    """[B1]"""
    match.push(Night())
    for _ in range(3):
        for seat in range(len(SEATS)):
            match.push(Draw(seat))


class Night(Step):
    """Both keepers prepare, courses are shown, each takes a turn. [B2] [B14]"""

    def run(self, match: Match) -> None:
        state = match.state
        if state[NIGHT] == match.content.number("nights"):
            if match.listening:
                match.tell("day-broke", "B14", [])
            match.finish(outcome(match, "last-night", "B14"))
            return
        state[NIGHT] += 1
        if match.listening:
            match.tell("night-fell", "B2", [number("night", state[NIGHT])])
        first = first_keeper(state)
        match.push(self)
        match.push(Turn(1 - first))
        match.push(Turn(first))
        match.push(ShowCourses())
        match.push(Prepare())


class Prepare(Together):
    """Both keepers prepare at the same time. [B2] [B3]"""

    def seats(self, match: Match) -> vec[i64]:
        first = first_keeper(match.state)
        return listed([int(first), int(1 - first)])

    def lane(self, match: Match, seat: i64) -> Step | None:
        return Mark(seat, max(0, int(size(match.state, hand(seat))) - HAND_LIMIT))


class Mark(Step):
    """The surplus is marked, card by card upwards; then a bearing is chosen. [B3]"""

    def __init__(self, seat: i64, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def run(self, match: Match) -> None:
        if self.left == 0:
            match.push(Bear(self.seat))
            return
        below = max(marked(match.state, self.seat), default=-1)
        above = [card for card in cards_at(match.state, hand(self.seat)) if card > below]
        startable = above[: len(above) - self.left + 1]
        options = listed([int(MARK.code1(card)) for card in startable])
        match.ask_secretly(self, self.seat, options, SOME, self.left, self.left)

    def chosen(self, match: Match, action: i64) -> None:
        card = MARK.only(action)
        match.state[MARKED + self.seat] |= 1 << card
        if match.listening:
            match.tell("marked", "B3", [Term("card", "card", card)], 1 << self.seat)
        match.push(Mark(self.seat, self.left - 1))


class Bear(SeatStep):
    """A bearing is chosen, unseen. [B3]"""

    def run(self, match: Match) -> None:
        match.ask_secretly(self, self.seat, listed([int(BEAR.code1(bearing)) for bearing in range(3)]))

    def chosen(self, match: Match, action: i64) -> None:
        hold(match.state, BEARING + self.seat, BEAR.only(action))
        if match.listening:
            match.tell("bearing-set", "B3", [Term("bearing", "bearing", BEAR.only(action))], 1 << self.seat)


class ShowCourses(Step):
    """Marked cards go to the ash, bearings are shown; equal ones bring a storm. [B4] [B5]"""

    def run(self, match: Match) -> None:
        match.reveal()
        state = match.state
        for seat in range(2):
            cards = marked(state, seat)
            for card in cards:
                move_unseen(state, FIRST_CARD, LAST_CARD, FIRST_CARD + card, ash(seat), 1 << seat)
            if match.listening:
                match.tell("ash-taken", "B4", [Term("seat", "seat", seat), number("count", len(cards))])
                bearing = Term("bearing", "bearing", term(state, BEARING + seat))
                match.tell("course-shown", "B4", [Term("seat", "seat", seat), bearing])
            state[COURSE + seat] = state[BEARING + seat]
            state[BEARING + seat] = 0
            state[MARKED + seat] = 0
        if state[COURSE] == state[COURSE + 1] and match.content.number("storms"):
            match.push(Storm())
