"""Quest management: everybody staffs quests at the same time. [FW F7.3] [FW F6.9]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.forge_war.adventurers import cells as adventurers
from clockwood.games.forge_war.adventurers.cells import adventurer
from clockwood.games.forge_war.content import content_of
from clockwood.games.forge_war.events import design_term, hero, quest_term
from clockwood.games.forge_war.market.cells import owns_design
from clockwood.games.forge_war.players.cells import cube
from clockwood.games.forge_war.quests.cells import active_quests, has_quest
from clockwood.games.forge_war.reasons import REASONS
from clockwood.games.forge_war.rules.everybody import Everybody
from clockwood.games.forge_war.rules.levels import ALIKE, NO_SUCH_ADVENTURER
from clockwood.games.forge_war.rules.trading import NO_CUBES, add_trades, can_trade, is_trade, trade, why_not_trade
from clockwood.games.forge_war.rules.weapons import NO_QUEST, can_pay, forgeable, leave_quest, lose_weapon, may_wield
from clockwood.games.forge_war.verbs import DONE, FORGE, SEND, WITHDRAW
from clockwood.games.forge_war.words import KINDS, QUESTS_EACH
from clockwood.kernel.events import who
from clockwood.kernel.layout import held, hold
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED, SeatStep, Step

NO_WEAPON_FOR_LEVEL: Final[i64] = REASONS.add("no-weapon-for-level", "FW F6.4")
NOT_OWNED: Final[i64] = REASONS.add("not-owned", "FW F5.11")
LEVEL_TOO_LOW: Final[i64] = REASONS.add("level-too-low", "FW F6.4")
SAME_WEAPON: Final[i64] = REASONS.add("same-weapon", "FW F6.6")
NOT_ON_A_QUEST: Final[i64] = REASONS.add("not-on-a-quest", "FW F6.9")


@mypyc_attr(acyclic=True)
class Management(Everybody):
    """Everybody manages at the same time. [FW F7.2] [FW F7.3] [FW H5]"""

    def lane(self, match: Match, seat: i64) -> Step | None:
        if active_quests(match.state, seat) or can_trade(match, seat):
            return Manage(seat)
        return None


@mypyc_attr(acyclic=True)
class LastTrades(Everybody):
    """After rewards everybody may still buy, sell and exchange. [FW B16]"""

    def lane(self, match: Match, seat: i64) -> Step | None:
        return TradeOn(seat) if can_trade(match, seat) else None


@mypyc_attr(acyclic=True, free_list_len=1)
class TradeOn(SeatStep):
    """A player buys, sells and exchanges until done. [FW B16]"""

    def run(self, match: Match) -> None:
        match.ask(self, self.seat, add_trades(match, self.seat, append(vec[i64](capacity=16), DONE.code())))

    def why_not(self, match: Match, action: i64) -> i64:
        return why_not_trade(match, self.seat, action)

    def chosen(self, match: Match, action: i64) -> None:
        if is_trade(action):
            match.push(self)
            trade(match, self.seat, action)


@mypyc_attr(acyclic=True, free_list_len=1)
class Manage(SeatStep):
    """A player sends adventurers to quests with new weapons, takes them off, trades. [FW F7.3] [FW F6.9]"""

    def run(self, match: Match) -> None:
        state = match.state
        seat = self.seat
        options = append(vec[i64](capacity=48), DONE.code())
        found = forgeable(match, seat)
        for which in range(state[adventurers.COUNT + seat]):
            if not is_first(state, seat, which):
                continue
            at = adventurer(seat, which)
            for slot in range(QUESTS_EACH):
                if has_quest(state, seat, slot) and can_arm(match, seat, which, slot, found):
                    options = append(options, SEND.code2(which, slot))
            if state[adventurers.ON_QUEST + at]:
                options = append(options, WITHDRAW.code1(which))
        match.ask(self, seat, add_trades(match, seat, options))

    def why_not(self, match: Match, action: i64) -> i64:
        state = match.state
        if SEND.has(action):
            which, slot = SEND.first_of_two(action), SEND.last_of(action)
            if which >= state[adventurers.COUNT + self.seat]:
                return NO_SUCH_ADVENTURER
            if not has_quest(state, self.seat, slot):
                return NO_QUEST
            if not is_first(state, self.seat, which):
                return ALIKE
            return NO_WEAPON_FOR_LEVEL
        if WITHDRAW.has(action):
            which = WITHDRAW.only(action)
            if which >= state[adventurers.COUNT + self.seat]:
                return NO_SUCH_ADVENTURER
            return ALIKE if state[adventurers.ON_QUEST + adventurer(self.seat, which)] else NOT_ON_A_QUEST
        return why_not_trade(match, self.seat, action)

    def chosen(self, match: Match, action: i64) -> None:
        if action == DONE.code():
            return
        match.push(self)
        if is_trade(action):
            trade(match, self.seat, action)
        elif SEND.has(action):
            match.push(Arm(self.seat, SEND.first_of_two(action), SEND.last_of(action)))
        else:
            leave_quest(match, self.seat, WITHDRAW.only(action))


def is_first(state: vec[i64], seat: i64, which: i64) -> bool:
    """Return whether an adventurer is the first of those alike in everything. [FW H2]"""
    at = adventurer(seat, which)
    for other in range(adventurer(seat, 0), at):
        if (
            state[adventurers.LEVEL + other] == state[adventurers.LEVEL + at]
            and state[adventurers.ON_QUEST + other] == state[adventurers.ON_QUEST + at]
            and state[adventurers.TITLE + other] == state[adventurers.TITLE + at]
            and state[adventurers.WEAPON + other] == state[adventurers.WEAPON + at]
            and state[adventurers.TOKENS + other] == state[adventurers.TOKENS + at]
            and state[adventurers.SINCE_START + other] == state[adventurers.SINCE_START + at]
        ):
            return False
    return True


def can_arm(match: Match, seat: i64, which: i64, slot: i64, designs: vec[i64]) -> bool:
    """Return whether an adventurer may wield a weapon of one of these designs on a quest."""
    for design in designs:
        if may_wield(match, seat, which, slot, design):
            return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class Arm(Step):
    """The weapon is forged from the pool; an old one is lost. [FW F6.3–F6.6]"""

    def __init__(self, seat: i64, which: i64, slot: i64) -> None:
        self.seat: Final = seat
        self.which: Final = which
        self.slot: Final = slot

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=12)
        for design in forgeable(match, self.seat):
            if may_wield(match, self.seat, self.which, self.slot, design):
                options = append(options, FORGE.code1(design))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        if not FORGE.has(action):
            return NOT_ASKED
        design = FORGE.only(action)
        if not owns_design(match.state, self.seat, design):
            return NOT_OWNED
        if not can_pay(content_of(match).designs.cost, match.state, self.seat, design):
            return NO_CUBES
        level = match.state[adventurers.LEVEL + adventurer(self.seat, self.which)]
        return LEVEL_TOO_LOW if content_of(match).designs.level[design] > level else SAME_WEAPON

    def chosen(self, match: Match, action: i64) -> None:
        state = match.state
        cost = content_of(match).designs.cost
        design = FORGE.only(action)
        at = adventurer(self.seat, self.which)
        if state[adventurers.ON_QUEST + at] != held(self.slot):
            state[adventurers.SINCE_START + at] = 0
        lose_weapon(match, self.seat, self.which)
        for resource in range(KINDS):
            state[cube(self.seat, resource)] -= cost[design * KINDS + resource]
        hold(state, adventurers.ON_QUEST + at, self.slot)
        hold(state, adventurers.WEAPON + at, design)
        if match.listening:
            terms = [who(self.seat), *hero(state, self.seat, self.which), quest_term(state, self.seat, self.slot)]
            match.tell("adventurer-sent", "FW F6.5", [*terms, design_term(design)])
