"""The merchant and the stalls, open to players at all questions of their own. [FW F5.12] [FW F5.16] [FW B16]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.forge_war.cards import cells as cards
from clockwood.games.forge_war.cards.cells import zone
from clockwood.games.forge_war.content import content_of
from clockwood.games.forge_war.events import kind
from clockwood.games.forge_war.market import cells as market
from clockwood.games.forge_war.market.cells import bonus_limit, savvies
from clockwood.games.forge_war.players import cells as players
from clockwood.games.forge_war.players.cells import cube
from clockwood.games.forge_war.reasons import REASONS
from clockwood.games.forge_war.verbs import BUY, SELL, TRADE
from clockwood.games.forge_war.words import ALL_BONUS, KINDS
from clockwood.kernel.events import Term, card_term, number, who
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED

NO_GOLD: Final[i64] = REASONS.add("no-gold", "FW F5.10")
BOUGHT_ENOUGH: Final[i64] = REASONS.add("bought-enough", "FW F5.16")
SOLD_ENOUGH: Final[i64] = REASONS.add("sold-enough", "FW F5.16")
NO_CUBES: Final[i64] = REASONS.add("no-cubes", "FW F1.2")
NO_STALL: Final[i64] = REASONS.add("no-stall", "FW F5.12")
STALL_USED: Final[i64] = REASONS.add("stall-used", "FW F5.12")

FOR_RIGHT: Final[i64] = 0
FOR_LEFT: Final[i64] = 1
BUYS: Final[i64] = 1
SALES: Final[i64] = 1


def add_trades(match: Match, seat: i64, options: vec[i64]) -> vec[i64]:
    """Add what the player may buy, sell and exchange now."""
    state = match.state
    if may_buy(match, seat):
        gold = state[players.GOLD + seat]
        prices = content_of(match).market.buy
        buy = BUY.code1(0)
        for resource in range(KINDS):
            if prices[resource] <= gold:
                options = append(options, buy + resource)
    if state[players.SOLD + seat] < SALES:
        sell = SELL.code1(0)
        for resource in range(KINDS):
            if state[cube(seat, resource)]:
                options = append(options, sell + resource)
    return add_exchanges(match, seat, options)


def add_exchanges(match: Match, seat: i64, options: vec[i64]) -> vec[i64]:
    """Add what the player's stalls can still do this round, either way."""
    state = match.state
    printed = content_of(match).market
    mat = cards.MAT + seat
    for card in range(bonus_limit(state)):
        if zone(state, card) == mat and printed.bonus_kind[card] == market.STALL and may_use(match, seat, card):
            if state[cube(seat, printed.left_kind[card])] >= printed.left_count[card]:
                options = append(options, TRADE.code2(card, FOR_RIGHT))
            if state[cube(seat, printed.right_kind[card])] >= printed.right_count[card]:
                options = append(options, TRADE.code2(card, FOR_LEFT))
    return options


def can_trade(match: Match, seat: i64) -> bool:
    return len(add_trades(match, seat, vec[i64](capacity=16))) > 0


def may_buy(match: Match, seat: i64) -> bool:
    """Return whether a purchase is left: one a round, one more for each Buyer's Savvy. [FW F5.13] [FW F5.16]"""
    bought = match.state[players.BOUGHT + seat]
    return bought < BUYS or bought < BUYS + savvies(match, seat, market.BUYER)


def may_use(match: Match, seat: i64, card: i64) -> bool:
    """Return whether a stall can be used: once a round, and once more for a Trader's Savvy. [FW F5.12] [FW F5.13]"""
    state = match.state
    if state[market.STALL_USES + card] == 0:
        return True
    extra: i64 = 0
    for other in range(bonus_limit(state)):
        if zone(state, other) == cards.MAT + seat and state[market.STALL_USES + other] > 1:
            extra += state[market.STALL_USES + other] - 1
    return extra < savvies(match, seat, market.TRADER)


def is_trade(action: i64) -> bool:
    return BUY.base <= action < PAST_TRADES


PAST_TRADES: Final[i64] = TRADE.base + TRADE.count


def why_not_trade(match: Match, seat: i64, action: i64) -> i64:
    """Return why the player cannot buy, sell or exchange so."""
    state = match.state
    printed = content_of(match).market
    if BUY.has(action):
        if not may_buy(match, seat):
            return BOUGHT_ENOUGH
        return NO_GOLD if printed.buy[BUY.only(action)] > state[players.GOLD + seat] else ALLOWED
    if SELL.has(action):
        if state[players.SOLD + seat] >= SALES:
            return SOLD_ENOUGH
        return NO_CUBES if state[cube(seat, SELL.only(action))] == 0 else ALLOWED
    if not TRADE.has(action):
        return NOT_ASKED
    card = TRADE.first_of_two(action)
    if card >= ALL_BONUS or zone(state, card) != cards.MAT + seat or printed.bonus_kind[card] != market.STALL:
        return NO_STALL
    return NO_CUBES if may_use(match, seat, card) else STALL_USED


def trade(match: Match, seat: i64, action: i64) -> None:
    """Buy, sell or exchange."""
    state = match.state
    printed = content_of(match).market
    if BUY.has(action):
        resource = BUY.only(action)
        state[players.GOLD + seat] -= printed.buy[resource]
        state[cube(seat, resource)] += 1
        state[players.BOUGHT + seat] += 1
        if match.listening:
            match.tell("bought", "FW F5.16", [who(seat), kind(resource), number("n", printed.buy[resource])])
    elif SELL.has(action):
        resource = SELL.only(action)
        price = sale_price(match, seat, resource)
        state[players.GOLD + seat] += price
        state[cube(seat, resource)] -= 1
        state[players.SOLD + seat] += 1
        if match.listening:
            match.tell("sold", "FW F5.16", [who(seat), kind(resource), number("n", price)])
    else:
        exchange(match, seat, TRADE.first_of_two(action), TRADE.last_of(action) == FOR_RIGHT)


def sale_price(match: Match, seat: i64, resource: i64) -> i64:
    """Return the gold for a cube: the merchant's price, one more for each Seller's Savvy. [FW F5.13] [FW F5.16]"""
    return content_of(match).market.sell[resource] + savvies(match, seat, market.SELLER)


def exchange(match: Match, seat: i64, card: i64, for_right: bool) -> None:
    """Give one of the two amounts a stall shows and take the other. [FW F5.12] [FW FG8]"""
    state = match.state
    printed = content_of(match).market
    left = cube(seat, printed.left_kind[card])
    right = cube(seat, printed.right_kind[card])
    if for_right:
        state[left] -= printed.left_count[card]
        state[right] += printed.right_count[card]
    else:
        state[right] -= printed.right_count[card]
        state[left] += printed.left_count[card]
    state[market.STALL_USES + card] += 1
    if match.listening:
        gained = printed.right_kind[card] if for_right else printed.left_kind[card]
        count = printed.right_count[card] if for_right else printed.left_count[card]
        match.tell(
            "traded", "FW F5.12", [who(seat), card_term(card), Term("resource", "resource", gained), number("n", count)]
        )
