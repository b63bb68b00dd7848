"""The words of Iron Kings that its rules fix: seats, terrain, spaces, sections, effects; and how many of each."""

from typing import Final

SEATS: Final = ["red", "yellow", "blue", "black"]
MOST_PLAYERS: Final = 4

FACINGS: Final = ["n", "ne", "se", "s", "sw", "nw"]
"""Clockwise, as the six ways out of a hex."""
WAYS: Final = 6

HEXES: Final = 61
"""Room for the largest map; the module's has 53. [IK K1.6]"""
TERRAIN: Final = ["plains", "forest", "mountain", "ruins", "barrow", "mine", "lake", "wasteland"]
BAGGED: Final = ["ruins", "barrow", "mine"]
STOCKED: Final = ["forest", "mountain", "ruins", "barrow"]

RESOURCES: Final = ["coal", "wood", "water", "gear"]
TOKENS: Final = ["gear", "treasure", "damage"]

SPACES: Final = ["head-1", "head-2", "torso-1", "torso-2", "throttle", "brake", "steam", "repair", "holdfast"]
"""Where workers go; the die hits the first six. [IK K6.4]"""
DIE_SPACES: Final = 6
ALL_SPACES: Final = 9
ALL_POSTS: Final = 36
"""The spaces of all boards, nine a seat: red's throttle is `red-throttle`."""
SMALL_WORKERS: Final = 4

SECTIONS: Final = ["head", "torso", "legs", "holdfast-1", "holdfast-2", "holdfast-3"]
ALL_SECTIONS: Final = 6
HOLDFAST_SECTIONS: Final = 3
UPGRADED: Final = ["head", "torso", "legs", "holdfast"]

SLOTS: Final = 3
"""Of the planning track. [IK K3.2]"""
ARMS: Final = 2
"""Slots for treasure. [IK K7.1]"""

PLANNING_CARDS: Final = 21
ALL_PLANNING: Final = 84
TREASURES: Final = 32
UPGRADES: Final = 14
ALL_CARDS: Final = 130

EFFECTS: Final = [
    "forward", "forward-up-to", "back", "stagger", "leap", "climb", "autopilot", "coast",
    "left", "right", "left-up-to", "right-up-to", "either", "either-up-to",
    "execute", "heavy", "override",
]  # fmt: skip
"""What planning cards do."""

TRAITS: Final = [
    "worn", "fades", "breaks", "rear", "ranged", "blights", "weighs", "hooks", "chain", "fords", "reaps", "drills",
    "cannon", "lobs", "rockets", "lights", "soars", "scales", "nest", "rams", "whirls", "grips",
]  # fmt: skip
"""What treasures do beyond their numbers."""

POWERS: Final = [
    "field", "yard", "workshop", "appraisal", "bazaar", "gate", "research", "treasury", "soft", "anchored",
]  # fmt: skip
"""What upgrades do beyond their numbers."""

SECONDS: Final = ["swap", "turn", "recover", "change"]
"""The second line of an upgrade, which a worker may use instead. [IK U22]"""

DECKS: Final = ["plain", "extended"]

MEDALS: Final = ["bronze", "silver", "gold"]
"""What a person alone plays for. [IK H22]"""
