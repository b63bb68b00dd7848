"""The cells of quests: the offer, and each player's active ones with their trackers. [FW F6.1] [FW F7.1]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.forge_war.cards.cells import DECK_STARTS, FIRST_QUEST
from clockwood.games.forge_war.words import OFFER, QUESTS_EACH, SEATS
from clockwood.kernel.layout import Layout, term

CELLS: Final = Layout(at=205)
OFFERED: Final[i64] = CELLS.row("offered", OFFER, "", "card", key="offer.{}")
QUEST: Final[i64] = CELLS.rows("quest", SEATS, QUESTS_EACH, "quest", "card", at=751, key="{seat}.{}")
STEP: Final[i64] = CELLS.rows("step", SEATS, QUESTS_EACH, "quest", key="{seat}.{}.step")
NEW: Final[i64] = CELLS.rows("new", SEATS, QUESTS_EACH, "quest", key="{seat}.{}.new")
RUSHED_FROM: Final[i64] = CELLS.rows("rushed_from", SEATS, QUESTS_EACH, "quest", key="{seat}.{}.rushed-from")
CHARMED: Final[i64] = CELLS.rows("charmed", SEATS, QUESTS_EACH, "quest", key="{seat}.{}.charmed")

GREEN: Final[i64] = 0
YELLOW_1: Final[i64] = 1
GREY: Final[i64] = 2
RED: Final[i64] = 3
YELLOW_3: Final[i64] = 4


def first_of_deck(deck: i64) -> i64:
    """Return the first card of a deck, among all cards."""
    return DECK_STARTS[deck]


def quest(seat: i64, slot: i64) -> i64:
    """Return where a player's quest lies in the rows above."""
    return seat * QUESTS_EACH + slot


def has_quest(state: vec[i64], seat: i64, slot: i64) -> bool:
    return state[QUEST + quest(seat, slot)] > 0


def active_quests(state: vec[i64], seat: i64) -> i64:
    """Count a player's active quests."""
    found: i64 = 0
    for slot in range(QUESTS_EACH):
        if has_quest(state, seat, slot):
            found += 1
    return found


def active_quest(state: vec[i64], seat: i64, slot: i64) -> i64:
    """Return the quest in a slot, counted from 0 among quests; negative where none is."""
    return term(state, QUEST + quest(seat, slot)) - FIRST_QUEST
