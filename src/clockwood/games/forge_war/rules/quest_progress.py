"""Quests that advance, are completed or fail: rewards, prestige, levels. [FW F7.4–F7.12]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.forge_war.adventurers import cells as adventurers
from clockwood.games.forge_war.adventurers.cells import adventurer
from clockwood.games.forge_war.cards import cells as cards
from clockwood.games.forge_war.cards.cells import zone
from clockwood.games.forge_war.content import ForgeContent, content_of
from clockwood.games.forge_war.quests import cells as quests
from clockwood.games.forge_war.quests.cells import active_quest, quest
from clockwood.games.forge_war.reasons import REASONS
from clockwood.games.forge_war.rules.gains import MARKET_CARDS, gain_gold, receive, score
from clockwood.games.forge_war.rules.levels import LevelUps
from clockwood.games.forge_war.rules.market_cards import may_own, take_card
from clockwood.games.forge_war.rules.weapons import (
    leave_quest,
    leg_of,
)
from clockwood.games.forge_war.verbs import REDEEM, SKIP
from clockwood.games.forge_war.words import LEGS, PHYSICAL
from clockwood.kernel.bits import bit
from clockwood.kernel.events import card_term, number, who
from clockwood.kernel.layout import held, term
from clockwood.kernel.match import Match
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.piles import move_seen
from clockwood.kernel.step import NOT_ASKED, SeatStep

NOT_DISCARDED: Final[i64] = REASONS.add("not-discarded", "FW F7.10")

REWARDS: Final[i64] = len(PHYSICAL)
PENALTY: Final[i64] = 3
"""The prestige that failing a quest in its first round costs. [FW F7.6]"""


def advance(match: Match, seat: i64, slot: i64, steps: i64) -> None:
    """Move the tracker; every leg it leaves is completed, and off the last one so is the quest. [FW F7.7, F7.8]"""
    state = match.state
    content = content_of(match)
    at = quest(seat, slot)
    which = active_quest(state, seat, slot)
    before = leg_of(content, which, state[quests.STEP + at])
    state[quests.STEP + at] += steps
    after = leg_of(content, which, state[quests.STEP + at])
    if match.listening:
        terms = [who(seat), card_term(cards.FIRST_QUEST + which), number("n", state[quests.STEP + at])]
        match.tell("tracker-moved" if after < content.quests.legs[which] else "quest-completed", "FW F7.7", terms)
    if after == content.quests.legs[which]:
        complete_leg(match, seat, slot, which * LEGS + before)
        complete_quest(match, seat, slot, which)
        return
    for leg in range(after - 1, before - 1, -1):
        complete_leg(match, seat, slot, which * LEGS + leg)


def complete_leg(match: Match, seat: i64, slot: i64, leg: i64) -> None:
    """Pay the physical rewards, and what champions and weapons there add; its prestige is not scored. [FW F7.8]"""
    state = match.state
    content = content_of(match)
    for _ in range(content.quests.leg_rewards[leg * REWARDS + MARKET_CARDS]):
        match.push(RedeemCard(seat))
    receive(match, seat, content.quests.leg_rewards, leg * REWARDS, "FW F7.8")
    for which in range(state[adventurers.COUNT + seat]):
        at = adventurer(seat, which)
        if state[adventurers.ON_QUEST + at] != held(slot):
            continue
        prestige = content.designs.per_leg[term(state, adventurers.WEAPON + at)]
        title = term(state, adventurers.TITLE + at)
        if title == adventurers.OPPORTUNISTIC:
            prestige += 2
        elif title == adventurers.UNRELENTING:
            state[adventurers.TOKENS + at] += 1
        if prestige:
            score(match, seat, prestige, "FW F10.7")


def complete_quest(match: Match, seat: i64, slot: i64, which: i64) -> None:
    """Score full prestige; those present share as many levels as the quest had legs. [FW F7.12]"""
    state = match.state
    content = content_of(match)
    prestige = content.quests.prestige[which]
    among: i64 = 0
    for hero in range(state[adventurers.COUNT + seat]):
        at = adventurer(seat, hero)
        if state[adventurers.ON_QUEST + at] != held(slot):
            continue
        if state[adventurers.LEVEL + at] < adventurers.CHAMPION:
            among |= bit(hero)
        prestige += content.designs.at_end[term(state, adventurers.WEAPON + at)]
        if state[adventurers.SINCE_START + at]:
            title = term(state, adventurers.TITLE + at)
            if title == adventurers.VALOROUS:
                prestige += 4
            elif title == adventurers.FORTUITOUS:
                gain_gold(match, seat, 3, "FW F10.7")
    score(match, seat, prestige, "FW F7.12")
    match.push(LevelUps(seat, content.quests.legs[which], among))
    clear_quest(match, seat, slot, cards.COMPLETED + seat)


def clear_quest(match: Match, seat: i64, slot: i64, where: i64) -> None:
    """Take the card off the mat and its adventurers back to the pool. [FW F7.4] [FW F7.12]"""
    state = match.state
    at = quest(seat, slot)
    for hero in range(state[adventurers.COUNT + seat]):
        if state[adventurers.ON_QUEST + adventurer(seat, hero)] == held(slot):
            leave_quest(match, seat, hero)
    move_seen(state, cards.CARDS + term(state, quests.QUEST + at), where)
    state[quests.QUEST + at] = 0
    state[quests.STEP + at] = 0
    state[quests.NEW + at] = 0
    state[quests.RUSHED_FROM + at] = 0
    state[quests.CHARMED + at] = 0


def consolation(content: ForgeContent, which: i64, step: i64) -> i64:
    """Return the prestige in parentheses of the last completed leg. [FW F7.5]"""
    leg = leg_of(content, which, step)
    return content.quests.leg_consolation[which * LEGS + leg - 1] if leg else 0


def fail_quest(match: Match, seat: i64, slot: i64, penalty: bool) -> None:
    """Fail a quest; a rushed one counts from where its tracker was before. [FW F7.4–F7.6] [FW F11.1]"""
    state = match.state
    content = content_of(match)
    at = quest(seat, slot)
    which = active_quest(state, seat, slot)
    step = state[quests.RUSHED_FROM + at] or state[quests.STEP + at]
    if match.listening:
        match.tell("quest-failed", "FW F7.4", [who(seat), card_term(cards.FIRST_QUEST + which)])
    if content.solo:
        lose_alone(match, "lost-by-failing")
        return
    points = consolation(content, which, step)
    if points:
        score(match, seat, points, "FW F7.5")
    if state[quests.NEW + at] and penalty:
        score(match, seat, -PENALTY, "FW F7.6")
    clear_quest(match, seat, slot, cards.GONE)


def lose_alone(match: Match, reason: str) -> None:
    """End a solo game that is lost: it scores nothing. [FW F11.1]"""
    match.finish(Outcome((), reason, "FW F11.1", tuple(0 for _ in range(content_of(match).colours))))


@mypyc_attr(acyclic=True, free_list_len=1)
class RedeemCard(SeatStep):
    """A player may take any card of the market discard deck for nothing. [FW F7.10] [FW B14]"""

    def run(self, match: Match) -> None:
        options = append(vec[i64](capacity=16), SKIP.code())
        for card in range(cards.FIRST_QUEST):
            if zone(match.state, card) == cards.MARKET_DISCARD and may_own(match, self.seat, card):
                options = append(options, REDEEM.code1(card))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_DISCARDED if REDEEM.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if REDEEM.has(action):
            take_card(match, self.seat, REDEEM.only(action), "FW F7.10")
