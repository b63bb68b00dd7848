"""The table of Forge War: one packed vector, and the rulebook's words for reading and changing it. No rules."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.forge_war.content import ForgeContent
from clockwood.games.forge_war.words import HEXES, KINDS, QUESTS_EACH
from clockwood.kernel.match import Match

FIRST_BONUS: Final[i64] = 0
FIRST_WEAPON: Final[i64] = 34
FIRST_SINGLE: Final[i64] = 67
FIRST_QUEST: Final[i64] = 101
FIRST_WEALTH: Final[i64] = 174
LAST_CARD: Final[i64] = 190

COPPER: Final[i64] = 0
IRON: Final[i64] = 1
MITHRIL: Final[i64] = 2
EMERALD: Final[i64] = 3
RUBY: Final[i64] = 4
DIAMOND: Final[i64] = 5

PERSON: Final[i64] = 0
"""The colour of who plays alone. [FW F11.2]"""

MINE_PHASE: Final[i64] = 1
MARKET_PHASE: Final[i64] = 2
QUEST_PHASE: Final[i64] = 3

# The face-up market cards: the weapon, two bonus, two single-use cards.
SHOWN_CARDS: Final[i64] = 5

# The closed spaces of the market.
BLACKSMITH: Final[i64] = 0
BAZAAR: Final[i64] = 1
BAZAAR_SINGLE: Final[i64] = 2
BARRACKS: Final[i64] = 3

# The first zone that may hold a card is where a hand-written position leaves it: the decks.
QUEST_DECK: Final[i64] = 0
WEAPON_STACK: Final[i64] = 1
BONUS_STACK: Final[i64] = 2
SINGLE_STACK: Final[i64] = 3
WEALTH_DECK: Final[i64] = 4
BOX: Final[i64] = 5
ASIDE: Final[i64] = 6
IN_OFFER: Final[i64] = 7
FACE_UP: Final[i64] = 8
PUBLIC_ROW: Final[i64] = 9
MARKET_DISCARD: Final[i64] = 10
GONE: Final[i64] = 11
ACTIVE: Final[i64] = 12
COMPLETED: Final[i64] = 16
MAT: Final[i64] = 20
WEALTH_HAND: Final[i64] = 24

# Where everything lies. A region begins where the one before it ends; written as sums, so that compiled code sees
# plain numbers. `regions.py` says what each one is called and checks that the sums are right.
SEAT_CELLS: Final[i64] = 4
BONUS_CELLS: Final[i64] = 34
DESIGN_CELLS: Final[i64] = 35
HEX_CELLS: Final[i64] = 61
ADVENTURER_CELLS: Final[i64] = 80
QUEST_CELLS: Final[i64] = 20

STAGE: Final[i64] = 0
ROUND: Final[i64] = STAGE + 1
PHASE: Final[i64] = ROUND + 1
TURN: Final[i64] = PHASE + 1
ORDER: Final[i64] = TURN + 1
TWICE: Final[i64] = ORDER + SEAT_CELLS
GOLD: Final[i64] = TWICE + 1
SCORE: Final[i64] = GOLD + SEAT_CELLS
CUBES: Final[i64] = SCORE + SEAT_CELLS
BOUGHT: Final[i64] = CUBES + 6 * SEAT_CELLS
SOLD: Final[i64] = BOUGHT + SEAT_CELLS
STALL_USES: Final[i64] = SOLD + SEAT_CELLS
GROUND: Final[i64] = STALL_USES + BONUS_CELLS
MINE: Final[i64] = GROUND + HEX_CELLS
OFFERED: Final[i64] = MINE + HEX_CELLS
SHOWN: Final[i64] = OFFERED + 8
SPACES: Final[i64] = SHOWN + SHOWN_CARDS
END_BONUS: Final[i64] = SPACES + 4
CLAIMS: Final[i64] = END_BONUS + 5
TILES_LEFT: Final[i64] = CLAIMS + DESIGN_CELLS
HEADS: Final[i64] = TILES_LEFT + 5
LEVEL: Final[i64] = HEADS + SEAT_CELLS
TITLE_OF: Final[i64] = LEVEL + ADVENTURER_CELLS
ON_QUEST: Final[i64] = TITLE_OF + ADVENTURER_CELLS
WEAPON: Final[i64] = ON_QUEST + ADVENTURER_CELLS
TOKENS: Final[i64] = WEAPON + ADVENTURER_CELLS
SINCE: Final[i64] = TOKENS + ADVENTURER_CELLS
QUEST: Final[i64] = SINCE + ADVENTURER_CELLS
STEP: Final[i64] = QUEST + QUEST_CELLS
NEW: Final[i64] = STEP + QUEST_CELLS
RUSHED: Final[i64] = NEW + QUEST_CELLS
CHARMED: Final[i64] = RUSHED + QUEST_CELLS
KEPT: Final[i64] = CHARMED + QUEST_CELLS
CARDS: Final[i64] = KEPT + SEAT_CELLS


def board(match: Match) -> ForgeContent:
    """The content of a Forge War match."""
    return cast("ForgeContent", match.content)


# -- who plays


def seat_at(state: vec[i64], place: i64) -> i64:
    """The colour at this place of the player order."""
    return state[ORDER + place] - 1


def player_at(match: Match, spot: i64) -> i64:
    """The player who decides at this place of the player order: alone, the person."""
    return PERSON if board(match).solo else seat_at(match.state, spot)


def in_order(match: Match) -> vec[i64]:
    """The players who decide, in player order: alone, only the person."""
    found = vec[i64](capacity=4)
    for spot in range(board(match).players):
        found = append(found, player_at(match, spot))
    return found


# -- pool


def cube(seat: i64, kind: i64) -> i64:
    """Where a player's cubes of a kind are counted."""
    return CUBES + kind * 4 + seat


