"""The table of Iron Kings: one packed vector, and the rulebook's words for reading and changing it. No rules."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.iron_kings.content import KingsContent
from clockwood.games.iron_kings.words import (
    ALL_CARDS,
    ALL_SECTIONS,
    ALL_SPACES,
    DIE_SPACES,
    HEXES,
    MOST_PLAYERS,
    SEATS,
    SLOTS,
    TREASURES,
)
from clockwood.kernel.bits import bit
from clockwood.kernel.layout import Layout, Zone
from clockwood.kernel.match import Match
from clockwood.kernel.piles import EVERY_SEAT

FIRST_TREASURE: Final[i64] = 84
FIRST_UPGRADE: Final[i64] = 116
LAST_CARD: Final[i64] = 130
PLANS_EACH: Final[i64] = 21

PLAINS: Final[i64] = 1
FOREST: Final[i64] = 2
MOUNTAIN: Final[i64] = 3
RUINS: Final[i64] = 4
BARROW: Final[i64] = 5
MINE: Final[i64] = 6
LAKE: Final[i64] = 7
WASTELAND: Final[i64] = 8

HEAD: Final[i64] = 0
TORSO: Final[i64] = 2
THROTTLE: Final[i64] = 4
BRAKE: Final[i64] = 5
STEAM_1: Final[i64] = 6
REPAIR_1: Final[i64] = 7
HOLDFAST_REPAIR: Final[i64] = 8

SMALL: Final[i64] = 1
BIG: Final[i64] = 2
FOREIGN: Final[i64] = 3

GEAR_TOKEN: Final[i64] = 0
TREASURE_TOKEN: Final[i64] = 1
DAMAGE_TOKEN: Final[i64] = 2

COAL: Final[i64] = 0
WOOD: Final[i64] = 1
WATER: Final[i64] = 2
GEAR: Final[i64] = 3

HEAD_SECTION: Final[i64] = 0
TORSO_SECTION: Final[i64] = 1
LEGS_SECTION: Final[i64] = 2
FIRST_HOLDFAST: Final[i64] = 3

OPEN: Final = int(EVERY_SEAT)

# The first zone that may hold a card is where a hand-written position leaves it: the decks.
DECK: Final[i64] = 0
HAND: Final[i64] = 4
TRACK_ZONE: Final[i64] = 8
DISCARD: Final[i64] = 12
TREASURE_DECK: Final[i64] = 16
DRAWN: Final[i64] = 17
TREASURE_DISCARD: Final[i64] = 18
KING_HAS: Final[i64] = 19
STORED: Final[i64] = 23
MARKET: Final[i64] = 27
BUILT: Final[i64] = 28
OUT: Final[i64] = 32

ZONES: Final = [
    *(Zone(f"deck.{seat}", 0, k * 21, k * 21 + 21) for k, seat in enumerate(SEATS)),
    *(Zone(f"hand.{seat}", int(bit(k)), k * 21, k * 21 + 21) for k, seat in enumerate(SEATS)),
    *(Zone(f"track.{seat}", OPEN, k * 21, k * 21 + 21) for k, seat in enumerate(SEATS)),
    *(Zone(f"discard.{seat}", OPEN, k * 21, k * 21 + 21) for k, seat in enumerate(SEATS)),
    Zone("treasure.deck", 0, 84, 116),
    Zone("treasure.drawn", OPEN, 84, 116),
    Zone("treasure.discard", OPEN, 84, 116),
    *(Zone(f"king.{seat}", OPEN, 84, 116) for seat in SEATS),
    *(Zone(f"holdfast.{seat}", OPEN, 84, 116) for seat in SEATS),
    Zone("market", OPEN, 116, 130),
    *(Zone(f"built.{seat}", OPEN, 116, 130) for seat in SEATS),
    Zone("out", OPEN, 0, 130),
]

TABLE: Final = Layout()


def each(name: str, size: int, index: str, value: str = "") -> int:
    """Declare a row for each seat, one after the other; return where red's starts."""
    starts = [TABLE.row(f"{name}_{seat}", size, index, value) for seat in SEATS]
    return starts[0]


ROUND: Final[i64] = TABLE.cell("round")
TURN: Final[i64] = TABLE.cell("turn")
FIRST: Final[i64] = TABLE.cell("first", "seat")
ACTIVE: Final[i64] = TABLE.cell("active", "seat")
ENDING: Final[i64] = TABLE.cell("ending")
POINTER: Final[i64] = TABLE.cell("pointer")
DOUBLED: Final[i64] = TABLE.cell("doubled")
LAST_COST: Final[i64] = TABLE.cell("last_cost")
ARRANGED: Final[i64] = TABLE.cell("arranged")
GATED: Final[i64] = TABLE.cell("gated")
WHIRLED: Final[i64] = TABLE.cell("whirled")
SITE: Final[i64] = TABLE.row("site", MOST_PLAYERS, "seat", "hex")
KING: Final[i64] = TABLE.row("king", MOST_PLAYERS, "seat", "hex")
FACING: Final[i64] = TABLE.row("facing", MOST_PLAYERS, "seat", "facing")
STEAM: Final[i64] = TABLE.row("steam", MOST_PLAYERS, "seat")
RESOURCE: Final[i64] = TABLE.size
for resource in ("coal", "wood", "water", "gear"):
    TABLE.row(resource, MOST_PLAYERS, "seat")
