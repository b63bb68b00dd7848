"""The zones of cards: piles, and for each seat its hand and what lies before it. [RT 2.1]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.root.words import ALL_CARDS, COLUMNS, DECK_SIZE, MOST_PLAYERS, QUESTS, RUIN_ITEMS, SUITS, VIZIERS
from clockwood.kernel.bits import bit
from clockwood.kernel.layout import Zone
from clockwood.kernel.piles import EVERY_SEAT, knows_of, zone_of

ZONES: Final[list[Zone]] = []


def add_zone(name: str, sees: i64, first: i64, last: i64) -> int:
    """Declare a zone of the cards `first` to `last - 1`; return its number."""
    ZONES.append(Zone(name, int(sees), int(first), int(last)))
    return len(ZONES) - 1


def add_open(name: str, first: i64, last: i64) -> int:
    """Declare an open zone of each seat; return the first one's number."""
    start = len(ZONES)
    for seat in range(int(MOST_PLAYERS)):
        ZONES.append(Zone(name, int(EVERY_SEAT), int(first), int(last), seat))
    return start


def add_private(name: str, first: i64, last: i64) -> int:
    """Declare a zone of each seat that only this seat sees; return the first one's number."""
    start = len(ZONES)
    for seat in range(int(MOST_PLAYERS)):
        ZONES.append(Zone(name, int(bit(seat)), int(first), int(last), seat))
    return start


# The first zone that may hold a card is where a hand-written position leaves it.
DECK: Final[i64] = add_zone("deck", 0, 0, DECK_SIZE)
QUEST_DECK: Final[i64] = add_zone("quest-deck", 0, QUESTS, RUIN_ITEMS)
OUT: Final[i64] = add_zone("out", EVERY_SEAT, 0, ALL_CARDS)
DISCARD: Final[i64] = add_zone("discard", EVERY_SEAT, 0, DECK_SIZE)
AVAILABLE: Final[i64] = add_zone("available", EVERY_SEAT, 0, DECK_SIZE)
HAND: Final[i64] = add_private("hand", 0, DECK_SIZE)
CRAFTED: Final[i64] = add_open("crafted", 0, DECK_SIZE)
SUPPORTERS: Final[i64] = add_private("supporters", 0, DECK_SIZE)
ORDERS: Final[i64] = add_open("orders", 0, DECK_SIZE)
DECREE: Final[i64] = min(add_zone(f"decree.{column}", EVERY_SEAT, 0, VIZIERS + 2) for column in COLUMNS)
SUIT_DECREE: Final[i64] = min(add_zone(f"decree.{suit}", EVERY_SEAT, 0, VIZIERS + 2) for suit in SUITS)
"""An automaton's Decree has a column for each suit. [EE 5.3.3]"""
QUESTS_OPEN: Final[i64] = add_zone("quests", EVERY_SEAT, QUESTS, RUIN_ITEMS)
COMPLETED: Final[i64] = add_open("completed", QUESTS, RUIN_ITEMS)
UNDER_RUIN: Final[i64] = min(add_zone(f"ruin.{k}", 0, RUIN_ITEMS, ALL_CARDS) for k in range(1, 5))
RUINS: Final[i64] = add_zone("ruins", 0, RUIN_ITEMS, ALL_CARDS)
"""Items under ruins that nobody has looked under yet. [VA 9.3.4]"""
# Zones that came later stand last, so that the numbers of the others stay.
SOULS: Final[i64] = add_zone("souls", EVERY_SEAT, 0, DECK_SIZE)
"""Cards that somebody gathers in place of the discard pile. [LC 10.2.6a]"""
REVEALED: Final[i64] = add_open("revealed", 0, DECK_SIZE)
"""Cards that lie open for the rest of a turn and are nobody's to spend. [LC 10.5]"""
OPEN_HAND: Final[i64] = add_open("open-hand", 0, DECK_SIZE)
"""The hand of who holds it face up. [RF 11.2.3]"""
MARKET: Final[i64] = add_zone("market", EVERY_SEAT, 0, DECK_SIZE)
"""Cards in a row that are for sale. [RR 9.2.1]"""
KEPT: Final[i64] = add_open("kept", 0, DECK_SIZE)
"""Cards that an automaton keeps in front of it until they are of use. [RR SV10b]"""

SEERS: Final = vec[i64]([zone.sees for zone in ZONES])
"""The seats that see what lies in each zone, as bits."""


def sees(cell: i64, seat: i64) -> bool:
    """Return what `is_known` does for these zones, without a look at each zone's object."""
    seers = SEERS[zone_of(cell)] | knows_of(cell)
    return seers == EVERY_SEAT if seat < 0 else seers >> seat & 1 == 1
