"""Parts of Iron Kings, and its moments: what core rules ask of parts that they do not know, bots above all."""

from mypy_extensions import i64, mypyc_attr

from clockwood.kernel.events import Event
from clockwood.kernel.match import Match
from clockwood.kernel.part import Part
from clockwood.kernel.question import Question
from clockwood.kernel.step import Step


@mypyc_attr(allow_interpreted_subclasses=True)
class KingsPart(Part):
    """A part of Iron Kings: it lists the questions that are its own, and may answer at moments.

    At each moment the parts that answer it are asked in their order; see `KingsContent.gather`.
    """

    def asks(self) -> dict[type[Step], str]:
        """Return the steps whose questions it puts in words, each with the rule of the question."""
        return {}

    def prompt(self, match: Match, question: Question) -> Event | None:
        cite = self.asks().get(type(question.step))
        return None if cite is None else question.asked(cite, [])

    # -- moments

    def plays_without_cards(self, seat: i64) -> bool:
        """Return whether the seat is dealt no planning cards and has none to exchange. [IK K1.3] [IK K1.4]"""
        return False
