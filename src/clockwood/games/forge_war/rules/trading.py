"""The merchant and the stalls: at their owner's own questions, whenever those come. [FW F5.12] [FW F5.16] [FW B16]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.forge_war.events import card_term, kind, who
from clockwood.games.forge_war.reasons import REASONS
from clockwood.games.forge_war.state import (
    BOUGHT,
    CUBES,
    GOLD,
    MAT,
    SOLD,
    STALL_USES,
    board,
    bonus_limit,
    cube,
    savvies,
    zone,
)
from clockwood.games.forge_war.verbs import BUY, SELL, TRADE
from clockwood.games.forge_war.words import ALL_BONUS, KINDS
from clockwood.kernel.events import Term, number
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED

NO_GOLD: Final[i64] = REASONS.add("no-gold", "FW F5.10")
BOUGHT_ENOUGH: Final[i64] = REASONS.add("bought-enough", "FW F5.16")
SOLD_ENOUGH: Final[i64] = REASONS.add("sold-enough", "FW F5.16")
NO_CUBES: Final[i64] = REASONS.add("no-cubes", "FW F1.2")
NO_STALL: Final[i64] = REASONS.add("no-stall", "FW F5.12")
STALL_USED: Final[i64] = REASONS.add("stall-used", "FW F5.12")

STALL: Final[i64] = 0
BUYER: Final[i64] = 1
SELLER: Final[i64] = 2
TRADER: Final[i64] = 3
RUSHER: Final[i64] = 4

FOR_RIGHT: Final[i64] = 0
FOR_LEFT: Final[i64] = 1
BUYS: Final[i64] = 1
SALES: Final[i64] = 1


def add_trades(match: Match, seat: i64, options: vec[i64]) -> vec[i64]:
    """Add what the player may buy, sell and exchange now."""
    state = match.state
    content = board(match)
    gold = state[GOLD + seat]
    if may_buy(match, seat):
        prices = content.buy
        buy = BUY.code1(0)
        for resource in range(KINDS):
            if prices[resource] <= gold:
                options = append(options, buy + resource)
    if state[SOLD + seat] < SALES:
        sell = SELL.code1(0)
        for resource in range(KINDS):
            if state[CUBES + resource * 4 + seat]:
                options = append(options, sell + resource)
    return add_exchanges(match, seat, options)


def add_exchanges(match: Match, seat: i64, options: vec[i64]) -> vec[i64]:
    """Add what the player's stalls can still do this round, either way."""
    state = match.state
    content = board(match)
    for card in range(bonus_limit(state)):
        if zone(state, card) == MAT + seat and content.bonus_kind[card] == STALL and may_use(match, seat, card):
            if state[cube(seat, content.left_kind[card])] >= content.left_count[card]:
                options = append(options, TRADE.code2(card, FOR_RIGHT))
            if state[cube(seat, content.right_kind[card])] >= content.right_count[card]:
                options = append(options, TRADE.code2(card, FOR_LEFT))
    return options


def can_trade(match: Match, seat: i64) -> bool:
    return len(add_trades(match, seat, vec[i64](capacity=16))) > 0


def may_buy(match: Match, seat: i64) -> bool:
    """One purchase a round, and one more for each Buyer's Savvy. [FW F5.13] [FW F5.16]"""
    bought = match.state[BOUGHT + seat]
    return bought < BUYS or bought < BUYS + savvies(match, seat, BUYER)


def may_use(match: Match, seat: i64, card: i64) -> bool:
    """A stall once a round; each Trader's Savvy is one more use of one stall. [FW F5.12] [FW F5.13]"""
    state = match.state
    if state[STALL_USES + card] == 0:
        return True
    extra: i64 = 0
    for other in range(bonus_limit(state)):
        if zone(state, other) == MAT + seat and state[STALL_USES + other] > 1:
            extra += state[STALL_USES + other] - 1
    return extra < savvies(match, seat, TRADER)


def is_trade(action: i64) -> bool:
    return BUY.base <= action < PAST_TRADES


PAST_TRADES: Final[i64] = TRADE.base + TRADE.count


def why_not_trade(match: Match, seat: i64, action: i64) -> i64:
    """Return why the player cannot buy, sell or exchange so."""
    state = match.state
    content = board(match)
    if BUY.has(action):
        if not may_buy(match, seat):
            return BOUGHT_ENOUGH
        return NO_GOLD if content.buy[BUY.only(action)] > state[GOLD + seat] else ALLOWED
    if SELL.has(action):
        if state[SOLD + seat] >= SALES:
            return SOLD_ENOUGH
        return NO_CUBES if state[cube(seat, SELL.only(action))] == 0 else ALLOWED
    if not TRADE.has(action):
        return NOT_ASKED
    card = TRADE.first_of_two(action)
    if card >= ALL_BONUS or zone(state, card) != MAT + seat or content.bonus_kind[card] != STALL:
        return NO_STALL
    return NO_CUBES if may_use(match, seat, card) else STALL_USED


def trade(match: Match, seat: i64, action: i64) -> None:
    """Buy, sell or exchange."""
    state = match.state
    content = board(match)
    if BUY.has(action):
        resource = BUY.only(action)
        state[GOLD + seat] -= content.buy[resource]
        state[cube(seat, resource)] += 1
        state[BOUGHT + seat] += 1
        if match.listening:
            match.tell("bought", "FW F5.16", [who(seat), kind(resource), number("n", content.buy[resource])])
    elif SELL.has(action):
        resource = SELL.only(action)
        price = content.sell[resource] + savvies(match, seat, SELLER)
        state[GOLD + seat] += price
        state[cube(seat, resource)] -= 1
        state[SOLD + seat] += 1
        if match.listening:
            match.tell("sold", "FW F5.16", [who(seat), kind(resource), number("n", price)])
    else:
        exchange(match, seat, TRADE.first_of_two(action), TRADE.last_of(action) == FOR_RIGHT)


def exchange(match: Match, seat: i64, card: i64, for_right: bool) -> None:
    """The two amounts a stall shows change places, either way. [FW F5.12] [FW FG8]"""
    state = match.state
    content = board(match)
    left = cube(seat, content.left_kind[card])
    right = cube(seat, content.right_kind[card])
    if for_right:
        state[left] -= content.left_count[card]
        state[right] += content.right_count[card]
    else:
        state[right] -= content.right_count[card]
        state[left] += content.left_count[card]
    state[STALL_USES + card] += 1
    if match.listening:
        gained = content.right_kind[card] if for_right else content.left_kind[card]
        count = content.right_count[card] if for_right else content.left_count[card]
        match.tell(
            "traded", "FW F5.12", [who(seat), card_term(card), Term("resource", "resource", gained), number("n", count)]
        )
