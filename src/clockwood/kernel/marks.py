"""Outlines of the marks seats are told apart by, as SVG paths of 40 by 46 units."""

from typing import Final

OUTLINES: Final[dict[str, str]] = {
    "hexagon": "M20 2.5L36.5 12V33.5L20 43.5L3.5 33.5V12Z",
    "leaf": "M20 2C30 6 37 15 35 26C33.5 36 26 42 17 44.5C9 41 4.5 33 5 24C5.5 13 12 6 20 2Z",
    "square": "M4 7H36V39H4Z",
    "lozenge": "M20 2L37.5 23L20 44L2.5 23Z",
    "triangle": "M20 3L38 40H2Z",
    "circle": "M20 5A18 18 0 1 1 20 41A18 18 0 1 1 20 5Z",
    "shield": "M4 2 15 10H25L36 2V29Q36 44 20 45 4 44 4 29Z",
    "wings": "M20 1 26 10 40 6 36 25 20 46 4 25 0 6 14 10Z",
    "seed": "M20 13C17 3 9 0 2 2 3 10 7 15 11 17 5 20 2 25 2 31 2 40 10 46 20 46S38 40 38 31C38 25 35 20 29 17 "
    "33 15 37 10 38 2 31 0 23 3 20 13Z",
    "hood": "M20 0C28 0 33 7 33 15 33 19 31 23 28 25L39 46H1L12 25C9 23 7 19 7 15 7 7 12 0 20 0Z",
    "cowl": "M20 0C30 5 35 14 34 24L39 46H26L20 38 14 46H1L6 24C5 14 10 5 20 0Z",
    "sun": "M20 0 25.9 8.7 36.3 6.7 34.3 17.1 43 23 34.3 28.9 36.3 39.3 25.9 37.3 20 46 14.1 37.3 3.7 39.3 5.7 28.9 "
    "-3 23 5.7 17.1 3.7 6.7 14.1 8.7Z",
    "crown": "M2 5 11 15 20 2 29 15 38 5V36L30 45H10L2 36Z",
    "drop": "M20 0C24 9 36 18 36 29 36 39 29 46 20 46S4 39 4 29C4 18 16 9 20 0Z",
    "beak": "M3 46V20C3 8 11 1 21 1 29 1 34 6 35 12L45 18 34 23C33 32 33 40 37 46Z",
}

SHAPES: Final = list(OUTLINES)
"""The first six in the order of seats that choose none; so are patterns. A shape's place is its colour's number."""

PATTERNS: Final = ["rivets", "slants", "lattice", "bars", "posts", "rings"]
