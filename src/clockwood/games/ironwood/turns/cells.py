"""Round and turn, crystals, the Drill's track and its cargo, and what a card grants this turn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.ironwood.words import CRYSTALS_IN_ALL
from clockwood.kernel.layout import Layout

CELLS: Final = Layout()
ROUND: Final[i64] = CELLS.cell("round", zero=True, most=1_000)
TURN: Final[i64] = CELLS.cell("turn", zero=True, most=6, cite="IW R5.1")
CRYSTALS: Final[i64] = CELLS.row("crystals", 2, "seat", key="crystals.{}", zero=True)
CARGO: Final[i64] = CELLS.cell("cargo", zero=True)
TRACK: Final[i64] = CELLS.cell("track", zero=True, most=3, cite="IW R10.1")
EXTRA_CARDS: Final[i64] = CELLS.row("extra", 3, at=348, quiet=True)
THERE_FOREST: Final[i64] = CELLS.cell("there_forest", "forest", quiet=True)
THERE_MOUNTAIN: Final[i64] = CELLS.cell("there_mountain", "mountain", quiet=True)


CELLS.pieces("crystals with the cargo", CRYSTALS_IN_ALL, CRYSTALS, CARGO, cite="IW R1.6")


def crystal_supply(state: vec[i64]) -> i64:
    """Return the crystals nobody has: both players' and the cargo make up the rest of 20. [IW R1.6]"""
    return CRYSTALS_IN_ALL - state[CRYSTALS] - state[CRYSTALS + 1] - state[CARGO]
