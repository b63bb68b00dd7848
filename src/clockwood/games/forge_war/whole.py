"""The whole of Forge War as one part."""

from mypy_extensions import i64

from clockwood.games.forge_war.cards.drawing import setting
from clockwood.games.forge_war.cards.notes import card_words
from clockwood.games.forge_war.content import ForgeContent
from clockwood.games.forge_war.hidden import resample
from clockwood.games.forge_war.invariants import problems
from clockwood.games.forge_war.printed import printed
from clockwood.games.forge_war.prompts import prompt
from clockwood.games.forge_war.quests.drawing import seen
from clockwood.games.forge_war.results import result
from clockwood.games.forge_war.rules.bonus_tiles import BonusTile
from clockwood.games.forge_war.rules.market_phase import MarketPhase
from clockwood.games.forge_war.rules.mine_phase import MinePhase
from clockwood.games.forge_war.rules.quest_phase import QuestPhase
from clockwood.games.forge_war.rules.round import EndRound
from clockwood.games.forge_war.rules.rounds import STAGE_ROUNDS
from clockwood.games.forge_war.rules.setup import set_up
from clockwood.games.forge_war.sketch import PARTS, sketch, sketch_for, sketch_note, sketch_of
from clockwood.games.forge_war.state import ORDER, ROUND, SCORE, STAGE, board, in_order, seat_at
from clockwood.games.forge_war.view import show_all
from clockwood.games.forge_war.words import RESOURCES
from clockwood.kernel.content import Content
from clockwood.kernel.events import Event
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
    """Everything."""

    def set_up(self, match: Match) -> None:
        set_up(match)

    def opening(self, match: Match, phase: str, seat: i64) -> list[Step]:
        """The phase from this player's turn on; what a hand-written position left out is filled in."""
        state = match.state
        for cell in (STAGE, ROUND):
            if state[cell] == 0:
                state[cell] = 1
        if state[ORDER] == 0:
            for spot in range(board(match).colours):
                state[ORDER + spot] = spot + 1
        below: list[Step] = [EndRound(), BonusTile()]
        if phase == "quest":
            return [*below, QuestPhase(place_of(match, seat))]
        if phase == "market":
            return [*below, QuestPhase(0), MarketPhase(place_of(match, seat))]
        spot = 0
        while seat_at(state, spot) != seat:
            spot += 1
        return [*below, QuestPhase(0), MarketPhase(0), MinePhase(spot)]

    def resigned(self, match: Match, seat: i64) -> Outcome:
        """The others win; alone nobody does."""
        scores = tuple(int(match.state[SCORE + k]) for k in range(board(match).colours))
        if board(match).solo:
            return Outcome((), "lost-by-giving-up", "FW F11.1", scores)
        others = tuple(k for k in range(board(match).colours) if k != seat)
        return Outcome(others, "won-by-surrender", "FW F9.6", scores)

    def rounds(self, match: Match) -> i64:
        """Rounds are counted on through the stages."""
        return (match.state[STAGE] - 1) * STAGE_ROUNDS + match.state[ROUND]

    def show(self, match: Match, seat: i64, view: Flat) -> None:
        show_all(match, seat, view)

    def keys(self, content: Content) -> list[str]:
        seats = content.names["seat"]
        return ["stage", "round", *(f"{s}.{what}" for s in seats for what in ("score", "gold", "workers", *RESOURCES))]

    def resample(self, match: Match, seat: i64, rng: Generator) -> None:
        resample(match, seat, rng)

    def problems(self, match: Match) -> list[str]:
        return problems(match)

    def prompt(self, match: Match, question: Question) -> Event:
        return prompt(match, question)

    def result(self, match: Match, question: Question, action: i64) -> Event | None:
        return result(match, question, action)

    def printed(self, content: Content, kind: str, value: int, language: str) -> str:
        return printed(content, kind, value, language)

    def card_words(self, content: Content, card: int) -> list[Piece]:
        assert isinstance(content, ForgeContent)
        return card_words(content, card)

    def describe(self, content: Content, setting_: Setting) -> None:
        assert isinstance(content, ForgeContent)
        setting(content, setting_)

    def draw(self, content: Content, view: Flat, seen_: Seen) -> None:
        assert isinstance(content, ForgeContent)
        seen(content, view, seen_)

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


def place_of(match: Match, seat: i64) -> i64:
    """Where a player stands among those who decide."""
    order = in_order(match)
    for spot in range(len(order)):
        if order[spot] == seat:
            return spot
    return 0
