"""The planning track of each player, and how far the program of the active one has run. [IK K3.2] [IK K4.1]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.iron_kings.words import EFFECTS, PLANS_EACH, SEATS, SLOTS
from clockwood.kernel.layout import Layout, term

# The effects of planning cards.
FORWARD: Final[i64] = EFFECTS.index("forward")
FORWARD_UP_TO: Final[i64] = EFFECTS.index("forward-up-to")
BACK: Final[i64] = EFFECTS.index("back")
STAGGER: Final[i64] = EFFECTS.index("stagger")
LEAP: Final[i64] = EFFECTS.index("leap")
CLIMB: Final[i64] = EFFECTS.index("climb")
AUTOPILOT: Final[i64] = EFFECTS.index("autopilot")
COAST: Final[i64] = EFFECTS.index("coast")
LEFT: Final[i64] = EFFECTS.index("left")
RIGHT: Final[i64] = EFFECTS.index("right")
LEFT_UP_TO: Final[i64] = EFFECTS.index("left-up-to")
RIGHT_UP_TO: Final[i64] = EFFECTS.index("right-up-to")
EITHER: Final[i64] = EFFECTS.index("either")
EITHER_UP_TO: Final[i64] = EFFECTS.index("either-up-to")
EXECUTE: Final[i64] = EFFECTS.index("execute")
HEAVY: Final[i64] = EFFECTS.index("heavy")

CELLS: Final = Layout(at=5)
POINTER: Final[i64] = CELLS.cell("pointer", most=SLOTS, cite="IK K4.1")
DOUBLED: Final[i64] = CELLS.cell("doubled", most=1)
LAST_COST: Final[i64] = CELLS.cell("last_cost")
TRACK: Final[i64] = CELLS.rows("track", SEATS, SLOTS, "", "card", at=147)


def slot(seat: i64, which: i64) -> i64:
    """Return the cell of a slot of a player's track."""
    return TRACK + seat * SLOTS + which


def planned(state: vec[i64], seat: i64) -> i64:
    """Count the cards on the track."""
    at = TRACK + seat * SLOTS
    if state[at + 2]:
        return 3
    return 2 if state[at + 1] else 1 if state[at] else 0


def plan_at(state: vec[i64], seat: i64, which: i64) -> i64:
    """Return which planning card, of those each player has, lies in a slot that is not empty."""
    return term(state, TRACK + seat * SLOTS + which) % PLANS_EACH
