"""Where things lie on Forge War's boards: the hexes of the mine, the stands of the market, the marks of the guilds."""

from typing import Final

from clockwood.games.forge_war.content_mine import PLACES
from clockwood.games.forge_war.terms import CLOSED_SPACES, HEXES
from clockwood.kernel.scene import Board, Mark, Place

WIDTH: Final = 880
HEIGHT: Final = 800
STEP: Final = 90
HALF: Final = 45
UP: Final = 78
HEX: Final = "M0 -50L43.5 -25L43.5 25L0 50L-43.5 25L-43.5 -25Z"
"""A hex around its middle, as its tile is drawn."""

STREET: Final = 130
STAND: Final = 230

MARKS: Final = [
    Mark("B", "square", "lattice"),
    Mark("Y", "lozenge", "bars"),
    Mark("P", "triangle", "posts"),
    Mark("G", "leaf", "slants"),
]
"""Colour follows shape, so that blue is drawn in blue."""


def boards() -> list[Board]:
    return [Board("mine", "scene-mine", WIDTH, HEIGHT, 79, 20), Board("market", "scene-market", WIDTH, STREET, 79, 4)]


def centre(which: int) -> tuple[int, int]:
    """Where a hex lies on the sheet: rows go down, columns to the right."""
    q, r = PLACES[which]
    return WIDTH // 2 + q * STEP + r * HALF, HEIGHT // 2 + r * UP


def places(stands: int) -> list[Place]:
    """The hexes, and as many closed stands of the market as there are. [FW F5.2] [FW F5.4]"""
    return [hex_place(which) for which in range(HEXES)] + [
        stand(which, k, stands) for k, which in enumerate(w for w in range(len(CLOSED_SPACES)) if stands == 4 or w != 2)
    ]


def hex_place(which: int) -> Place:
    x, y = centre(which)
    corners = [(0, -50), (43, -25), (43, 25), (0, 50), (-43, 25), (-43, -25)]
    outline = "M" + "L".join(f"{x + dx} {y + dy}" for dx, dy in corners) + "Z"
    return Place("mine", "hex", which, (x, y), outline, {"row": (x, y - 11)}, ring="core" if which < 37 else "border")


def stand(which: int, k: int, stands: int) -> Place:
    """A plate with the stand's name and a socket for the disk."""
    x, y = WIDTH * (2 * k + 1) // (2 * stands), STREET // 2
    half = STAND // 2 - 16
    outline = f"M{x - half} 14H{x + half}V{STREET - 14}H{x - half}Z"
    return Place("market", "space", which, (x, y), outline, {"row": (x, y - 16), "name": (x, y + 36)})