def cubes_of(state: vec[i64], seat: i64) -> i64:
    """All cubes in a player's pool."""
    found: i64 = 0
    for kind in range(KINDS):
        found += state[CUBES + kind * 4 + seat]
    return found


def adventurer(seat: i64, which: i64) -> i64:
    """The offset of a player's adventurer in the rows about adventurers."""
    return seat * 20 + which


def quest(seat: i64, slot: i64) -> i64:
    """The offset of a player's quest in the rows about active quests."""
    return seat * 5 + slot


def active_quests(state: vec[i64], seat: i64) -> i64:
    found: i64 = 0
    for slot in range(QUESTS_EACH):
        if state[QUEST + seat * 5 + slot]:
            found += 1
    return found


def active_quest(state: vec[i64], seat: i64, slot: i64) -> i64:
    """The quest in a slot, counted from 0; negative where none is."""
    return state[QUEST + seat * 5 + slot] - 1 - FIRST_QUEST


# -- mine


def worker(seat: i64) -> i64:
    return seat + 1


def overseer(seat: i64) -> i64:
    return seat + 5


def is_worker(piece: i64) -> bool:
    return 1 <= piece <= 4


def workers_of(state: vec[i64], seat: i64) -> i64:
    found: i64 = 0
    for place in range(HEXES):
        if state[MINE + place] == seat + 1:
            found += 1
    return found


# -- cards


def zone(state: vec[i64], card: i64) -> i64:
    return state[CARDS + card] & 255


def has_claimed(state: vec[i64], seat: i64, design: i64) -> bool:
    return state[CLAIMS + design] >> seat & 1 == 1


def owns_design(state: vec[i64], seat: i64, design: i64) -> bool:
    """Bought, claimed, or had from the start. [FW F2.1] [FW F5.7] [FW F5.11]"""
    if design >= 33:
        return True
    return has_claimed(state, seat, design) or zone(state, FIRST_WEAPON + design) == MAT + seat


def bonus_limit(state: vec[i64]) -> i64:
    """Bonus cards of later stages are not in play yet."""
    stage = state[STAGE]
    return 12 if stage <= 1 else 24 if stage == 2 else 34


def weapon_limit(state: vec[i64]) -> i64:
    stage = state[STAGE]
    return 13 if stage <= 1 else 23 if stage == 2 else 33


def savvies(match: Match, seat: i64, kind: i64) -> i64:
    """How many savvy cards of a kind lie on a player's mat. [FW F5.13]"""
    state = match.state
    kinds = board(match).bonus_kind
    found: i64 = 0
    for card in range(bonus_limit(state)):
        if zone(state, card) == MAT + seat and kinds[card] == kind:
            found += 1
    return found
