"""The whole table as one part."""

from mypy_extensions import i64

from clockwood.games.iron_kings.content import KingsContent
from clockwood.games.iron_kings.hidden import resample
from clockwood.games.iron_kings.invariants import problems
from clockwood.games.iron_kings.plans.preview import preview
from clockwood.games.iron_kings.printed import printed
from clockwood.games.iron_kings.prompts import prompt
from clockwood.games.iron_kings.rules.ending import final_vp
from clockwood.games.iron_kings.rules.planning import Plan
from clockwood.games.iron_kings.rules.program import Throttle
from clockwood.games.iron_kings.rules.replanning import Override, RecoverPlan, SwapPlans
from clockwood.games.iron_kings.rules.setup import set_up
from clockwood.games.iron_kings.rules.turn import EndTurn, Turn
from clockwood.games.iron_kings.rules.workers import WorkerPhase
from clockwood.games.iron_kings.scene import describe
from clockwood.games.iron_kings.scene_view import draw
from clockwood.games.iron_kings.sketch import PARTS, sketch, sketch_for, sketch_note, sketch_of
from clockwood.games.iron_kings.state import ACTIVE, FIRST, ROUND, board
from clockwood.games.iron_kings.view import show
from clockwood.kernel.content import Content
from clockwood.kernel.events import Event, Told
from clockwood.kernel.match import Match
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.part import Part
from clockwood.kernel.question import Question
from clockwood.kernel.rng import Generator
from clockwood.kernel.scene import Setting
from clockwood.kernel.seen import Seen
from clockwood.kernel.sketch import Piece, Sketch
from clockwood.kernel.step import Step
from clockwood.kernel.view import Flat


class Whole(Part):
    """War machines that carry out planned moves on steam, one to four of them."""

    def set_up(self, match: Match) -> None:
        set_up(match)

    def opening(self, match: Match, phase: str, seat: i64) -> list[Step]:
        """The player's turn from this phase on; what a hand-written position left out is filled in."""
        state = match.state
        if state[ROUND] == 0:
            state[ROUND] = 1
        if state[FIRST] == 0:
            state[FIRST] = 1
        if phase == "turn":
            return [Turn(seat)]
        state[ACTIVE] = seat + 1
        steps: list[Step] = [EndTurn(seat), Throttle(seat)]
        return [*steps, WorkerPhase(seat)] if phase == "worker" else steps

    def resigned(self, match: Match, seat: i64) -> Outcome:
        """The others win; alone nobody does."""
        scores = tuple(int(final_vp(match, k)) for k in range(board(match).players))
        if board(match).solo:
            return Outcome((), "lost-by-giving-up", "IK U26", scores)
        others = tuple(k for k in range(board(match).players) if k != seat)
        return Outcome(others, "won-by-surrender", "IK K8.1", scores)

    def resample(self, match: Match, seat: i64, rng: Generator) -> None:
        resample(match, seat, rng)

    def show(self, match: Match, seat: i64, view: Flat) -> None:
        show(match, seat, view)

    def keys(self, content: Content) -> list[str]:
        return [f"{seat}.{what}" for seat in content.names["seat"] for what in ("vp", "carried", "gauge")]

    def problems(self, match: Match) -> list[str]:
        return problems(match)

    def prompt(self, match: Match, question: Question) -> Event:
        return prompt(match, question)

    def printed(self, content: Content, kind: str, value: int, language: str) -> str:
        return printed(content, kind, value, language)

    def describe(self, content: Content, setting: Setting) -> None:
        assert isinstance(content, KingsContent)
        describe(content, setting)

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        assert isinstance(content, KingsContent)
        draw(content, view, seen)

    def sketch_parts(self) -> list[str]:
        return list(PARTS)

    def sketch(self, match: Match, seat: i64, part: str) -> Sketch:
        return sketch(match, seat, part)

    def sketch_for(self, match: Match, question: Question) -> list[str]:
        return sketch_for(match, question)

    def sketch_note(self, match: Match, action: i64) -> list[Piece]:
        return sketch_note(match, action)

    def sketch_of(self, match: Match, seat: i64, kind: str, value: int) -> Sketch:
        return sketch_of(match, seat, kind, value)

    def foretell(self, match: Match, question: Question) -> list[Told]:
        """Whoever plans is shown what the program would do. [IK K4]"""
        planning = isinstance(question.step, Plan | Override | SwapPlans | RecoverPlan)
        return preview(match, question.seat) if planning else []
