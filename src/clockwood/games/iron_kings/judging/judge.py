"""The opinion of Iron Kings on its tables, for players that search."""

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.judging.chances import all_chances, chances
from clockwood.games.iron_kings.judging.value import value
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.rules.workers import WorkerPhase
from clockwood.games.iron_kings.turns import cells as turns
from clockwood.games.iron_kings.words import SEATS
from clockwood.kernel.judge import Judge
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question


class KingsJudge(Judge):
    """Judges a table by points made and points on the way."""

    def value(self, match: Match, seat: i64) -> i64:
        return value(match, seat)

    def tells(self) -> bool:
        return True

    def chances(self, match: Match, seat: i64) -> float:
        return chances(match, seat)

    def all_chances(self, match: Match) -> vec[float]:
        return all_chances(match, len(SEATS))

    def shown(self, match: Match, question: Question, action: i64) -> i64:
        """Return the action itself: what could be planned is hidden, what is planned lies open. [IK U10]"""
        return action

    def pause_of(self, match: Match) -> i64:
        """Let a search pause when a player has settled or has begun something: `chances` sees how that ends."""
        state = match.state
        if state[turns.TURN] == 0:
            return kings.settled(content_of(match), state)
        question = match.question
        return state[turns.TURN] * 2 + (1 if question is not None and isinstance(question.step, WorkerPhase) else 0)

    def exploration(self, match: Match) -> float:
        """Return a low scale: most of what a worker does is worth a tenth of a point."""
        return 0.25
