"""The cells and pieces of the Eyrie. [EY P]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.root.deck.zones import DECREE
from clockwood.games.root.moments import BUILDING, FIGURE, PieceRow
from clockwood.games.root.table.blocks import EYRIE
from clockwood.games.root.table.cells import CARDS
from clockwood.games.root.words import CLEARINGS, COLUMNS, LEADERS, PIECES, SUITS, VIZIERS, WARRIOR
from clockwood.kernel.layout import Layout, term
from clockwood.kernel.piles import count_in, lies_in

BIRDS: Final[i64] = 20
ALL_ROOSTS: Final[i64] = 7
DECREE_CARDS: Final[i64] = VIZIERS + 2

RECRUIT: Final[i64] = COLUMNS.index("recruit")
MOVE: Final[i64] = COLUMNS.index("move")
BATTLE: Final[i64] = COLUMNS.index("battle")
BUILD: Final[i64] = COLUMNS.index("build")

BUILDER: Final[i64] = LEADERS.index("builder")
CHARISMATIC: Final[i64] = LEADERS.index("charismatic")
COMMANDER: Final[i64] = LEADERS.index("commander")
DESPOT: Final[i64] = LEADERS.index("despot")
VIZIER_COLUMNS: Final = vec[i64]([RECRUIT, MOVE, RECRUIT, BATTLE, MOVE, BATTLE, MOVE, BUILD])
"""Two columns for each leader. [EY 7.8.1] [EY 7.8.2] [EY 7.8.3] [EY 7.8.4]"""

CELLS: Final = Layout(at=int(EYRIE))
WARRIORS: Final[i64] = CELLS.row("eyrie", CLEARINGS, "clearing", key="eyrie.{}", most=20)
ROOST: Final[i64] = CELLS.row("roost", CLEARINGS, "clearing", most=1, cite="RT 2.2.3b")
SUPPLY: Final[i64] = CELLS.cell("eyrie_supply", most=20)
LEADER: Final[i64] = CELLS.cell("leader", "leader")
DEPOSED: Final[i64] = CELLS.cell("deposed", bits="leader", key="deposed.{bit}")
RESOLVED: Final[i64] = CELLS.row("resolved", len(SUITS), "suit")
"""Cards resolved in the column of the Decree under way, by suit: those of one suit are alike."""
IN_TURMOIL: Final[i64] = CELLS.cell("eyrie_turmoil", quiet=True, most=1)
FOCUS: Final[i64] = CELLS.cell("eyrie_focus", quiet=True, most=1)
"""Of their automaton: turmoil this turn, and an extra hit in the battle that comes. [EE 5.7.3] [EE 5.5.1.IIIx]"""

ROOSTS: Final[i64] = PIECES.index("roost")
PIECE_ROWS: Final = [
    PieceRow(WARRIOR, FIGURE, WARRIORS, BIRDS, "EY P"),
    PieceRow(ROOSTS, BUILDING, ROOST, ALL_ROOSTS, "EY P"),
]


def roosts(state: vec[i64]) -> i64:
    """Count the roosts on the map."""
    found: i64 = 0
    for clearing in range(CLEARINGS):
        found += state[ROOST + clearing]
    return found


def is_led_by(state: vec[i64], leader: i64) -> bool:
    return term(state, LEADER) == leader


def in_column(state: vec[i64], card: i64, column: i64) -> bool:
    return lies_in(state, CARDS + card, DECREE + column)


def decree_size(state: vec[i64], column: i64) -> i64:
    return count_in(state, CARDS, CARDS + DECREE_CARDS, DECREE + column)
