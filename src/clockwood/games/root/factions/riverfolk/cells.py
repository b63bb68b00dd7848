"""The cells and pieces of the Riverfolk Company: trade posts, boxes of warriors of all owners, prices. [RF P]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.root.moments import FIGURE, TOKEN, PieceRow
from clockwood.games.root.table.blocks import RIVERFOLK
from clockwood.games.root.table.cells import suit_at
from clockwood.games.root.words import CLEARINGS, LAND_SUITS, MOST_PLAYERS, PIECES, SERVICES, WARRIOR
from clockwood.kernel.layout import Layout

OTTERS: Final[i64] = 15
EACH: Final[i64] = 3
"""Trade posts of a suit. [RF P]"""
POINTS: Final[i64] = 2
"""Scored for each trade post that is placed. [RF VP]"""
DEAREST: Final[i64] = 4
"""Prices are 1 to 4. [RF PRICE]"""
ALL_SERVICES: Final[i64] = len(SERVICES)
HAND_CARD: Final[i64] = 0
RIVERBOATS: Final[i64] = 1
MERCENARIES: Final[i64] = 2

CELLS: Final = Layout(at=int(RIVERFOLK))
WARRIORS: Final[i64] = CELLS.row("riverfolk", CLEARINGS, "clearing", key="riverfolk.{}", most=15)
POST: Final[i64] = CELLS.row("post", CLEARINGS, "clearing", most=1, cite="RF 11.5.6.I")
SUPPLY: Final[i64] = CELLS.cell("riverfolk_supply", most=15)
LEFT: Final[i64] = CELLS.row("posts_left", LAND_SUITS, "suit", key="posts.{}", zero=True, most=3)
"""Trade posts that still stand on their row of the board. [RF BOX]"""
PRICES: Final[i64] = CELLS.row("prices", ALL_SERVICES, "service", key="price.{}", most=4)
PAYMENTS: Final[i64] = CELLS.row("payments", MOST_PLAYERS, "seat", key="payments.{}", most=25)
FUNDS: Final[i64] = CELLS.row("funds", MOST_PLAYERS, "seat", key="funds.{}", most=25)
COMMITTED: Final[i64] = CELLS.row("committed", MOST_PLAYERS, "seat", key="committed.{}", most=25)
"""The three boxes: warriors of each seat. Those on spaces of trade posts count as committed. [RF 11.5.3]"""
BOUGHT: Final[i64] = CELLS.cell("services_bought", most=13)
"""Services bought in the turn under way. [RF 11.2.6a]"""
HIRERS: Final[i64] = CELLS.cell("mercenaries_bought", bits="seat", key="hires.{bit}")
"""The seats that have bought Mercenaries and wait for their Daylight. [RF 11.2.7.III]"""
HIRED_BY: Final[i64] = CELLS.cell("hired_by", bits="seat", key="hired.{bit}")
HIRED_LOSSES: Final[i64] = CELLS.row("hired_losses", 2, quiet=True, most=15)
BOATS: Final[i64] = CELLS.cell("riverboats", bits="seat", key="boats.{bit}")

MARKET_ORDER: Final[i64] = CELLS.cell("market_order", "suit")
"""The order that their automaton reads off its Market. [RR 9.4.3]"""
SHIELD: Final[i64] = CELLS.cell("protectionism_shield", key="shield", most=1)
SWORD: Final[i64] = CELLS.cell("protectionism_sword", key="sword", most=1)
"""Protectionism of their automaton, from Organize to the end of the turn. [RR 9.2.4]"""

POSTS: Final[i64] = PIECES.index("post")
WHICH_POST: Final[i64] = 1
"""Its place in the list of pieces."""
PIECE_ROWS: Final = [
    PieceRow(WARRIOR, FIGURE, WARRIORS, OTTERS, "RF P"),
    PieceRow(POSTS, TOKEN, POST, EACH * LAND_SUITS, "RF P"),
]


def count_in(state: vec[i64], box: i64) -> i64:
    """Count the warriors of all owners in a box."""
    found: i64 = 0
    for seat in range(MOST_PLAYERS):
        found += state[box + seat]
    return found


def owners_in(state: vec[i64], box: i64) -> i64:
    """Count the owners that have warriors in a box."""
    found: i64 = 0
    for seat in range(MOST_PLAYERS):
        found += state[box + seat] > 0
    return found


def posts_on_map(state: vec[i64], suit: i64) -> i64:
    """Count the trade posts in clearings of a suit."""
    found: i64 = 0
    for clearing in range(CLEARINGS):
        if state[POST + clearing] and suit_at(state, clearing) == suit:
            found += 1
    return found


def any_post(state: vec[i64]) -> bool:
    """Return whether a trade post is on the map."""
    for clearing in range(CLEARINGS):
        if state[POST + clearing]:
            return True
    return False
