"""The moves of automated colours: whose workers they cross decides where they go. [FW F11.6]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.forge_war.content import content_of
from clockwood.games.forge_war.mine.cells import piece_at, worker
from clockwood.games.forge_war.reasons import REASONS
from clockwood.games.forge_war.rules.mine import crossed, move_overseer, overseer_moves
from clockwood.games.forge_war.turns import cells as turns
from clockwood.games.forge_war.verbs import MOVE
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.priority import AskSeat, Score, fewest, most, pick
from clockwood.kernel.step import NOT_ASKED, SeatStep

MUST_MOVE: Final[i64] = REASONS.add("must-move", "FW F11.6")


def crossed_workers(match: Match, action: i64, own: bool) -> i64:
    """Count the workers of the moving colour, or of the others, that a move crosses."""
    state = match.state
    found: i64 = 0
    for at in crossed(content_of(match), state, MOVE.first_of_two(action), MOVE.last_of(action)):
        if (piece_at(state, at) == worker(match.chooser)) == own:
            found += 1
    return found


class ForeignCrossed(Score):
    """Workers of other colours on the way."""

    def score(self, match: Match, candidate: i64) -> i64:
        return crossed_workers(match, candidate, False)


class OwnCrossed(Score):
    """Workers of the own colour on the way."""

    def score(self, match: Match, candidate: i64) -> i64:
        return crossed_workers(match, candidate, True)


GOES: Final = [most("foreign-workers", ForeignCrossed()), fewest("own-workers", OwnCrossed())]
PERSON_PICKS: Final = AskSeat("person-picks", turns.PERSON)


@mypyc_attr(acyclic=True, free_list_len=1)
class AutomatedMove(SeatStep):
    """An automated colour moves; it passes only where it cannot. [FW F11.6] [FW B21]"""

    def run(self, match: Match) -> None:
        match.automaton_turn(self.seat, "FW F11.6", over=False)
        moves = overseer_moves(match, self.seat, vec[i64](capacity=48))
        if not pick(match, self, moves, "overseer-goes", "FW F11.6", GOES, PERSON_PICKS, self.seat):
            if match.listening:
                match.tell("overseers-stayed", "FW B21", [who(self.seat)])
            match.automaton_turn(self.seat, "FW F11.6", over=True)

    def why_not(self, match: Match, action: i64) -> i64:
        return MUST_MOVE if MOVE.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        move_overseer(match, self.seat, MOVE.first_of_two(action), MOVE.last_of(action))
        match.automaton_turn(self.seat, "FW F11.6", over=True)
