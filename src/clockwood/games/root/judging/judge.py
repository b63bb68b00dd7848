"""The opinion of Root on its tables, for players that search."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.root.content import content_of
from clockwood.games.root.rules.handing import hand_size
from clockwood.games.root.table.cells import VP
from clockwood.games.root.verbs import GIVE
from clockwood.kernel.judge import Judge
from clockwood.kernel.match import Match
from clockwood.kernel.odds import by_lead
from clockwood.kernel.question import Question

POINT: Final[i64] = 100
CARD: Final[i64] = 30
FAR: Final = 900.0
NEAR: Final = 250.0
"""The lead, in hundredths of a point, that makes a win nearly three times as likely: at the start, and near 30."""


class RootJudge(Judge):
    """Judges a table by points, cards in hand and what each faction says its board is worth."""

    def value(self, match: Match, seat: i64) -> i64:
        if seat >= content_of(match).players:
            return 0
        worth = match.state[VP + seat] * POINT + hand_size(match, seat) * CARD
        return worth + content_of(match).faction[seat].worth(match, seat)

    def tells(self) -> bool:
        return True

    def chances(self, match: Match, seat: i64) -> float:
        if seat >= content_of(match).players:
            return 0.0
        outcome = match.outcome
        if outcome is not None:
            return 1.0 if int(seat) in outcome.winners else 0.0
        return by_lead(self.worths(match), seat, scale(match))

    def all_chances(self, match: Match) -> vec[float]:
        found = vec[float](capacity=6)
        outcome = match.outcome
        worths = self.worths(match)
        for seat in range(len(match.game.seats)):
            if outcome is not None:
                found = append(found, 1.0 if seat in outcome.winners else 0.0)
            else:
                playing = seat < content_of(match).players
                found = append(found, by_lead(worths, seat, scale(match)) if playing else 0.0)
        return found

    def worths(self, match: Match) -> vec[i64]:
        found = vec[i64](capacity=6)
        for seat in range(content_of(match).players):
            found = append(found, self.value(match, seat))
        return found

    def shown(self, match: Match, question: Question, action: i64) -> i64:
        """Return the action itself, for it is done before everyone's eyes, but hide a card that is given."""
        content = content_of(match)
        if question.seat >= content.players:  # a watcher
            return action
        hidden = GIVE.has(action) or content.faction[question.seat].hides(action)
        return -1 if hidden else action


def scale(match: Match) -> float:
    """Return how much a lead counts: the more, the nearer somebody is to 30."""
    most: i64 = 0
    for seat in range(content_of(match).players):
        most = max(most, match.state[VP + seat])
    return FAR - (FAR - NEAR) * float(most) / 30.0
