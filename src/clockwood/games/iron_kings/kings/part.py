"""The players with their kings, Holdfasts, stores, workers and damage."""

from typing import Final

from mypy_extensions import i64

from clockwood.games.iron_kings.content import content_of, kings_content
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.kings.drawing.describe import describe_kings
from clockwood.games.iron_kings.kings.drawing.marks import MARKS
from clockwood.games.iron_kings.kings.drawing.seen import see_kings
from clockwood.games.iron_kings.kings.drawing.sketch import sketch_boards, sketch_hand
from clockwood.games.iron_kings.kings.problems import board_problems, king_problems, worker_problems
from clockwood.games.iron_kings.kings.results import result
from clockwood.games.iron_kings.moments import KingsPart
from clockwood.games.iron_kings.rules.boiler import BoilerLine, Burn
from clockwood.games.iron_kings.rules.damage import Hurt, Tow
from clockwood.games.iron_kings.rules.effects import AutoPilot, Climb, Leap, Pace, Stagger
from clockwood.games.iron_kings.rules.ending import carried_vp, holdfast_vp
from clockwood.games.iron_kings.rules.equipment import steam_most
from clockwood.games.iron_kings.rules.head import HeadLine
from clockwood.games.iron_kings.rules.items import Board, Lob, Rocket
from clockwood.games.iron_kings.rules.mending import Mend
from clockwood.games.iron_kings.rules.planning import Plan
from clockwood.games.iron_kings.rules.replanning import Override
from clockwood.games.iron_kings.rules.setup import ChooseSite, Mulligan
from clockwood.games.iron_kings.rules.turning import TurnKing
from clockwood.games.iron_kings.rules.workers import Whirl
from clockwood.kernel.content import Content
from clockwood.kernel.events import Event, Term, number
from clockwood.kernel.match import Match
from clockwood.kernel.question import CHANCE, Question
from clockwood.kernel.scene import Setting
from clockwood.kernel.seen import Seen
from clockwood.kernel.sketch import Sketch, named
from clockwood.kernel.step import Step
from clockwood.kernel.view import Flat

ASKS: Final[dict[type[Step], str]] = {
    ChooseSite: "IK K1.2",
    Whirl: "IK H16",
    HeadLine: "IK U22",
    BoilerLine: "IK U22",
    Burn: "IK K3.3",
    Mend: "IK K3.5",
    TurnKing: "IK K5.1",
    Pace: "IK H11",
    Stagger: "IK U36",
    Leap: "IK K5.4",
    AutoPilot: "IK U36",
    Climb: "IK K5.4",
    Hurt: "IK K6.4",
    Tow: "IK K6.6",
    Board: "IK U24",
    Lob: "IK H14",
    Rocket: "IK H14",
}


class Kings(KingsPart):
    """Kings and Holdfasts, steam and stores, workers and damage. [IK K1.5]"""

    def asks(self) -> dict[type[Step], str]:
        return ASKS

    def set_up(self, match: Match) -> None:
        state = match.state
        board = content_of(match).board
        for seat in range(content_of(match).players):
            state[kings.RESTED + seat] = board.small_workers
            state[kings.BIG_RESTED + seat] = 1
            state[kings.stock(seat, kings.COAL)] = board.coal
            state[kings.stock(seat, kings.WATER)] = board.water

    def show(self, match: Match, seat: i64, view: Flat) -> None:
        for player, name in enumerate(match.content.names["seat"]):
            view[f"{name}.gauge"] = int(steam_most(match, player))
            view[f"{name}.vp"] = int(holdfast_vp(match, player))
            view[f"{name}.carried"] = int(carried_vp(match, player))

    def keys(self, content: Content) -> list[str]:
        return [f"{seat}.{what}" for seat in content.names["seat"] for what in ("gauge", "vp", "carried")]

    def problems(self, match: Match) -> list[str]:
        return [*king_problems(match), *board_problems(match), *worker_problems(match)]

    def prompt(self, match: Match, question: Question) -> Event | None:
        step = question.step
        if isinstance(step, Mend):
            return question.asked(ASKS[Mend], [number("n", step.left)], "" if step.left else "-more")
        if isinstance(step, Hurt):
            about = [Term("king", "seat", step.seat), number("n", step.left)]
            return question.asked(ASKS[Hurt], about, "-die" if question.seat == CHANCE else "")
        return super().prompt(match, question)

    def result(self, match: Match, question: Question, action: i64) -> Event | None:
        return result(match, question, action)

    def describe(self, content: Content, setting: Setting) -> None:
        setting.marks = MARKS[: len(content.names["seat"])]
        describe_kings(kings_content(content), setting)

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        see_kings(kings_content(content), view, seen)

    def sketch_parts(self) -> list[str]:
        return ["boards", "hand"]

    def sketch(self, match: Match, seat: i64, part: str) -> Sketch:
        return sketch_hand(match, seat) if part == "hand" else sketch_boards(match, seat)

    def sketch_for(self, match: Match, question: Question) -> list[str]:
        return ["hand"] if isinstance(question.step, Plan | Override | Mulligan) else []

    def sketch_of(self, match: Match, seat: i64, kind: str, value: int) -> Sketch:
        """Name a space, a section or whatever else has a name of its own and nothing to explain."""
        return [] if kind in ("card", "hex") else [[named(kind, match.content.names[kind][value], "")]]
