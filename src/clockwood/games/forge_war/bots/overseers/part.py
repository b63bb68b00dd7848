"""The overseers of colours that nobody plays, in solo games. [FW F11.6]"""

from mypy_extensions import i64

from clockwood.games.forge_war.bots.overseers.moves import AutomatedMove
from clockwood.games.forge_war.events import asked
from clockwood.games.forge_war.moments import ForgePart
from clockwood.kernel.events import Event, Term
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question


class Overseers(ForgePart):
    """The automated colours: they have no seat at the table, and move in the mine alone."""

    def unplayed_turn(self, match: Match, seat: i64) -> None:
        match.push(AutomatedMove(seat))

    def prompt(self, match: Match, question: Question) -> Event | None:
        step = question.step
        about = [Term("colour", "seat", step.seat)] if isinstance(step, AutomatedMove) else []
        return asked(question, {"AutomatedMove": "FW F11.6"}, about)
