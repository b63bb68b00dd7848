"""The worth of a table to a seat, in hundredths of a point: treasure, stores, and the aim of the program."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.iron_kings.cards import cells as cards
from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.judging.program_estimate import FAR, nearest_after, to_go
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.map import cells as land
from clockwood.games.iron_kings.plans import cells as plans
from clockwood.games.iron_kings.rules.ending import final_vp, holdfast_vp
from clockwood.games.iron_kings.rules.program import is_driven
from clockwood.games.iron_kings.treasures import cells as treasures
from clockwood.games.iron_kings.turns import cells as turns
from clockwood.games.iron_kings.upgrades import cells as upgrades
from clockwood.games.iron_kings.words import ALL_SECTIONS, ARMS
from clockwood.kernel.layout import term
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
"""Reasons to go home: a point, a damaged space, a gear."""
HOPE: Final[i64] = 117
"""The worth of treasure still to be found."""
LEAN: Final[i64] = 12
"""Thirds of a step by which a bag that promises nothing seems further away."""
AROUND: Final[i64] = 20
"""A hundred times the worth of a treasure that is a third of a step from a site; the square of the way lessens it."""
PLANNED: Final[i64] = 31
DRIVEN: Final[i64] = 71
UNDER_WAY: Final[i64] = 10
"""The share of what a program gains that counts before it is run, and where it is driven; then a bit more."""


def value(match: Match, seat: i64) -> i64:
    """Return the seat's prospects less half of those of the best of the others."""
    if match.outcome is not None:
        return won(match, match.outcome, seat)
    best: i64 = 0
    bags = bag_field(match)
    for other in range(content_of(match).players):
        if other != seat:
            best = max(best, prospects(match, other, bags))
    return prospects(match, seat, bags) - best // 2


def won(match: Match, outcome: Outcome, seat: i64) -> i64:
    mine = final_vp(match, seat) * POINT
    if content_of(match).solo:
        return mine
    return WIN + mine if int(seat) in outcome.winners else mine - WIN


def bag_field(match: Match) -> vec[i64]:
    """Return how far each hex is from a bag with treasure, in thirds of a step; poor bags are further away."""
    content = content_of(match)
    state = match.state
    size = content.land.size
    field = vec[i64](capacity=size)
    for _ in range(size):
        field = append(field, FAR)
    for where in range(size):
        if state[land.bag(where, land.TREASURE)]:
            lean = LEAN * max(WHOLE - hoped(match, where), 0) // WHOLE
            for other in range(size):
                field[other] = min(field[other], content.land.way[other * size + where] + lean)
    return field


def hoped(match: Match, where: i64) -> i64:
    """Return how many treasures stepping in brings, in hundredths; the bag holds some. [IK K5.5]"""
    state = match.state
    promising = state[land.bag(where, land.TREASURE)]
    tokens = promising + state[land.bag(where, land.GEAR)] + state[land.bag(where, land.DAMAGE)]
    draws: i64 = 3 if land.terrain(state, where) == land.MINE else 2
    found = min(draws, tokens) * promising * WHOLE // tokens
    return min(found, WHOLE) if land.terrain(state, where) == land.RUINS else min(found, 2 * WHOLE)


def home_field(match: Match, seat: i64) -> vec[i64]:
    """Return how far each hex is from the Holdfast, in thirds of a step."""
    content = content_of(match)
    size = content.land.size
    site = term(match.state, kings.SITE + seat)
    field = vec[i64](capacity=size)
    for other in range(size):
        field = append(field, content.land.way[other * size + site])
    return field


def prospects(match: Match, seat: i64, bags: vec[i64]) -> i64:
    """Return points made and on the way, what there is to go on with, and how near the aim is."""
    state = match.state
    if state[kings.KING + seat] == 0:
        return 0
    total = holdfast_vp(match, seat) * POINT + on_the_king(match, seat) + stores(match, seat)
    total -= harm(match, seat) + state[kings.WILD + seat] * STRAYED
    total += (state[kings.RESTED + seat] + state[kings.BIG_RESTED + seat]) * RESTING
    total += min(in_hand(match, seat), HAND_ENOUGH) * PLAN
    for section in range(ALL_SECTIONS):
        if state[upgrades.section(seat, section)]:
            total += UPGRADE
    if state[turns.ACTIVE] == 0:
        total += neighbourhood(match, seat)
    return total + way_to_go(match, seat, bags)


