"""Solo icons: what is printed on action cards for the automata. [IB 6] [WB 6]"""

from typing import Final

ALERT: Final = 1
ARROWS: Final = 2
BATTLE: Final = 3
CARD: Final = 4
COMPASS: Final = 5
CRYSTALS: Final = 6
CUBES: Final = 7
DRILL: Final = 8
EYE: Final = 9
FORGE: Final = 10
GOLEM: Final = 11
HIT: Final = 12
SEARCH: Final = 13
SHIELD: Final = 14
WARBAND: Final = 15
ICONS: Final = [
    "",
    "ALERT",
    "ARROWS",
    "BATTLE",
    "CARD",
    "COMPASS",
    "CRYSTALS",
    "CUBES",
    "DRILL",
    "EYE",
    "FORGE",
    "GOLEM",
    "HIT",
    "SEARCH",
    "SHIELD",
    "WARBAND",
]
"""The solo icons; their words are a public source's labels for pictograms, not official names."""
