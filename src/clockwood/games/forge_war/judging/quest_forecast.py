"""What quests promise a seat or threaten it with, in hundredths of a point: the next rounds are played in thought."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.forge_war.judging.arming import Plan
from clockwood.games.forge_war.judging.forced_quests import LOST_ALONE, hard_quest
from clockwood.games.forge_war.judging.untaken_quests import Prospects
from clockwood.games.forge_war.rules.gains import GOLD_GAIN, NEW_ADVENTURERS
from clockwood.games.forge_war.rules.management_end import EndManagement
from clockwood.games.forge_war.rules.mine_moves import MoveOverseer
from clockwood.games.forge_war.rules.mine_phase import MinePhase
from clockwood.games.forge_war.rules.quest_phase import QuestPhase
from clockwood.games.forge_war.rules.quest_progress import PENALTY, REWARDS, consolation
from clockwood.games.forge_war.rules.rewards import AdvanceQuest, Rewards
from clockwood.games.forge_war.rules.weapons import has_quest, leg_of
from clockwood.games.forge_war.state import (
    BOUGHT,
    GOLD,
    MINE_PHASE,
    NEW,
    PHASE,
    QUEST_PHASE,
    RUSHED,
    STEP,
    active_quest,
    board,
    quest,
    seat_at,
)
from clockwood.games.forge_war.words import KINDS, LEGS, QUESTS_EACH
from clockwood.kernel.bits import bit
from clockwood.kernel.match import Match

POINT: Final[i64] = 100
BEFORE: Final[i64] = 0
ACQUIRING: Final[i64] = 1
DURING: Final[i64] = 2
AFTER: Final[i64] = 3
OVER: Final[i64] = 4

INCOME: Final[i64] = 2
"""How many cubes a mine phase is sure to bring of the kinds that are wanted."""

A_CUBE: Final[i64] = 3
"""The gold that the merchant wants for a cube, once a round. [FW F5.16]"""

SURE: Final[i64] = 98
RISK: Final[i64] = 5
"""How many of a hundred quests go well that are armed for, and how many fewer for each cube still to be mined."""

WASTED: Final[i64] = 700
"""What a failed quest costs besides its prestige: weapons, and rounds in which adventurers did nothing else."""

LATE: Final[i64] = 2
"""How many of a hundred a quest is worth less for every round later that it ends."""

HORIZON: Final[i64] = 8
"""So many rounds are thought of."""

A_LEVEL: Final[i64] = 100
GOLD_WORTH: Final[i64] = 35
COMER_WORTH: Final[i64] = 150
"""What a level, a gold and an adventurer of a reward are worth."""


@final
class Forecast:
    """The rounds to come as they look from here: quests that can be met promise their prestige, others threaten."""

    def __init__(self, match: Match, seat: i64, left: i64, plan: Plan, keen: i64) -> None:
        self.seat: Final = seat
        self.solo: Final = board(match).solo
        self.left: Final = left
        self.keen: Final = keen
        self.plan: Final = plan
        self.managing: Final = when(match, seat)
        self.first: Final[i64] = 1 if self.managing == OVER else 0
        self.next: Final[i64] = self.first if self.managing in (BEFORE, OVER) else 1
        self.gold: i64 = match.state[GOLD + seat]
        self.over: i64 = 0
        self.advancing: i64 = 0
        self.risks: Final = vec[i64]([i64(0), i64(0), i64(0), i64(0), i64(0)])

    def worth(self, match: Match) -> i64:
        """Play on to the last round in thought. The plan is then what would be left of the pool."""
        plan = self.plan
        prospects = Prospects(match, plan, self.next, self.left)
        found = self.advanced(match) if self.managing == OVER else 0
        last = min(self.left, self.first + HORIZON - 1)
        for ahead in range(self.first, last + 1):
            self.earn(match, ahead)
            if not self.is_busy(match):
                found += self.alone(match, ahead)
                for later in range(ahead + 1, last + 1):
                    self.earn(match, later)
                    found += self.alone(match, later)
                prospects.note(plan, ahead, last)
                break
            plan.moved = 0
            for slot in range(QUESTS_EACH):
                if self.is_active(match, slot):
                    found += self.managed(match, slot, ahead)
            prospects.note(plan, ahead, ahead)
            found += self.alone(match, ahead)
            for slot in range(QUESTS_EACH):
                if self.is_active(match, slot):
                    found += self.rewarded(match, slot, ahead)
        for slot in range(QUESTS_EACH):
            if self.is_active(match, slot):
                found += self.unfinished(match, slot)
        return found + prospects.worth(plan)

    def earn(self, match: Match, ahead: i64) -> None:
        """Count on the cubes of that round: what is mined, and one that is bought. [FW F4.10] [FW F5.16]"""
        if ahead > 0 or will_mine(match, self.seat):
            self.plan.hoped += INCOME
        buys = ahead > 0 or (match.state[BOUGHT + self.seat] == 0 and self.managing != AFTER)
        if buys and self.gold > A_CUBE:
            self.gold -= A_CUBE
            self.plan.hoped += 1

    def alone(self, match: Match, ahead: i64) -> i64:
        """What threatens a player alone in that round, if its quest is still to be taken. [FW F11.1]"""
        return hard_quest(match, self.plan, ahead, self.left) if self.solo and ahead >= self.next else 0

    def is_busy(self, match: Match) -> bool:
        """Whether a quest is still under way."""
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
        """The step a quest will be on in that round's management."""
        return match.state[STEP + quest(self.seat, slot)] + ahead - self.first + (self.advancing >> slot & 1)

    def is_active(self, match: Match, slot: i64) -> bool:
        return has_quest(match.state, self.seat, slot) and not self.over >> slot & 1

    def managed(self, match: Match, slot: i64, ahead: i64) -> i64:
        """Arm a quest for its step in that round; return what it costs if that cannot be done. [FW F7.3]"""
        content = board(match)
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
        content = board(match)
        which = active_quest(match.state, self.seat, slot)
        step = self.step_at(match, slot, ahead)
        leg = leg_of(content, which, step)
        if step < content.leg_end[which * LEGS + leg]:
            return 0
        done = step == content.quest_steps[which]
        if done:
            self.over |= bit(slot)
            self.plan.release(slot, content.quest_legs[which])
        paid = self.paid(match, which * LEGS + leg)
        return paid + self.promised(match, slot, which, ahead) if done else paid

    def paid(self, match: Match, leg: i64) -> i64:
        """A leg is done: its cubes and adventurers join the plan; return what its gold is worth."""
        rewards = board(match).leg_rewards
        for resource in range(KINDS):
            self.plan.cubes[resource] += rewards[leg * REWARDS + resource]
        comers = rewards[leg * REWARDS + NEW_ADVENTURERS]
        self.plan.joined(comers)
        return rewards[leg * REWARDS + GOLD_GAIN] * GOLD_WORTH + comers * COMER_WORTH

    def promised(self, match: Match, slot: i64, which: i64, ahead: i64) -> i64:
        """What a completed quest scores, weighed by how likely that is and how far away."""
        content = board(match)
        full = content.quest_prestige[which] * self.keen + content.quest_legs[which] * A_LEVEL
        likely = max(SURE - self.risks[slot], 50)
        loss = LOST_ALONE if self.solo else WASTED
        return (full * (100 - LATE * ahead) // 100 * likely - loss * (100 - likely)) // 100

    def failing(self, match: Match, slot: i64, step: i64, lacks: i64, ahead: i64) -> i64:
        """What failing would bring; the less is lacking and the later it is, the less it is certain."""
        content = board(match)
        state = match.state
        at = quest(self.seat, slot)
        which = active_quest(state, self.seat, slot)
        points = consolation(content, which, (state[RUSHED + at] or step) if ahead == 0 else step) * POINT
        found = points - WASTED - 20 * lacks
        if self.solo:
            found = -LOST_ALONE - 50 * lacks + 800 * ahead
        elif state[NEW + at] and ahead == 0:
            found -= PENALTY * POINT
        return found

    def unfinished(self, match: Match, slot: i64) -> i64:
        """The game ends, or is too far away, before the quest does. [FW F9.2] [FW B6]"""
        content = board(match)
        state = match.state
        which = active_quest(state, self.seat, slot)
        step = self.step_at(match, slot, self.first)
        rounds = self.left + 1 - self.first
        if rounds > HORIZON:
            return content.quest_prestige[which] * POINT // 2
        if self.solo:
            return -LOST_ALONE
        found = consolation(content, which, step + rounds) * POINT - WASTED
        if self.left == 0 and self.first == 0 and state[NEW + quest(self.seat, slot)] and content.late_penalty:
            found -= PENALTY * POINT
        return found


def will_mine(match: Match, seat: i64) -> bool:
    """Whether the player's move in the mine is still to come in this round. [FW F4.1]"""
    state = match.state
    if state[PHASE] != MINE_PHASE:
        return state[PHASE] < MINE_PHASE
    question = match.question
    if question is not None and question.seat == seat and isinstance(question.step, MoveOverseer):
        return True
    for step in match.stack:
        if isinstance(step, MinePhase):
            for spot in range(step.spot, board(match).colours):
                if seat_at(state, spot) == seat:
                    return True
    return False


def when(match: Match, seat: i64) -> i64:
    """Whether management is still to come, under way, done with by this player, or over for this round."""
    waiting = match.stack
    if match.lanes and waiting and isinstance(waiting[-1], EndManagement):
        for lane in match.lanes:
            if lane.seat == seat:
                return DURING if lane.stack else AFTER
        return AFTER
    if match.state[PHASE] != QUEST_PHASE:
        return BEFORE
    for step in waiting:
        if isinstance(step, QuestPhase | Rewards):
            return ACQUIRING
    return OVER
