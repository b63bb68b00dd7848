"""The judge of Forge War, for players that search."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.forge_war.adventurers import cells as adventurers
from clockwood.games.forge_war.adventurers.cells import adventurer
from clockwood.games.forge_war.content import content_of
from clockwood.games.forge_war.judging.chances import FINE, all_chances, chances
from clockwood.games.forge_war.judging.worth import value
from clockwood.games.forge_war.players import cells as players
from clockwood.games.forge_war.players.cells import cubes_of
from clockwood.games.forge_war.turns import cells as turns
from clockwood.games.forge_war.words import SEATS
from clockwood.kernel.judge import Judge
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question

A_TURN: Final[i64] = 65_536
"""The pauses of a turn lie below this number."""


class ForgeJudge(Judge):
    """Worth, chances and pauses of Forge War."""

    def value(self, match: Match, seat: i64) -> i64:
        return value(match, seat)

    def tells(self) -> bool:
        return True

    def chances(self, match: Match, seat: i64) -> float:
        return chances(match, seat)

    def all_chances(self, match: Match) -> vec[float]:
        return all_chances(match, len(SEATS))

    def shown(self, match: Match, question: Question, action: i64) -> i64:
        """Return the action, which all others see, also of simultaneous answers; only wealth is chosen in secret."""
        return -1 if question.secret else action

    def pause_of(self, match: Match) -> i64:
        """Return a number that changes with every turn and, where all decide at the same time, with every answer."""
        turn = match.state[turns.TURN] * A_TURN
        return turn + done_together(match) if match.lanes else turn

    def exploration(self, match: Match) -> float:
        return FINE if content_of(match).solo else 1.0


def done_together(match: Match) -> i64:
    """Return a number that changes with every weapon, every cube, and everyone who is done."""
    state = match.state
    found: i64 = 0
    for lane in match.lanes:
        found += 1 if lane.stack else 0
    for seat in range(content_of(match).colours):
        found += cubes_of(state, seat) * 8 + state[players.GOLD + seat] * 512
        for which in range(state[adventurers.COUNT + seat]):
            found += state[adventurers.WEAPON + adventurer(seat, which)] * (which + 3) * 16
    return found % A_TURN
