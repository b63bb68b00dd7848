"""The parts of Beacons: the sea with its two shores, and the signal cards."""

from mypy_extensions import i64

from beacons import drawing
from beacons.cells import (
    BEARING,
    BEARINGS,
    FIRST_CARD,
    MARKED,
    NIGHT,
    SEATS,
    cards_at,
    hand,
    marked,
    shore_ships,
    size,
    storm_strength,
)
from beacons.printed import Beacons, printed
from beacons.rules.night import HAND_LIMIT, Mark, Night, deal
from beacons.rules.turn import Turn
from clockwood.kernel.content import Content
from clockwood.kernel.deck import Deck
from clockwood.kernel.match import Match
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.part import Part
from clockwood.kernel.piles import knows_place
from clockwood.kernel.rng import Generator
from clockwood.kernel.scene import Setting
from clockwood.kernel.seen import Seen, SeenCard, number_in
from clockwood.kernel.step import Step
from clockwood.kernel.view import Flat


class Sea(Part):
    """Nights, rocks, ships, and what the keepers choose unseen."""

    def set_up(self, match: Match) -> None:
        deal(match)

    def opening(self, match: Match, phase: str, seat: i64) -> list[Step]:
        return [Night()] if phase == "night" else [Night(), Turn(seat)]

    def resigned(self, match: Match, seat: i64) -> Outcome:
        return Outcome((int(1 - seat),), "gave-up", "B15")

    def show(self, match: Match, seat: i64, view: Flat) -> None:
        view["storm"] = int(storm_strength(match.state))

    def keys(self, content: Content) -> list[str]:
        return ["storm"]

    def resample(self, match: Match, seat: i64, rng: Generator) -> None:
        for other in range(len(SEATS)):
            if other != seat and match.state[BEARING + other]:
                match.state[BEARING + other] = 1 + rng.below(len(BEARINGS))

    def problems(self, match: Match) -> list[str]:
        if match.state[NIGHT] > match.content.number("nights"):
            return ["state.night: after the last night there is none [B14]"]
        return []

    def describe(self, content: Content, setting: Setting) -> None:
        assert isinstance(content, Beacons)
        drawing.describe_sea(content, setting)

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        seen.panels["courses"] = drawing.courses(view)

    def worth(self, match: Match, seat: i64) -> i64:
        shores = printed(match).shores
        return shore_ships(match.state, shores, int(seat)) - shore_ships(match.state, shores, int(1 - seat))


class SignalCards(Deck):
    """The cards, some of them marked for the ash, the topmost perhaps known. [B3] [B8]"""

    def show(self, match: Match, seat: i64, view: Flat) -> None:
        super().show(match, seat, view)
        for card, name in enumerate(match.content.names["card"]):
            if knows_place(match.state, FIRST_CARD + card, seat):
                view["top"] = name

    def resample(self, match: Match, seat: i64, rng: Generator) -> None:
        super().resample(match, seat, rng)
        for other in range(len(SEATS)):
            if other != seat:
                cards = cards_at(match.state, hand(other))
                picked = [cards.pop(int(rng.below(len(cards)))) for _ in range(already_marked(match, other))]
                match.state[MARKED + other] = sum(1 << card for card in picked)

    def problems(self, match: Match) -> list[str]:
        return [
            f"state.marked.{name}: only cards of the hand are marked [B3]"
            for seat, name in enumerate(SEATS)
            if not set(marked(match.state, seat)) <= set(cards_at(match.state, hand(seat)))
        ]

    def describe(self, content: Content, setting: Setting) -> None:
        assert isinstance(content, Beacons)
        drawing.describe_cards(content, setting)

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        super().draw(content, view, seen)
        chosen = number_in(view, "marked")
        cards = list(seen.cards)
        seen.cards.clear()
        for card in cards:
            order = 1 if view.get("top") == card.card else 0
            flags = ["marked"] if chosen >> content.names["card"].index(card.card) & 1 else []
            seen.cards.append(SeenCard(card.card, card.zone, order, 0, flags))


def already_marked(match: Match, seat: i64) -> int:
    """Return how many cards the seat has marked: everyone can count, nobody else sees which. [B3]"""
    surplus = max(0, int(size(match.state, hand(seat))) - HAND_LIMIT)
    for lane in match.lanes:
        if lane.seat == seat:
            return surplus - sum(step.left for step in lane.stack if isinstance(step, Mark))
    return 0
