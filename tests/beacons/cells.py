"""The cells of Beacons, with accessors in its own words."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.kernel.layout import Layout, Zone, close_frame, hold, open_frame, top_frame
from clockwood.kernel.piles import EVERY_SEAT, cards_in, count_in

SEATS: Final = ["north", "south"]
CARDS: Final = 12
ROCKS: Final = 4
LAMP_HOLDS: Final = 9
BEARINGS: Final = ["east", "open", "west"]

DECK: Final = 0
SPENT: Final = 5
ZONES: Final = [
    Zone("deck", 0, 0, CARDS),
    Zone("hand.north", 1, 0, CARDS),
    Zone("hand.south", 2, 0, CARDS),
    Zone("ash.north", 0, 0, CARDS),
    Zone("ash.south", 0, 0, CARDS),
    Zone("spent", int(EVERY_SEAT), 0, CARDS),
]

CELLS: Final = Layout()
NIGHT: Final = CELLS.cell("night", zero=True)
OIL: Final = CELLS.row("oil", 2, "seat", key="oil.{}", zero=True, most=LAMP_HOLDS, cite="B9")
SHIPS: Final = CELLS.row("ships", ROCKS, "rock")
COURSE: Final = CELLS.row("course", 2, "seat", "bearing", key="course.{}")
BEARING: Final = CELLS.secrets("bearing", 2, "bearing", key="bearing")
MARKED: Final = CELLS.secrets("marked", 2, key="marked")
STORM: Final = CELLS.frame("storm", 1, "strength", "calmed_by:seat")
FIRST_CARD: Final = CELLS.cards("cards", CARDS, ZONES)
LAST_CARD: Final = FIRST_CARD + CARDS


def hand(seat: i64) -> i64:
    return 1 + seat


def ash(seat: i64) -> i64:
    return 3 + seat


def cards_at(state: vec[i64], zone: i64) -> list[int]:
    """Return the numbers of the cards in the zone."""
    return [int(at) - FIRST_CARD for at in cards_in(state, FIRST_CARD, LAST_CARD, zone)]


def size(state: vec[i64], zone: i64) -> i64:
    return count_in(state, FIRST_CARD, LAST_CARD, zone)


def first_keeper(state: vec[i64]) -> i64:
    """[B2]"""
    return (state[NIGHT] + 1) % 2


def marked(state: vec[i64], seat: i64) -> list[int]:
    """The cards the seat has marked for the ash. [B3]"""
    return [card for card in range(CARDS) if state[MARKED + seat] >> card & 1]


def open_storm(state: vec[i64], strength: i64) -> None:
    state[open_frame(state, STORM, 2, 1)] = strength


def storm_strength(state: vec[i64]) -> i64:
    return state[top_frame(state, STORM, 2)] if state[STORM] else 0


def calm_storm(state: vec[i64], seat: i64) -> i64:
    """Return the strength that is left."""
    at = top_frame(state, STORM, 2)
    state[at] -= 1
    hold(state, at + 1, seat)
    return state[at]


def close_storm(state: vec[i64]) -> None:
    close_frame(state, STORM, 2)


def shore_ships(state: vec[i64], shores: list[int], seat: int) -> int:
    return sum(int(state[SHIPS + rock]) for rock in range(ROCKS) if shores[rock] == seat)
