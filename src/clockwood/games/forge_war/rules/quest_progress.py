"""Legs and quests completed or failed: what they pay, and where the adventurers go. [FW F7.4–F7.12]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.forge_war.content import ForgeContent
from clockwood.games.forge_war.events import card_term, who
from clockwood.games.forge_war.reasons import REASONS
from clockwood.games.forge_war.rules.gains import MARKET_CARDS, gain_gold, receive, score
from clockwood.games.forge_war.rules.levels import CHAMPION, LevelUps
from clockwood.games.forge_war.rules.market_cards import may_own, take_card
from clockwood.games.forge_war.rules.weapons import (
    FORTUITOUS,
    OPPORTUNISTIC,
    UNRELENTING,
    VALOROUS,
    leave_quest,
    leg_of,
)
from clockwood.games.forge_war.state import (
    CARDS,
    CHARMED,
    COMPLETED,
    FIRST_QUEST,
    GONE,
    HEADS,
    LEVEL,
    MARKET_DISCARD,
    NEW,
    ON_QUEST,
    QUEST,
    RUSHED,
    SINCE,
    STEP,
    TITLE_OF,
    TOKENS,
    WEAPON,
    active_quest,
    adventurer,
    board,
    quest,
    zone,
)
from clockwood.games.forge_war.verbs import REDEEM, SKIP
from clockwood.games.forge_war.words import LEGS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import number
from clockwood.kernel.match import Match
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.piles import move_seen
from clockwood.kernel.step import NOT_ASKED, SeatStep

NOT_DISCARDED: Final[i64] = REASONS.add("not-discarded", "FW F7.10")

REWARDS: Final[i64] = 11
PENALTY: Final[i64] = 3
ALL_MARKET: Final[i64] = 101


def advance(match: Match, seat: i64, slot: i64, steps: i64) -> None:
    """The tracker goes on; every leg it leaves is completed, and off the last one so is the quest. [FW F7.7, F7.8]"""
    state = match.state
    content = board(match)
    at = quest(seat, slot)
    which = active_quest(state, seat, slot)
    before = leg_of(content, which, state[STEP + at])
    state[STEP + at] += steps
    after = leg_of(content, which, state[STEP + at])
    if match.listening:
        terms = [who(seat), card_term(FIRST_QUEST + which), number("n", state[STEP + at])]
        match.tell("tracker-moved" if after < content.quest_legs[which] else "quest-completed", "FW F7.7", terms)
    if after == content.quest_legs[which]:
        complete_leg(match, seat, slot, which * LEGS + before)
        complete_quest(match, seat, slot, which)
        return
    for leg in range(after - 1, before - 1, -1):
        complete_leg(match, seat, slot, which * LEGS + leg)


def complete_leg(match: Match, seat: i64, slot: i64, leg: i64) -> None:
    """Physical rewards, and what champions and weapons there add; its prestige is not scored. [FW F7.8]"""
    state = match.state
    content = board(match)
    for _ in range(content.leg_rewards[leg * REWARDS + MARKET_CARDS]):
        match.push(RedeemCard(seat))
    receive(match, seat, content.leg_rewards, leg * REWARDS, "FW F7.8")
    for which in range(state[HEADS + seat]):
        at = adventurer(seat, which)
        if state[ON_QUEST + at] != slot + 1:
            continue
        prestige = content.design_per_leg[state[WEAPON + at] - 1]
        if state[TITLE_OF + at] == OPPORTUNISTIC:
            prestige += 2
        elif state[TITLE_OF + at] == UNRELENTING:
            state[TOKENS + at] += 1
        if prestige:
            score(match, seat, prestige, "FW F10.7")


def complete_quest(match: Match, seat: i64, slot: i64, which: i64) -> None:
    """Full prestige; those present go back to the pool and share as many levels as the quest had legs. [FW F7.12]"""
    state = match.state
    content = board(match)
    prestige = content.quest_prestige[which]
    among: i64 = 0
    for hero in range(state[HEADS + seat]):
        at = adventurer(seat, hero)
        if state[ON_QUEST + at] != slot + 1:
            continue
        if state[LEVEL + at] < CHAMPION:
            among |= bit(hero)
        prestige += content.design_at_end[state[WEAPON + at] - 1]
        if state[SINCE + at]:
            if state[TITLE_OF + at] == VALOROUS:
                prestige += 4
            elif state[TITLE_OF + at] == FORTUITOUS:
                gain_gold(match, seat, 3, "FW F10.7")
    score(match, seat, prestige, "FW F7.12")
    match.push(LevelUps(seat, content.quest_legs[which], among))
    clear_quest(match, seat, slot, COMPLETED + seat)


def clear_quest(match: Match, seat: i64, slot: i64, where: i64) -> None:
    """The card leaves the mat, its adventurers return to the pool, the tracker is free. [FW F7.4] [FW F7.12]"""
    state = match.state
    at = quest(seat, slot)
    for hero in range(state[HEADS + seat]):
        if state[ON_QUEST + adventurer(seat, hero)] == slot + 1:
            leave_quest(match, seat, hero)
    move_seen(state, CARDS + state[QUEST + at] - 1, where)
    state[QUEST + at] = 0
    state[STEP + at] = 0
    state[NEW + at] = 0
    state[RUSHED + at] = 0
    state[CHARMED + at] = 0


def consolation(content: ForgeContent, which: i64, step: i64) -> i64:
    """The prestige in parentheses of the last completed leg. [FW F7.5]"""
    leg = leg_of(content, which, step)
    return content.leg_consolation[which * LEGS + leg - 1] if leg else 0


def fail_quest(match: Match, seat: i64, slot: i64, penalty: bool) -> None:
    """The quest is failed; a rushed one counts from where its tracker was before. [FW F7.4–F7.6] [FW F11.1]"""
    state = match.state
    content = board(match)
    at = quest(seat, slot)
    which = active_quest(state, seat, slot)
    step = state[RUSHED + at] or state[STEP + at]
    if match.listening:
        match.tell("quest-failed", "FW F7.4", [who(seat), card_term(FIRST_QUEST + which)])
    if content.solo:
        lose_alone(match, "lost-by-failing")
        return
    points = consolation(content, which, step)
    if points:
        score(match, seat, points, "FW F7.5")
    if state[NEW + at] and penalty:
        score(match, seat, -PENALTY, "FW F7.6")
    clear_quest(match, seat, slot, GONE)


def lose_alone(match: Match, reason: str) -> None:
    """A lost solo game scores nothing. [FW F11.1]"""
    match.finish(Outcome((), reason, "FW F11.1", tuple(0 for _ in range(board(match).colours))))


@mypyc_attr(acyclic=True, free_list_len=1)
class RedeemCard(SeatStep):
    """A player may take any card of the market discard deck for nothing. [FW F7.10] [FW B14]"""

    def run(self, match: Match) -> None:
        options = append(vec[i64](capacity=16), SKIP.code())
        for card in range(ALL_MARKET):
            if zone(match.state, card) == MARKET_DISCARD and may_own(match, self.seat, card):
                options = append(options, REDEEM.code1(card))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_DISCARDED if REDEEM.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if REDEEM.has(action):
            take_card(match, self.seat, REDEEM.only(action), "FW F7.10")
