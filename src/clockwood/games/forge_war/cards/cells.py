"""The cells of cards: bonus, weapon, single-use, quest and wealth cards, in this order; and their zones. [FW F1]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.forge_war import words
from clockwood.kernel.bits import bit
from clockwood.kernel.layout import Layout, Zone
from clockwood.kernel.piles import EVERY_SEAT, count_in, zone_of

FIRST_WEAPON: Final[i64] = words.ALL_BONUS
FIRST_SINGLE: Final[i64] = FIRST_WEAPON + words.ALL_WEAPONS
FIRST_QUEST: Final[i64] = FIRST_SINGLE + words.ALL_SINGLE
FIRST_WEALTH: Final[i64] = FIRST_QUEST + words.ALL_QUESTS
LAST_CARD: Final[i64] = words.ALL_CARDS
DECK_STARTS: Final = vec[i64]([FIRST_QUEST + i64(sum(words.DECK_SIZES[:deck])) for deck in range(len(words.DECKS) + 1)])
"""The first card of each deck of quests, and the one behind the last. Every deck has its own backs."""

NOBODY: Final = 0
ALL: Final = int(EVERY_SEAT)
ZONES: Final[list[Zone]] = []


def lay(name: str, sees: int, first: i64, last: i64) -> int:
    """Add a zone for the cards from first to last - 1, and return its number."""
    ZONES.append(Zone(name, sees, int(first), int(last)))
    return len(ZONES) - 1


def lay_each(name: str, first: i64, last: i64, own: bool = False) -> int:
    """Add a zone for each player, open or seen by its owner alone, and return the number of the first."""
    zones = [lay(f"{name}.{seat}", int(bit(k)) if own else ALL, first, last) for k, seat in enumerate(words.SEATS)]
    return zones[0]


# A hand-written position leaves a card in the first zone that may hold it: its deck.
QUEST_DECK: Final[i64] = lay("quests.deck", NOBODY, FIRST_QUEST, FIRST_WEALTH)
WEAPON_STACK: Final[i64] = lay("weapons.stack", NOBODY, FIRST_WEAPON, FIRST_SINGLE)
BONUS_STACK: Final[i64] = lay("bonus.stack", NOBODY, 0, FIRST_WEAPON)
SINGLE_STACK: Final[i64] = lay("single.stack", NOBODY, FIRST_SINGLE, FIRST_QUEST)
WEALTH_DECK: Final[i64] = lay("wealth.deck", NOBODY, FIRST_WEALTH, LAST_CARD)
BOX: Final[i64] = lay("box", NOBODY, FIRST_QUEST, FIRST_WEALTH)
ASIDE: Final[i64] = lay("aside", ALL, FIRST_WEAPON, LAST_CARD)
IN_OFFER: Final[i64] = lay("offer", ALL, FIRST_QUEST, FIRST_WEALTH)
FACE_UP: Final[i64] = lay("market.shown", ALL, 0, FIRST_QUEST)
PUBLIC_ROW: Final[i64] = lay("row", ALL, FIRST_WEAPON, FIRST_SINGLE)
MARKET_DISCARD: Final[i64] = lay("market.discard", ALL, 0, FIRST_QUEST)
GONE: Final[i64] = lay("gone", ALL, 0, LAST_CARD)
ACTIVE: Final[i64] = lay_each("active", FIRST_QUEST, FIRST_WEALTH)
COMPLETED: Final[i64] = lay_each("completed", FIRST_QUEST, FIRST_WEALTH)
MAT: Final[i64] = lay_each("mat", 0, FIRST_SINGLE)
WEALTH_HAND: Final[i64] = lay_each("wealth", FIRST_WEALTH, LAST_CARD, own=True)

CELLS: Final = Layout(at=855)
CARDS: Final[i64] = CELLS.cards("cards", LAST_CARD, ZONES, backs=[int(first) for first in DECK_STARTS])


def zone(state: vec[i64], card: i64) -> i64:
    """Return the zone a card is in."""
    return zone_of(state[CARDS + card])


def count_at(state: vec[i64], first: i64, last: i64, where: i64) -> i64:
    """Count the cards from first to last - 1 that are in a zone."""
    return count_in(state, CARDS + first, CARDS + last, where)
