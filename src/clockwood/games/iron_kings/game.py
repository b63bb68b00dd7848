"""Iron Kings, as the rest of the house knows it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.iron_kings.actions import WORDS
from clockwood.games.iron_kings.automata import rival_answers
from clockwood.games.iron_kings.chances import all_chances, chances
from clockwood.games.iron_kings.content import KingsContent, build
from clockwood.games.iron_kings.hidden import resample
from clockwood.games.iron_kings.invariants import problems
from clockwood.games.iron_kings.options import OPTIONS, VARIANTS
from clockwood.games.iron_kings.preview import preview
from clockwood.games.iron_kings.printed import printed
from clockwood.games.iron_kings.prompts import prompt
from clockwood.games.iron_kings.reasons import REASONS
from clockwood.games.iron_kings.rules.ending import final_vp
from clockwood.games.iron_kings.rules.planning import Plan
from clockwood.games.iron_kings.rules.program import Throttle
from clockwood.games.iron_kings.rules.replanning import Override, RecoverPlan, SwapPlans
from clockwood.games.iron_kings.rules.setup import set_up
from clockwood.games.iron_kings.rules.turn import EndTurn, Turn
from clockwood.games.iron_kings.rules.workers import WorkerPhase
from clockwood.games.iron_kings.scene import setting
from clockwood.games.iron_kings.scene_view import seen
from clockwood.games.iron_kings.sketch import PARTS, sketch, sketch_for, sketch_note, sketch_of
from clockwood.games.iron_kings.state import ACTIVE, FIRST, ROUND, TABLE, TURN, board, homes
from clockwood.games.iron_kings.steps import STEPS
from clockwood.games.iron_kings.terms import SEATS
from clockwood.games.iron_kings.value import value
from clockwood.games.iron_kings.view import view
from clockwood.kernel.content import AutomatonSpec, Content, PackId, Value
from clockwood.kernel.events import Event, Told
from clockwood.kernel.game import Flat, Game, Reason
from clockwood.kernel.match import Match
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.question import Question
from clockwood.kernel.rng import Generator
from clockwood.kernel.scene import Setting
from clockwood.kernel.seen import Seen
from clockwood.kernel.sketch import Piece, Sketch
from clockwood.kernel.step import Step

RULES_VERSION: Final = 2
RIVAL: Final = AutomatonSpec("rival", {"automaton": "rival"}, level="rival.level")
PHASES: Final = ["turn", "worker", "king"]


class IronKings(Game):
    """War machines that carry out planned moves on steam, one to four of them."""

    def __init__(self) -> None:
        super().__init__(
            "iron-kings", "clockwood.games.iron_kings.game", RULES_VERSION, SEATS, TABLE, WORDS, STEPS, OPTIONS
        )

    def variants(self) -> list[dict[str, Value]]:
        return [dict(variant) for variant in VARIANTS]

    def automata(self) -> list[AutomatonSpec]:
        return [RIVAL]

    def build(self, files: dict[str, dict[str, object]], packs: list[PackId], options: dict[str, Value]) -> Content:
        return build(files, packs, options)

    def set_up(self, match: Match) -> None:
        set_up(match)

    def phases(self) -> list[str]:
        return PHASES

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

    def automaton_turn(self, match: Match, seat: i64) -> list[Step]:
        """The rival's turn, from its beginning. [IK V3]"""
        return self.opening(match, "turn", seat)

    def answer_for(self, match: Match, step: Step, seat: i64, options: vec[i64]) -> None:
        rival_answers.answer(match, step, options)

    def resigned(self, match: Match, seat: i64) -> Outcome:
        """The others win; alone nobody does."""
        scores = tuple(int(final_vp(match, k)) for k in range(board(match).players))
        if board(match).solo:
            return Outcome((), "lost-by-giving-up", "IK U26", scores)
        others = tuple(k for k in range(board(match).players) if k != seat)
        return Outcome(others, "won-by-surrender", "IK K8.1", scores)

    def resample(self, match: Match, seat: i64, rng: Generator) -> None:
        resample(match, seat, rng)

    def view(self, match: Match, seat: i64) -> Flat:
        return view(match, seat)

    def problems(self, match: Match) -> list[str]:
        return problems(match)

    def reason(self, code: i64) -> Reason:
        return REASONS[code]

    def prompt(self, match: Match, question: Question) -> Event:
        return prompt(match, question)

    def printed(self, content: Content, kind: str, value: int, language: str) -> str:
        return printed(content, kind, value, language)

    def setting(self, content: Content) -> Setting:
        assert isinstance(content, KingsContent)
        return setting(content)

    def seen(self, content: Content, view: Flat) -> Seen:
        assert isinstance(content, KingsContent)
        return seen(content, view)

    def sketch_parts(self) -> list[str]:
        return list(PARTS)

    def sketch(self, match: Match, seat: i64, part: str = "") -> Sketch:
        return sketch(match, seat, part)

    def sketch_for(self, match: Match, question: Question) -> list[str]:
        return sketch_for(match, question)

    def sketch_note(self, match: Match, action: i64) -> list[Piece]:
        return sketch_note(match, action)

    def sketch_of(self, match: Match, seat: i64, kind: str, value: int) -> Sketch:
        return sketch_of(match, seat, kind, value)

    def value(self, match: Match, seat: i64) -> i64:
        return value(match, seat)

    def tells(self) -> bool:
        return True

    def chances(self, match: Match, seat: i64) -> float:
        return chances(match, seat)

    def all_chances(self, match: Match) -> vec[float]:
        return all_chances(match, len(self.seats))

    def shown(self, match: Match, question: Question, action: i64) -> i64:
        """Hands are hidden, and so is what could be planned; what is planned lies open. [IK U10]"""
        return action

    def foretell(self, match: Match, question: Question) -> list[Told]:
        """Whoever plans is shown what the program would do. [IK K4]"""
        planning = isinstance(question.step, Plan | Override | SwapPlans | RecoverPlan)
        return preview(match, question.seat) if planning else []

    def turn_of(self, match: Match) -> i64:
        return match.state[TURN]

    def pause_of(self, match: Match) -> i64:
        """Whoever has settled, and whoever has begun something: `chances` sees how that ends."""
        state = match.state
        if state[TURN] == 0:
            return homes(board(match), state)
        question = match.question
        return state[TURN] * 2 + (1 if question is not None and isinstance(question.step, WorkerPhase) else 0)

    def reach(self) -> i64:
        """A turn is one worker: further ahead everything can still be done later, and is put off."""
        return 1

    def grain(self, match: Match) -> float:
        """Most of what a worker does is worth a tenth of a point."""
        return 0.25

    def milestone(self, match: Match) -> i64:
        return match.state[ROUND]


GAME: Final = IronKings()
