"""How good the table looks to a seat, in hundredths of a point: treasure, stores, and where the program leads."""

from typing import Final

from mypy_extensions import i64

from clockwood.games.iron_kings.foretaste import half_steps, nearest_after
from clockwood.games.iron_kings.rules.ending import final_vp, holdfast_vp, vp_of
from clockwood.games.iron_kings.rules.equipment import attack_of, slots_used
from clockwood.games.iron_kings.rules.planning import first_plan
from clockwood.games.iron_kings.state import (
    BIG_RESTED,
    BRAKE,
    COAL,
    FACING,
    FIRST_TREASURE,
    GEAR,
    HAND,
    HULL,
    KING,
    KING_HAS,
    RESTED,
    ROUND,
    SECTION,
    STEAM,
    THROTTLE,
    WATER,
    WILD,
    WOOD,
    board,
    damage_of,
    own,
    planned,
    space,
    zone,
)
from clockwood.games.iron_kings.terms import ALL_SECTIONS, ARMS
from clockwood.kernel.match import Match
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.piles import count_in

WIN: Final[i64] = 1_000_000
POINT: Final[i64] = 100
CARRIED: Final[i64] = 70
"""What a point on the king is worth: it is not home yet."""
OUT_AND_IN: Final[i64] = 4
"""A bag is drawn from by stepping in, so who stands there has two whole steps to go."""
HAND_ENOUGH: Final[i64] = 9
NEAR: Final[i64] = 40
"""What one hex nearer to the aim is worth."""


def value(match: Match, seat: i64) -> i64:
    """The seat's prospects less half of those of the best of the others."""
    if match.outcome is not None:
        return won(match, match.outcome, seat)
    best: i64 = 0
    for other in range(board(match).players):
        if other != seat:
            best = max(best, prospects(match, other))
    return prospects(match, seat) - best // 2


def won(match: Match, outcome: Outcome, seat: i64) -> i64:
    mine = final_vp(match, seat) * POINT
    if board(match).solo:
        return mine
    return WIN + mine if int(seat) in outcome.winners else mine - WIN


def prospects(match: Match, seat: i64) -> i64:
    """Points made and points on the way, what there is to go on with, and how near the aim is."""
    state = match.state
    if state[KING + seat] == 0:
        return 0
    total = holdfast_vp(match, seat) * POINT + on_the_king(match, seat) + stores(match, seat)
    total -= damage_of(state, seat) * 14 + state[HULL + seat] * 3
    total -= state[WILD + seat] * 8
    total += state[RESTED + seat] + state[BIG_RESTED + seat] + min(in_hand(match, seat), HAND_ENOUGH) * 5
    for section in range(ALL_SECTIONS):
        if state[SECTION + seat * ALL_SECTIONS + section]:
            total += 25
    return total + way_to_go(match, seat)


def in_hand(match: Match, seat: i64) -> i64:
    first = first_plan(seat)
    return count_in(match.state, first, first + board(match).plans, HAND + seat)


def on_the_king(match: Match, seat: i64) -> i64:
    """Treasures count for what they may become, weapons a little more."""
    total: i64 = 0
    for card in range(board(match).treasures):
        if zone(match.state, FIRST_TREASURE + card) == KING_HAS + seat:
            total += vp_of(match, card) * CARRIED + attack_of(match, card) * 6 + 4
    return total


def stores(match: Match, seat: i64) -> i64:
    """Fuel and steam are worth having up to what a few turns need."""
    state = match.state
    pairs = min(state[own(seat, WATER)], state[own(seat, COAL)] + state[own(seat, WOOD)])
    total = state[STEAM + seat] * 2 + min(pairs, 3) * 16
    total += (
        min(state[own(seat, WATER)], 4) * 3 + min(state[own(seat, COAL)], 4) * 4 + min(state[own(seat, WOOD)], 4) * 3
    )
    return total + min(state[own(seat, GEAR)], 8) * 10


def laden(match: Match, seat: i64) -> i64:
    """The points on the king."""
    total: i64 = 0
    for card in range(board(match).treasures):
        if zone(match.state, FIRST_TREASURE + card) == KING_HAS + seat:
            total += vp_of(match, card)
    return total


def way_to_go(match: Match, seat: i64) -> i64:
    """Laden kings head home, others to a bag with treasure; a program that leads there counts, more when driven."""
    content = board(match)
    state = match.state
    load = laden(match, seat)
    last_rounds = content.round_limit - state[ROUND] < 6
    homeward = slots_used(match, seat) >= ARMS or load >= 3 or (load > 0 and last_rounds)
    here = state[KING + seat] - 1
    now = half_steps(match, seat, here, state[FACING + seat] - 1, homeward)
    if now == 0 and not homeward:
        now = OUT_AND_IN
    weight = (NEAR + load * 3 if homeward else NEAR) // 2
    total = -now * weight
    count = planned(state, seat)
    if count == 0:
        return total - weight
    after = nearest_after(match, seat, homeward)
    gained = now - after
    total += max(gained, 0) * weight // 3 + count * 2
    if state[space(seat, THROTTLE)] and state[space(seat, BRAKE)] == 0:
        total += gained * weight // 8
    return total
