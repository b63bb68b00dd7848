"""Where a program leads, by its cards alone: a quick look for players that think ahead, without dice or pushes."""

from typing import Final

from mypy_extensions import i64

from clockwood.games.iron_kings.rules.cards import (
    AUTOPILOT,
    BACK,
    CLIMBING,
    COAST,
    EITHER,
    EITHER_UP_TO,
    EXECUTE,
    FORWARD,
    FORWARD_UP_TO,
    HEAVY,
    LEAP,
    LEFT,
    LEFT_UP_TO,
    RIGHT,
    RIGHT_UP_TO,
    STAGGER,
    can_resolve,
)
from clockwood.games.iron_kings.state import (
    BAG,
    BAG_TREASURE,
    FACING,
    KING,
    LAKE,
    MOUNTAIN,
    PLANS_EACH,
    SITE,
    STEAM,
    TERRAIN,
    TRACK,
    board,
    holdfast_at,
    planned,
)
from clockwood.games.iron_kings.terms import SLOTS, WAYS
from clockwood.kernel.match import Match

FAR: Final[i64] = 40
STOPPED: Final[i64] = 8
"""Added to a facing where the king went into a lake."""


def nearest_after(match: Match, seat: i64, homeward: bool) -> i64:
    """How near the aim the program can come; where a card leaves a choice, the best one."""
    state = match.state
    return follow(match, seat, homeward, 0, state[KING + seat] - 1, state[FACING + seat] - 1, state[STEAM + seat], 0)


def follow(match: Match, seat: i64, homeward: bool, slot: i64, where: i64, facing: i64, steam: i64, before: i64) -> i64:
    """The least distance from here on: this hex, or what the rest of the program leads to."""
    content = board(match)
    state = match.state
    best = half_steps(match, seat, where, facing % STOPPED, homeward)
    if slot >= planned(state, seat) or facing >= STOPPED:
        return best
    card = (state[TRACK + seat * SLOTS + slot] - 1) % PLANS_EACH
    cost = content.plan_steam[card]
    short: i64 = 0
    if steam < cost:
        short = 4
        cost = steam
    effect = content.plan_effect[card]
    if effect == CLIMBING or (effect == EXECUTE and not can_resolve(match, seat, card)):
        return best
    amount = content.plan_amount[card]
    found: i64 = FAR
    for choice in range(choices(effect, amount)):
        at, way = moved(match, seat, where, facing, effect, amount, choice, before)
        found = min(found, follow(match, seat, homeward, slot + 1, at, way, steam - cost, cost) + short)
    if homeward:
        return found
    return min(best, found) if slot else found


def choices(effect: i64, amount: i64) -> i64:
    if effect in (STAGGER, EITHER):
        return 2
    if effect in (FORWARD_UP_TO, LEFT_UP_TO, RIGHT_UP_TO):
        return amount
    return amount * 2 if effect == EITHER_UP_TO else 1


def moved(
    match: Match, seat: i64, where: i64, facing: i64, effect: i64, amount: i64, choice: i64, before: i64
) -> tuple[i64, i64]:
    """The hex and the facing after a card, with one of its choices."""
    if effect == FORWARD or (effect == COAST and before > 0):
        return walked(match, seat, where, facing, facing, amount)
    if effect == FORWARD_UP_TO:
        return walked(match, seat, where, facing, facing, choice + 1)
    if effect == BACK:
        return walked(match, seat, where, facing, (facing + 3) % WAYS, amount)
    if effect == STAGGER:
        return walked(match, seat, where, facing, (facing + (1 if choice else WAYS - 1)) % WAYS, 1)
    if effect == LEAP:
        return leapt(match, where, facing, amount)
    if effect >= HEAVY or effect in (AUTOPILOT, CLIMBING, COAST):
        return where, facing
    return where, (facing + turned(effect, amount, choice)) % WAYS


def turned(effect: i64, amount: i64, choice: i64) -> i64:
    """Sixths clockwise, never below zero."""
    if effect == RIGHT:
        return amount
    if effect == LEFT:
        return WAYS - amount
    if effect == RIGHT_UP_TO:
        return choice + 1
    if effect == LEFT_UP_TO:
        return WAYS - choice - 1
    if effect == EITHER:
        return amount if choice else WAYS - amount
    if effect == EITHER_UP_TO:
        return choice // 2 + 1 if choice % 2 else WAYS - choice // 2 - 1
    return 0


def walked(match: Match, seat: i64, where: i64, facing: i64, way: i64, count: i64) -> tuple[i64, i64]:
    content = board(match)
    state = match.state
    for _ in range(count):
        after = content.next_hex[where * WAYS + way]
        if after < 0 or state[TERRAIN + after] == MOUNTAIN or holdfast_at(content, state, after) not in (-1, seat):
            return where, facing
        where = after
        if state[TERRAIN + where] == LAKE:
            return where, facing + STOPPED
    return where, facing


def leapt(match: Match, where: i64, facing: i64, count: i64) -> tuple[i64, i64]:
    content = board(match)
    after = where
    for _ in range(count):
        if after >= 0:
            after = content.next_hex[after * WAYS + facing]
    return (where, facing) if after < 0 else (after, facing)


def half_steps(match: Match, seat: i64, where: i64, facing: i64, homeward: bool) -> i64:
    """Twice the distance, one less where the way ahead leads nearer."""
    far = distance(match, seat, where, homeward)
    ahead = board(match).next_hex[where * WAYS + facing]
    nearer = far > 0 and ahead >= 0 and distance(match, seat, ahead, homeward) < far
    return far * 2 - 1 if nearer else far * 2


def distance(match: Match, seat: i64, where: i64, homeward: bool) -> i64:
    """To the own Holdfast, or to the nearest bag with treasure, or with gear a little further."""
    content = board(match)
    state = match.state
    if homeward:
        return content.far[where * content.hexes + state[SITE + seat] - 1]
    best = FAR
    for other in range(content.hexes):
        if state[BAG_TREASURE + other]:
            best = min(best, content.far[where * content.hexes + other])
        elif state[BAG + other]:
            best = min(best, content.far[where * content.hexes + other] + 2)
    return best
