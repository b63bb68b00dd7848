"""Outlines of the marks seats are told apart by, as SVG paths of 40 by 46 units."""

from typing import Final

OUTLINES: Final[dict[str, str]] = {
    "hexagon": "M20 2.5L36.5 12V33.5L20 43.5L3.5 33.5V12Z",
    "leaf": "M20 2C30 6 37 15 35 26C33.5 36 26 42 17 44.5C9 41 4.5 33 5 24C5.5 13 12 6 20 2Z",
    "square": "M4 7H36V39H4Z",
    "lozenge": "M20 2L37.5 23L20 44L2.5 23Z",
    "triangle": "M20 3L38 40H2Z",
    "circle": "M20 5A18 18 0 1 1 20 41A18 18 0 1 1 20 5Z",
}

SHAPES: Final = list(OUTLINES)
"""In the order of seats that choose none; so are patterns and colours."""

PATTERNS: Final = ["rivets", "slants", "lattice", "bars", "posts", "rings"]
