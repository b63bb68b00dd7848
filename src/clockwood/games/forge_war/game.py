"""Forge War, as the rest of the house knows it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.forge_war.actions import WORDS
from clockwood.games.forge_war.chances import all_chances, chances, grain
from clockwood.games.forge_war.content import ForgeContent, build
from clockwood.games.forge_war.hidden import resample
from clockwood.games.forge_war.invariants import problems
from clockwood.games.forge_war.options import OPTIONS, VARIANTS
from clockwood.games.forge_war.printed import printed
from clockwood.games.forge_war.prompts import prompt
from clockwood.games.forge_war.reasons import REASONS
from clockwood.games.forge_war.regions import TABLE
from clockwood.games.forge_war.results import result
from clockwood.games.forge_war.rules.acquiring import QuestPhase
from clockwood.games.forge_war.rules.market import MarketPhase
from clockwood.games.forge_war.rules.mining import MinePhase
from clockwood.games.forge_war.rules.round import EndRound
from clockwood.games.forge_war.rules.rounds import STAGE_ROUNDS
from clockwood.games.forge_war.rules.setup import set_up
from clockwood.games.forge_war.rules.tiles import BonusTile
from clockwood.games.forge_war.scene import setting
from clockwood.games.forge_war.scene_view import seen
from clockwood.games.forge_war.sketch import PARTS, sketch, sketch_for, sketch_note, sketch_of
from clockwood.games.forge_war.sketch_cards import card_words
from clockwood.games.forge_war.state import (
    GOLD,
    HEADS,
    ORDER,
    ROUND,
    SCORE,
    STAGE,
    TURN,
    WEAPON,
    adventurer,
    board,
    cubes_of,
    in_order,
    seat_at,
)
from clockwood.games.forge_war.steps import STEPS
from clockwood.games.forge_war.terms import SEATS
from clockwood.games.forge_war.value import value
from clockwood.games.forge_war.view import view
from clockwood.kernel.content import Content, PackId, Value
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

RULES_VERSION: Final = 2
PHASES: Final = ["mine", "market", "quest"]
A_TURN: Final[i64] = 65_536
CARD_EVENTS: Final = {
    "quest-dealt": "drawn",
    "card-shown": "drawn",
    "design-published": "drawn",
    "quest-taken": "played",
    "quest-charmed": "played",
    "card-taken": "played",
    "card-used": "played",
    "claimed": "played",
    "quest-failed": "failed",
}


class ForgeWar(Game):
    """Guilds that mine, forge and send adventurers on quests; two to four of them, or one alone."""

    def __init__(self) -> None:
        super().__init__(
            "forge-war", "clockwood.games.forge_war.game", RULES_VERSION, SEATS, TABLE, WORDS, STEPS, OPTIONS
        )

    def variants(self) -> list[dict[str, Value]]:
        return [dict(variant) for variant in VARIANTS]

    def card_events(self) -> dict[str, str]:
        return dict(CARD_EVENTS)

    def build(self, files: dict[str, dict[str, object]], packs: list[PackId], options: dict[str, Value]) -> Content:
        return build(files, packs, options)

    def set_up(self, match: Match) -> None:
        set_up(match)

    def phases(self) -> list[str]:
        return PHASES

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

    def result(self, match: Match, question: Question, action: i64) -> Event | None:
        return result(match, question, action)

    def printed(self, content: Content, kind: str, value: int, language: str) -> str:
        return printed(content, kind, value, language)

    def card_words(self, content: Content, card: int) -> list[Piece]:
        assert isinstance(content, ForgeContent)
        return card_words(content, card)

    def setting(self, content: Content) -> Setting:
        assert isinstance(content, ForgeContent)
        return setting(content)

    def seen(self, content: Content, view: Flat) -> Seen:
        assert isinstance(content, ForgeContent)
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
        """All but the choice of wealth cards happens openly, also what everybody does at the same time."""
        return -1 if question.secret else action

    def turn_of(self, match: Match) -> i64:
        return match.state[TURN]

    def pause_of(self, match: Match) -> i64:
        """In what everybody does at the same time each deed can be judged by itself."""
        turn = match.state[TURN] * A_TURN
        return turn + done_together(match) if match.lanes else turn

    def grain(self, match: Match) -> float:
        return grain(match)

    def milestone(self, match: Match) -> i64:
        """Rounds are counted on through the stages."""
        return (match.state[STAGE] - 1) * STAGE_ROUNDS + match.state[ROUND]


def done_together(match: Match) -> i64:
    """A number that changes with every weapon, every cube, and everyone who is done."""
    state = match.state
    found: i64 = 0
    for lane in match.lanes:
        found += 1 if lane.stack else 0
    for seat in range(board(match).colours):
        found += cubes_of(state, seat) * 8 + state[GOLD + seat] * 512
        for which in range(state[HEADS + seat]):
            found += state[WEAPON + adventurer(seat, which)] * (which + 3) * 16
    return found % A_TURN


def place_of(match: Match, seat: i64) -> i64:
    """Where a player stands among those who decide."""
    order = in_order(match)
    for spot in range(len(order)):
        if order[spot] == seat:
            return spot
    return 0


GAME: Final = ForgeWar()
