"""Fixed names and sizes of Ironwood. [IW R1]

Seats: 0 the Woodwalkers, 1 the Ironclad, in turn order [IW R3.2]. Cards: 0–37 WW01–WW38, 38–75 IC01–IC38, so that
`card // 38` is the seat; 76–85 the visions, in the order of their mountains. Mountains: Ferrum, the inner, the outer.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WOODWALKERS: Final[i64] = 0
IRONCLAD: Final[i64] = 1
SEATS: Final[i64] = 2
IRONCLAD_FIRST: Final = vec[i64]([IRONCLAD, WOODWALKERS])
"""The seats as they are pushed: the Woodwalkers last, so that they come first."""

TURNS_EACH: Final[i64] = 3
LAST_TURN: Final[i64] = 5
FACTIONS: Final = ["woodwalkers", "ironclad"]

CARDS_EACH: Final[i64] = 38
BASE_EACH: Final[i64] = 3
FIRST_VISION: Final[i64] = 76
ALL_CARDS: Final[i64] = 86

FIGHTERS_EACH: Final[i64] = 20
GOLEMS_IN_ALL: Final[i64] = 3
CRYSTALS_IN_ALL: Final[i64] = 20
MARKERS_IN_ALL: Final[i64] = 20
TOTEMS_IN_ALL: Final[i64] = 5
FORGE_TOKENS: Final[i64] = 5

MAX_MOUNTAINS: Final[i64] = 16
MAX_FORESTS: Final[i64] = 24
FERRUM: Final[i64] = 0

ROW: Final[i64] = 16
"""The length of a row of neighbours: their indices in rising order, then -1."""

LIST: Final[i64] = 40
"""The length of a list of one seat's cards: their numbers in rising order, then -1."""

FOUNDATION_SIDE: Final[i64] = 1
FORGE_SIDE: Final[i64] = 2
FULL: Final[i64] = 0
FADING: Final[i64] = 1


def opponent(seat: i64) -> i64:
    return 1 - seat
