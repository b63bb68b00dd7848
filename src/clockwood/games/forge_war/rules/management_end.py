"""What comes of management: charmed quests are settled, and what is not met fails. [FW F7.4] [FW B12]"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.forge_war.events import slot_term, who
from clockwood.games.forge_war.rules.gains import gain_gold, pay_gold
from clockwood.games.forge_war.rules.levels import champion
from clockwood.games.forge_war.rules.quest_progress import clear_quest, fail_quest, lose_alone
from clockwood.games.forge_war.rules.weapons import CHARMING, has_quest, is_met
from clockwood.games.forge_war.state import (
    CHARMED,
    GOLD,
    GONE,
    HEADS,
    NEW,
    ON_QUEST,
    SINCE,
    adventurer,
    board,
    in_order,
    quest,
)
from clockwood.games.forge_war.words import QUESTS_EACH
from clockwood.kernel.match import Match
from clockwood.kernel.step import Step

CHARM_SETTLED: Final[i64] = 4


@mypyc_attr(acyclic=True, free_list_len=1)
class EndManagement(Step):
    """Charmed quests are settled; quests whose step is not met fail. [FW F7.4] [FW B12]"""

    def run(self, match: Match) -> None:
        for seat in in_order(match):
            for slot in range(QUESTS_EACH):
                if has_quest(match.state, seat, slot):
                    settle(match, seat, slot)
                    if match.outcome is not None:
                        return


def settle(match: Match, seat: i64, slot: i64) -> None:
    state = match.state
    at = quest(seat, slot)
    if 0 < state[CHARMED + at] < CHARM_SETTLED and not charm_holds(match, seat, slot):
        return
    if not is_met(match, seat, slot):
        fail_quest(match, seat, slot, True)
        return
    if state[NEW + at]:
        for which in range(state[HEADS + seat]):
            if state[ON_QUEST + adventurer(seat, which)] == slot + 1:
                state[SINCE + adventurer(seat, which)] = 1


def charm_holds(match: Match, seat: i64, slot: i64) -> bool:
    """With the champion there it gives a gold; else it costs its price, or was never taken. [FW B12]"""
    state = match.state
    at = quest(seat, slot)
    cost = state[CHARMED + at] - 1
    hero_there = champion(state, seat, CHARMING - 1)
    if state[ON_QUEST + adventurer(seat, hero_there)] == slot + 1:
        state[CHARMED + at] = CHARM_SETTLED
        gain_gold(match, seat, 1, "FW F10.7")
        return True
    state[CHARMED + at] = 0
    if state[GOLD + seat] >= cost:
        pay_gold(match, seat, cost, "FW B12")
        return True
    if board(match).solo:
        lose_alone(match, "lost-by-missing")
        return False
    if match.listening:
        match.tell("quest-not-paid", "FW B12", [who(seat), slot_term(slot)])
    clear_quest(match, seat, slot, GONE)
    return False
