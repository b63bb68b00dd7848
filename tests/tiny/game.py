"""Beacons as everyone outside sees it."""

from typing import Final

from mypy_extensions import i64

from clockwood.kernel.content import Content, OptionSpec, PackId, Value
from clockwood.kernel.events import EVERYONE, Event, number
from clockwood.kernel.game import Flat, Game, Reason
from clockwood.kernel.match import Match
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.question import Question
from clockwood.kernel.rng import Generator
from clockwood.kernel.scene import Setting
from clockwood.kernel.seen import Seen
from clockwood.kernel.step import Step, StepKind
from tiny import hidden, scene, view
from tiny.actions import WORDS
from tiny.printed import Beacons, Files, printed
from tiny.rules import night, ship, storm, turn
from tiny.state import NIGHT, SEATS, TABLE, shore_ships

STEPS: Final = [
    StepKind(night.Night),
    StepKind(night.Prepare),
    StepKind(night.Mark, "seat", "number"),
    StepKind(night.Bear, "seat"),
    StepKind(night.ShowCourses),
    StepKind(storm.Storm),
    StepKind(storm.Calming, "number"),
    StepKind(storm.Break),
    StepKind(storm.EndStorm),
    StepKind(turn.Turn, "seat"),
    StepKind(turn.Look, "seat"),
    StepKind(turn.Draw, "seat"),
    StepKind(turn.Feed, "seat", "number"),
    StepKind(turn.Sightings, "seat", "number"),
    StepKind(ship.Ship),
]
OPTIONS: Final = [OptionSpec("nights", 8, "B14", 1, 99), OptionSpec("storms", 1, "B5")]
REASONS: Final = {
    turn.NOT_IN_HAND: Reason("not-in-hand", "B8"),
    turn.NO_CARDS: Reason("no-cards", "B8"),
    turn.LAMP_FULL: Reason("lamp-full", "B9"),
}


class BeaconsGame(Game):
    """Two keepers, four rocks, twelve cards."""

    def variants(self) -> list[dict[str, Value]]:
        return [{}, {"nights": 30, "storms": 0}]

    def build(self, files: Files, packs: list[PackId], options: dict[str, Value]) -> Content:
        return Beacons(packs, options, files)

    def set_up(self, match: Match) -> None:
        night.deal(match)

    def opening(self, match: Match, phase: str, seat: i64) -> list[Step]:
        del match
        return [night.Night()] if phase == "night" else [night.Night(), turn.Turn(seat)]

    def phases(self) -> list[str]:
        return ["night", "turn"]

    def resigned(self, match: Match, seat: i64) -> Outcome:
        del match
        return Outcome((int(1 - seat),), "gave-up", "B15")

    def resample(self, match: Match, seat: i64, rng: Generator) -> None:
        hidden.resample(match, seat, rng)

    def view(self, match: Match, seat: i64) -> Flat:
        return view.view(match, seat)

    def setting(self, content: Content) -> Setting:
        assert isinstance(content, Beacons)
        return scene.setting(content)

    def seen(self, content: Content, view: Flat) -> Seen:
        assert isinstance(content, Beacons)
        return scene.seen(content, view)

    def ways_out(self) -> list[str]:
        return ["pass", "enough"]

    def problems(self, match: Match) -> list[str]:
        return view.problems(match)

    def reason(self, code: i64) -> Reason:
        return REASONS[int(code)]

    def prompt(self, match: Match, question: Question) -> Event:
        del match
        return Event(f"ask-{type(question.step).__name__.lower()}", "", EVERYONE, [number("high", question.high)])

    def value(self, match: Match, seat: i64) -> i64:
        shores = printed(match).shores
        return shore_ships(match.state, shores, int(seat)) - shore_ships(match.state, shores, int(1 - seat))

    def turn_of(self, match: Match) -> i64:
        return match.state[NIGHT]

    def milestone(self, match: Match) -> i64:
        return match.state[NIGHT]


GAME: Final = BeaconsGame("beacons", "tiny.game", 1, SEATS, TABLE, WORDS, STEPS, OPTIONS)
