"""The cells that every table has: cards, turns, points, the map, items, a battle under way. [RT 5.1]

Cards lie first. A faction's cells begin where `table/blocks.py` says.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.root.deck.zones import ZONES
from clockwood.games.root.words import (
    ALL_CARDS,
    ALL_ITEMS,
    CHAIRS,
    CLEARINGS,
    COLUMNS,
    GOAL,
    LAND_SUITS,
    MOST_PLAYERS,
)
from clockwood.kernel.bits import bit
from clockwood.kernel.layout import Layout, term

CELLS: Final = Layout()
CARDS: Final[i64] = CELLS.cards("cards", ALL_CARDS, ZONES)

ROUND: Final[i64] = CELLS.cell("round", zero=True)
TURN: Final[i64] = CELLS.cell("turn", quiet=True)
ACTIVE: Final[i64] = CELLS.cell("active", "seat")
PHASE: Final[i64] = CELLS.cell("phase", "phase")
ORDER: Final[i64] = CELLS.row("order", MOST_PLAYERS, "chair", "seat")
"""The seats in turn order. [RT 5.1.1]"""
VP: Final[i64] = CELLS.row("vp", MOST_PLAYERS, "seat", zero=True, most=int(GOAL), cite="RT 3.1")
DOMINANCE: Final[i64] = CELLS.row("dominance", MOST_PLAYERS, "seat", "card")
COALITION: Final[i64] = CELLS.row("coalition", MOST_PLAYERS, "seat", "seat")

SUIT: Final[i64] = CELLS.row("suit", CLEARINGS, "clearing", "suit")
BLOCKED: Final[i64] = CELLS.row("blocked", CLEARINGS, "clearing", most=3)
"""Slots that an item fills for good. [VB 7.7.5]"""
RUIN: Final[i64] = CELLS.row("ruin", CLEARINGS, "clearing", most=1, cite="RT 2.2.4")
TORCH: Final[i64] = CELLS.row("scorched", CLEARINGS, "clearing", most=1)
"""A clearing into which nothing moves and where nothing is placed any more. [RT 4.2.5]"""
START: Final[i64] = CELLS.row("start", CLEARINGS, "clearing", "seat")
"""The corners that factions started in. [RT 5.1.8]"""
OPENED: Final[i64] = CELLS.cell("opened", bits="road", key="opened.{bit}")
"""Closed paths that were removed. [RT M.4.3]"""
FERRY: Final[i64] = CELLS.cell("ferry", "clearing")

SUPPLY: Final[i64] = CELLS.row("supply", ALL_ITEMS, "item", most=2, cite="RT 4.1.5")
CRAFTED: Final[i64] = CELLS.rows("items", CHAIRS, ALL_ITEMS, "item", most=12)
FLIPPED: Final[i64] = CELLS.rows("flipped", CHAIRS, ALL_ITEMS, "item", most=12)
COFFIN: Final[i64] = CELLS.row("coffin", MOST_PLAYERS, "seat", most=25)

ACTIONS: Final[i64] = CELLS.cell("actions")
"""Actions left, or whatever the turn of a faction counts."""
USED: Final[i64] = CELLS.row("crafted_with", LAND_SUITS, "suit")
"""Crafting pieces activated this turn, by suit. [RT 4.1.1b]"""
ONCE: Final[i64] = CELLS.cell("used", bits="effect", key="used.{bit}")
"""Effects that were used this turn and may not be used again."""
FERRIED: Final[i64] = CELLS.cell("ferried", most=1)
OPENING: Final[i64] = CELLS.cell("opening", most=1)
"""Once a turn: the ferry taken, a closed path removed. [RT M.3.5a] [RT M.4.3]"""

RESHUFFLED: Final[i64] = CELLS.cell("reshuffled", quiet=True)
"""Times that the deck was made anew this turn. [RT U1]"""
TO_THE_END: Final[i64] = CELLS.cell("to_the_end", quiet=True, most=1)
"""The watcher of a table of automata asked not to be asked again."""

BATTLE: Final[i64] = CELLS.frame(
    "battle", 1, "attacker:seat", "defender:seat", "clearing:clearing", "attack", "defence", "attack_extra",
    "defence_extra", "attack_ignored", "defence_ignored", "attack_cap", "defence_cap", "attack_losses",
    "defence_losses", "spoils", "played", "ally:seat", "instigator:seat",
)  # fmt: skip
BATTLE_FIELDS: Final[i64] = 17
ATTACKER: Final[i64] = BATTLE + 1
DEFENDER: Final[i64] = BATTLE + 2
WHERE: Final[i64] = BATTLE + 3
ROLLED: Final[i64] = BATTLE + 4
"""Hits rolled by the attacker; the next cell is the defender's, here and in the pairs below."""
EXTRA: Final[i64] = BATTLE + 6
IGNORED: Final[i64] = BATTLE + 8
CAP: Final[i64] = BATTLE + 10
"""Warriors lent by others, who raise the cap of rolled hits."""
LOSSES: Final[i64] = BATTLE + 12
"""Pieces a side is about to lose, packed by `table/packing.py`."""
SPOILS: Final[i64] = BATTLE + 14
"""Buildings and tokens removed in this battle: by the attacker, 1, by the defender, 2."""
PLAYED: Final[i64] = BATTLE + 15
"""Effects used in this battle, as bits: by the attacker from 0, by the defender from 24 on."""
ALLY: Final[i64] = BATTLE + 16
INSTIGATOR: Final[i64] = BATTLE + 17
"""The seat that scores for what both sides remove, where another started the battle."""

NIL: Final[i64] = CELLS.row("nil", CLEARINGS, quiet=True, most=0)
"""Always zero: what a faction without a row of some sort is read from."""

END: Final[i64] = CELLS.size

ALL_COLUMNS: Final[i64] = len(COLUMNS)


def items_of(seat: i64, item: i64) -> i64:
    """Return the cell that counts a seat's crafted items of a kind."""
    return CRAFTED + seat * ALL_ITEMS + item


def flipped_of(seat: i64, item: i64) -> i64:
    return FLIPPED + seat * ALL_ITEMS + item


def suit_at(state: vec[i64], clearing: i64) -> i64:
    return term(state, SUIT + clearing)


def suit_mask(state: vec[i64], suit: i64) -> i64:
    """Return the clearings of a suit as bits; all of them for birds."""
    found: i64 = 0
    for clearing in range(CLEARINGS):
        if suit >= LAND_SUITS or term(state, SUIT + clearing) == suit:
            found |= bit(clearing)
    return found
