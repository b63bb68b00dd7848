"""The automata as players of their seats."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.ironwood.bots.ironbot import answers as ironbot_answers
from clockwood.games.ironwood.bots.ironbot.settings import IronbotSettings
from clockwood.games.ironwood.bots.ironbot.turn import IronbotTurn
from clockwood.games.ironwood.bots.woodenbot import answers as woodenbot_answers
from clockwood.games.ironwood.bots.woodenbot.settings import WoodenbotSettings
from clockwood.games.ironwood.bots.woodenbot.turn import WoodenbotTurn
from clockwood.games.ironwood.rules.phases import next_turn
from clockwood.kernel.automaton import Automaton
from clockwood.kernel.content import Content
from clockwood.kernel.errors import BadOption
from clockwood.kernel.match import Match
from clockwood.kernel.options import number_of
from clockwood.kernel.step import Step


@final
class Ironbot(IronbotSettings):
    """Plays the Ironclad. [IB]"""

    def turn(self) -> Step:
        return IronbotTurn()

    def next_turn(self, match: Match, seat: i64) -> list[Step]:
        return next_turn(match, seat)

    def answer(self, match: Match, step: Step, seat: i64, options: vec[i64]) -> None:
        ironbot_answers.answer(match, step, options)


@final
class Woodenbot(WoodenbotSettings):
    """Plays the Woodwalkers. [WB]"""

    def turn(self) -> Step:
        return WoodenbotTurn()

    def next_turn(self, match: Match, seat: i64) -> list[Step]:
        return next_turn(match, seat)

    def answer(self, match: Match, step: Step, seat: i64, options: vec[i64]) -> None:
        woodenbot_answers.answer(match, step, options)


def make_ironbot(content: Content, _seat: int, level: int, _traits: list[str]) -> Automaton:
    """Return the Ironbot for this table; what only a person may have is refused."""
    if number_of(content.options, "handicap.ironclad"):
        raise BadOption("handicap.ironclad", "the Ironbot is no novice; ironbot.garrison strengthens it")
    return Ironbot(level, content.options)


def make_woodenbot(content: Content, _seat: int, level: int, _traits: list[str]) -> Automaton:
    """Return the Woodenbot for this table; what only a person may have is refused."""
    if number_of(content.options, "handicap.woodwalkers"):
        raise BadOption("handicap.woodwalkers", "the Woodenbot is no novice; woodenbot.garrison strengthens it")
    return Woodenbot(level, content.options)
