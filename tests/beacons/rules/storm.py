"""A storm: it may be calmed before it breaks."""

from librt.vecs import vec
from mypy_extensions import i64

from beacons.cells import (
    FIRST_CARD,
    OIL,
    SPENT,
    calm_storm,
    cards_at,
    close_storm,
    first_keeper,
    hand,
    open_storm,
    size,
    storm_strength,
)
from beacons.printed import printed
from beacons.rules.turn import seat_and_card
from beacons.verbs import CALM, FACE, PASS, listed
from clockwood.kernel.events import number
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_seen
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import Step
from clockwood.kernel.timing import Window


class Storm(Step):
    """A storm of strength 2 rises; it may be calmed before it breaks. [B5] [B6]"""

    def run(self, match: Match) -> None:
        open_storm(match.state, 2)
        if match.listening:
            match.tell("storm-rose", "B5", [])
        match.push(EndStorm())
        match.push(Break())
        match.push(Calming(0))


class Calming(Window):
    """Each keeper with cards may use mirrors, until both pass. [B6]"""

    def order(self, match: Match) -> vec[i64]:
        first = first_keeper(match.state)
        return listed([int(first), int(1 - first)])

    def could(self, match: Match, seat: i64) -> bool:
        return size(match.state, hand(seat)) > 0

    def uses(self, match: Match, seat: i64) -> vec[i64]:
        cards = cards_at(match.state, hand(seat))
        return listed([int(CALM.code1(card)) for card in cards if printed(match).mirror[card]])

    def use(self, match: Match, seat: i64, action: i64) -> None:
        card = CALM.only(action)
        match.reveal()
        move_seen(match.state, FIRST_CARD + card, SPENT)
        if match.listening:
            match.tell("calmed", "B6", seat_and_card(seat, card))
        if calm_storm(match.state, seat) == 0:
            match.leave(EndStorm)

    def passing(self) -> i64:
        return PASS.code()

    def after(self, turn: i64) -> "Calming":
        return Calming(turn)


class Break(Step):
    """The die says whether the storm breaks. [B7]"""

    def run(self, match: Match) -> None:
        match.ask(self, CHANCE, listed([int(FACE.code1(face)) for face in range(1, 7)]))

    def chosen(self, match: Match, action: i64) -> None:
        strength = storm_strength(match.state)
        if match.listening:
            match.tell("die-fell", "B7", [number("face", FACE.only(action))])
        if FACE.only(action) <= 2 + strength:
            for seat in range(2):
                match.state[OIL + seat] = max(0, match.state[OIL + seat] - strength)
            if match.listening:
                match.tell("storm-broke", "B7", [number("count", strength)])


class EndStorm(Step):
    """The storm is over. [B7]"""

    def run(self, match: Match) -> None:
        close_storm(match.state)
        if match.listening:
            match.tell("storm-ended", "B7", [])
