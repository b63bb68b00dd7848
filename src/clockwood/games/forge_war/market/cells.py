"""The cells of the market: face-up cards, disks, end bonuses, claims, uses of stalls. [FW F5]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.forge_war.cards.cells import FIRST_WEAPON, MAT, zone
from clockwood.games.forge_war.content import content_of
from clockwood.games.forge_war.turns.cells import STAGE, STAGES
from clockwood.games.forge_war.words import (
    ALL_BONUS,
    ALL_WEAPONS,
    BONUS_CARDS,
    CLOSED_SPACES,
    DESIGNS,
    END_BONUSES,
    SHOWN_CARDS,
    WEAPON_CARDS,
)
from clockwood.kernel.layout import Layout
from clockwood.kernel.match import Match

CELLS: Final = Layout(at=49)
STALL_USES: Final[i64] = CELLS.row("stall_uses", ALL_BONUS, "card")
SHOWN: Final[i64] = CELLS.row("shown", SHOWN_CARDS, "", "card", at=213, key="market.{}")
SPACES: Final[i64] = CELLS.row("spaces", len(CLOSED_SPACES), "space", "seat", key="space.{}")
END_BONUS: Final[i64] = CELLS.row("end_bonuses", len(END_BONUSES), "bonus", "seat", key="end-bonus.{}")
CLAIMS: Final[i64] = CELLS.row("claims", DESIGNS, "design", bits="seat", key="claim.{}.{bit}")

BLACKSMITH: Final[i64] = 0
BAZAAR: Final[i64] = 1
BAZAAR_SINGLE: Final[i64] = 2
BARRACKS: Final[i64] = 3
"""The closed spaces, each taken by one disk a round. [FW F5.2]"""

STALL: Final[i64] = 0
BUYER: Final[i64] = 1
SELLER: Final[i64] = 2
TRADER: Final[i64] = 3
RUSHER: Final[i64] = 4
"""The kinds of bonus cards: stalls, and the savvies of buyers, sellers, traders and adventurers. [FW F5.13]"""

UNIQUE: Final[i64] = 3
"""The kind of a design that one player owns alone. [FW F5.11]"""

BONUS_UNTIL: Final = vec[i64]([i64(sum(BONUS_CARDS[:stage])) for stage in range(STAGES + 1)])
WEAPONS_UNTIL: Final = vec[i64]([i64(sum(WEAPON_CARDS[:stage])) for stage in range(STAGES + 1)])
"""The number of bonus and weapon cards up to a stage; single-use cards are as many as bonus cards. [FW F2.8]"""


def bonus_limit(state: vec[i64]) -> i64:
    """Return the number of bonus cards in play; those of later stages are not yet."""
    return BONUS_UNTIL[state[STAGE]]


def weapon_limit(state: vec[i64]) -> i64:
    """Return the number of weapon cards in play; those of later stages are not yet."""
    return WEAPONS_UNTIL[state[STAGE]]


def first_bonus(stage: i64) -> i64:
    """Return the first bonus card of a stage."""
    return BONUS_UNTIL[stage - 1]


def first_weapon(stage: i64) -> i64:
    """Return the first weapon card of a stage, among all cards."""
    return FIRST_WEAPON + WEAPONS_UNTIL[stage - 1]


def has_claimed(state: vec[i64], seat: i64, design: i64) -> bool:
    return state[CLAIMS + design] >> seat & 1 == 1


def owns_design(state: vec[i64], seat: i64, design: i64) -> bool:
    """Return whether a player bought or claimed a design, or had it from the start. [FW F2.1] [FW F5.7] [FW F5.11]"""
    if design >= ALL_WEAPONS:
        return True
    return has_claimed(state, seat, design) or zone(state, FIRST_WEAPON + design) == MAT + seat


def savvies(match: Match, seat: i64, kind: i64) -> i64:
    """Count the savvy cards of a kind on a player's mat. [FW F5.13]"""
    state = match.state
    kinds = content_of(match).market.bonus_kind
    found: i64 = 0
    for card in range(bonus_limit(state)):
        if zone(state, card) == MAT + seat and kinds[card] == kind:
            found += 1
    return found
