"""The Eyrie Dynasties, as the common rules see them. [EY 7.2]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.deck.drawing import decree_zones
from clockwood.games.root.factions.eyrie import cells
from clockwood.games.root.factions.eyrie.birdsong import AddToDecree, EmergencyOrders, NewRoost
from clockwood.games.root.factions.eyrie.decree import Decree, Obey
from clockwood.games.root.factions.eyrie.leaders import FirstLeader, NewLeader
from clockwood.games.root.factions.eyrie.setup import EyrieStart, nest
from clockwood.games.root.factions.eyrie.turn import DRAWS, POINTS, EyrieCraft, ScoreRoosts, begin_day, draws
from clockwood.games.root.factions.eyrie.worth import worth
from clockwood.games.root.mat import Mat, MatRow, Printed, items_row
from clockwood.games.root.moments import FactionPart
from clockwood.games.root.rules.effects.drawing import EveningDraw, HandLimit
from clockwood.games.root.rules.homelands import Homeland
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.rules.setup import is_setting_up, waiting
from clockwood.games.root.table.cells import SPOILS, suit_at
from clockwood.games.root.words import CLEARINGS, COLUMNS, LEADERS, VIZIERS
from clockwood.kernel.bits import bit
from clockwood.kernel.content import Content
from clockwood.kernel.events import Event, Term
from clockwood.kernel.layout import NONE, term
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.scene import Panel, Setting
from clockwood.kernel.seen import Row, Seen, number_in
from clockwood.kernel.sketch import Sketch, label, named, plain
from clockwood.kernel.step import Step
from clockwood.kernel.view import Flat

ASKS: Final[dict[type[Step], str]] = {
    EyrieStart: "EY 7.3.2",
    FirstLeader: "EY 7.3.3",
    AddToDecree: "EY 7.4.2a",
    NewRoost: "EY 7.4.3",
    EyrieCraft: "EY 7.5.1",
    Decree: "EY 7.5.2a",
    Obey: "EY 7.5.2b",
    NewLeader: "EY 7.7.3",
}


def standing(view: Flat, leader: str) -> str:
    """Return the flag of a leader: at the head of the Eyrie, deposed, or free to be chosen."""
    if view.get("leader") == leader:
        return "now"
    return "wrong" if f"deposed.{leader}" in view else "open"


@mypyc_attr(allow_interpreted_subclasses=True)
class Eyrie(FactionPart):
    """Lords of the Forest, who disdain trade and obey their Decree. [EY 7.2]"""

    def __init__(self) -> None:
        super().__init__("eyrie", cells.PIECE_ROWS, cells.SUPPLY)
        self.rules_ties = True
        self.starts_in_corner = True
        self.home_between = 2
        self.home_at_edge = True
        self.home_slots = 1

    def mat(self) -> Mat:
        """Return the roosts: cards drawn over each space, points of the Evening under it. [EY DRAW] [EY VP]"""
        spaces = range(1, int(cells.ALL_ROOSTS) + 1)
        draw = [str(DRAWS[k]) for k in spaces]
        points = [str(POINTS[k]) for k in spaces]
        return Mat(
            [MatRow("roosts", "roost", len(spaces), Printed(draw, points, "card", "point")), items_row(self.name)]
        )

    def columns(self) -> list[str]:
        """Return the names of the columns of the Decree. [EY 7.4.2]"""
        return COLUMNS

    def describe(self, content: Content, setting: Setting) -> None:
        super().describe(content, setting)
        seat = content.names["seat"].index(self.name)
        setting.zones.extend(decree_zones(seat, self.columns()))
        if not self.is_bot:
            setting.panels.append(Panel("leaders", "scene-leaders", seat))

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        super().draw(content, view, seen)
        for column in self.columns():
            seen.zones[f"decree.{column}"] = number_in(view, f"count.decree.{column}")
        if not self.is_bot:
            seen.panels["leaders"] = [
                Row(f"scene-leader-{leader}", flag=standing(view, leader), cite=f"EY 7.8.{k + 1}")
                for k, leader in enumerate(LEADERS)
            ]

    def board_lines(self, view: Flat) -> Sketch:
        """Return the leader, and how many cards each column of the Decree has."""
        line = [plain("  "), label("sketch-decree")]
        if "leader" in view:
            line += [plain(" "), named("leader", str(view["leader"]), "head")]
        for column in self.columns():
            line += [
                plain("  "),
                named("suit" if self.is_bot else "column", column, "dim"),
                plain(f" {number_in(view, f'count.decree.{column}')}"),
            ]
        return [line]

    def asks(self) -> dict[type[Step], str]:
        return ASKS

    def prompt(self, match: Match, question: Question) -> Event | None:
        """Return an open question in words; those of the Decree name their column."""
        step = question.step
        if isinstance(step, (Decree, Obey)):
            return question.asked(ASKS[type(step)], [Term("column", "column", step.column)])
        return super().prompt(match, question)

    def begin(self, match: Match, seat: i64) -> None:
        match.state[cells.SUPPLY] = cells.BIRDS
        match.push(EyrieStart(seat))

    def begin_drafted(self, match: Match, seat: i64) -> None:
        match.state[cells.SUPPLY] = cells.BIRDS
        match.push(Homeland(seat))

    def settle(self, match: Match, seat: i64, clearing: i64) -> None:
        nest(match, seat, clearing, "EY ADV")

    def birdsong(self, match: Match, seat: i64) -> None:
        match.push(NewRoost(seat))
        match.push(AddToDecree(seat, 0, 0))
        match.push(EmergencyOrders(seat))

    def daylight(self, match: Match, seat: i64) -> None:
        begin_day(match, seat)

    def evening(self, match: Match, seat: i64) -> None:
        match.push(HandLimit(seat))
        match.push(EveningDraw(seat, draws(match.state)))
        match.push(ScoreRoosts(seat))

    def crafting(self, state: vec[i64], seat: i64, suit: i64) -> i64:
        found: i64 = 0
        for clearing in range(CLEARINGS):
            if state[cells.ROOST + clearing] and suit_at(state, clearing) == suit:
                found += 1
        return found

    def crafting_clearings(self, state: vec[i64], seat: i64) -> i64:
        found: i64 = 0
        for clearing in range(CLEARINGS):
            if state[cells.ROOST + clearing]:
                found |= bit(clearing)
        return found

    def item_points(self, match: Match, seat: i64, printed: i64) -> i64:
        """Score 1 for an item, what it shows under the Builder. [EY 7.2.3] [EY 7.8.1]"""
        return printed if cells.is_led_by(match.state, cells.BUILDER) else min(printed, 1)

    def extra_hits(self, match: Match, seat: i64, attacking: bool) -> i64:
        """Deal one hit more as attacker under the Commander. [EY 7.8.3]"""
        return 1 if attacking and cells.is_led_by(match.state, cells.COMMANDER) else 0

    def battle_over(self, match: Match, seat: i64, side: i64) -> None:
        """Score 1 more under the Despot where a building or token was removed. [EY 7.8.4]"""
        if match.state[SPOILS] >> side & 1 and cells.is_led_by(match.state, cells.DESPOT):
            score(match, seat, 1, "EY 7.8.4")

    def problems(self, match: Match) -> list[str]:
        """Name Viziers that are not in the columns of the leader, or that there is none. [EY 7.3.3] [EY 7.3.4]"""
        leader = term(match.state, cells.LEADER)
        if leader == NONE:
            chosen_later = any(isinstance(step, NewLeader) for step in waiting(match))
            if chosen_later or is_setting_up(match, match.content.names["seat"].index(self.name)):
                return []
            return ["state.leader: the Eyrie have no leader [EY 7.3.3]"]
        wanted = [int(cells.VIZIER_COLUMNS[leader * 2 + which]) for which in range(2)]
        lie = [
            column
            for column in range(len(COLUMNS))
            for which in range(2)
            if cells.in_column(match.state, VIZIERS + which, column)
        ]
        return (
            []
            if sorted(lie) == sorted(wanted)
            else ["cards.decree: the Viziers are in the leader's columns [EY 7.3.4]"]
        )

    def worth(self, match: Match, seat: i64) -> i64:
        return worth(match, seat)
