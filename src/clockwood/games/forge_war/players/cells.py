"""The cells of each guild: gold, prestige, cubes, and what it traded this round. [FW F1.2] [FW F5.16]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.forge_war.words import KINDS, MOST_PLAYERS, RESOURCES
from clockwood.kernel.layout import LEAST, Layout

CELLS: Final = Layout(at=9)
GOLD: Final[i64] = CELLS.row("gold", MOST_PLAYERS, "seat", zero=True)
SCORE: Final[i64] = CELLS.row("score", MOST_PLAYERS, "seat", zero=True, least=LEAST)
CUBES: Final[i64] = CELLS.row(RESOURCES[0], MOST_PLAYERS, "seat")
for resource in RESOURCES[1:]:
    CELLS.row(resource, MOST_PLAYERS, "seat")
BOUGHT: Final[i64] = CELLS.row("bought", MOST_PLAYERS, "seat")
SOLD: Final[i64] = CELLS.row("sold", MOST_PLAYERS, "seat")


def cube(seat: i64, kind: i64) -> i64:
    """Return the cell that counts a player's cubes of a kind."""
    return CUBES + kind * MOST_PLAYERS + seat


def cubes_of(state: vec[i64], seat: i64) -> i64:
    """Count the cubes in a player's pool."""
    found: i64 = 0
    for kind in range(KINDS):
        found += state[cube(seat, kind)]
    return found
