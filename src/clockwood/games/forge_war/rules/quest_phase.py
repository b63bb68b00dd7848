"""Quest acquisition: at most one quest each, in player order. [FW F7.1] [FW F7.2]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.forge_war.adventurers import cells as adventurers
from clockwood.games.forge_war.cards import cells as cards
from clockwood.games.forge_war.content import content_of
from clockwood.games.forge_war.players import cells as players
from clockwood.games.forge_war.quests import cells as quests
from clockwood.games.forge_war.quests.cells import active_quests, has_quest, quest
from clockwood.games.forge_war.reasons import REASONS
from clockwood.games.forge_war.rules.gains import pay_gold
from clockwood.games.forge_war.rules.levels import champion
from clockwood.games.forge_war.rules.management import LastTrades, Management
from clockwood.games.forge_war.rules.management_end import EndManagement
from clockwood.games.forge_war.rules.quest_progress import lose_alone
from clockwood.games.forge_war.rules.rewards import Rewards
from clockwood.games.forge_war.rules.trading import NO_GOLD, add_trades, is_trade, trade, why_not_trade
from clockwood.games.forge_war.turns import cells as turns
from clockwood.games.forge_war.turns.cells import player_at
from clockwood.games.forge_war.verbs import CHARM, PASS, TAKE
from clockwood.games.forge_war.words import OFFER, QUESTS_EACH
from clockwood.kernel.events import card_term, who
from clockwood.kernel.layout import NONE, held, hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_seen
from clockwood.kernel.step import NOT_ASKED, SeatStep, Step

NOT_OFFERED: Final[i64] = REASONS.add("not-offered", "FW F7.1")
FIVE_QUESTS: Final[i64] = REASONS.add("five-quests", "FW F6.7")
NOT_CHARMING: Final[i64] = REASONS.add("not-charming", "FW F10.7")
MUST_TAKE: Final[i64] = REASONS.add("must-take", "FW F11.1")


@mypyc_attr(acyclic=True, free_list_len=1)
class QuestPhase(Step):
    """Each player in order may take a quest; then all manage, quests are checked and advance. [FW F7.1–F7.7]"""

    def __init__(self, spot: i64) -> None:
        self.spot: Final = spot

    def run(self, match: Match) -> None:
        hold(match.state, turns.PHASE, turns.QUEST_PHASE)
        match.state[turns.TURN] += 1
        if self.spot == content_of(match).players:
            match.push(LastTrades())
            match.push(Rewards())
            match.push(EndManagement())
            match.push(Management())
            return
        match.push(QuestPhase(self.spot + 1))
        match.push(Acquire(player_at(match, self.spot)))


def slot_cost(slot: i64) -> i64:
    """Return the gold a slot costs: 0 for the first two, 1 for the next three, 2 for the second row. [FW F7.1]"""
    return 0 if slot < 2 else 1 if slot < 5 else 2


def offer_slot(state: vec[i64], card: i64) -> i64:
    """Return the slot a quest is offered in, or -1."""
    for slot in range(OFFER):
        if state[quests.OFFERED + slot] == held(card):
            return slot
    return -1


def can_charm(state: vec[i64], seat: i64) -> bool:
    """Return whether there is a Charming champion, and no charmed quest still active. [FW F10.7]"""
    if champion(state, seat, adventurers.CHARMING) < 0:
        return False
    for slot in range(QUESTS_EACH):
        if state[quests.CHARMED + quest(seat, slot)]:
            return False
    return True


@mypyc_attr(acyclic=True, free_list_len=1)
class Acquire(SeatStep):
    """A player takes one quest of the offer, or passes; alone there is no passing. [FW F7.1] [FW F11.1]"""

    def run(self, match: Match) -> None:
        state = match.state
        options = vec[i64](capacity=24)
        if active_quests(state, self.seat) < QUESTS_EACH:
            charming = can_charm(state, self.seat)
            for slot in range(OFFER):
                card = term(state, quests.OFFERED + slot)
                if card != NONE:
                    if slot_cost(slot) <= state[players.GOLD + self.seat]:
                        options = append(options, TAKE.code1(card))
                    if charming:
                        options = append(options, CHARM.code1(card))
        if not content_of(match).solo or len(options) == 0:
            options = append(options, PASS.code())
        match.ask(self, self.seat, add_trades(match, self.seat, options))

    def why_not(self, match: Match, action: i64) -> i64:
        if action == PASS.code():
            return MUST_TAKE
        if not TAKE.has(action) and not CHARM.has(action):
            return why_not_trade(match, self.seat, action)
        if offer_slot(match.state, TAKE.only(action) if TAKE.has(action) else CHARM.only(action)) < 0:
            return NOT_OFFERED
        if active_quests(match.state, self.seat) == QUESTS_EACH:
            return FIVE_QUESTS
        if TAKE.has(action):
            return NO_GOLD
        return NOT_CHARMING if CHARM.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if is_trade(action):
            match.push(self)
            trade(match, self.seat, action)
        elif action != PASS.code():
            charming = CHARM.has(action)
            take_quest(match, self.seat, CHARM.only(action) if charming else TAKE.only(action), charming)
        elif content_of(match).solo:
            lose_alone(match, "lost-by-missing")
        elif match.listening:
            match.tell("passed-quest", "FW F7.1", [who(self.seat)])


def take_quest(match: Match, seat: i64, card: i64, charming: bool) -> None:
    """Take a quest of the offer: pay the slot's price, put the tracker on step 1. [FW F7.1] [FW B12]"""
    state = match.state
    offered = offer_slot(state, card)
    state[quests.OFFERED + offered] = 0
    move_seen(state, cards.CARDS + card, cards.ACTIVE + seat)
    slot: i64 = 0
    while has_quest(state, seat, slot):
        slot += 1
    at = quest(seat, slot)
    hold(state, quests.QUEST + at, card)
    state[quests.STEP + at] = 1
    state[quests.NEW + at] = 1
    if match.listening:
        match.tell("quest-charmed" if charming else "quest-taken", "FW F7.1", [who(seat), card_term(card)])
    if charming:
        state[quests.CHARMED + at] = slot_cost(offered) + 1
    else:
        pay_gold(match, seat, slot_cost(offered), "FW F7.1")
