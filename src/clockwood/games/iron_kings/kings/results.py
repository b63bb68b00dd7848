"""Results of answers in a few words: the effect of a space, the price of a card, the hex a step leads to. [IK K3]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.iron_kings.cards import cells as cards
from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.events import place, terrain_term, way_term
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.kings.worker_results import of_hex, of_space
from clockwood.games.iron_kings.map import cells as land
from clockwood.games.iron_kings.plans import cells as plans
from clockwood.games.iron_kings.rules.boiler import BY_COAL, STEAM_OF_COAL, STEAM_OF_WOOD
from clockwood.games.iron_kings.rules.effects import Leap, Stagger
from clockwood.games.iron_kings.rules.equipment import steam_most
from clockwood.games.iron_kings.rules.mending import MORE_FOR_GEAR
from clockwood.games.iron_kings.rules.upgrading import cost_of
from clockwood.games.iron_kings.rules.walking import is_open
from clockwood.games.iron_kings.treasures import cells as treasures
from clockwood.games.iron_kings.upgrades import cells as upgrades
from clockwood.games.iron_kings.verbs import (
    BURN,
    BUY,
    CLIMB,
    INSERT,
    KEEP,
    KEEP_FOR,
    LOSE,
    PAY_GEAR,
    PUT_BIG,
    PUT_SMALL,
    REMOVE,
    REPLACE,
    SEND,
    SETTLE,
    STEPS,
    TURN,
    VEER,
    WARP,
)
from clockwood.games.iron_kings.words import ALL_SPACES, PLANS_EACH, SLOTS, WAYS
from clockwood.kernel.events import Event, card_term, number, said
from clockwood.kernel.layout import NONE, term
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question

FAR: Final[i64] = 99


def result(match: Match, question: Question, action: i64) -> Event | None:
    """Return what an answer of the asked seat leads to; None where it says all itself."""
    seat = question.seat
    if seat < 0:
        return None
    if PUT_SMALL.has(action):
        return of_space(match, seat, PUT_SMALL.only(action) - seat * ALL_SPACES)
    if PUT_BIG.has(action):
        return of_space(match, seat, PUT_BIG.only(action) - seat * ALL_SPACES)
    if SEND.has(action):
        return of_hex(match, SEND.only(action))
    if BUY.has(action):
        return said("result-gear", [number("n", cost_of(match, seat, BUY.first_of_two(action) - cards.FIRST_UPGRADE))])
    if SETTLE.has(action):
        return near_bag(match, SETTLE.first_of_two(action))
    return of_planning(match, seat, action) or of_moving(match, question, action) or of_stores(match, seat, action)


def near_bag(match: Match, where: i64) -> Event | None:
    """Count the hexes to the nearest bag that holds treasure."""
    content = content_of(match)
    least = FAR
    for other in range(content.land.size):
        if match.state[land.bag(other, land.TREASURE)]:
            least = min(least, land.apart(content, where, other))
    return None if least == FAR else said("result-near-treasure", [number("n", least)])


def of_planning(match: Match, seat: i64, action: i64) -> Event | None:
    """Return the steam a planned card takes, and the card that leaves the program for it."""
    state = match.state
    if INSERT.has(action):
        steam = number("n", content_of(match).plans.steam[INSERT.first_of_two(action) % PLANS_EACH])
        last = term(state, plans.slot(seat, SLOTS - 1))
        return said("result-plan-steam", [steam]) if last == NONE else said("result-drops", [steam, card_term(last)])
    if REPLACE.has(action):
        steam = number("n", content_of(match).plans.steam[REPLACE.first_of_two(action) % PLANS_EACH])
        gone = term(state, plans.slot(seat, REPLACE.last_of(action)))
        return None if gone == NONE else said("result-drops", [steam, card_term(gone)])
    if REMOVE.has(action):
        return said("result-removes", [card_term(term(state, plans.slot(seat, REMOVE.only(action))))])
    return None


def of_moving(match: Match, question: Question, action: i64) -> Event | None:
    """Return the facing after a turn, or the hex that steps lead to."""
    seat = question.seat
    facing = kings.facing_of(match.state, seat)
    step = question.step
    if TURN.has(action):
        return said("result-faces", [way_term((facing + TURN.only(action)) % WAYS)])
    if STEPS.has(action):
        return reached(match, seat, facing, STEPS.only(action), isinstance(step, Leap))
    if VEER.has(action) and isinstance(step, Stagger):
        return reached(match, seat, (facing + (WAYS - 1 if VEER.only(action) == 0 else 1)) % WAYS, step.count, False)
    if CLIMB.has(action):
        return of_hex(match, CLIMB.only(action))
    if WARP.has(action):
        return said("result-ground", [terrain_term(land.terrain(match.state, WARP.only(action)))])
    return None


def reached(match: Match, seat: i64, way: i64, count: i64, leaping: bool) -> Event:
    """Return the hex at the end of a walk or leap, if nothing but ground and Holdfasts is in the way."""
    content = content_of(match)
    where = kings.hex_of(match.state, seat)
    start = where
    climbing = leaping or treasures.has(match, seat, treasures.GRIPS)
    wades = treasures.has(match, seat, treasures.FORDS)
    for _ in range(count):
        beyond = land.next_hex(content, where, way) if where != NONE else NONE
        if leaping:
            where = beyond
            continue
        if not is_open(match, seat, beyond, climbing):
            break
        where = beyond
        if land.terrain(match.state, where) == land.LAKE and not wades:
            break
    if where == start or not is_open(match, seat, where, climbing):
        return said("result-blocked", [])
    return said("result-reaches", [place(where), terrain_term(land.terrain(match.state, where))])


def of_stores(match: Match, seat: i64, action: i64) -> Event | None:
    """Return what burning makes, what a gear repairs, and what treasures are worth."""
    if BURN.has(action):
        made = STEAM_OF_COAL if BURN.only(action) == BY_COAL else STEAM_OF_WOOD
        made += upgrades.number(match, seat, upgrades.TORSO, upgrades.BURN)
        gained = min(made, steam_most(match, seat) - match.state[kings.STEAM + seat])
        return said("result-steam", [number("n", gained), number("lost", made - gained)])
    if PAY_GEAR.has(action):
        return said("result-repairs", [number("n", MORE_FOR_GEAR)])
    if KEEP.has(action):
        return worth(match, KEEP.only(action))
    if KEEP_FOR.has(action):
        kept, scrapped = KEEP_FOR.first_of_two(action), KEEP_FOR.last_of(action)
        return said("result-worth-for", [number("n", vp(match, kept)), number("m", vp(match, scrapped))])
    return worth(match, LOSE.only(action)) if LOSE.has(action) else None


def worth(match: Match, card: i64) -> Event:
    return said("result-worth", [number("n", vp(match, card))])


def vp(match: Match, card: i64) -> i64:
    return treasures.vp_of(match, card - cards.FIRST_TREASURE)
