"""The table of Ironwood as one part."""

from typing import Final

from mypy_extensions import i64

from clockwood.games.ironwood.cards.begun_pack import begun_pack
from clockwood.games.ironwood.cards.effect_words import option
from clockwood.games.ironwood.cards.hidden import resample, shows_secret
from clockwood.games.ironwood.content import IronwoodContent, merged
from clockwood.games.ironwood.invariants import problems
from clockwood.games.ironwood.printed import printed
from clockwood.games.ironwood.prompts import prompt
from clockwood.games.ironwood.results import forecast, result
from clockwood.games.ironwood.rules.phases import stack_at
from clockwood.games.ironwood.rules.pieces import outcome
from clockwood.games.ironwood.rules.setup import set_up
from clockwood.games.ironwood.scene import setting
from clockwood.games.ironwood.scene_view import seen
from clockwood.games.ironwood.sketch import PARTS, sketch, sketch_for, sketch_note, sketch_of
from clockwood.games.ironwood.view import view as shown_view
from clockwood.games.ironwood.words import opponent
from clockwood.kernel.content import Content
from clockwood.kernel.events import Event
from clockwood.kernel.match import Match
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.part import Files, Part
from clockwood.kernel.question import Question
from clockwood.kernel.rng import Generator
from clockwood.kernel.scene import Setting
from clockwood.kernel.seen import Seen
from clockwood.kernel.sketch import Piece, Sketch
from clockwood.kernel.step import Step
from clockwood.kernel.view import Flat

KEYS: Final = [
    "round", "supply.crystals", "totems", "crystals.woodwalkers", "supply.fighters.woodwalkers", "forges",
    "crystals.ironclad", "cargo", "supply.fighters.ironclad", "supply.golems", "spirits", "turns", "drill",
]  # fmt: skip


class WholeTable(Part):
    """Everything."""

    def overlay(self, files: Files, pack: Files) -> Files:
        return merged(files, pack)

    def begun_pack(self, files: Files, texts: dict[str, str]) -> dict[str, str]:
        return begun_pack(files, texts)

    def set_up(self, match: Match) -> None:
        set_up(match)

    def opening(self, match: Match, phase: str, seat: i64) -> list[Step]:
        return stack_at(match, phase, seat)

    def resigned(self, match: Match, seat: i64) -> Outcome:
        """The opponent wins at once. [IW R17.1]"""
        return outcome(match.state, opponent(seat), "won-by-surrender", "IW R17.1")

    def resample(self, match: Match, seat: i64, rng: Generator) -> None:
        resample(match, seat, rng)

    def shows_secret(self, match: Match, cell: str, owner: i64, seat: i64) -> bool:
        return shows_secret(match, cell, owner, seat)

    def show(self, match: Match, seat: i64, view: Flat) -> None:
        shown_view(match, seat, view)

    def keys(self, content: Content) -> list[str]:
        return KEYS

    def problems(self, match: Match) -> list[str]:
        return problems(match)

    def prompt(self, match: Match, question: Question) -> Event:
        return prompt(match, question)

    def option(self, match: Match, question: Question, action: i64) -> list[Event]:
        return option(match, question, action)

    def printed(self, content: Content, kind: str, value: int, language: str) -> str:
        return printed(content, kind, value, language)

    def describe(self, content: Content, setting_: Setting) -> None:
        assert isinstance(content, IronwoodContent)
        setting(content, setting_)

    def draw(self, content: Content, view: Flat, shown: Seen) -> None:
        assert isinstance(content, IronwoodContent)
        seen(content, view, shown)

    def result(self, match: Match, question: Question, action: i64) -> Event | None:
        return result(match, action)

    def forecast(self, match: Match) -> list[Event]:
        return forecast(match)

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
