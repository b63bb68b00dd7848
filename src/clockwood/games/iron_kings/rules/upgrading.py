"""Upgrades bought with gear, and the Enchanted Gate. [IK K7.3]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.iron_kings.cards import cells as cards
from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.events import place
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.map import cells as land
from clockwood.games.iron_kings.reasons import REASONS
from clockwood.games.iron_kings.rules.equipment import spill
from clockwood.games.iron_kings.rules.spaces import HEX_TAKEN, NOT_DOCKED
from clockwood.games.iron_kings.rules.wilds import trample
from clockwood.games.iron_kings.turns import cells as turns
from clockwood.games.iron_kings.upgrades import cells as upgrades
from clockwood.games.iron_kings.verbs import BUY, WARP
from clockwood.games.iron_kings.words import ALL_SECTIONS
from clockwood.kernel.events import Term, card_term, who
from clockwood.kernel.layout import NONE, hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED

NOT_IN_MARKET: Final[i64] = REASONS.add("not-in-market", "IK K7.3")
NO_GEAR: Final[i64] = REASONS.add("no-gear", "IK K7.3")
WRONG_SECTION: Final[i64] = REASONS.add("wrong-section", "IK K7.3")
NO_GATE: Final[i64] = REASONS.add("no-gate", "IK H8")
TOO_FAR: Final[i64] = REASONS.add("too-far", "IK H8")

GATE_REACH: Final[i64] = 3


def cost_of(match: Match, seat: i64, upgrade: i64) -> i64:
    """Return what an upgrade costs in gear; one less with the Research Center. [IK K7.3]"""
    cheaper: i64 = 1 if upgrades.has(match, seat, upgrades.RESEARCH) else 0
    return max(content_of(match).upgrades.gear[upgrade] - cheaper, 0)


def why_not_buy(match: Match, seat: i64, card: i64, section: i64) -> i64:
    """Judge a purchase: docked, or with a card that lets one buy elsewhere; gear; its own section. [IK K7.3]"""
    state = match.state
    tables = content_of(match).upgrades
    upgrade = card - cards.FIRST_UPGRADE
    if not 0 <= upgrade < tables.count or cards.zone(state, card) != cards.MARKET:
        return NOT_IN_MARKET
    of_holdfast = tables.section[upgrade] == upgrades.FIRST_HOLDFAST
    elsewhere = upgrades.YARD if of_holdfast else upgrades.FIELD
    if not kings.is_docked(state, seat) and not upgrades.has(match, seat, elsewhere):
        return NOT_DOCKED
    if state[kings.stock(seat, kings.GEAR)] < cost_of(match, seat, upgrade):
        return NO_GEAR
    if not of_holdfast:
        return ALLOWED if tables.section[upgrade] == section else WRONG_SECTION
    if section < upgrades.FIRST_HOLDFAST:
        return WRONG_SECTION
    return ALLOWED if section == first_uncovered(match, seat) or covered(match, seat) else WRONG_SECTION


def covered(match: Match, seat: i64) -> bool:
    """Return whether every section of the Holdfast has an upgrade."""
    return upgrades.uncovered(match.state, seat) == 0


def first_uncovered(match: Match, seat: i64) -> i64:
    """Return the section of the Holdfast to be covered next: they are alike, so the first free one. [IK H6]"""
    for section in range(upgrades.FIRST_HOLDFAST, ALL_SECTIONS):
        if match.state[upgrades.section(seat, section)] == 0:
            return section
    return NONE


def can_buy_elsewhere(match: Match, seat: i64) -> bool:
    return upgrades.has(match, seat, upgrades.FIELD) or upgrades.has(match, seat, upgrades.YARD)


def add_purchases(match: Match, seat: i64, options: vec[i64]) -> vec[i64]:
    state = match.state
    tables = content_of(match).upgrades
    if not kings.is_docked(state, seat) and not can_buy_elsewhere(match, seat):
        return options
    for upgrade in range(tables.count):
        card = cards.FIRST_UPGRADE + upgrade
        if cards.zone(state, card) != cards.MARKET or state[kings.stock(seat, kings.GEAR)] + 1 < tables.gear[upgrade]:
            continue
        for section in range(tables.section[upgrade], ALL_SECTIONS):
            if why_not_buy(match, seat, card, section) == 0:
                options = append(options, BUY.code2(card, section))
    return options


def buy(match: Match, seat: i64, card: i64, section: i64) -> None:
    """Cover a section for good: its damage is gone, and so is the upgrade that lay there. [IK K7.3] [IK H7]"""
    state = match.state
    state[kings.stock(seat, kings.GEAR)] -= cost_of(match, seat, card - cards.FIRST_UPGRADE)
    at = upgrades.section(seat, section)
    if state[at]:
        cards.move(state, term(state, at), cards.OUT)
    hold(state, at, card)
    cards.move(state, card, cards.BUILT + seat)
    if match.listening:
        terms = [who(seat), card_term(card), Term("section", "section", section)]
        match.tell("upgrade-bought", "IK K7.3", terms)
    if section < upgrades.FIRST_HOLDFAST:
        state[kings.hurt(seat, section * 2)] = 0
        state[kings.hurt(seat, section * 2 + 1)] = 0
        if section == upgrades.TORSO:
            state[kings.HULL + seat] = 0
    spill(match, seat)


def can_warp(match: Match, seat: i64) -> bool:
    """Return whether the gate is open: once a turn, docked. [IK H8]"""
    state = match.state
    return state[turns.GATED] == 0 and kings.is_docked(state, seat) and upgrades.has(match, seat, upgrades.GATE)


def why_not_warp(match: Match, seat: i64, where: i64) -> i64:
    """Judge a hex for the gate: free, within three, neither mountain nor a rival's Holdfast. [IK H8]"""
    content = content_of(match)
    state = match.state
    if not can_warp(match, seat):
        return NO_GATE
    if where >= content.land.size or land.apart(content, kings.hex_of(state, seat), where) > GATE_REACH:
        return TOO_FAR
    if land.terrain(state, where) == land.MOUNTAIN or kings.king_at(content, state, where) != NONE:
        return HEX_TAKEN
    return ALLOWED if kings.holdfast_at(content, state, where) == NONE else HEX_TAKEN


def add_warps(match: Match, seat: i64, options: vec[i64]) -> vec[i64]:
    if not can_warp(match, seat):
        return options
    for where in range(content_of(match).land.size):
        if why_not_warp(match, seat, where) == 0:
            options = append(options, WARP.code1(where))
    return options


def warp(match: Match, seat: i64, where: i64) -> None:
    """Move the king without a step: nothing on the hex is triggered, but its worker makes room. [IK H8]"""
    match.state[turns.GATED] = 1
    hold(match.state, kings.KING + seat, where)
    if match.listening:
        match.tell("king-warped", "IK H8", [who(seat), place(where)])
    trample(match, where)
