"""The marks of factions: letter, shape and pattern. A shape brings its colour."""

from typing import Final

from clockwood.kernel.marks import SHAPES
from clockwood.kernel.scene import Mark

MARKS: Final = {
    "marquise": Mark("M", "shield", "lattice"),
    "eyrie": Mark("E", "wings", "posts"),
    "alliance": Mark("A", "seed", "slants"),
    "vagabond": Mark("V", "hood", "plain"),
    "vagabond2": Mark("2", "cowl", "plain"),
    "lizards": Mark("L", "sun", "rings"),
    "riverfolk": Mark("R", "drop", "bars"),
    "duchy": Mark("D", "crown", "rivets"),
    "corvids": Mark("C", "beak", "slants"),
}


def mark_of(faction: str) -> Mark:
    """Return the mark of a faction."""
    return MARKS[faction] if faction in MARKS else Mark(faction[0].upper(), "hexagon", "plain")


def colour_of(faction: str) -> str:
    """Return the token of a faction's colour."""
    return f"seat-{SHAPES.index(mark_of(faction).shape) + 1}"
