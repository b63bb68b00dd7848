"""How good the table looks to a seat, in hundredths of a point: treasure, stores, and where the program leads."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.iron_kings.judging.program_estimate import FAR, nearest_after, to_go
from clockwood.games.iron_kings.rules.ending import final_vp, holdfast_vp, vp_of
from clockwood.games.iron_kings.rules.equipment import attack_of, slots_used
from clockwood.games.iron_kings.rules.planning import first_plan
from clockwood.games.iron_kings.state import (
    ACTIVE,
    BAG,
    BAG_DAMAGE,
    BAG_TREASURE,
    BIG_RESTED,
    BRAKE,
    COAL,
    FACING,
    FIRST_TREASURE,
    GEAR,
    HAND,
    HEAD,
    HULL,
    KING,
    KING_HAS,
    MINE,
    RESTED,
    RUINS,
    SECTION,
    SITE,
    STEAM,
    TERRAIN,
    THROTTLE,
    TORSO,
    WATER,
    WILD,
    WOOD,
    board,
    damage_of,
    hurt,
    is_docked,
    own,
    planned,
    space,
    uncovered,
    zone,
)
from clockwood.games.iron_kings.words import ALL_SECTIONS, ARMS
from clockwood.kernel.match import Match
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.piles import count_in

WIN: Final[i64] = 1_000_000
POINT: Final[i64] = 100
HAND_ENOUGH: Final[i64] = 9
WHOLE: Final[i64] = 100

# In hundredths of a point, found by playing; a point itself is worth a hundred at home.
CARRIED: Final[i64] = 70
"""A point on the king: it is not home yet."""
ARMED: Final[i64] = 6
HELD: Final[i64] = 4
"""An attack of one, and any treasure at all, on the king."""
HURT: Final[i64] = 14
STUCK: Final[i64] = 30
COLD: Final[i64] = 30
BLIND: Final[i64] = 20
"""A damaged space; and more for the Throttle, for both of the torso, for both of the head."""
STRAYED: Final[i64] = 9
RESTING: Final[i64] = 1
"""A worker in the Wilderness, and one that rests."""
PLAN: Final[i64] = 9
TRACKED: Final[i64] = 4
"""A card in the hand, and one on the track."""
UPGRADE: Final[i64] = 25
SOME_STEAM: Final[i64] = 8
MORE_STEAM: Final[i64] = 4
"""An upgrade; steam up to four, and above."""
OWN_WATER: Final[i64] = 2
OWN_COAL: Final[i64] = 3
OWN_WOOD: Final[i64] = 2
PAIR: Final[i64] = 4
"""Fuel up to four, and each pair that can be burnt."""
OWN_GEAR: Final[i64] = 10
NEAR: Final[i64] = 10
"""A gear; a third of a step nearer to the aim."""
HOMEWARD: Final[i64] = 25
TO_BE_MENDED: Final[i64] = 10
TO_BE_BUILT: Final[i64] = 6
"""What draws a king home: a point, a damaged space, a gear."""
HOPE: Final[i64] = 117
"""What treasure still to be found is worth."""
LEAN: Final[i64] = 12
"""So many thirds of a step further away is a bag that promises nothing."""
AROUND: Final[i64] = 20
"""A hundred times the worth of a treasure that is a third of a step from a site; the square of the way lessens it."""
PLANNED: Final[i64] = 31
DRIVEN: Final[i64] = 71
UNDER_WAY: Final[i64] = 10
"""How much of what a program gains counts before it is run, in hundredths, and where it is driven; then a bit more."""


def value(match: Match, seat: i64) -> i64:
    """The seat's prospects less half of those of the best of the others."""
    if match.outcome is not None:
        return won(match, match.outcome, seat)
    best: i64 = 0
    bags = bag_field(match)
    for other in range(board(match).players):
        if other != seat:
            best = max(best, prospects(match, other, bags))
    return prospects(match, seat, bags) - best // 2


def won(match: Match, outcome: Outcome, seat: i64) -> i64:
    mine = final_vp(match, seat) * POINT
    if board(match).solo:
        return mine
    return WIN + mine if int(seat) in outcome.winners else mine - WIN


def bag_field(match: Match) -> vec[i64]:
    """How far each hex is from a bag with treasure, in thirds of a step; poor bags are further away."""
    content = board(match)
    state = match.state
    size = content.hexes
    field = vec[i64](capacity=size)
    for _ in range(size):
        field = append(field, FAR)
    for where in range(size):
        treasures = state[BAG_TREASURE + where]
        if treasures:
            lean = LEAN * max(WHOLE - hoped(match, where, treasures), 0) // WHOLE
            for other in range(size):
                field[other] = min(field[other], content.way[other * size + where] + lean)
    return field


def hoped(match: Match, where: i64, treasures: i64) -> i64:
    """How many treasures stepping in brings, in hundredths. [IK K5.5]"""
    state = match.state
    tokens = treasures + state[BAG + where] + state[BAG_DAMAGE + where]
    draws: i64 = 3 if state[TERRAIN + where] == MINE else 2
    found = min(draws, tokens) * treasures * WHOLE // tokens
    return min(found, WHOLE) if state[TERRAIN + where] == RUINS else min(found, 2 * WHOLE)