RESTED: Final[i64] = TABLE.row("rested", MOST_PLAYERS, "seat")
BIG_RESTED: Final[i64] = TABLE.row("big_rested", MOST_PLAYERS, "seat")
WILD: Final[i64] = TABLE.row("wilderness", MOST_PLAYERS, "seat")
CHAINED: Final[i64] = TABLE.row("chained", MOST_PLAYERS, "seat")
HULL: Final[i64] = TABLE.row("hull", MOST_PLAYERS, "seat")
BOARD: Final[i64] = each("board", ALL_SPACES, "space", "worker")
DAMAGE: Final[i64] = each("damage", DIE_SPACES, "space")
SECTION: Final[i64] = each("section", ALL_SECTIONS, "section", "card")
TRACK: Final[i64] = each("track", SLOTS, "", "card")
TERRAIN: Final[i64] = TABLE.row("terrain", HEXES, "hex", "terrain")
WOOD_ON: Final[i64] = TABLE.row("wood_on", HEXES, "hex")
COAL_ON: Final[i64] = TABLE.row("coal_on", HEXES, "hex")
BAG: Final[i64] = TABLE.row("bag_gear", HEXES, "hex")
BAG_TREASURE: Final[i64] = TABLE.row("bag_treasure", HEXES, "hex")
BAG_DAMAGE: Final[i64] = TABLE.row("bag_damage", HEXES, "hex")
WORKER_ON: Final[i64] = TABLE.row("worker_on", HEXES, "hex", "seat")
WEAR: Final[i64] = TABLE.row("wear", TREASURES, "treasure")
HITS: Final[i64] = TABLE.row("shield_damage", TREASURES, "treasure")
CARDS: Final[i64] = TABLE.cards("cards", ALL_CARDS, ZONES)


def board(match: Match) -> KingsContent:
    """The content of an Iron Kings match."""
    return cast("KingsContent", match.content)


def zone(state: vec[i64], card: i64) -> i64:
    return state[CARDS + card] & 255


# -- the map


def king_at(content: KingsContent, state: vec[i64], where: i64) -> i64:
    """The seat whose king stands there, -1 where none does."""
    for seat in range(content.players):
        if state[KING + seat] == where + 1:
            return seat
    return -1


def holdfast_at(content: KingsContent, state: vec[i64], where: i64) -> i64:
    """The seat whose Holdfast is there, -1 where none is."""
    for seat in range(content.players):
        if state[SITE + seat] == where + 1:
            return seat
    return -1


def homes(content: KingsContent, state: vec[i64]) -> i64:
    """How many players have settled."""
    found: i64 = 0
    for seat in range(content.players):
        found += 1 if state[SITE + seat] else 0
    return found


def is_docked(state: vec[i64], seat: i64) -> bool:
    """The king stands on its own Holdfast. [IK K3.10]"""
    return state[KING + seat] != 0 and state[KING + seat] == state[SITE + seat]


# -- a player's board


def own(seat: i64, kind: i64) -> i64:
    """Where a player's coal, wood, water or gear is counted."""
    return RESOURCE + kind * 4 + seat


def space(seat: i64, which: i64) -> i64:
    """Where the worker on a space of a player's board is told."""
    return BOARD + seat * 9 + which


def hurt(seat: i64, which: i64) -> i64:
    """Where the damage on a space is told."""
    return DAMAGE + seat * 6 + which


def damage_of(state: vec[i64], seat: i64) -> i64:
    """How many of the six spaces are damaged."""
    found: i64 = 0
    for which in range(DIE_SPACES):
        found += state[DAMAGE + seat * 6 + which]
    return found


def upgrade_in(state: vec[i64], seat: i64, section: i64) -> i64:
    """The upgrade on a section, counted from 0; negative where none is."""
    return state[SECTION + seat * 6 + section] - 1 - FIRST_UPGRADE


def uncovered(state: vec[i64], seat: i64) -> i64:
    """Holdfast sections without an upgrade. [IK K3.7]"""
    found: i64 = 0
    for section in range(FIRST_HOLDFAST, ALL_SECTIONS):
        if state[SECTION + seat * 6 + section] == 0:
            found += 1
    return found


def has_power(content: KingsContent, state: vec[i64], seat: i64, power: i64) -> bool:
    """Whether one of the player's upgrades has this power."""
    for section in range(ALL_SECTIONS):
        card = state[SECTION + seat * 6 + section]
        if card and content.powers[card - 1 - FIRST_UPGRADE] & power:
            return True
    return False


def planned(state: vec[i64], seat: i64) -> i64:
    """How many cards lie on the track."""
    at = TRACK + seat * 3
    if state[at + 2]:
        return 3
    return 2 if state[at + 1] else 1 if state[at] else 0
