"""The words that the rules of Iron Kings fix: seats, terrain, spaces, sections, effects; and how many of each."""

from typing import Final

from mypy_extensions import i64

SEATS: Final = ["red", "yellow", "blue", "black"]
MOST_PLAYERS: Final[i64] = len(SEATS)

FACINGS: Final = ["n", "ne", "se", "s", "sw", "nw"]
"""Clockwise, as the six ways out of a hex."""
WAYS: Final[i64] = len(FACINGS)
TURNS: Final = ["none", "right-60", "right-120", "around", "left-120", "left-60"]
"""The turns of a king, by sixths clockwise."""

HEXES: Final[i64] = 61
"""Room for the largest map; the module's has 53. [IK K1.6]"""
TERRAIN: Final = ["plains", "forest", "mountain", "ruins", "barrow", "mine", "lake", "wasteland"]
BAGGED: Final = ["ruins", "barrow", "mine"]
STOCKED: Final = ["forest", "mountain", "ruins", "barrow"]

RESOURCES: Final = ["coal", "wood", "water", "gear"]
TOKENS: Final = ["gear", "treasure", "damage"]

SPACES: Final = ["head-1", "head-2", "torso-1", "torso-2", "throttle", "brake", "steam", "repair", "holdfast"]
"""Of a player's board, for workers; the die hits the first six. [IK K6.4]"""
ALL_SPACES: Final[i64] = len(SPACES)
DIE_SPACES: Final[i64] = 6
ALL_POSTS: Final[i64] = MOST_PLAYERS * ALL_SPACES
"""The spaces of all boards, nine a seat: red's throttle is `red-throttle`."""
WORKERS: Final = ["small", "big", *(f"{seat}-small" for seat in SEATS)]
"""On a space: one of the board's owner, or a small one from elsewhere."""

SECTIONS: Final = ["head", "torso", "legs", "holdfast-1", "holdfast-2", "holdfast-3"]
ALL_SECTIONS: Final[i64] = len(SECTIONS)
UPGRADED: Final = ["head", "torso", "legs", "holdfast"]
"""The sections that an upgrade may be printed for; those of the Holdfast are alike."""

SLOTS: Final[i64] = 3
"""Of the planning track. [IK K3.2]"""
ARMS: Final[i64] = 2
"""Slots for treasure. [IK K7.1]"""

PLANS_EACH: Final[i64] = 21
TREASURES: Final[i64] = 32
UPGRADES: Final[i64] = 14
ALL_CARDS: Final[i64] = MOST_PLAYERS * PLANS_EACH + TREASURES + UPGRADES
"""Room for the largest decks."""

EFFECTS: Final = [
    "forward", "forward-up-to", "back", "stagger", "leap", "climb", "autopilot", "coast",
    "left", "right", "left-up-to", "right-up-to", "either", "either-up-to",
    "execute", "heavy", "override",
]  # fmt: skip
"""Of planning cards."""

TRAITS: Final = [
    "worn", "fades", "breaks", "rear", "ranged", "blights", "weighs", "hooks", "chain", "fords", "reaps", "drills",
    "cannon", "lobs", "rockets", "lights", "soars", "scales", "nest", "rams", "whirls", "grips",
]  # fmt: skip
"""Of treasures: what they do beyond their numbers."""

POWERS: Final = [
    "field", "yard", "workshop", "appraisal", "bazaar", "gate", "research", "treasury", "soft", "anchored",
]  # fmt: skip
"""Of upgrades: what they do beyond their numbers."""

NUMBERS: Final = [
    "draw_first", "plans", "draw_after", "turn_after", "burn", "pairs", "max_steam", "shields", "stride",
]  # fmt: skip
"""Of an upgrade, as its entry names them."""

SECONDS: Final = ["swap", "turn", "recover", "change"]
"""The second line of an upgrade, which a worker may use instead. [IK U22]"""

DECKS: Final = ["plain", "extended"]

MEDALS: Final = ["bronze", "silver", "gold"]
"""The aims of a person alone. [IK H22]"""
