"""The cells and pieces of the Underground Duchy, and its ministers by rank. [UD P]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.root.moments import BUILDING, FIGURE, TOKEN, PieceRow
from clockwood.games.root.table.blocks import DUCHY
from clockwood.games.root.table.cells import suit_at
from clockwood.games.root.words import CLEARINGS, MINISTERS, PIECES, RANKS, WARRIOR
from clockwood.kernel.bits import bit, bits_in
from clockwood.kernel.layout import Layout

MOLES: Final[i64] = 20
EACH: Final[i64] = 3
"""Citadels, markets, tunnels, and crowns of a rank. [UD P]"""

CELLS: Final = Layout(at=int(DUCHY))
WARRIORS: Final[i64] = CELLS.row("duchy", CLEARINGS, "clearing", key="duchy.{}", most=20)
BELOW: Final[i64] = CELLS.cell("burrow", key="duchy.burrow", most=20)
"""Warriors in the Burrow: the place after the last clearing. [UD 12.2.2a]"""
CITADEL: Final[i64] = CELLS.row("citadel", CLEARINGS, "clearing", most=3, cite="RT 2.2.3a")
MARKET: Final[i64] = CELLS.row("market", CLEARINGS, "clearing", most=3, cite="RT 2.2.3a")
TUNNEL: Final[i64] = CELLS.row("tunnel", CLEARINGS, "clearing", most=1, cite="UD 12.2.4")
SUPPLY: Final[i64] = CELLS.cell("duchy_supply", most=20)
SWAYED: Final[i64] = CELLS.cell("swayed", bits="minister", key="swayed.{bit}")
ACTED: Final[i64] = CELLS.cell("acted", bits="minister", key="acted.{bit}")
"""Ministers whose action was taken this turn. [UD 12.5.2]"""
CROWNS: Final[i64] = CELLS.row("crowns", EACH, "rank", most=3, cite="UD P")
"""Crowns that wait on their spaces; those on ministers or out of the game are not counted. [UD 12.5.3.I]"""
FAILED: Final[i64] = CELLS.cell("failed", quiet=True, most=7)
"""Buildings have fallen at this moment, and the price is still to be paid. [UD 12.2.3b]

For an automaton the suits of their clearings as bits. [DD FOUNDATIONS]
"""

CITADELS: Final[i64] = PIECES.index("citadel")
MARKETS: Final[i64] = PIECES.index("market")
TUNNELS: Final[i64] = PIECES.index("tunnel")
WHICH_CITADEL: Final[i64] = 1
WHICH_MARKET: Final[i64] = 2
"""Their places in the list of pieces."""
PIECE_ROWS: Final = [
    PieceRow(WARRIOR, FIGURE, WARRIORS, MOLES, "UD P"),
    PieceRow(CITADELS, BUILDING, CITADEL, EACH, "UD P"),
    PieceRow(MARKETS, BUILDING, MARKET, EACH, "UD P"),
    PieceRow(TUNNELS, TOKEN, TUNNEL, EACH, "UD P"),
]

ALL_MINISTERS: Final[i64] = len(MINISTERS)
FOREMOLE: Final[i64] = 0
CAPTAIN: Final[i64] = 1
MARSHAL: Final[i64] = 2
BRIGADIER: Final[i64] = 3
BANKER: Final[i64] = 4
MAYOR: Final[i64] = 5
DUCHESS: Final[i64] = 6
BARON: Final[i64] = 7
EARL: Final[i64] = 8
ALL_RANKS: Final[i64] = len(RANKS)
LORDS: Final[i64] = 2
POINTS: Final = vec[i64]([1, 2, 3])
"""For the space that a crown leaves, by rank. [UD 12.5.3.III]"""
ASKED: Final = vec[i64]([2, 3, 4])
"""Cards to reveal, by rank. [UD 12.5.3.II]"""
RECRUITED: Final = vec[i64]([1, 2, 4, 6])
"""Warriors of Birdsong, by citadels on the map. [UD ICONS]"""
ICONS: Final = vec[i64]([0, 1, 2, 4])
"""Warriors that citadels on the map add for an automaton. [DD ICONS]"""
DRAWN: Final = vec[i64]([1, 2, 3, 4])
"""Cards of the Evening, by markets on the map. [UD ICONS]"""


def rank_of(minister: i64) -> i64:
    """Return a minister's rank: squires first, lords last. [UD 12.5.2]"""
    return minister // EACH


def is_swayed(state: vec[i64], minister: i64) -> bool:
    return state[SWAYED] >> minister & 1 == 1


def of_rank(state: vec[i64], rank: i64) -> i64:
    """Return the swayed ministers of a rank as bits."""
    return state[SWAYED] & (bit(EACH) - 1) << (rank * EACH)


def on_map(state: vec[i64], row: i64) -> i64:
    """Count the pieces of a row on the map."""
    found: i64 = 0
    for clearing in range(CLEARINGS):
        found += state[row + clearing]
    return found


def clearings_with(state: vec[i64], row: i64) -> i64:
    """Return the clearings with pieces of a row as bits."""
    found: i64 = 0
    for clearing in range(CLEARINGS):
        if state[row + clearing]:
            found |= bit(clearing)
    return found


def present(state: vec[i64]) -> i64:
    """Return the clearings with any piece of the Duchy as bits; the Burrow has no suit. [UD 12.5.3.II]"""
    found: i64 = 0
    for row in PIECE_ROWS:
        found |= clearings_with(state, row.row)
    return found


def crafting_pieces(state: vec[i64], suit: i64) -> i64:
    """Count the citadels and markets in clearings of a suit. [UD 12.2.1]"""
    found: i64 = 0
    for clearing in range(CLEARINGS):
        built = state[CITADEL + clearing] + state[MARKET + clearing]
        if built and suit_at(state, clearing) == suit:
            found += built
    return found


def swayed_count(state: vec[i64]) -> i64:
    return bits_in(state[SWAYED])


def recruited(state: vec[i64]) -> i64:
    """Return the warriors that Birdsong brings. [UD 12.4] [UD ICONS]"""
    return RECRUITED[on_map(state, CITADEL)]


def draws(state: vec[i64]) -> i64:
    """Return the cards drawn in the Evening. [UD 12.6.3] [UD ICONS]"""
    return DRAWN[on_map(state, MARKET)]
