"""The cells and pieces of the Corvid Conspiracy: where plots lie, what they are, which show their face. [CC P]

A plot is in the supply unless it lies on the map, so the supply has no cells of its own.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.root.moments import FIGURE, TOKEN, PieceRow
from clockwood.games.root.table.blocks import CORVIDS
from clockwood.games.root.table.cells import suit_at
from clockwood.games.root.words import CLEARINGS, PIECES, PLOTS, WARRIOR
from clockwood.kernel.bits import bit
from clockwood.kernel.layout import Layout, term

CROWS: Final[i64] = 15
ALL_KINDS: Final[i64] = len(PLOTS)
EACH: Final[i64] = 2
ALL_PLOTS: Final[i64] = 8
"""Plots of a kind, and all of them. [CC P]"""

CELLS: Final = Layout(at=int(CORVIDS))
WARRIORS: Final[i64] = CELLS.row("corvids", CLEARINGS, "clearing", key="corvids.{}", most=15)
PLOT: Final[i64] = CELLS.row("plot", CLEARINGS, "clearing", quiet=True, most=1, cite="CC 13.2.2b")
KIND: Final[i64] = CELLS.row("plot_kind", CLEARINGS, "clearing", "plot", quiet=True, private=True)
"""The kind of the plot in a clearing: known to all if it is face up, else to the Corvids who placed it. [CC 13.2.2a]"""
FACE_UP: Final[i64] = CELLS.cell("plots_up", bits="clearing", quiet=True, most=4095)
GUESSED: Final[i64] = CELLS.row("guessed", CLEARINGS, "clearing", bits="plot", key="guessed.{}.{bit}", most=15)
"""Kinds that were guessed in vain, which the plot is not. [CC 13.2.4b]"""
RETURNED: Final[i64] = CELLS.row("plots_returned", ALL_KINDS, "plot", key="plots-returned.{}", most=2)
"""Plots that everyone saw return to the supply since one was last placed from it. [RT U16]"""
SUPPLY: Final[i64] = CELLS.cell("corvids_supply", most=15)
PLACED: Final[i64] = CELLS.cell("plots_placed", most=8)
"""Plots placed this turn: each makes the next one dearer. [CC 13.5.2]"""

BOMB: Final[i64] = 0
SNARE: Final[i64] = 1
EXTORTION: Final[i64] = 2
RAID: Final[i64] = 3
ANY_KIND: Final[i64] = 15

TOKENS: Final[i64] = PIECES.index("plot")
WHICH_PLOT: Final[i64] = 1
"""Its place in the list of pieces."""
PIECE_ROWS: Final = [
    PieceRow(WARRIOR, FIGURE, WARRIORS, CROWS, "CC P"),
    PieceRow(TOKENS, TOKEN, PLOT, ALL_PLOTS, "CC P"),
]


def kind_at(state: vec[i64], clearing: i64) -> i64:
    """Return what the plot of a clearing is, NONE where there is none."""
    return term(state, KIND + clearing)


def is_up(state: vec[i64], clearing: i64) -> bool:
    """Return whether a plot lies there face up."""
    return state[PLOT + clearing] > 0 and state[FACE_UP] >> clearing & 1 == 1


def is_down(state: vec[i64], clearing: i64) -> bool:
    """Return whether a plot lies there face down."""
    return state[PLOT + clearing] > 0 and state[FACE_UP] >> clearing & 1 == 0


def on_map(state: vec[i64]) -> i64:
    found: i64 = 0
    for clearing in range(CLEARINGS):
        found += state[PLOT + clearing]
    return found


def face_up(state: vec[i64]) -> i64:
    """Count the plots that lie face up."""
    found: i64 = 0
    for clearing in range(CLEARINGS):
        found += is_up(state, clearing)
    return found


def face_up_of(state: vec[i64], kind: i64) -> i64:
    """Count the plots of a kind that lie face up."""
    found: i64 = 0
    for clearing in range(CLEARINGS):
        found += is_up(state, clearing) and kind_at(state, clearing) == kind
    return found


def in_supply(state: vec[i64], kind: i64) -> i64:
    """Count the plots of a kind that are not on the map."""
    left = EACH
    for clearing in range(CLEARINGS):
        left -= state[PLOT + clearing] > 0 and kind_at(state, clearing) == kind
    return left


def crafting_plots(state: vec[i64], suit: i64) -> i64:
    """Count the plots in clearings of a suit, whichever side is up. [CC 13.2.1]"""
    found: i64 = 0
    for clearing in range(CLEARINGS):
        if state[PLOT + clearing] and suit_at(state, clearing) == suit:
            found += 1
    return found


def clearings_with_plots(state: vec[i64]) -> i64:
    """Return the clearings with plots as bits."""
    found: i64 = 0
    for clearing in range(CLEARINGS):
        if state[PLOT + clearing]:
            found |= bit(clearing)
    return found


def is_snare(state: vec[i64], clearing: i64) -> bool:
    """Return whether a snare lies there face up. [CC 13.7.2]"""
    return state[FACE_UP] >> clearing & 1 == 1 and state[PLOT + clearing] > 0 and kind_at(state, clearing) == SNARE


def draws(state: vec[i64]) -> i64:
    """Return the cards drawn in the Evening: one, and one for each extortion face up. [CC 13.6.2] [CC 13.7.3b]"""
    return 1 + face_up_of(state, EXTORTION)
