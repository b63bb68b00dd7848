"""The place of every card: planning cards by seat, then treasures, then upgrades. [IK K1.3] [IK K1.7]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.iron_kings.words import ALL_CARDS, MOST_PLAYERS, PLANS_EACH, SEATS, TREASURES
from clockwood.kernel.bits import bit
from clockwood.kernel.layout import Layout, Zone
from clockwood.kernel.piles import EVERY_SEAT, card_cell, move_seen, zone_of

FIRST_TREASURE: Final[i64] = MOST_PLAYERS * PLANS_EACH
FIRST_UPGRADE: Final[i64] = FIRST_TREASURE + TREASURES

ZONES: Final[list[Zone]] = []


def add_zone(name: str, sees: i64, first: i64, last: i64) -> int:
    """Declare a zone of the cards `first` to `last - 1`; return its number."""
    ZONES.append(Zone(name, int(sees), int(first), int(last)))
    return len(ZONES) - 1


def add_plans(name: str, sees: list[i64]) -> int:
    """Declare a zone of each seat for its planning cards; return the number of red's."""
    first = len(ZONES)
    for k, seat in enumerate(SEATS):
        add_zone(f"{name}.{seat}", sees[k], k * PLANS_EACH, (k + 1) * PLANS_EACH)
    return first


def add_open(name: str, first: i64, last: i64) -> int:
    """Declare an open zone of each seat; return the number of red's."""
    start = len(ZONES)
    for seat in SEATS:
        add_zone(f"{name}.{seat}", EVERY_SEAT, first, last)
    return start


NOBODY: Final[list[i64]] = [0 for _ in SEATS]
OWNER: Final[list[i64]] = [bit(k) for k in range(len(SEATS))]
EVERYBODY: Final[list[i64]] = [EVERY_SEAT for _ in SEATS]

# The first zone that may hold a card is where a hand-written position leaves it: the decks.
DECK: Final[i64] = add_plans("deck", NOBODY)
HAND: Final[i64] = add_plans("hand", OWNER)
ON_TRACK: Final[i64] = add_plans("track", EVERYBODY)
DISCARD: Final[i64] = add_plans("discard", EVERYBODY)
TREASURE_DECK: Final[i64] = add_zone("treasure.deck", 0, FIRST_TREASURE, FIRST_UPGRADE)
DRAWN: Final[i64] = add_zone("treasure.drawn", EVERY_SEAT, FIRST_TREASURE, FIRST_UPGRADE)
TREASURE_DISCARD: Final[i64] = add_zone("treasure.discard", EVERY_SEAT, FIRST_TREASURE, FIRST_UPGRADE)
ON_KING: Final[i64] = add_open("king", FIRST_TREASURE, FIRST_UPGRADE)
STORED: Final[i64] = add_open("holdfast", FIRST_TREASURE, FIRST_UPGRADE)
MARKET: Final[i64] = add_zone("market", EVERY_SEAT, FIRST_UPGRADE, ALL_CARDS)
BUILT: Final[i64] = add_open("built", FIRST_UPGRADE, ALL_CARDS)
OUT: Final[i64] = add_zone("out", EVERY_SEAT, 0, ALL_CARDS)

CELLS: Final = Layout(at=650)
CARDS: Final[i64] = CELLS.cards("cards", ALL_CARDS, ZONES)


def zone(state: vec[i64], card: i64) -> i64:
    """Return the zone a card is in."""
    return zone_of(state[CARDS + card])


def move(state: vec[i64], card: i64, to: i64) -> None:
    """Move a card before everyone's eyes."""
    move_seen(state, CARDS + card, to)


def shuffle_into(state: vec[i64], card: i64, deck: i64) -> None:
    """Put a card into a deck, unseen and at no place that anybody knows."""
    state[CARDS + card] = card_cell(deck, 0, 0, 0)


def first_plan(seat: i64) -> i64:
    """Return the cell of the first of a player's planning cards."""
    return CARDS + seat * PLANS_EACH
