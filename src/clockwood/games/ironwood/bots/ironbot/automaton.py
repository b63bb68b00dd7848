"""The Ironbot as the player of the Ironclad."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.ironwood.bots.ironbot import answers
from clockwood.games.ironwood.bots.ironbot.part import IronbotPart
from clockwood.games.ironwood.bots.ironbot.settings import IronbotSettings
from clockwood.games.ironwood.bots.ironbot.turn import IronbotTurn
from clockwood.kernel.automaton import Automaton
from clockwood.kernel.content import Content
from clockwood.kernel.errors import BadOption
from clockwood.kernel.match import Match
from clockwood.kernel.options import number_of
from clockwood.kernel.part import Part
from clockwood.kernel.step import Step


@final
class Ironbot(IronbotSettings):
    """Plays the Ironclad. [IB]"""

    def parts(self) -> list[Part]:
        return [IronbotPart()]

    def turn(self) -> Step:
        return IronbotTurn()

    def answer(self, match: Match, step: Step, seat: i64, options: vec[i64]) -> None:
        answers.answer(match, step, options)


def make_ironbot(content: Content, _seat: int, level: int, _traits: list[str]) -> Automaton:
    """Return the Ironbot for this table; a handicap is refused it."""
    if number_of(content.options, "handicap.ironclad"):
        raise BadOption("handicap.ironclad", "the Ironbot is no novice; ironbot.garrison strengthens it")
    return Ironbot(level, content.options)
