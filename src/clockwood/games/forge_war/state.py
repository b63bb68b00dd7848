"""The table of Forge War: one packed vector, and the rulebook's words for reading and changing it. No rules."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.forge_war.content import ForgeContent
from clockwood.games.forge_war.terms import (
    ADVENTURERS,
    ALL_BONUS,
    ALL_CARDS,
    CLOSED_SPACES,
    DESIGNS,
    END_BONUSES,
    HEXES,
    KINDS,
    MOST_PLAYERS,
    OFFER,
    QUESTS_EACH,
    RESOURCES,
    SEATS,
)
from clockwood.kernel.bits import bit
from clockwood.kernel.layout import Layout, Zone
from clockwood.kernel.match import Match
from clockwood.kernel.piles import EVERY_SEAT

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

OPEN: Final = int(EVERY_SEAT)

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

ZONES: Final = [
    Zone("quests.deck", 0, 101, 174),
    Zone("weapons.stack", 0, 34, 67),
    Zone("bonus.stack", 0, 0, 34),
    Zone("single.stack", 0, 67, 101),
    Zone("wealth.deck", 0, 174, 190),
    Zone("box", 0, 101, 174),
    Zone("aside", OPEN, 34, 190),
    Zone("offer", OPEN, 101, 174),
    Zone("market.shown", OPEN, 0, 101),
    Zone("row", OPEN, 34, 67),
    Zone("market.discard", OPEN, 0, 101),
    Zone("gone", OPEN, 0, 190),
    *(Zone(f"active.{seat}", OPEN, 101, 174) for seat in SEATS),
    *(Zone(f"completed.{seat}", OPEN, 101, 174) for seat in SEATS),
    *(Zone(f"mat.{seat}", OPEN, 0, 67) for seat in SEATS),
    *(Zone(f"wealth.{seat}", int(bit(number)), 174, 190) for number, seat in enumerate(SEATS)),
]

TABLE: Final = Layout()


def each(name: str, size: int, index: str, value: str = "") -> int:
    """Declare a row for each colour, one after the other; return where blue's starts."""
    starts = [TABLE.row(f"{name}_{seat}", size, index, value) for seat in SEATS]
    return starts[0]


STAGE: Final[i64] = TABLE.cell("stage")
ROUND: Final[i64] = TABLE.cell("round")
PHASE: Final[i64] = TABLE.cell("phase", "phase")
TURN: Final[i64] = TABLE.cell("turn")
ORDER: Final[i64] = TABLE.row("order", MOST_PLAYERS, "", "seat")
TWICE: Final[i64] = TABLE.cell("moved_twice", "seat")
GOLD: Final[i64] = TABLE.row("gold", MOST_PLAYERS, "seat")
SCORE: Final[i64] = TABLE.row("score", MOST_PLAYERS, "seat")
CUBES: Final[i64] = TABLE.size
for resource in RESOURCES:
    TABLE.row(resource, MOST_PLAYERS, "seat")
BOUGHT: Final[i64] = TABLE.row("bought", MOST_PLAYERS, "seat")
SOLD: Final[i64] = TABLE.row("sold", MOST_PLAYERS, "seat")
STALL_USES: Final[i64] = TABLE.row("stall_uses", ALL_BONUS, "card")
GROUND: Final[i64] = TABLE.row("ground", HEXES, "hex", "resource")
MINE: Final[i64] = TABLE.row("mine", HEXES, "hex", "piece")
OFFERED: Final[i64] = TABLE.row("offered", OFFER, "", "card")
SHOWN: Final[i64] = TABLE.row("shown", 5, "", "card")
SPACES: Final[i64] = TABLE.row("spaces", len(CLOSED_SPACES), "space", "seat")
END_BONUS: Final[i64] = TABLE.row("end_bonuses", len(END_BONUSES), "bonus", "seat")
CLAIMS: Final[i64] = TABLE.row("claims", DESIGNS, "design")
TILES_LEFT: Final[i64] = TABLE.row("tiles", 5, "", "tile")
HEADS: Final[i64] = TABLE.row("adventurers", MOST_PLAYERS, "seat")
LEVEL: Final[i64] = each("level", ADVENTURERS, "adventurer")
TITLE_OF: Final[i64] = each("title", ADVENTURERS, "adventurer", "title")
ON_QUEST: Final[i64] = each("on_quest", ADVENTURERS, "adventurer", "quest")
WEAPON: Final[i64] = each("weapon", ADVENTURERS, "adventurer", "design")
TOKENS: Final[i64] = each("tokens", ADVENTURERS, "adventurer")
SINCE: Final[i64] = each("since_start", ADVENTURERS, "adventurer")
QUEST: Final[i64] = each("quest", QUESTS_EACH, "quest", "card")
STEP: Final[i64] = each("step", QUESTS_EACH, "quest")
NEW: Final[i64] = each("new", QUESTS_EACH, "quest")
RUSHED: Final[i64] = each("rushed_from", QUESTS_EACH, "quest")
CHARMED: Final[i64] = each("charmed", QUESTS_EACH, "quest")
KEPT: Final[i64] = TABLE.secrets("kept", MOST_PLAYERS)
CARDS: Final[i64] = TABLE.cards("cards", ALL_CARDS, ZONES)


def board(match: Match) -> ForgeContent:
    """The content of a Forge War match."""
    return cast("ForgeContent", match.content)


# -- who plays


def seat_at(state: vec[i64], place: i64) -> i64:
    """The colour at this place of the player order."""
    return state[ORDER + place] - 1


def in_order(match: Match) -> vec[i64]:
    """The players who decide, in player order: alone, only the person."""
    found = vec[i64](capacity=4)
    for place in range(board(match).colours):
        seat = seat_at(match.state, place)
        if not match.content.automata >> seat & 1:
            found = append(found, seat)
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


def owns_design(state: vec[i64], seat: i64, design: i64) -> bool:
    """Bought, claimed, or had from the start. [FW F2.1] [FW F5.7] [FW F5.11]"""
    if design >= 33:
        return True
    return (state[CLAIMS + design] & bit(seat)) != 0 or zone(state, FIRST_WEAPON + design) == MAT + seat


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
