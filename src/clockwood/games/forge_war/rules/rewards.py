"""Quest rewards: every active quest advances a step, player by player. [FW F7.7–F7.11]"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.forge_war.content import content_of
from clockwood.games.forge_war.quests.cells import has_quest
from clockwood.games.forge_war.rules.quest_progress import advance
from clockwood.games.forge_war.turns import cells as turns
from clockwood.games.forge_war.turns.cells import in_order
from clockwood.games.forge_war.verbs import ADVANCE
from clockwood.games.forge_war.words import QUESTS_EACH
from clockwood.kernel.bits import bit
from clockwood.kernel.match import Match
from clockwood.kernel.step import Step
from clockwood.kernel.timing import InAnyOrder


@mypyc_attr(acyclic=True, free_list_len=1)
class Rewards(Step):
    """All quests that were met advance and pay, in player order. [FW F7.7] [FW F7.11]"""

    def run(self, match: Match) -> None:
        match.state[turns.TURN] += 1
        order = in_order(match)
        for spot in range(len(order) - 1, -1, -1):
            if content_of(match).reward_order:
                match.push(AdvanceAny(order[spot], met(match, order[spot])))
                continue
            for slot in range(QUESTS_EACH - 1, -1, -1):
                if has_quest(match.state, order[spot], slot):
                    match.push(AdvanceQuest(order[spot], slot))


def met(match: Match, seat: i64) -> i64:
    """Return a bit for each active quest of the seat."""
    found: i64 = 0
    for slot in range(QUESTS_EACH):
        if has_quest(match.state, seat, slot):
            found |= bit(slot)
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class AdvanceAny(InAnyOrder):
    """The player picks which of several quests pays next, where the table agreed on it. [FW F7.11]"""

    def option(self, match: Match, which: i64) -> i64:
        return ADVANCE.code1(which)

    def effect(self, match: Match, action: i64) -> i64:
        return ADVANCE.only(action)

    def resolve(self, match: Match, which: i64) -> None:
        advance(match, self.chooser, which, 1)

    def with_left(self, left: i64) -> InAnyOrder:
        return AdvanceAny(self.chooser, left)


@mypyc_attr(acyclic=True, free_list_len=1)
class AdvanceQuest(Step):
    """A quest advances a step. [FW F7.7]"""

    def __init__(self, seat: i64, slot: i64) -> None:
        self.seat: Final = seat
        self.slot: Final = slot

    def run(self, match: Match) -> None:
        advance(match, self.seat, self.slot, 1)
