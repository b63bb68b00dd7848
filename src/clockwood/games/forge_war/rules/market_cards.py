"""Market cards that come to a player: to the mat, or used at once and out of the game. [FW F5.11–F5.14]"""

from mypy_extensions import i64

from clockwood.games.forge_war.events import card_term, who
from clockwood.games.forge_war.rules.gains import use_single
from clockwood.games.forge_war.rules.trading import STALL
from clockwood.games.forge_war.state import (
    CARDS,
    FIRST_SINGLE,
    FIRST_WEAPON,
    GONE,
    MAT,
    board,
    bonus_limit,
    zone,
)
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_seen


def may_own(match: Match, seat: i64, card: i64) -> bool:
    """Only one stall of the same exchange. [FW F5.12]"""
    content = board(match)
    if card >= FIRST_WEAPON or content.bonus_kind[card] != STALL:
        return True
    for other in range(bonus_limit(match.state)):
        same = content.bonus_exchange[other] == content.bonus_exchange[card]
        if same and content.bonus_kind[other] == STALL and zone(match.state, other) == MAT + seat:
            return False
    return True


def price_of(match: Match, card: i64) -> i64:
    """In the simple game the green circle counts where there is one. [FW F5.10]"""
    content = board(match)
    if card < FIRST_WEAPON:
        return content.bonus_price[card]
    if card < FIRST_SINGLE:
        return content.design_price[card - FIRST_WEAPON]
    return content.single_price[card - FIRST_SINGLE]


def take_card(match: Match, seat: i64, card: i64, cite: str) -> None:
    """The card is the player's; a single-use one gives its benefit and leaves the game. [FW F5.14]"""
    single = card >= FIRST_SINGLE
    move_seen(match.state, CARDS + card, GONE if single else MAT + seat)
    if match.listening:
        match.tell("card-used" if single else "card-taken", cite, [who(seat), card_term(card)])
    if single:
        use_single(match, seat, card - FIRST_SINGLE, cite)