def neighbourhood(match: Match, seat: i64) -> i64:
    """Return how much treasure lies how near to the Holdfast: a site is chosen by it. [IK K1.2]"""
    state = match.state
    field = home_field(match, seat)
    total: i64 = 0
    for where in range(content_of(match).land.size):
        if state[land.bag(where, land.TREASURE)] and field[where] < FAR:
            total += hoped(match, where) * AROUND // (field[where] * field[where])
    return total


def harm(match: Match, seat: i64) -> i64:
    """Return the cost of damage, higher where it leaves nothing to work with."""
    state = match.state
    total = kings.damage_of(state, seat) * HURT + state[kings.HULL + seat] * 3
    if state[kings.hurt(seat, kings.THROTTLE)]:
        total += STUCK
    if state[kings.hurt(seat, kings.TORSO)] and state[kings.hurt(seat, kings.TORSO + 1)]:
        total += COLD
    if state[kings.hurt(seat, kings.HEAD)] and state[kings.hurt(seat, kings.HEAD + 1)]:
        total += BLIND
    return total


def in_hand(match: Match, seat: i64) -> i64:
    first = cards.first_plan(seat)
    return count_in(match.state, first, first + content_of(match).plans.count, cards.HAND + seat)


def on_the_king(match: Match, seat: i64) -> i64:
    """Return the worth of carried treasures: what they may become, weapons a little more."""
    total: i64 = 0
    for treasure in range(content_of(match).treasures.count):
        if treasures.is_on_king(match.state, treasure, seat):
            total += treasures.vp_of(match, treasure) * CARRIED + treasures.attack_of(match, treasure) * ARMED + HELD
    return total


def steam_soon(match: Match, seat: i64) -> i64:
    """Return the steam at hand, with what the Holdfast gives at the start of the next turn. [IK K3.8]"""
    state = match.state
    steam = state[kings.STEAM + seat]
    if not kings.is_docked(state, seat):
        return steam
    return max(steam, min(steam + upgrades.uncovered(state, seat), content_of(match).board.steam))


def stores(match: Match, seat: i64) -> i64:
    """Return the worth of fuel and steam, up to what a few turns need."""
    state = match.state
    water = state[kings.stock(seat, kings.WATER)]
    coal = state[kings.stock(seat, kings.COAL)]
    wood = state[kings.stock(seat, kings.WOOD)]
    pairs = min(water, coal + wood)
    steam = steam_soon(match, seat)
    total = min(steam, 4) * SOME_STEAM + max(steam - 4, 0) * MORE_STEAM
    total += min(water, 4) * OWN_WATER + min(coal, 4) * OWN_COAL + min(wood, 4) * OWN_WOOD
    total += min(pairs, 3) * PAIR
    return total + min(state[kings.stock(seat, kings.GEAR)], 8) * OWN_GEAR


def way_to_go(match: Match, seat: i64, bags: vec[i64]) -> i64:
    """Return the better of going home with what there is and of going for more."""
    state = match.state
    reward = treasures.points_on_king(match, seat) * HOMEWARD + kings.damage_of(state, seat) * TO_BE_MENDED
    reward += state[kings.stock(seat, kings.GEAR)] * TO_BE_BUILT
    best: i64 = -FAR * NEAR
    if kings.is_docked(state, seat):
        if bags[kings.hex_of(state, seat)] >= FAR:
            best = 0
    else:
        best = max(best, reward + nearness(match, seat, home_field(match, seat), False))
    if treasures.slots_used(match, seat) < ARMS:
        best = max(best, HOPE + nearness(match, seat, bags, True))
    return best + plans.planned(state, seat) * TRACKED


def nearness(match: Match, seat: i64, field: vec[i64], stands: bool) -> i64:
    """Return how near the aim is, and how much nearer the program leads, above all where it is driven."""
    state = match.state
    now = to_go(match, field, kings.hex_of(state, seat), kings.facing_of(state, seat), stands)
    after = nearest_after(match, seat, field, steam_soon(match, seat))
    rested = state[kings.RESTED + seat] + state[kings.BIG_RESTED + seat]
    driven = rested > 0 and is_driven(match, seat)
    share = DRIVEN if driven else PLANNED
    total = -now * WHOLE
    if after < now:
        total += (now - after) * share
    found = total * NEAR // WHOLE
    return found + UNDER_WAY if driven and after < now else found
