"""What players that search ask of Forge War."""

from typing import Final

from mypy_extensions import i64

from clockwood.games.forge_war.judging.chances import chances, grain
from clockwood.games.forge_war.judging.worth import value
from clockwood.games.forge_war.state import GOLD, HEADS, TURN, WEAPON, adventurer, board, cubes_of
from clockwood.kernel.judge import Judge
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question

A_TURN: Final[i64] = 65_536


class ForgeJudge(Judge):
    """Worth, chances and pauses of Forge War."""

    def value(self, match: Match, seat: i64) -> i64:
        return value(match, seat)

    def chances(self, match: Match, seat: i64) -> float:
        return chances(match, seat)

    def shown(self, match: Match, question: Question, action: i64) -> i64:
        """All but the choice of wealth cards happens openly, also what everybody does at the same time."""
        return -1 if question.secret else action

    def pause_of(self, match: Match) -> i64:
        """Return a number that changes with every turn and, where all decide at the same time, with every answer."""
        turn = match.state[TURN] * A_TURN
        return turn + done_together(match) if match.lanes else turn

    def exploration(self, match: Match) -> float:
        return grain(match)


def done_together(match: Match) -> i64:
    """Return a number that changes with every weapon, every cube, and everyone who is done."""
    state = match.state
    found: i64 = 0
    for lane in match.lanes:
        found += 1 if lane.stack else 0
    for seat in range(board(match).colours):
        found += cubes_of(state, seat) * 8 + state[GOLD + seat] * 512
        for which in range(state[HEADS + seat]):
            found += state[WEAPON + adventurer(seat, which)] * (which + 3) * 16
    return found % A_TURN
