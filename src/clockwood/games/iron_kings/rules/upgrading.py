"""Upgrades bought with gear, and the Enchanted Gate. [IK K7.3]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.iron_kings.events import card_term, place, who
from clockwood.games.iron_kings.reasons import REASONS
from clockwood.games.iron_kings.rules.equipment import spill
from clockwood.games.iron_kings.rules.spaces import HEX_TAKEN, NOT_DOCKED
from clockwood.games.iron_kings.rules.wilds import trample
from clockwood.games.iron_kings.state import (
    BUILT,
    CARDS,
    DAMAGE,
    FIRST_HOLDFAST,
    FIRST_UPGRADE,
    GATED,
    GEAR,
    HULL,
    KING,
    MARKET,
    MOUNTAIN,
    OUT,
    SECTION,
    TERRAIN,
    TORSO_SECTION,
    board,
    has_power,
    holdfast_at,
    is_docked,
    king_at,
    own,
    uncovered,
    zone,
)
from clockwood.games.iron_kings.traits import FIELD, GATE, RESEARCH, YARD
from clockwood.games.iron_kings.verbs import BUY, WARP
from clockwood.games.iron_kings.words import ALL_SECTIONS
from clockwood.kernel.events import Term
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_seen
from clockwood.kernel.step import ALLOWED

NOT_IN_MARKET: Final[i64] = REASONS.add("not-in-market", "IK K7.3")
NO_GEAR: Final[i64] = REASONS.add("no-gear", "IK K7.3")
WRONG_SECTION: Final[i64] = REASONS.add("wrong-section", "IK K7.3")
NO_GATE: Final[i64] = REASONS.add("no-gate", "IK H8")
TOO_FAR: Final[i64] = REASONS.add("too-far", "IK H8")

GATE_REACH: Final[i64] = 3


def cost_of(match: Match, seat: i64, upgrade: i64) -> i64:
    """In gear; one less with the Research Center."""
    cheaper: i64 = 1 if has_power(board(match), match.state, seat, RESEARCH) else 0
    return max(board(match).gear[upgrade] - cheaper, 0)


def why_not_buy(match: Match, seat: i64, card: i64, section: i64) -> i64:
    """Docked, or with a card that lets one buy elsewhere; enough gear; its own section. [IK K7.3]"""
    content = board(match)
    state = match.state
    upgrade = card - FIRST_UPGRADE
    if not 0 <= upgrade < content.upgrades or zone(state, card) != MARKET:
        return NOT_IN_MARKET
    of_holdfast = content.section[upgrade] == FIRST_HOLDFAST
    if not is_docked(state, seat) and not has_power(content, state, seat, YARD if of_holdfast else FIELD):
        return NOT_DOCKED
    if state[own(seat, GEAR)] < cost_of(match, seat, upgrade):
        return NO_GEAR
    if not of_holdfast:
        return ALLOWED if content.section[upgrade] == section else WRONG_SECTION
    if section < FIRST_HOLDFAST:
        return WRONG_SECTION
    return ALLOWED if uncovered(state, seat) == 0 or section == first_uncovered(match, seat) else WRONG_SECTION


def first_uncovered(match: Match, seat: i64) -> i64:
    """Holdfast sections are alike, so the first free one is covered next. [IK H6]"""
    for section in range(FIRST_HOLDFAST, ALL_SECTIONS):
        if match.state[SECTION + seat * ALL_SECTIONS + section] == 0:
            return section
    return -1


def add_purchases(match: Match, seat: i64, options: vec[i64]) -> vec[i64]:
    content = board(match)
    state = match.state
    if not is_docked(state, seat) and not has_power(content, state, seat, FIELD | YARD):
        return options
    for upgrade in range(content.upgrades):
        card = FIRST_UPGRADE + upgrade
        if zone(state, card) != MARKET or state[own(seat, GEAR)] + 1 < content.gear[upgrade]:
            continue
        for section in range(content.section[upgrade], ALL_SECTIONS):
            if why_not_buy(match, seat, card, section) == 0:
                options = append(options, BUY.code2(card, section))
    return options


def buy(match: Match, seat: i64, card: i64, section: i64) -> None:
    """The card covers its section for good: its damage is gone, and so is what lay there before. [IK K7.3] [IK H7]"""
    state = match.state
    state[own(seat, GEAR)] -= cost_of(match, seat, card - FIRST_UPGRADE)
    at = SECTION + seat * ALL_SECTIONS + section
    if state[at]:
        move_seen(state, CARDS + state[at] - 1, OUT)
    state[at] = card + 1
    move_seen(state, CARDS + card, BUILT + seat)
    if match.listening:
        terms = [who(seat), card_term(card), Term("section", "section", section)]
        match.tell("upgrade-bought", "IK K7.3", terms)
    if section < FIRST_HOLDFAST:
        state[DAMAGE + seat * 6 + section * 2] = 0
        state[DAMAGE + seat * 6 + section * 2 + 1] = 0
        if section == TORSO_SECTION:
            state[HULL + seat] = 0
    spill(match, seat)


def why_not_warp(match: Match, seat: i64, where: i64) -> i64:
    """Once a turn, docked, to a free hex within three that is neither mountain nor a rival's Holdfast. [IK H8]"""
    content = board(match)
    state = match.state
    if state[GATED] or not is_docked(state, seat) or not has_power(content, state, seat, GATE):
        return NO_GATE
    if where >= content.hexes or content.far[(state[KING + seat] - 1) * content.hexes + where] > GATE_REACH:
        return TOO_FAR
    if state[TERRAIN + where] == MOUNTAIN or king_at(content, state, where) >= 0:
        return HEX_TAKEN
    return HEX_TAKEN if holdfast_at(content, state, where) >= 0 else ALLOWED


def add_warps(match: Match, seat: i64, options: vec[i64]) -> vec[i64]:
    content = board(match)
    if match.state[GATED] or not is_docked(match.state, seat) or not has_power(content, match.state, seat, GATE):
        return options
    for where in range(content.hexes):
        if why_not_warp(match, seat, where) == 0:
            options = append(options, WARP.code1(where))
    return options


def warp(match: Match, seat: i64, where: i64) -> None:
    """No step: nothing on the hex is triggered, but its worker makes room. [IK H8]"""
    match.state[GATED] = 1
    match.state[KING + seat] = where + 1
    if match.listening:
        match.tell("king-warped", "IK H8", [who(seat), place(where)])
    trample(match, where)
