"""Ironwood, as the rest of the house knows it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.ironwood.actions import NO_WAGER, WORDS
from clockwood.games.ironwood.automata import ironbot_answers, woodenbot_answers
from clockwood.games.ironwood.automata.difficulty import IRONBOT, WOODENBOT
from clockwood.games.ironwood.begun_pack import begun_pack
from clockwood.games.ironwood.chances import all_chances, chances
from clockwood.games.ironwood.content import IronwoodContent, build, merged
from clockwood.games.ironwood.hidden import resample, shows_secret
from clockwood.games.ironwood.invariants import problems
from clockwood.games.ironwood.keywords import learn
from clockwood.games.ironwood.options import OPTIONS, VARIANTS
from clockwood.games.ironwood.printed import printed
from clockwood.games.ironwood.prompts import prompt
from clockwood.games.ironwood.reasons import REASONS
from clockwood.games.ironwood.regions import TABLE
from clockwood.games.ironwood.results import forecast, result
from clockwood.games.ironwood.rules.ending import RoundEnd
from clockwood.games.ironwood.rules.pieces import move_anew, outcome
from clockwood.games.ironwood.rules.preparing import Preparation
from clockwood.games.ironwood.rules.round import ActionPhase, Round, turn_for
from clockwood.games.ironwood.rules.setup import set_up
from clockwood.games.ironwood.rules.setup_solo import must_have_sides
from clockwood.games.ironwood.saying import option
from clockwood.games.ironwood.scene import setting
from clockwood.games.ironwood.scene_view import seen
from clockwood.games.ironwood.sketch import PARTS, sketch, sketch_for, sketch_note, sketch_of
from clockwood.games.ironwood.state import (
    ROUND,
    TURN,
    board,
    opponent,
)
from clockwood.games.ironwood.steps import STEPS
from clockwood.games.ironwood.value import value
from clockwood.games.ironwood.view import view
from clockwood.kernel.content import AutomatonSpec, Content, PackId, Value
from clockwood.kernel.events import Event
from clockwood.kernel.game import Flat, Game, Reason
from clockwood.kernel.match import Match
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.question import Question
from clockwood.kernel.rng import Generator
from clockwood.kernel.scene import Setting
from clockwood.kernel.seen import Seen
from clockwood.kernel.sketch import Piece, Sketch
from clockwood.kernel.step import Step

RULES_VERSION: Final = 4
CARD_EVENTS: Final = {"drew": "drawn", "played": "played", "revealed-wager": "wagered"}
LAST_TURN: Final[i64] = 5


class Ironwood(Game):
    """Woodwalkers and Ironclad over eleven mountains and the forests between them."""

    def __init__(self) -> None:
        learn()
        super().__init__(
            "ironwood",
            "clockwood.games.ironwood.game",
            RULES_VERSION,
            ["woodwalkers", "ironclad"],
            TABLE,
            WORDS,
            STEPS,
            OPTIONS,
        )

    def variants(self) -> list[dict[str, Value]]:
        return [dict(variant) for variant in VARIANTS]

    def automata(self) -> list[AutomatonSpec]:
        return [IRONBOT, WOODENBOT]

    def card_events(self) -> dict[str, str]:
        return dict(CARD_EVENTS)

    def build(self, files: dict[str, dict[str, object]], packs: list[PackId], options: dict[str, Value]) -> Content:
        return build(files, packs, options)

    def overlay(
        self, files: dict[str, dict[str, object]], pack: dict[str, dict[str, object]]
    ) -> dict[str, dict[str, object]]:
        return merged(files, pack)

    def begun_pack(self, files: dict[str, dict[str, object]], texts: dict[str, str]) -> dict[str, str]:
        return begun_pack(files, texts)

    def set_up(self, match: Match) -> None:
        set_up(match)

    def phases(self) -> list[str]:
        return ["preparation", "action", "round end"]

    def opening(self, match: Match, phase: str, seat: i64) -> list[Step]:
        if match.state[ROUND] == 0:
            match.state[ROUND] = 1
        must_have_sides(match)
        below: list[Step] = [Round()]
        if phase == "round end":
            return [*below, RoundEnd()]
        if phase == "preparation":
            return [*below, RoundEnd(), ActionPhase(), Preparation()]
        if match.state[TURN] % 2 != seat:
            match.state[TURN] += 1
        return [*below, RoundEnd(), ActionPhase(), turn_for(match, seat)]

    def automaton_turn(self, match: Match, seat: i64) -> list[Step]:
        """Its next turn of this round, or the first of the next one. [IB 3.4] [IW R5.1]"""
        if match.state[TURN] + (match.state[TURN] + seat) % 2 > LAST_TURN:
            match.state[ROUND] += 1
            match.state[TURN] = 0
        move_anew(match)
        return self.opening(match, "action", seat)

    def answer_for(self, match: Match, step: Step, seat: i64, options: vec[i64]) -> None:
        if board(match).woodenbot:
            woodenbot_answers.answer(match, step, options)
        else:
            ironbot_answers.answer(match, step, options)

    def resigned(self, match: Match, seat: i64) -> Outcome:
        """The opponent wins at once. [IW R17.1]"""
        return outcome(match.state, opponent(seat), "won-by-surrender", "IW R17.1")

    def resample(self, match: Match, seat: i64, rng: Generator) -> None:
        resample(match, seat, rng)

    def shows_secret(self, match: Match, cell: str, owner: i64, seat: i64) -> bool:
        return shows_secret(match, cell, owner, seat)

    def view(self, match: Match, seat: i64) -> Flat:
        return view(match, seat)

    def problems(self, match: Match) -> list[str]:
        return problems(match)

    def reason(self, code: i64) -> Reason:
        return REASONS[code]

    def prompt(self, match: Match, question: Question) -> Event:
        return prompt(match, question)

    def option(self, match: Match, question: Question, action: i64) -> list[Event]:
        return option(match, question, action) or super().option(match, question, action)

    def printed(self, content: Content, kind: str, value: int, language: str) -> str:
        return printed(content, kind, value, language)

    def setting(self, content: Content) -> Setting:
        assert isinstance(content, IronwoodContent)
        return setting(content)

    def seen(self, content: Content, view: Flat) -> Seen:
        assert isinstance(content, IronwoodContent)
        return seen(content, view)

    def ways_out(self) -> list[str]:
        return ["pass", "skip", "done", "stay", "no-wager"]

    def result(self, match: Match, question: Question, action: i64) -> Event | None:
        return result(match, action)

    def forecast(self, match: Match) -> list[Event]:
        return forecast(match)

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
        return all_chances(match)

    def shown(self, match: Match, question: Question, action: i64) -> i64:
        """Whether a side stakes a card is seen at once, which one is not. [IW R11.3]"""
        return action if action == NO_WAGER.code() else super().shown(match, question, action)

    def turn_of(self, match: Match) -> i64:
        return match.state[ROUND] * 8 + match.state[TURN]

    def milestone(self, match: Match) -> i64:
        return match.state[ROUND]


GAME: Final = Ironwood()
