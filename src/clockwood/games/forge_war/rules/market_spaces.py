"""The market's spaces: blacksmith, bazaar and clerk; the end bonuses of the last round. [FW F5.2–F5.4] [FW F5.7]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.forge_war.cards import cells as cards
from clockwood.games.forge_war.cards.cells import zone
from clockwood.games.forge_war.content import content_of
from clockwood.games.forge_war.events import design_term
from clockwood.games.forge_war.market import cells as market
from clockwood.games.forge_war.market.cells import has_claimed, weapon_limit
from clockwood.games.forge_war.players import cells as players
from clockwood.games.forge_war.reasons import REASONS
from clockwood.games.forge_war.rules.gains import gain_gold, pay_gold
from clockwood.games.forge_war.rules.market_cards import may_own, price_of
from clockwood.games.forge_war.rules.trading import NO_GOLD
from clockwood.games.forge_war.turns.cells import is_last_round
from clockwood.games.forge_war.verbs import CLAIM, END_BONUS, PURCHASE
from clockwood.games.forge_war.words import ALL_WEAPONS, END_BONUSES, SHOWN_CARDS
from clockwood.kernel.bits import bit, bits_in
from clockwood.kernel.events import Term, card_term, who
from clockwood.kernel.layout import NONE, held, hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED

SPACE_TAKEN: Final[i64] = REASONS.add("space-taken", "FW F5.2")
NOT_SHOWN: Final[i64] = REASONS.add("not-shown", "FW F5.3")
SAME_STALL: Final[i64] = REASONS.add("same-stall", "FW F5.12")
NOT_PUBLIC: Final[i64] = REASONS.add("not-public", "FW F5.7")
CLAIMED_ALREADY: Final[i64] = REASONS.add("claimed-already", "FW F5.7")
NOT_LAST_ROUND: Final[i64] = REASONS.add("not-last-round", "FW F5.17")
BONUS_SOLD: Final[i64] = REASONS.add("bonus-sold", "FW F5.17")

FEE: Final[i64] = 1
"""The gold for each player who claimed a design before. [FW F5.7]"""


def is_open(state: vec[i64], space: i64) -> bool:
    """Return whether no disk lies on a closed space, which takes one a round. [FW F5.2]"""
    return state[market.SPACES + space] == 0


def close_space(match: Match, seat: i64, space: i64) -> None:
    """Put a player's disk on a space. [FW F5.2]"""
    hold(match.state, market.SPACES + space, seat)
    if match.listening:
        match.tell("disk-placed", "FW F5.2", [who(seat), Term("space", "space", space)])


def space_of(match: Match, card: i64) -> i64:
    """Return the space that sells a card: with two players, or alone, the bazaar is one. [FW F5.4] [FW F11.9]"""
    if cards.FIRST_WEAPON <= card < cards.FIRST_SINGLE:
        return market.BLACKSMITH
    return market.BAZAAR_SINGLE if card >= cards.FIRST_SINGLE and content_of(match).players > 2 else market.BAZAAR


# -- blacksmith and bazaar


def why_not_purchase(match: Match, seat: i64, card: i64) -> i64:
    """Return why the card cannot be bought; 0 where it can."""
    for k in range(SHOWN_CARDS):
        if match.state[market.SHOWN + k] == held(card):
            return why_not_shown_card(match, seat, card)
    return NOT_SHOWN


def why_not_shown_card(match: Match, seat: i64, card: i64) -> i64:
    """Return why a card that is face up cannot be bought; 0 where it can."""
    state = match.state
    if not is_open(state, space_of(match, card)):
        return SPACE_TAKEN
    if price_of(match, card) > state[players.GOLD + seat]:
        return NO_GOLD
    return ALLOWED if may_own(match, seat, card) else SAME_STALL


def add_purchases(match: Match, seat: i64, options: vec[i64]) -> vec[i64]:
    state = match.state
    for k in range(SHOWN_CARDS):
        card = term(state, market.SHOWN + k)
        if card != NONE and why_not_shown_card(match, seat, card) == 0:
            options = append(options, PURCHASE.code1(card))
    return options


# -- clerk


def is_public(state: vec[i64], design: i64) -> bool:
    return zone(state, cards.FIRST_WEAPON + design) == cards.PUBLIC_ROW


def claim_price(match: Match, design: i64) -> i64:
    """Return the price to the bank with the fees of those who claimed before. [FW F5.7]"""
    return content_of(match).designs.price[design] + FEE * bits_in(match.state[market.CLAIMS + design])


def why_not_claim(match: Match, seat: i64, design: i64) -> i64:
    """Return why the design cannot be claimed; 0 where it can."""
    if design >= ALL_WEAPONS or not is_public(match.state, design):
        return NOT_PUBLIC
    return why_not_public_design(match, seat, design)


def why_not_public_design(match: Match, seat: i64, design: i64) -> i64:
    """Return why a design of the public row cannot be claimed; 0 where it can."""
    state = match.state
    if has_claimed(state, seat, design):
        return CLAIMED_ALREADY
    return NO_GOLD if claim_price(match, design) > state[players.GOLD + seat] else ALLOWED


def add_claims(match: Match, seat: i64, options: vec[i64]) -> vec[i64]:
    state = match.state
    for design in range(weapon_limit(state)):
        if is_public(state, design) and why_not_public_design(match, seat, design) == 0:
            options = append(options, CLAIM.code1(design))
    return options


def claim(match: Match, seat: i64, design: i64) -> None:
    """Claim a design, and pay the bank and those who claimed it before. [FW F5.7] [FW B23]"""
    state = match.state
    pay_gold(match, seat, claim_price(match, design), "FW F5.7")
    for other in range(content_of(match).colours):
        if has_claimed(state, other, design):
            gain_gold(match, other, FEE, "FW F5.7")
    put_claim(match, seat, design, "FW F5.7")


def put_claim(match: Match, seat: i64, design: i64, cite: str) -> None:
    """Put a player's cube on a design."""
    match.state[market.CLAIMS + design] |= bit(seat)
    if match.listening:
        match.tell("claimed", cite, [who(seat), design_term(design), card_term(cards.FIRST_WEAPON + design)])


# -- end bonuses


def bonus_space(match: Match, bonus: i64) -> i64:
    """Return the space of an end bonus: the top row belongs to bonus cards, the bottom to single-use ones. [FW H4]"""
    if bonus == 0:
        return market.BLACKSMITH
    return market.BAZAAR_SINGLE if bonus > 2 and content_of(match).players > 2 else market.BAZAAR


def why_not_end_bonus(match: Match, seat: i64, bonus: i64) -> i64:
    state = match.state
    if not is_last_round(match) or not content_of(match).end_bonuses:
        return NOT_LAST_ROUND
    if state[market.END_BONUS + bonus]:
        return BONUS_SOLD
    if not is_open(state, bonus_space(match, bonus)):
        return SPACE_TAKEN
    return NO_GOLD if content_of(match).market.end_cost[bonus] > state[players.GOLD + seat] else ALLOWED


def add_end_bonuses(match: Match, seat: i64, options: vec[i64]) -> vec[i64]:
    if not is_last_round(match):
        return options
    for bonus in range(len(END_BONUSES)):
        if why_not_end_bonus(match, seat, bonus) == 0:
            options = append(options, END_BONUS.code1(bonus))
    return options
