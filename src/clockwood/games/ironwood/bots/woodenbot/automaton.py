"""The Woodenbot as the player of the Woodwalkers."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.ironwood.bots.woodenbot import answers
from clockwood.games.ironwood.bots.woodenbot.part import WoodenbotPart
from clockwood.games.ironwood.bots.woodenbot.settings import WoodenbotSettings
from clockwood.games.ironwood.bots.woodenbot.turn import WoodenbotTurn
from clockwood.kernel.automaton import Automaton
from clockwood.kernel.content import Content
from clockwood.kernel.errors import BadOption
from clockwood.kernel.match import Match
from clockwood.kernel.options import number_of
from clockwood.kernel.part import Part
from clockwood.kernel.step import Step


@final
class Woodenbot(WoodenbotSettings):
    """Plays the Woodwalkers. [WB]"""

    def parts(self) -> list[Part]:
        return [WoodenbotPart()]

    def turn(self) -> Step:
        return WoodenbotTurn()

    def answer(self, match: Match, step: Step, seat: i64, options: vec[i64]) -> None:
        answers.answer(match, step, options)


def make_woodenbot(content: Content, _seat: int, level: int, _traits: list[str]) -> Automaton:
    """Return the Woodenbot for this table; a handicap is refused it."""
    if number_of(content.options, "handicap.woodwalkers"):
        raise BadOption("handicap.woodwalkers", "the Woodenbot is no novice; woodenbot.garrison strengthens it")
    return Woodenbot(level, content.options)
