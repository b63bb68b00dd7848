"""The cells of each player: king and Holdfast, steam and stores, workers and damage. [IK K1.5]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.iron_kings.content import KingsContent
from clockwood.games.iron_kings.words import ALL_SPACES, DIE_SPACES, MOST_PLAYERS, RESOURCES, SEATS, SPACES, WORKERS
from clockwood.kernel.layout import NONE, Layout, held, term

COAL: Final[i64] = RESOURCES.index("coal")
WOOD: Final[i64] = RESOURCES.index("wood")
WATER: Final[i64] = RESOURCES.index("water")
GEAR: Final[i64] = RESOURCES.index("gear")

# Spaces of the board. Head and torso have two each.
HEAD: Final[i64] = SPACES.index("head-1")
TORSO: Final[i64] = SPACES.index("torso-1")
THROTTLE: Final[i64] = SPACES.index("throttle")
BRAKE: Final[i64] = SPACES.index("brake")
STEAM_SPACE: Final[i64] = SPACES.index("steam")
REPAIR_SPACE: Final[i64] = SPACES.index("repair")
HOLDFAST_SPACE: Final[i64] = SPACES.index("holdfast")

# Workers on spaces. From FOREIGN on they are small ones of other seats.
SMALL: Final[i64] = WORKERS.index("small")
BIG: Final[i64] = WORKERS.index("big")
FOREIGN: Final[i64] = WORKERS.index(f"{SEATS[0]}-small")

CELLS: Final = Layout(at=11)
SITE: Final[i64] = CELLS.row("site", MOST_PLAYERS, "seat", "hex")
KING: Final[i64] = CELLS.row("king", MOST_PLAYERS, "seat", "hex")
FACING: Final[i64] = CELLS.row("facing", MOST_PLAYERS, "seat", "facing")
STEAM: Final[i64] = CELLS.row("steam", MOST_PLAYERS, "seat", zero=True)
STOCK: Final[i64] = min(CELLS.row(resource, MOST_PLAYERS, "seat", zero=True) for resource in RESOURCES)
RESTED: Final[i64] = CELLS.row("rested", MOST_PLAYERS, "seat", zero=True)
BIG_RESTED: Final[i64] = CELLS.row("big_rested", MOST_PLAYERS, "seat", key="{}.big", zero=True)
WILD: Final[i64] = CELLS.row("wilderness", MOST_PLAYERS, "seat", zero=True)
CHAINED: Final[i64] = CELLS.row("chained", MOST_PLAYERS, "seat", most=1)
HULL: Final[i64] = CELLS.row("hull", MOST_PLAYERS, "seat")
BOARD: Final[i64] = CELLS.rows("board", SEATS, ALL_SPACES, "space", "worker", key="{seat}.at.{}")
DAMAGE: Final[i64] = CELLS.rows("damage", SEATS, DIE_SPACES, "space", most=1, cite="IK K6.5")


def hex_of(state: vec[i64], seat: i64) -> i64:
    """Return the hex a king stands on, NONE before it has settled."""
    return term(state, KING + seat)


def facing_of(state: vec[i64], seat: i64) -> i64:
    return term(state, FACING + seat)


def stock(seat: i64, resource: i64) -> i64:
    """Return the cell that counts a player's coal, wood, water or gear."""
    return STOCK + resource * MOST_PLAYERS + seat


def space(seat: i64, which: i64) -> i64:
    """Return the cell of the worker on a space of a player's board."""
    return BOARD + seat * ALL_SPACES + which


def hurt(seat: i64, which: i64) -> i64:
    """Return the cell of the damage on a space."""
    return DAMAGE + seat * DIE_SPACES + which


def damage_of(state: vec[i64], seat: i64) -> i64:
    """Count the damaged spaces."""
    found: i64 = 0
    for which in range(DIE_SPACES):
        found += state[DAMAGE + seat * DIE_SPACES + which]
    return found


def king_at(content: KingsContent, state: vec[i64], where: i64) -> i64:
    """Return the seat whose king stands there, NONE where none does."""
    there = held(where)
    for seat in range(content.players):
        if state[KING + seat] == there:
            return seat
    return NONE


def holdfast_at(content: KingsContent, state: vec[i64], where: i64) -> i64:
    """Return the seat whose Holdfast is there, NONE where none is."""
    there = held(where)
    for seat in range(content.players):
        if state[SITE + seat] == there:
            return seat
    return NONE


def settled(content: KingsContent, state: vec[i64]) -> i64:
    """Count the players who have settled."""
    found: i64 = 0
    for seat in range(content.players):
        found += 1 if state[SITE + seat] else 0
    return found


def is_docked(state: vec[i64], seat: i64) -> bool:
    """Return whether the king stands on its own Holdfast. [IK K3.10]"""
    return state[KING + seat] != 0 and state[KING + seat] == state[SITE + seat]
