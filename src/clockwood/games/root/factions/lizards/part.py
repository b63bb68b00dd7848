"""The Lizard Cult, as the common rules see it. [LC 10.2]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.factions.lizards import cells
from clockwood.games.root.factions.lizards.conspiracies import COSTS, Conspire, CrusadeBattle
from clockwood.games.root.factions.lizards.evening import CultCraft, CultDraw, TakeBack
from clockwood.games.root.factions.lizards.losing import LoseFaith, take_revenge
from clockwood.games.root.factions.lizards.rituals import BuildGarden, RecruitFaithful, Rituals
from clockwood.games.root.factions.lizards.setup import CultStart, FirstOutcast, found_home
from clockwood.games.root.factions.lizards.souls import AdjustOutcast, ReleaseSouls, gather
from clockwood.games.root.factions.lizards.verbs import RITUAL_SCORE
from clockwood.games.root.factions.lizards.worth import worth
from clockwood.games.root.mat import Mat, MatRow, Printed, items_row
from clockwood.games.root.moments import FactionPart
from clockwood.games.root.rules.effects.drawing import HandLimit
from clockwood.games.root.rules.handing import has_cards
from clockwood.games.root.rules.hits import DEFENDING, side_of
from clockwood.games.root.rules.homelands import Homeland
from clockwood.games.root.table.packing import unpacked
from clockwood.games.root.words import BIRD, DECK_SIZE, LAND_SUITS, SUITS
from clockwood.kernel.content import Content
from clockwood.kernel.events import EVERYONE, Event, Term, number
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.scene import Counter, Panel, Setting
from clockwood.kernel.seen import Row, Seen, number_in
from clockwood.kernel.sketch import Sketch, label, named, plain
from clockwood.kernel.step import Step
from clockwood.kernel.view import Flat

ASKS: Final[dict[type[Step], str]] = {
    CultStart: "LC 10.3.2",
    FirstOutcast: "LC 10.3.3",
    Conspire: "LC 10.4.3",
    CrusadeBattle: "LC 10.4.3.I",
    Rituals: "LC 10.5",
    BuildGarden: "LC 10.5.1",
    RecruitFaithful: "LC 10.5.2",
    CultCraft: "LC 10.6.2",
    LoseFaith: "LC 10.2.5",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Lizards(FactionPart):
    """Gardens, Lost Souls, acolytes and their Outcast. [LC 10.2]"""

    def __init__(self) -> None:
        super().__init__("lizards", cells.PIECE_ROWS, cells.SUPPLY)
        self.rules_by = cells.GARDEN
        self.starts_in_corner = True
        self.home_between = 1
        self.home_slots = 1

    def asks(self) -> dict[type[Step], str]:
        return ASKS

    # -- the turn

    def begin(self, match: Match, seat: i64) -> None:
        match.state[cells.SUPPLY] = cells.FAITHFUL
        match.push(CultStart(seat))

    def begin_drafted(self, match: Match, seat: i64) -> None:
        match.state[cells.SUPPLY] = cells.FAITHFUL
        match.push(Homeland(seat))

    def settle(self, match: Match, seat: i64, clearing: i64) -> None:
        found_home(match, seat, clearing)

    def birdsong(self, match: Match, seat: i64) -> None:
        match.push(Conspire(seat))
        match.push(ReleaseSouls(seat))
        match.push(AdjustOutcast(seat))

    def daylight(self, match: Match, seat: i64) -> None:
        match.state[cells.SCORED] = 0
        match.push(Rituals(seat))

    def evening(self, match: Match, seat: i64) -> None:
        match.push(HandLimit(seat))
        match.push(CultDraw(seat))
        match.push(CultCraft(seat))
        match.push(TakeBack(seat))

    # -- crafting and cards

    def crafting(self, state: vec[i64], seat: i64, suit: i64) -> i64:
        return cells.gardens(state, suit) if suit == cells.outcast(state) else 0

    def crafting_clearings(self, state: vec[i64], seat: i64) -> i64:
        return cells.crafting_gardens(state)

    def collect(self, match: Match, seat: i64, card: i64) -> None:
        gather(match, card)

    # -- pieces

    def fell(self, match: Match, seat: i64, remover: i64, clearing: i64, pieces: i64) -> None:
        """Take fallen defenders in as acolytes, and lose a card for each garden. [LC 10.2.3] [LC 10.2.5]"""
        warriors = unpacked(pieces, 0)
        if warriors and side_of(match, seat) == DEFENDING:
            take_revenge(match, seat, warriors, "LC 10.2.3")
        gardens = unpacked(pieces, cells.WHICH_GARDEN)
        if gardens and has_cards(match, seat):
            match.push(LoseFaith(seat, gardens))

    def elsewhere(self, match: Match, seat: i64) -> i64:
        """Count the acolytes. [LC P]"""
        return match.state[cells.ACOLYTES]

    # -- looking

    def problems(self, match: Match) -> list[str]:
        """Name a suit with more than five gardens, and an Outcast that no clearing can have. [LC P] [LC 10.3.3]"""
        found = [
            f"state.garden: more than {cells.EACH} gardens are in {SUITS[suit]} clearings [LC P]"
            for suit in range(LAND_SUITS)
            if cells.gardens(match.state, suit) > cells.EACH
        ]
        if cells.outcast(match.state) >= LAND_SUITS:
            found.append(f"state.outcast: {SUITS[BIRD]} is no suit of a clearing [LC 10.3.3]")
        return found

    def mat(self) -> Mat:
        """Return a row of gardens for each suit: points over spaces, a card more at the second. [LC VP] [LC DRAW]"""
        points = [str(cells.POINTS[k]) for k in range(1, cells.EACH + 1)]
        printed = Printed(points, [], "point", "", [int(cells.DRAWING) - 1])
        rows = [MatRow(f"gardens-{suit}", "garden", int(cells.EACH), printed, sign=suit) for suit in SUITS[:LAND_SUITS]]
        return Mat([*rows, items_row(self.name)])

    def away(self, content: Content, view: Flat, row: MatRow) -> int:
        """Count the gardens in clearings of a row's suit."""
        names = [name for name in content.names["clearing"] if view.get(f"suit.{name}") == row.sign]
        return sum(number_in(view, f"garden.{name}") for name in names)

    def describe(self, content: Content, setting: Setting) -> None:
        super().describe(content, setting)
        seat = content.names["seat"].index(self.name)
        setting.counters.append(Counter("acolytes", "scene-acolytes", seat, "icon:acolyte", most=int(cells.FAITHFUL)))
        setting.panels.append(Panel("outcast", "scene-outcast", seat))

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        super().draw(content, view, seen)
        if "outcast" in view:
            suit = SUITS.index(str(view["outcast"]))
            hated = number_in(view, "hated") > 0
            message, cite = ("scene-hated-suit", "LC 10.4.1b") if hated else ("scene-outcast-suit", "LC 10.3.3")
            costs = [number(name, cost - hated) for name, cost in COSTS.items()]
            seen.panels["outcast"] = [
                Row(message, [Term("suit", "suit", suit)], cite=cite),
                Row("scene-conspiracy-costs", costs, cite="LC 10.4.3"),
            ]

    def board_lines(self, view: Flat) -> Sketch:
        """Return acolytes, Lost Souls and the Outcast."""
        line = [plain("  "), label("scene-acolytes"), plain(f" {number_in(view, 'acolytes')}  ")]
        line += [
            label("scene-souls"),
            plain(f" {number_in(view, 'count.souls')}  "),
            label("scene-outcast"),
            plain(" "),
        ]
        if "outcast" in view:
            line.append(named("suit", str(view["outcast"]), "head"))
        if number_in(view, "hated"):
            line += [plain("  "), label("scene-hated")]
        return [line]

    def result(self, match: Match, question: Question, action: i64) -> Event | None:
        """Say what a ritual scores. [LC VP]"""
        if not RITUAL_SCORE.has(action) or RITUAL_SCORE.only(action) >= DECK_SIZE:
            return None
        suit = content_of(match).deck.suit[RITUAL_SCORE.only(action)]
        points = cells.POINTS[cells.gardens(match.state, suit)]
        return Event("result-ritual", "LC VP", EVERYONE, [number("n", points)])

    def ending(self, step: Step, options: vec[i64]) -> i64:
        return options[0] if isinstance(step, (BuildGarden, RecruitFaithful, CrusadeBattle)) else -1

    def worth(self, match: Match, seat: i64) -> i64:
        return worth(match, seat)