def home_field(match: Match, seat: i64) -> vec[i64]:
    content = board(match)
    size = content.hexes
    site = match.state[SITE + seat] - 1
    field = vec[i64](capacity=size)
    for other in range(size):
        field = append(field, content.way[other * size + site])
    return field


def prospects(match: Match, seat: i64, bags: vec[i64]) -> i64:
    """Points made and points on the way, what there is to go on with, and how near the aim is."""
    state = match.state
    if state[KING + seat] == 0:
        return 0
    total = holdfast_vp(match, seat) * POINT + on_the_king(match, seat) + stores(match, seat)
    total -= harm(match, seat) + state[WILD + seat] * STRAYED
    total += (state[RESTED + seat] + state[BIG_RESTED + seat]) * RESTING + min(in_hand(match, seat), HAND_ENOUGH) * PLAN
    for section in range(ALL_SECTIONS):
        if state[SECTION + seat * ALL_SECTIONS + section]:
            total += UPGRADE
    if state[ACTIVE] == 0:
        total += neighbourhood(match, seat)
    return total + way_to_go(match, seat, bags)


def neighbourhood(match: Match, seat: i64) -> i64:
    """How much treasure lies how near to the Holdfast: what a site is chosen by, before anybody moves. [IK K1.2]"""
    state = match.state
    field = home_field(match, seat)
    total: i64 = 0
    for where in range(board(match).hexes):
        treasures = state[BAG_TREASURE + where]
        if treasures and field[where] < FAR:
            total += hoped(match, where, treasures) * AROUND // (field[where] * field[where])
    return total


def harm(match: Match, seat: i64) -> i64:
    """Damage, and more where it leaves nothing to work with."""
    state = match.state
    total = damage_of(state, seat) * HURT + state[HULL + seat] * 3
    if state[hurt(seat, THROTTLE)]:
        total += STUCK
    if state[hurt(seat, TORSO)] and state[hurt(seat, TORSO + 1)]:
        total += COLD
    if state[hurt(seat, HEAD)] and state[hurt(seat, HEAD + 1)]:
        total += BLIND
    return total


def in_hand(match: Match, seat: i64) -> i64:
    first = first_plan(seat)
    return count_in(match.state, first, first + board(match).plans, HAND + seat)


def on_the_king(match: Match, seat: i64) -> i64:
    """Treasures count for what they may become, weapons a little more."""
    total: i64 = 0
    for card in range(board(match).treasures):
        if zone(match.state, FIRST_TREASURE + card) == KING_HAS + seat:
            total += vp_of(match, card) * CARRIED + attack_of(match, card) * ARMED + HELD
    return total


def steam_soon(match: Match, seat: i64) -> i64:
    """Steam at hand, with what the Holdfast gives at the start of the next turn. [IK K3.8]"""
    state = match.state
    steam = state[STEAM + seat]
    return max(steam, min(steam + uncovered(state, seat), board(match).steam_most)) if is_docked(state, seat) else steam


def stores(match: Match, seat: i64) -> i64:
    """Fuel and steam are worth having up to what a few turns need."""
    state = match.state
    water = state[own(seat, WATER)]
    coal = state[own(seat, COAL)]
    wood = state[own(seat, WOOD)]
    pairs = min(water, coal + wood)
    steam = steam_soon(match, seat)
    total = min(steam, 4) * SOME_STEAM + max(steam - 4, 0) * MORE_STEAM
    total += min(water, 4) * OWN_WATER + min(coal, 4) * OWN_COAL + min(wood, 4) * OWN_WOOD
    total += min(pairs, 3) * PAIR
    return total + min(state[own(seat, GEAR)], 8) * OWN_GEAR


def laden(match: Match, seat: i64) -> i64:
    """The points on the king."""
    total: i64 = 0
    for card in range(board(match).treasures):
        if zone(match.state, FIRST_TREASURE + card) == KING_HAS + seat:
            total += vp_of(match, card)
    return total


def way_to_go(match: Match, seat: i64, bags: vec[i64]) -> i64:
    """The better of going home with what there is and of going for more."""
    state = match.state
    load = laden(match, seat)
    reward = load * HOMEWARD + damage_of(state, seat) * TO_BE_MENDED + state[own(seat, GEAR)] * TO_BE_BUILT
    best: i64 = -FAR * NEAR
    if is_docked(state, seat):
        if bags[state[KING + seat] - 1] >= FAR:
            best = 0
    else:
        best = max(best, reward + nearness(match, seat, home_field(match, seat), False))
    if slots_used(match, seat) < ARMS:
        best = max(best, HOPE + nearness(match, seat, bags, True))
    return best + planned(state, seat) * TRACKED


def nearness(match: Match, seat: i64, field: vec[i64], stands: bool) -> i64:
    """How near the aim is, and how much nearer the program leads, above all where it is driven."""
    state = match.state
    now = to_go(match, field, state[KING + seat] - 1, state[FACING + seat] - 1, stands)
    after = nearest_after(match, seat, field, steam_soon(match, seat))
    driven = state[space(seat, THROTTLE)] != 0 and state[space(seat, BRAKE)] == 0
    rested = state[RESTED + seat] + state[BIG_RESTED + seat]
    share = DRIVEN if driven and rested else PLANNED
    total = -now * WHOLE
    if after < now:
        total += (now - after) * share
    found = total * NEAR // WHOLE
    return found + UNDER_WAY if driven and rested and after < now else found
