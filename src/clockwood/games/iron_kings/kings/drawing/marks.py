"""The marks of the four kings, shape and letter first, and the arrows of the ways they face."""

from typing import Final

from clockwood.games.iron_kings.words import SEATS
from clockwood.kernel.scene import Mark

MARKS: Final = [
    Mark("R", "hexagon", "rivets"),
    Mark("Y", "lozenge", "bars"),
    Mark("B", "square", "lattice"),
    Mark("K", "circle", "rings"),
]
"""Red, yellow, blue and black; the shapes have those colours in the palette."""
ARROWS: Final = ["↑", "↗", "↘", "↓", "↙", "↖"]


def letter_of(seat: str) -> str:
    return MARKS[SEATS.index(seat)].letter
