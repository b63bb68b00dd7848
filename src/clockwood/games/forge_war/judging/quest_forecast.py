"""A forecast of a seat's quests over the coming rounds: their worth in hundredths of a point."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.forge_war.content import content_of
from clockwood.games.forge_war.judging.arming import ArmingPlan
from clockwood.games.forge_war.judging.forced_quests import LOST_ALONE, forced_quest_threat
from clockwood.games.forge_war.judging.round_progress import AFTER, BEFORE, OVER, management_progress, will_mine
from clockwood.games.forge_war.judging.untaken_quests import UntakenQuests
from clockwood.games.forge_war.players import cells as players
from clockwood.games.forge_war.quests import cells as quests
from clockwood.games.forge_war.quests.cells import active_quest, has_quest, quest
from clockwood.games.forge_war.rules.gains import GOLD_GAIN, NEW_ADVENTURERS
from clockwood.games.forge_war.rules.quest_progress import PENALTY, REWARDS, consolation
from clockwood.games.forge_war.rules.rewards import AdvanceQuest
from clockwood.games.forge_war.rules.weapons import leg_of
from clockwood.games.forge_war.words import KINDS, LEGS, QUESTS_EACH
from clockwood.kernel.bits import bit
from clockwood.kernel.match import Match

POINT: Final[i64] = 100

INCOME: Final[i64] = 2
"""The cubes of wanted kinds that a mine phase is sure to bring."""

A_CUBE: Final[i64] = 3
"""The gold that the merchant asks for a cube, once a round. [FW F5.16]"""

SURE: Final[i64] = 98
RISK: Final[i64] = 5
"""The percentage of armed quests that succeed, and how much it falls for each cube still to be mined."""

WASTED: Final[i64] = 700
"""The cost of a failed quest besides its prestige: weapons, and the rounds of its adventurers."""

LATE: Final[i64] = 2
"""The percentage by which a quest is worth less for every round later that it ends."""

HORIZON: Final[i64] = 8
"""The number of rounds the forecast looks ahead."""

A_LEVEL: Final[i64] = 100
GOLD_WORTH: Final[i64] = 35
RECRUIT_WORTH: Final[i64] = 150
"""The worth of a level, a gold and an adventurer of a reward."""


@final
class QuestForecast:
    """The coming rounds, played on with a plan: quests that can be met add their prestige, others cost.

    `managing` says how far this round has come, `first` is the next management, in rounds from now, `next` the next
    quest to be taken. `keen` is the worth of a point of prestige that a quest promises.
    """

    def __init__(self, match: Match, seat: i64, left: i64, plan: ArmingPlan, keen: i64) -> None:
        self.seat: Final = seat
        self.solo: Final = content_of(match).solo
        self.left: Final = left
        self.keen: Final = keen
        self.plan: Final = plan
        self.managing: Final = management_progress(match, seat)
        self.first: Final[i64] = 1 if self.managing == OVER else 0
        self.next: Final[i64] = self.first if self.managing in (BEFORE, OVER) else 1
        self.gold: i64 = match.state[players.GOLD + seat]
        self.over: i64 = 0
        self.advancing: i64 = 0
        self.risks: Final = vec[i64]([i64(0), i64(0), i64(0), i64(0), i64(0)])

    def worth(self, match: Match) -> i64:
        """Return the worth of all quests up to the last round; the plan is then what would be left of the pool."""
        plan = self.plan
        untaken = UntakenQuests(match, plan, self.next, self.left)
        found = self.advanced(match) if self.managing == OVER else 0
        last = min(self.left, self.first + HORIZON - 1)
        for ahead in range(self.first, last + 1):
            self.earn(match, ahead)
            if not self.is_busy(match):
                found += self.alone(match, ahead)
                for later in range(ahead + 1, last + 1):
                    self.earn(match, later)
                    found += self.alone(match, later)
                untaken.note(plan, ahead, last)
                break
            plan.moved = 0
            for slot in range(QUESTS_EACH):
                if self.is_active(match, slot):
                    found += self.managed(match, slot, ahead)
            untaken.note(plan, ahead, ahead)
            found += self.alone(match, ahead)
            for slot in range(QUESTS_EACH):
                if self.is_active(match, slot):
                    found += self.rewarded(match, slot, ahead)
        for slot in range(QUESTS_EACH):
            if self.is_active(match, slot):
                found += self.unfinished(match, slot)
        return found + untaken.worth(plan)

    def earn(self, match: Match, ahead: i64) -> None:
        """Add the cubes of that round: those that are mined, and one that is bought. [FW F4.10] [FW F5.16]"""
        if ahead > 0 or will_mine(match, self.seat):
            self.plan.hoped += INCOME
        buys = ahead > 0 or (match.state[players.BOUGHT + self.seat] == 0 and self.managing != AFTER)
        if buys and self.gold > A_CUBE:
            self.gold -= A_CUBE
            self.plan.hoped += 1

    def alone(self, match: Match, ahead: i64) -> i64:
        """Return the threat of that round's forced quest to a player alone. [FW F11.1]"""
        return forced_quest_threat(match, self.plan, ahead, self.left) if self.solo and ahead >= self.next else 0

    def is_busy(self, match: Match) -> bool:
        """Return whether a quest is still under way."""
        for slot in range(QUESTS_EACH):
            if self.is_active(match, slot):
                return True
        return False

    def advanced(self, match: Match) -> i64:
        """Let quests advance whose rewards wait for those of others; return what they pay. [FW F7.11]"""
        found: i64 = 0
        for step in match.stack:
            if isinstance(step, AdvanceQuest) and step.seat == self.seat:
                found += self.rewarded(match, step.slot, self.first)
                self.advancing |= bit(step.slot)
        return found

    def step_at(self, match: Match, slot: i64, ahead: i64) -> i64:
        """Return the step a quest will be on in that round's management."""
        return match.state[quests.STEP + quest(self.seat, slot)] + ahead - self.first + (self.advancing >> slot & 1)

    def is_active(self, match: Match, slot: i64) -> bool:
        return has_quest(match.state, self.seat, slot) and not self.over >> slot & 1

    def managed(self, match: Match, slot: i64, ahead: i64) -> i64:
        """Arm a quest for its step in that round; return what it costs if that cannot be done. [FW F7.3]"""
        content = content_of(match)
        which = active_quest(match.state, self.seat, slot)
        step = self.step_at(match, slot, ahead)
        leg = leg_of(content, which, step)
        plan = self.plan
        before = plan.borrowed
        if ahead == 0 and self.managing == AFTER:
            lacks = plan.lacks(match, slot, which * LEGS + leg)
        else:
            lacks = plan.meet(match, slot, which * LEGS + leg)
        if lacks > 0:
            self.over |= bit(slot)
            plan.release(slot, 0)
            return self.failing(match, slot, step, lacks, ahead)
        self.risks[slot] += RISK * (plan.borrowed - before)
        return 0

    def rewarded(self, match: Match, slot: i64, ahead: i64) -> i64:
        """Let a quest advance after that round's management; return what it then pays. [FW F7.7] [FW F7.9]"""
        content = content_of(match)
        which = active_quest(match.state, self.seat, slot)
        step = self.step_at(match, slot, ahead)
        leg = leg_of(content, which, step)
        if step < content.quests.leg_end[which * LEGS + leg]:
            return 0
        done = step == content.quests.steps[which]
        if done:
            self.over |= bit(slot)
            self.plan.release(slot, content.quests.legs[which])
        paid = self.paid(match, which * LEGS + leg)
        return paid + self.promised(match, slot, which, ahead) if done else paid

    def paid(self, match: Match, leg: i64) -> i64:
        """Add a leg's cubes and adventurers to the plan; return the worth of its gold and adventurers."""
        rewards = content_of(match).quests.leg_rewards
        for resource in range(KINDS):
            self.plan.cubes[resource] += rewards[leg * REWARDS + resource]
        recruits = rewards[leg * REWARDS + NEW_ADVENTURERS]
        self.plan.joined(recruits)
        return rewards[leg * REWARDS + GOLD_GAIN] * GOLD_WORTH + recruits * RECRUIT_WORTH

    def promised(self, match: Match, slot: i64, which: i64, ahead: i64) -> i64:
        """Return the worth of completing a quest, weighted by how likely and how far away that is."""
        content = content_of(match)
        full = content.quests.prestige[which] * self.keen + content.quests.legs[which] * A_LEVEL
        likely = max(SURE - self.risks[slot], 50)
        loss = LOST_ALONE if self.solo else WASTED
        return (full * (100 - LATE * ahead) // 100 * likely - loss * (100 - likely)) // 100

    def failing(self, match: Match, slot: i64, step: i64, lacks: i64, ahead: i64) -> i64:
        """Return the worth of failing; it is less certain the less is lacking and the later it is."""
        content = content_of(match)
        state = match.state
        at = quest(self.seat, slot)
        which = active_quest(state, self.seat, slot)
        points = consolation(content, which, (state[quests.RUSHED_FROM + at] or step) if ahead == 0 else step) * POINT
        found = points - WASTED - 20 * lacks
        if self.solo:
            found = -LOST_ALONE - 50 * lacks + 800 * ahead
        elif state[quests.NEW + at] and ahead == 0:
            found -= PENALTY * POINT
        return found

    def unfinished(self, match: Match, slot: i64) -> i64:
        """Return the worth of a quest that is still active at the end, or at the horizon. [FW F9.2] [FW B6]"""
        content = content_of(match)
        state = match.state
        which = active_quest(state, self.seat, slot)
        step = self.step_at(match, slot, self.first)
        rounds = self.left + 1 - self.first
        if rounds > HORIZON:
            return content.quests.prestige[which] * POINT // 2
        if self.solo:
            return -LOST_ALONE
        found = consolation(content, which, step + rounds) * POINT - WASTED
        if self.left == 0 and self.first == 0 and state[quests.NEW + quest(self.seat, slot)] and content.late_penalty:
            found -= PENALTY * POINT
        return found
