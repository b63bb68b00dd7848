"""The cells and pieces of the Marquise. [MC P]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.root.moments import BUILDING, FIGURE, TOKEN, PieceRow
from clockwood.games.root.table.blocks import MARQUISE
from clockwood.games.root.words import CLEARINGS, PIECES, WARRIOR
from clockwood.kernel.layout import NONE, Layout

CATS: Final[i64] = 25
EACH: Final[i64] = 6
ALL_WOOD: Final[i64] = 8

CELLS: Final = Layout(at=int(MARQUISE))
WARRIORS: Final[i64] = CELLS.row("marquise", CLEARINGS, "clearing", key="marquise.{}", most=25)
SAWMILL: Final[i64] = CELLS.row("sawmill", CLEARINGS, "clearing", most=6)
WORKSHOP: Final[i64] = CELLS.row("workshop", CLEARINGS, "clearing", most=6)
RECRUITER: Final[i64] = CELLS.row("recruiter", CLEARINGS, "clearing", most=6)
WOOD: Final[i64] = CELLS.row("wood", CLEARINGS, "clearing", most=8)
KEEP: Final[i64] = CELLS.row("keep", CLEARINGS, "clearing", most=1)
SUPPLY: Final[i64] = CELLS.cell("marquise_supply", most=25)
RECRUITED: Final[i64] = CELLS.cell("marquise_recruited", most=1)
ACTED: Final[i64] = CELLS.cell("marquise_acted", most=1)
"""This turn: recruited once, and taken an action, which ends crafting. [MC 6.5.3] [MC 6.5a]"""
BUILT: Final[i64] = CELLS.cell("marquise_built", quiet=True, most=1)
EXPANDED: Final[i64] = CELLS.cell("marquise_expanded", quiet=True, most=99)
FALLEN: Final[i64] = CELLS.cell("marquise_fallen", quiet=True, most=25)
"""Of her automaton: built and expanded this turn, warriors lost as defender. [MM 4.5.5a] [MM HOSPITALS]"""

SAWMILLS: Final[i64] = PIECES.index("sawmill")
WORKSHOPS: Final[i64] = PIECES.index("workshop")
RECRUITERS: Final[i64] = PIECES.index("recruiter")
WOODS: Final[i64] = PIECES.index("wood")
KEEPS: Final[i64] = PIECES.index("keep")
BUILDINGS: Final = vec[i64]([SAWMILLS, WORKSHOPS, RECRUITERS])

PIECE_ROWS: Final = [
    PieceRow(WARRIOR, FIGURE, WARRIORS, CATS, "MC P"),
    PieceRow(SAWMILLS, BUILDING, SAWMILL, EACH, "MC P"),
    PieceRow(WORKSHOPS, BUILDING, WORKSHOP, EACH, "MC P"),
    PieceRow(RECRUITERS, BUILDING, RECRUITER, EACH, "MC P"),
    PieceRow(WOODS, TOKEN, WOOD, ALL_WOOD, "MC P"),
    PieceRow(KEEPS, TOKEN, KEEP, 1, "MC P"),
]


def on_map(state: vec[i64], row: i64) -> i64:
    """Count the pieces of a row."""
    found: i64 = 0
    for clearing in range(CLEARINGS):
        found += state[row + clearing]
    return found


def row_of(piece: i64) -> i64:
    """Return the row of a kind of building."""
    return SAWMILL + (piece - SAWMILLS) * CLEARINGS


def keep_at(state: vec[i64]) -> i64:
    """Return the clearing of the keep, NONE once it is gone. [MC 6.2.2b]"""
    for clearing in range(CLEARINGS):
        if state[KEEP + clearing]:
            return clearing
    return NONE


def wood_left(state: vec[i64]) -> i64:
    """Count the wood of the supply. [MC 6.4b]"""
    return ALL_WOOD - on_map(state, WOOD)
