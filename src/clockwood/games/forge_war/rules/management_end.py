"""The end of management: charmed quests are settled, and quests that are not met fail. [FW F7.4] [FW B12]"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.forge_war.adventurers import cells as adventurers
from clockwood.games.forge_war.adventurers.cells import adventurer
from clockwood.games.forge_war.cards import cells as cards
from clockwood.games.forge_war.content import content_of
from clockwood.games.forge_war.events import quest_term
from clockwood.games.forge_war.players import cells as players
from clockwood.games.forge_war.quests import cells as quests
from clockwood.games.forge_war.quests.cells import has_quest, quest
from clockwood.games.forge_war.rules.gains import gain_gold, pay_gold
from clockwood.games.forge_war.rules.levels import champion
from clockwood.games.forge_war.rules.quest_progress import clear_quest, fail_quest, lose_alone
from clockwood.games.forge_war.rules.weapons import is_met
from clockwood.games.forge_war.turns.cells import in_order
from clockwood.games.forge_war.words import QUESTS_EACH
from clockwood.kernel.events import who
from clockwood.kernel.layout import held, term
from clockwood.kernel.match import Match
from clockwood.kernel.step import Step

CHARM_SETTLED: Final[i64] = 4
"""The mark of a charmed quest that was paid for; before it is 1 more than its price. [FW B12]"""


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
    """Settle the charm of a quest, then let it fail or note who was there from the start. [FW F7.4] [FW B13]"""
    state = match.state
    at = quest(seat, slot)
    if 0 < state[quests.CHARMED + at] < CHARM_SETTLED and not charm_holds(match, seat, slot):
        return
    if not is_met(match, seat, slot):
        fail_quest(match, seat, slot, True)
        return
    if state[quests.NEW + at]:
        for which in range(state[adventurers.COUNT + seat]):
            if state[adventurers.ON_QUEST + adventurer(seat, which)] == held(slot):
                state[adventurers.SINCE_START + adventurer(seat, which)] = 1


def charm_holds(match: Match, seat: i64, slot: i64) -> bool:
    """Pay a gold if the champion is there, else take the price; return whether the quest was taken. [FW B12]"""
    state = match.state
    at = quest(seat, slot)
    cost = state[quests.CHARMED + at] - 1
    hero_there = champion(state, seat, adventurers.CHARMING)
    if term(state, adventurers.ON_QUEST + adventurer(seat, hero_there)) == slot:
        state[quests.CHARMED + at] = CHARM_SETTLED
        gain_gold(match, seat, 1, "FW F10.7")
        return True
    state[quests.CHARMED + at] = 0
    if state[players.GOLD + seat] >= cost:
        pay_gold(match, seat, cost, "FW B12")
        return True
    if content_of(match).solo:
        lose_alone(match, "lost-by-missing")
        return False
    if match.listening:
        match.tell("quest-not-paid", "FW B12", [who(seat), quest_term(state, seat, slot)])
    clear_quest(match, seat, slot, cards.GONE)
    return False
