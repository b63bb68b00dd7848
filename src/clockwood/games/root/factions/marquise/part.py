"""The Marquise de Cat, as the common rules see her. [MC 6.2]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.factions.marquise import cells
from clockwood.games.root.factions.marquise.building import PayWood, PayWoodFrom
from clockwood.games.root.factions.marquise.homelands import HOMELANDS, CatHomeland, HomeBuilding, KeepAtHome
from clockwood.games.root.factions.marquise.hospitals import Heal
from clockwood.games.root.factions.marquise.setup import PlaceKeep, PlaceStart
from clockwood.games.root.factions.marquise.tracks import COST, POINTS, cost_of, draws, points_of
from clockwood.games.root.factions.marquise.turn import MarquiseDay, OverworkAt, begin_day
from clockwood.games.root.factions.marquise.wood import MakeWood, SpreadWood
from clockwood.games.root.factions.marquise.worth import worth
from clockwood.games.root.mat import Mat, MatRow, Printed, items_row
from clockwood.games.root.moments import FactionPart
from clockwood.games.root.rules.effects.drawing import EveningDraw, HandLimit
from clockwood.games.root.rules.handing import has_cards
from clockwood.games.root.table.cells import ACTIONS, suit_at
from clockwood.games.root.table.packing import unpacked
from clockwood.games.root.verbs import BUILD
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import EVERYONE, Event, number
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.step import Step

ASKS: Final[dict[type[Step], str]] = {
    PlaceKeep: "MC 6.3.2",
    PlaceStart: "MC 6.3.4",
    CatHomeland: "MC ADV",
    KeepAtHome: "MC ADV",
    HomeBuilding: "MC ADV",
    SpreadWood: "MC 6.4b",
    MarquiseDay: "MC 6.5b",
    OverworkAt: "MC 6.5.5",
    PayWood: "MC 6.5.4.II",
    PayWoodFrom: "MC 6.5.4.II",
    Heal: "MC 6.2.3a",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Marquise(FactionPart):
    """Keep, hospitals, workshops, and a turn of three actions. [MC 6.2]"""

    def __init__(self) -> None:
        super().__init__("marquise", cells.PIECE_ROWS, cells.SUPPLY)
        self.starts_in_corner = True
        self.stacked = "wood"

    def asks(self) -> dict[type[Step], str]:
        return ASKS

    def prompt(self, match: Match, question: Question) -> Event | None:
        """Return an open question in words; that of the Daylight says how many actions are left."""
        if isinstance(question.step, MarquiseDay):
            return question.asked(ASKS[MarquiseDay], [number("n", match.state[ACTIONS])])
        return super().prompt(match, question)

    def mat(self) -> Mat:
        """Return three rows of six: wood to pay over each space, points under it. [MC COST] [MC VP] [MC DRAW]"""
        cost = [str(wood) for wood in COST]
        rows: list[MatRow] = []
        for k, piece in enumerate(("sawmill", "workshop", "recruiter")):
            points = [str(POINTS[k * 6 + space]) for space in range(6)]
            cards = [2, 4] if piece == "recruiter" else []
            rows.append(MatRow(f"{piece}s", piece, 6, Printed(cost, points, "wood", "point", cards)))
        return Mat([*rows, items_row(self.name)])

    def result(self, match: Match, question: Question, action: i64) -> Event | None:
        """Say what a building costs and scores. [MC COST] [MC VP]"""
        if question.seat < 0 or match.content.names["seat"][question.seat] != self.name or not BUILD.has(action):
            return None
        piece = BUILD.last_of(action)
        if isinstance(question.step, (PlaceStart, KeepAtHome, HomeBuilding)):
            return None
        terms = [number("wood", cost_of(match.state, piece)), number("n", points_of(match.state, piece))]
        return Event("result-building", "MC COST", EVERYONE, terms)

    def begin(self, match: Match, seat: i64) -> None:
        match.state[cells.SUPPLY] = cells.CATS
        match.push(PlaceKeep(seat))

    def begin_drafted(self, match: Match, seat: i64) -> None:
        match.state[cells.SUPPLY] = cells.CATS
        match.push(CatHomeland(seat, HOMELANDS))

    def birdsong(self, match: Match, seat: i64) -> None:
        match.push(MakeWood(seat))

    def daylight(self, match: Match, seat: i64) -> None:
        begin_day(match, seat)

    def evening(self, match: Match, seat: i64) -> None:
        match.push(HandLimit(seat))
        match.push(EveningDraw(seat, draws(match.state)))

    def crafting(self, state: vec[i64], seat: i64, suit: i64) -> i64:
        found: i64 = 0
        for clearing in range(CLEARINGS):
            if state[cells.WORKSHOP + clearing] and suit_at(state, clearing) == suit:
                found += state[cells.WORKSHOP + clearing]
        return found

    def crafting_clearings(self, state: vec[i64], seat: i64) -> i64:
        found: i64 = 0
        for clearing in range(CLEARINGS):
            if state[cells.WORKSHOP + clearing]:
                found |= bit(clearing)
        return found

    def bars_placing(self, match: Match, seat: i64, clearing: i64) -> bool:
        """Let nobody else place at the keep. [MC 6.2.2a]"""
        return match.state[cells.KEEP + clearing] > 0

    def fell(self, match: Match, seat: i64, remover: i64, clearing: i64, pieces: i64) -> None:
        """Ask for a card for the hospitals, once for all warriors of a clearing. [MC 6.2.3b]"""
        warriors = unpacked(pieces, 0)
        if warriors and has_cards(match, seat):
            match.push(Heal(seat, clearing, warriors))

    def ending(self, step: Step, options: vec[i64]) -> i64:
        return options[0] if isinstance(step, (PayWood, PayWoodFrom)) else -1

    def worth(self, match: Match, seat: i64) -> i64:
        return worth(match, seat)
