"""The judge of Ironwood, for players that search."""

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.ironwood.judging.chances import chances
from clockwood.games.ironwood.judging.value import value
from clockwood.games.ironwood.verbs import NO_WAGER
from clockwood.games.ironwood.words import WOODWALKERS
from clockwood.kernel.judge import Judge
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question


class IronwoodJudge(Judge):
    """The worth and the chances of either side, and the part of an answer that others see."""

    def value(self, match: Match, seat: i64) -> i64:
        return value(match, seat)

    def tells(self) -> bool:
        return True

    def chances(self, match: Match, seat: i64) -> float:
        return chances(match, seat)

    def all_chances(self, match: Match) -> vec[float]:
        wood = chances(match, WOODWALKERS)
        return append(append(vec[float](capacity=2), wood), 1.0 - wood)

    def shown(self, match: Match, question: Question, action: i64) -> i64:
        """Show at once whether a side stakes a card, but not which one. [IW R11.3]"""
        return action if action == NO_WAGER.code() else super().shown(match, question, action)
