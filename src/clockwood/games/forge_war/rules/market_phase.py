"""The market phase: one action each, in the new player order. [FW F5]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.forge_war.adventurers import cells as adventurers
from clockwood.games.forge_war.cards import cells as cards
from clockwood.games.forge_war.content import content_of
from clockwood.games.forge_war.market import cells as market
from clockwood.games.forge_war.players import cells as players
from clockwood.games.forge_war.reasons import REASONS
from clockwood.games.forge_war.rules.barracks import hire, hire_price, train, trainees, why_not_train
from clockwood.games.forge_war.rules.gains import gain_gold, pay_gold
from clockwood.games.forge_war.rules.market_cards import price_of, take_card
from clockwood.games.forge_war.rules.market_spaces import (
    SPACE_TAKEN,
    add_claims,
    add_end_bonuses,
    add_purchases,
    bonus_space,
    claim,
    close_space,
    is_open,
    space_of,
    why_not_claim,
    why_not_end_bonus,
    why_not_purchase,
)
from clockwood.games.forge_war.rules.road import road_options, rush, why_not_road
from clockwood.games.forge_war.rules.trading import NO_GOLD, add_trades, is_trade, trade, why_not_trade
from clockwood.games.forge_war.turns import cells as turns
from clockwood.games.forge_war.turns.cells import player_at
from clockwood.games.forge_war.verbs import CLAIM, DONE, END_BONUS, HIRE, PASS, PURCHASE, ROAD, TRAIN
from clockwood.games.forge_war.words import ADVENTURERS, CLOSED_SPACES, SHOWN_CARDS
from clockwood.kernel.events import Term, card_term, who
from clockwood.kernel.layout import NONE, hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_seen
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

TOO_MANY_ADVENTURERS: Final[i64] = REASONS.add("too-many-adventurers", "FW H1")

SOLO_ACTIONS: Final[i64] = 2
"""[FW F11.9]"""
PASS_PAYS: Final[i64] = 1
"""[FW F5.1]"""


@mypyc_attr(acyclic=True, free_list_len=1)
class MarketPhase(Step):
    """Each player in order takes an action; alone, the person takes two. [FW F5.1] [FW F11.9]"""

    def __init__(self, spot: i64) -> None:
        self.spot: Final = spot

    def run(self, match: Match) -> None:
        state = match.state
        hold(state, turns.PHASE, turns.MARKET_PHASE)
        state[turns.TURN] += 1
        content = content_of(match)
        if self.spot == (SOLO_ACTIONS if content.solo else content.players):
            close_market(match)
            return
        match.push(MarketPhase(self.spot + 1))
        match.push(MarketTurn(player_at(match, self.spot)))


def close_market(match: Match) -> None:
    """Discard the cards that nobody bought, and return the disks. [FW F5.15]"""
    state = match.state
    for k in range(SHOWN_CARDS):
        card = term(state, market.SHOWN + k)
        if card != NONE:
            move_seen(state, cards.CARDS + card, cards.MARKET_DISCARD)
            state[market.SHOWN + k] = 0
            if match.listening:
                match.tell("card-discarded", "FW F5.15", [card_term(card)])
    for space in range(len(CLOSED_SPACES)):
        state[market.SPACES + space] = 0
    if match.listening:
        match.tell("market-closed", "FW F5.15", [])


def why_not_hire(match: Match, seat: i64) -> i64:
    """Return why the barracks hire no adventurer for the seat; 0 where they can. [FW F5.5] [FW F5.6]"""
    if match.state[adventurers.COUNT + seat] >= ADVENTURERS:
        return TOO_MANY_ADVENTURERS
    return NO_GOLD if match.state[players.GOLD + seat] < hire_price(match) else ALLOWED


@mypyc_attr(acyclic=True, free_list_len=1)
class MarketTurn(SeatStep):
    """A player goes to blacksmith, bazaar, barracks, clerk or Road, or passes for a gold. [FW F5.1–F5.8]"""

    def run(self, match: Match) -> None:
        seat = self.seat
        options = append(vec[i64](capacity=32), PASS.code())
        options = add_purchases(match, seat, options)
        options = add_end_bonuses(match, seat, options)
        if is_open(match.state, market.BARRACKS):
            if why_not_hire(match, seat) == 0:
                options = append(options, HIRE.code())
            options = trainees(match, seat, -1, options)
        options = add_claims(match, seat, options)
        options = road_options(match, seat, options)
        match.ask(self, seat, add_trades(match, seat, options))

    def why_not(self, match: Match, action: i64) -> i64:
        if PURCHASE.has(action):
            return why_not_purchase(match, self.seat, PURCHASE.only(action))
        if END_BONUS.has(action):
            return why_not_end_bonus(match, self.seat, END_BONUS.only(action))
        if HIRE.has(action):
            return why_not_hire(match, self.seat) if is_open(match.state, market.BARRACKS) else SPACE_TAKEN
        if TRAIN.has(action):
            taken = not is_open(match.state, market.BARRACKS)
            return SPACE_TAKEN if taken else why_not_train(match, self.seat, TRAIN.only(action), -1)
        if CLAIM.has(action):
            return why_not_claim(match, self.seat, CLAIM.only(action))
        if ROAD.has(action):
            return why_not_road(match, self.seat, ROAD.first_of_two(action), ROAD.last_of(action))
        return why_not_trade(match, self.seat, action)

    def chosen(self, match: Match, action: i64) -> None:
        seat = self.seat
        if is_trade(action):
            match.push(self)
            trade(match, seat, action)
        elif action == PASS.code():
            if match.listening:
                match.tell("passed-market", "FW F5.1", [who(seat)])
            gain_gold(match, seat, PASS_PAYS, "FW F5.1")
        elif PURCHASE.has(action):
            self.purchase(match, PURCHASE.only(action))
        elif END_BONUS.has(action):
            self.buy_bonus(match, END_BONUS.only(action))
        elif HIRE.has(action):
            close_space(match, seat, market.BARRACKS)
            hire(match, seat)
            match.push(Train(seat))
        elif TRAIN.has(action):
            close_space(match, seat, market.BARRACKS)
            train(match, seat, TRAIN.only(action))
            match.push(HireToo(seat))
        elif CLAIM.has(action):
            claim(match, seat, CLAIM.only(action))
        else:
            rush(match, seat, ROAD.first_of_two(action), ROAD.last_of(action))

    def purchase(self, match: Match, card: i64) -> None:
        """Place a disk, pay the price, take the card. [FW F5.3] [FW F5.4]"""
        state = match.state
        close_space(match, self.seat, space_of(match, card))
        pay_gold(match, self.seat, price_of(match, card), "FW F5.10")
        for k in range(SHOWN_CARDS):
            if term(state, market.SHOWN + k) == card:
                state[market.SHOWN + k] = 0
        take_card(match, self.seat, card, "FW F5.3")

    def buy_bonus(self, match: Match, bonus: i64) -> None:
        """Place a disk, pay the printed cost, put a cube on the space. [FW F5.17]"""
        close_space(match, self.seat, bonus_space(match, bonus))
        pay_gold(match, self.seat, content_of(match).market.end_cost[bonus], "FW F5.17")
        hold(match.state, market.END_BONUS + bonus, self.seat)
        if match.listening:
            match.tell("end-bonus-bought", "FW F5.17", [who(self.seat), Term("bonus", "bonus", bonus)])


@mypyc_attr(acyclic=True, free_list_len=1)
class Train(SeatStep):
    """After hiring, one other adventurer of the pool may be raised. [FW F5.5]"""

    def run(self, match: Match) -> None:
        hired = match.state[adventurers.COUNT + self.seat] - 1
        options = append(vec[i64](capacity=8), DONE.code())
        match.ask(self, self.seat, trainees(match, self.seat, hired, options))

    def why_not(self, match: Match, action: i64) -> i64:
        hired = match.state[adventurers.COUNT + self.seat] - 1
        return why_not_train(match, self.seat, TRAIN.only(action), hired) if TRAIN.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if TRAIN.has(action):
            train(match, self.seat, TRAIN.only(action))


@mypyc_attr(acyclic=True, free_list_len=1)
class HireToo(SeatStep):
    """After raising one, a new adventurer may be hired: the barracks' two actions have no order. [FW F5.5] [FW H7]"""

    def run(self, match: Match) -> None:
        options = append(vec[i64](capacity=2), DONE.code())
        if why_not_hire(match, self.seat) == 0:
            options = append(options, HIRE.code())
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return why_not_hire(match, self.seat) if HIRE.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if HIRE.has(action):
            hire(match, self.seat)
