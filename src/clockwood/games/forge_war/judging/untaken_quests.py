"""The worth of quests that nobody has taken yet: it grows with the power at home and the cubes to arm it."""

from typing import Final, final

from mypy_extensions import i64

from clockwood.games.forge_war.content import content_of
from clockwood.games.forge_war.judging.arming import ArmingPlan
from clockwood.games.forge_war.words import KINDS
from clockwood.kernel.layout import NONE
from clockwood.kernel.match import Match

RATE: Final[i64] = 100
"""The worth of a point of power on a quest still to be taken, in hundredths of a point."""

LAST: Final[i64] = 6
"""The power that meets a quest of the last round, which has a single step."""

NEEDED_ALONE: Final[i64] = 4
LACKING_ALONE: Final[i64] = 250
"""The power that a player alone, who must take quests, needs every round, and the cost of a point less. [FW F11.1]"""


@final
class UntakenQuests:
    """The power that stays at home in the coming rounds, for quests that are not taken yet."""

    def __init__(self, match: Match, plan: ArmingPlan, begin: i64, left: i64) -> None:
        self.solo: Final = content_of(match).solo
        self.begin: Final = begin
        self.left: Final = left
        self.strengths: Final = plan.strengths(match)
        self.homes: i64 = 0
        self.power: i64 = 0
        self.at_last: i64 = 0
        self.lacking: i64 = 0

    def note(self, plan: ArmingPlan, ahead: i64, last: i64) -> None:
        """Note rounds in which nothing changes, when the quests under way have been managed."""
        rounds = last + 1 - max(ahead, self.begin)
        if rounds <= 0:
            return
        homes: i64 = 0
        power: i64 = 0
        for which in range(len(plan.on)):
            if plan.on[which] == NONE:
                homes += 1
                power += self.strengths[plan.level[which]]
        self.lacking += max(NEEDED_ALONE - power, 0) * rounds
        if last == self.left:
            self.at_last = power if power >= LAST else 0
            rounds -= 1
        self.homes += homes * rounds
        self.power += power * rounds

    def worth(self, plan: ArmingPlan) -> i64:
        """Return the worth of the power at home, as far as there are cubes to arm it.

        A quest takes two and a half rounds, a weapon two cubes. The scarcer of power and cubes counts most.
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
