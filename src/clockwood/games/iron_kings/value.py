"""How good the table looks to a seat, in hundredths of a point: treasure, stores, and where the program leads."""

from typing import Final

from mypy_extensions import i64

from clockwood.games.iron_kings.foretaste import distance, nearest_after
from clockwood.games.iron_kings.rules.ending import final_vp, holdfast_vp, vp_of
from clockwood.games.iron_kings.rules.equipment import attack_of, slots_used
from clockwood.games.iron_kings.state import (
    BIG_RESTED,
    BRAKE,
    COAL,
    FIRST_TREASURE,
    GEAR,
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

WIN: Final[i64] = 1_000_000
POINT: Final[i64] = 100
CARRIED: Final[i64] = 70
"""What a point on the king is worth: it is not home yet."""
NEAR: Final[i64] = 12
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
    total += state[RESTED + seat] + state[BIG_RESTED + seat]
    for section in range(ALL_SECTIONS):
        if state[SECTION + seat * ALL_SECTIONS + section]:
            total += 25
    return total + way_to_go(match, seat)


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
    total = state[STEAM + seat] * 7 + min(pairs, 3) * 16
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
    homeward = slots_used(match, seat) >= ARMS or load >= 4 or (load > 0 and last_rounds)
    here = state[KING + seat] - 1
    now = distance(match, seat, here, homeward)
    weight = NEAR + load * 3 if homeward else NEAR
    total = -now * weight
    count = planned(state, seat)
    if count == 0:
        return total - weight
    after = nearest_after(match, seat, homeward)
    gained = now - after
    total += gained * weight * 2 // 3 + count * 2
    if state[space(seat, THROTTLE)] and state[space(seat, BRAKE)] == 0:
        total += gained * weight // 5
    return total
