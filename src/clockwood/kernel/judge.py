"""The judge: a game's opinion of a table, for players that search."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from clockwood.kernel.match import Match
    from clockwood.kernel.question import Question


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges how good a table looks and what others see of an answer; by default by the worth of parts."""

    def value(self, match: "Match", seat: i64) -> i64:
        """Return a number for how good the table looks to the seat: the higher of two is the better table.

        It has no unit and no sure bounds, and means nothing beside the number of another game. A player that looks one
        step ahead takes the answer after which it is highest; `chances` says how likely the seat is to win.
        """
        worth: i64 = 0
        for part in match.content.parts:
            worth += part.worth(match, seat)
        return worth

    def tells(self) -> bool:
        """Return whether it judges unfinished matches, that is, implements `chances`."""
        return False

    def chances(self, match: "Match", seat: i64) -> float:
        """Return how likely the seat is to win, 0 to 1, judged by the table as it is; asked only if it `tells`."""
        raise NotImplementedError

    def all_chances(self, match: "Match") -> vec[float]:
        """Return the chances of every seat; override it where one judgement serves all seats."""
        seats = len(match.game.seats)
        found = vec[float](capacity=seats)
        for seat in range(seats):
            found = append(found, self.chances(match, seat))
        return found

    def shown(self, match: "Match", question: "Question", action: i64) -> i64:
        """Return what other seats see of an answer as it is given: the action, or -1 for no more than that it was."""
        return -1 if question.secret or match.lanes else action

    def pause_of(self, match: "Match") -> i64:
        """Return a number that changes where a search may stop and look: at the ends of turns, or more often."""
        return match.game.turn_of(match)

    def exploration(self, match: "Match") -> float:
        """Return the scale of the search's exploration bonus; lower it where `chances` differ little."""
        return 1.0
