"""Market cards that come to a player: to the mat, or used at once and out of the game. [FW F5.11–F5.14]"""

from mypy_extensions import i64

from clockwood.games.forge_war.cards import cells as cards
from clockwood.games.forge_war.cards.cells import zone
from clockwood.games.forge_war.content import content_of
from clockwood.games.forge_war.market import cells as market
from clockwood.games.forge_war.market.cells import bonus_limit
from clockwood.games.forge_war.rules.gains import use_single
from clockwood.kernel.events import card_term, who
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_seen


def may_own(match: Match, seat: i64, card: i64) -> bool:
    """Return whether a player may have a card: only one stall of the same exchange. [FW F5.12]"""
    printed = content_of(match).market
    if card >= cards.FIRST_WEAPON or printed.bonus_kind[card] != market.STALL:
        return True
    for other in range(bonus_limit(match.state)):
        same = printed.bonus_exchange[other] == printed.bonus_exchange[card]
        if same and printed.bonus_kind[other] == market.STALL and zone(match.state, other) == cards.MAT + seat:
            return False
    return True


def price_of(match: Match, card: i64) -> i64:
    """Return the price of a card; in the simple game the green circle counts where there is one. [FW F5.10]"""
    content = content_of(match)
    if card < cards.FIRST_WEAPON:
        return content.market.bonus_price[card]
    if card < cards.FIRST_SINGLE:
        return content.designs.price[card - cards.FIRST_WEAPON]
    return content.market.single_price[card - cards.FIRST_SINGLE]


def take_card(match: Match, seat: i64, card: i64, cite: str) -> None:
    """Give a card to a player; a single-use one gives its benefit and leaves the game. [FW F5.14]"""
    single = card >= cards.FIRST_SINGLE
    move_seen(match.state, cards.CARDS + card, cards.GONE if single else cards.MAT + seat)
    if match.listening:
        match.tell("card-used" if single else "card-taken", cite, [who(seat), card_term(card)])
    if single:
        use_single(match, seat, card - cards.FIRST_SINGLE, cite)
