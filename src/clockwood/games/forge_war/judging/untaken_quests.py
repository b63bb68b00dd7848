"""What quests nobody has taken yet may bring: the more who stay at home, the better armed, the sooner."""

from typing import Final, final

from mypy_extensions import i64

from clockwood.games.forge_war.judging.arming import Plan
from clockwood.games.forge_war.state import board
from clockwood.games.forge_war.words import KINDS
from clockwood.kernel.match import Match

RATE: Final[i64] = 100
"""What a point of power is worth on a quest that is still to be taken, in hundredths of a point."""

LAST: Final[i64] = 6
"""With so much power a quest of the last round can be met, which has a single step."""

NEEDED_ALONE: Final[i64] = 4
LACKING_ALONE: Final[i64] = 250
"""The power a player alone needs every round, who must take a quest, and what a point less costs. [FW F11.1]"""


@final
class Prospects:
    """The power that stays at home in the rounds to come, and the cubes there will be to arm it."""

    def __init__(self, match: Match, plan: Plan, begin: i64, left: i64) -> None:
        self.solo: Final = board(match).solo
        self.begin: Final = begin
        self.left: Final = left
        self.strengths: Final = plan.strengths(match)
        self.homes: i64 = 0
        self.power: i64 = 0
        self.at_last: i64 = 0
        self.lacking: i64 = 0

    def note(self, plan: Plan, ahead: i64, last: i64) -> None:
        """Note rounds in which nothing changes, when the quests under way have been managed."""
        rounds = last + 1 - max(ahead, self.begin)
        if rounds <= 0:
            return
        homes: i64 = 0
        power: i64 = 0
        for which in range(len(plan.on)):
            if plan.on[which] == 0:
                homes += 1
                power += self.strengths[plan.level[which]]
        self.lacking += max(NEEDED_ALONE - power, 0) * rounds
        if last == self.left:
            self.at_last = power if power >= LAST else 0
            rounds -= 1
        self.homes += homes * rounds
        self.power += power * rounds

    def worth(self, plan: Plan) -> i64:
        """Power is at home for two rounds and a half before a quest is done, and each weapon takes two cubes.

        What there is less of counts most; a little of the rest will find its use.
        """
        cubes = plan.hoped
        for resource in range(KINDS):
            cubes += plan.cubes[resource]
        strength = self.power * 10 // self.homes if self.homes else self.strengths[1] * 10
        by_heads = self.power * 4 + self.at_last * 10
        by_cubes = cubes * strength // 2
        less, more = min(by_heads, by_cubes), max(by_heads, by_cubes)
        found = RATE * (less * 5 + min(more, less * 3)) // 60
        return found - self.lacking * LACKING_ALONE if self.solo else found
