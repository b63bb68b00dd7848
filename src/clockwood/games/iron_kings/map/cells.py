"""The map: the ground of every hex, its stacks, its bag, and the worker that stands there. [IK K1.6]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.iron_kings import words
from clockwood.games.iron_kings.content import KingsContent
from clockwood.games.iron_kings.words import HEXES, TOKENS, WAYS
from clockwood.kernel.layout import Layout, term

PLAINS: Final[i64] = words.TERRAIN.index("plains")
FOREST: Final[i64] = words.TERRAIN.index("forest")
MOUNTAIN: Final[i64] = words.TERRAIN.index("mountain")
RUINS: Final[i64] = words.TERRAIN.index("ruins")
BARROW: Final[i64] = words.TERRAIN.index("barrow")
MINE: Final[i64] = words.TERRAIN.index("mine")
LAKE: Final[i64] = words.TERRAIN.index("lake")
WASTELAND: Final[i64] = words.TERRAIN.index("wasteland")

GEAR: Final[i64] = TOKENS.index("gear")
TREASURE: Final[i64] = TOKENS.index("treasure")
DAMAGE: Final[i64] = TOKENS.index("damage")
ALL_TOKENS: Final[i64] = len(TOKENS)

CELLS: Final = Layout(at=159)
TERRAIN: Final[i64] = CELLS.row("terrain", HEXES, "hex", "terrain")
WOOD_ON: Final[i64] = CELLS.row("wood_on", HEXES, "hex", key="wood.{}")
COAL_ON: Final[i64] = CELLS.row("coal_on", HEXES, "hex", key="coal.{}")
BAG: Final[i64] = min(CELLS.row(f"bag_{token}", HEXES, "hex", key=f"bag.{token}.{{}}") for token in TOKENS)
WORKER_ON: Final[i64] = CELLS.row("worker_on", HEXES, "hex", "seat", key="worker.{}")


def terrain(state: vec[i64], where: i64) -> i64:
    return term(state, TERRAIN + where)


def next_hex(content: KingsContent, where: i64, way: i64) -> i64:
    """Return the hex beside another that way, NONE beyond the edge."""
    return content.land.next_hex[where * WAYS + way]


def apart(content: KingsContent, one: i64, other: i64) -> i64:
    """Return how many steps lie between two hexes."""
    return content.land.apart[one * content.land.size + other]


def bag(where: i64, token: i64) -> i64:
    """Return the cell that counts the tokens of a kind in the bag of a hex."""
    return BAG + token * HEXES + where
