"""The cells and pieces of the Lizard Cult. [LC P]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.root.moments import BUILDING, FIGURE, PieceRow
from clockwood.games.root.table.blocks import LIZARDS
from clockwood.games.root.table.cells import suit_at, suit_mask
from clockwood.games.root.words import CLEARINGS, LAND_SUITS, PIECES, WARRIOR
from clockwood.kernel.bits import bit
from clockwood.kernel.layout import NONE, Layout, term

FAITHFUL: Final[i64] = 25
EACH: Final[i64] = 5
"""Gardens of a suit. [LC P]"""
POINTS: Final = vec[i64]([0, 0, 2, 2, 3, 4])
"""Scored by a ritual, by gardens of the suit on the map. [LC VP]"""
DRAWING: Final[i64] = 2
"""So many gardens of a suit on the map let the Cult draw one card more. [LC DRAW]"""

CELLS: Final = Layout(at=int(LIZARDS))
WARRIORS: Final[i64] = CELLS.row("lizards", CLEARINGS, "clearing", key="lizards.{}", most=25)
GARDEN: Final[i64] = CELLS.row("garden", CLEARINGS, "clearing", most=3, cite="RT 2.2.3a")
SUPPLY: Final[i64] = CELLS.cell("lizards_supply", most=25)
ACOLYTES: Final[i64] = CELLS.cell("acolytes", most=25)
"""Warriors that neither stand on the map nor wait in the supply. [LC P]"""
OUTCAST: Final[i64] = CELLS.cell("outcast", "suit")
HATED: Final[i64] = CELLS.cell("hated", most=1)
"""The marker of the Outcast shows its other side. [LC 10.4.1b]"""
SCORED: Final[i64] = CELLS.cell("rituals", bits="suit", key="ritual.{bit}")
"""Suits of which a ritual has scored this turn. [LC 10.5.3]"""
ORDERED: Final[i64] = CELLS.cell("souls_order", "suit")
"""The order that their automaton reads off the Lost Souls. [LL 8.4.1]"""
CONSPIRACY: Final[i64] = CELLS.cell("conspiracy", most=4)
"""The space of their automaton's marker: Sanctify, Convert, Crusade, Convert, Crusade. [LL CTRACK]"""
REVENGE: Final[i64] = CELLS.cell("lizards_revenge", quiet=True, most=1)
FERVOUR: Final[i64] = CELLS.cell("lizards_fervour", quiet=True, most=1)
SPITE: Final[i64] = CELLS.cell("lizards_spite", quiet=True, most=2)
"""Of their automaton: a loss to avenge, an extra hit in a battle, a crusade under way and one that removed a token."""

GARDENS: Final[i64] = PIECES.index("garden")
WHICH_GARDEN: Final[i64] = 1
"""Its place in the list of pieces."""
PIECE_ROWS: Final = [
    PieceRow(WARRIOR, FIGURE, WARRIORS, FAITHFUL, "LC P"),
    PieceRow(GARDENS, BUILDING, GARDEN, EACH * LAND_SUITS, "LC P"),
]


def gardens(state: vec[i64], suit: i64) -> i64:
    """Count the gardens of a suit on the map: each stands in a clearing of its suit. [LC 10.5.1]"""
    found: i64 = 0
    for clearing in range(CLEARINGS):
        if state[GARDEN + clearing] and suit_at(state, clearing) == suit:
            found += state[GARDEN + clearing]
    return found


def outcast(state: vec[i64]) -> i64:
    """Return the suit of the Outcast, NONE before the setup. [LC 10.3.3]"""
    return term(state, OUTCAST)


def outcast_clearings(state: vec[i64]) -> i64:
    """Return the clearings of the Outcast as bits. [LC 10.4.3]"""
    suit = outcast(state)
    return 0 if suit == NONE else suit_mask(state, suit)


def crafting_gardens(state: vec[i64]) -> i64:
    """Return the clearings with gardens of the Outcast as bits. [LC 10.2.1]"""
    found: i64 = 0
    mask = outcast_clearings(state)
    for clearing in range(CLEARINGS):
        if mask >> clearing & 1 and state[GARDEN + clearing]:
            found |= bit(clearing)
    return found


def draws(state: vec[i64]) -> i64:
    """Return the cards drawn in the Evening: one, and one for each suit with two gardens. [LC 10.6.3] [LC DRAW]"""
    found: i64 = 1
    for suit in range(LAND_SUITS):
        found += gardens(state, suit) >= DRAWING
    return found
