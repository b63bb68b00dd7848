"""The cells and pieces of the Alliance. [WA P]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.root.moments import BUILDING, FIGURE, TOKEN, PieceRow
from clockwood.games.root.table.blocks import ALLIANCE
from clockwood.games.root.table.cells import suit_at
from clockwood.games.root.words import CLEARINGS, PIECES, WARRIOR
from clockwood.kernel.bits import bit
from clockwood.kernel.layout import Layout

REBELS: Final[i64] = 10
ALL_BASES: Final[i64] = 3
ALL_SYMPATHY: Final[i64] = 10

COSTS: Final = vec[i64]([1, 1, 1, 2, 2, 2, 3, 3, 3, 3])
"""Supporters spent for the next sympathy, by those on the map. [WA COST]"""
POINTS: Final = vec[i64]([0, 1, 1, 1, 2, 2, 3, 4, 4, 4])
"""Scored for the next sympathy, by those on the map. [WA VP]"""

CELLS: Final = Layout(at=int(ALLIANCE))
WARRIORS: Final[i64] = CELLS.row("alliance", CLEARINGS, "clearing", key="alliance.{}", most=10)
BASE: Final[i64] = CELLS.row("base", CLEARINGS, "clearing", most=1, cite="WA P")
SYMPATHY: Final[i64] = CELLS.row("sympathy", CLEARINGS, "clearing", most=1, cite="WA 8.2.5.I")
SUPPLY: Final[i64] = CELLS.cell("alliance_supply", most=10)
OFFICERS: Final[i64] = CELLS.cell("officers", most=10)
"""Warriors that neither stand on the map nor wait in the supply. [WA OFF]"""

BASES: Final[i64] = PIECES.index("base")
TOKENS: Final[i64] = PIECES.index("sympathy")
WHICH_BASE: Final[i64] = 1
WHICH_SYMPATHY: Final[i64] = 2
"""Their places in the list of pieces."""
PIECE_ROWS: Final = [
    PieceRow(WARRIOR, FIGURE, WARRIORS, REBELS, "WA P"),
    PieceRow(BASES, BUILDING, BASE, ALL_BASES, "WA P"),
    PieceRow(TOKENS, TOKEN, SYMPATHY, ALL_SYMPATHY, "WA 8.2.5"),
]


def mask_of(state: vec[i64], row: i64) -> i64:
    """Return the clearings where a row of pieces has any, as bits."""
    found: i64 = 0
    for clearing in range(CLEARINGS):
        if state[row + clearing]:
            found |= bit(clearing)
    return found


def on_map(state: vec[i64], row: i64) -> i64:
    """Count the bases or sympathy tokens on the map."""
    found: i64 = 0
    for clearing in range(CLEARINGS):
        found += state[row + clearing]
    return found


def of_suit(state: vec[i64], row: i64, suit: i64) -> i64:
    """Count the bases or sympathy tokens in clearings of a suit."""
    found: i64 = 0
    for clearing in range(CLEARINGS):
        if state[row + clearing] and suit_at(state, clearing) == suit:
            found += 1
    return found
