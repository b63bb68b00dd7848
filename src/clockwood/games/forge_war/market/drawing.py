"""Where things lie on Forge War's boards: the hexes of the mine, the stands of the market, the marks of the guilds."""

from typing import Final

from clockwood.games.forge_war.mine.printed import PLACES
from clockwood.games.forge_war.words import CLOSED_SPACES, HEXES
from clockwood.kernel.scene import Board, Mark, Place

WIDTH: Final = 880
HEIGHT: Final = 800
STEP: Final = 90
HALF: Final = 45
UP: Final = 78
HEX: Final = "M0 -50L43.5 -25L43.5 25L0 50L-43.5 25L-43.5 -25Z"
"""A hex around its middle, as its tile is drawn."""

STREET: Final = 130
STAND: Final = 100
"""Half the width of a stand."""

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


def places(one_bazaar: bool) -> list[Place]:
    """The hexes and the closed stands of the market; with two players the bazaar is one. [FW F5.2] [FW F5.4]"""
    return [hex_place(which) for which in range(HEXES)] + [stand(which, one_bazaar) for which in stands(one_bazaar)]


def stands(one_bazaar: bool) -> list[int]:
    return [which for which, name in enumerate(CLOSED_SPACES) if not (one_bazaar and name == "bazaar-single")]


def hex_place(which: int) -> Place:
    x, y = centre(which)
    corners = [(0, -50), (43, -25), (43, 25), (0, 50), (-43, 25), (-43, -25)]
    outline = "M" + "L".join(f"{x + dx} {y + dy}" for dx, dy in corners) + "Z"
    return Place("mine", "hex", which, (x, y), outline, {"row": (x, y - 11)}, ring="core" if which < 37 else "border")


def stand(which: int, one_bazaar: bool) -> Place:
    """A plate with the stand's name and a ring for the disk."""
    x, y = stand_centre(which, one_bazaar)
    spots = {"row": (x + 48, y - 15), "label": (x, y + 38)}
    return Place("market", "space", which, (x, y), stand_shape(which, one_bazaar), spots)


def widening(which: int, one_bazaar: bool) -> int:
    """A bazaar that is one takes the room of two."""
    return WIDTH // (2 * len(CLOSED_SPACES)) if one_bazaar and CLOSED_SPACES[which] == "bazaar" else 0


def stand_centre(which: int, one_bazaar: bool) -> tuple[int, int]:
    return WIDTH * (2 * which + 1) // (2 * len(CLOSED_SPACES)) + widening(which, one_bazaar), STREET // 2


def stand_shape(which: int, one_bazaar: bool) -> str:
    x, _ = stand_centre(which, one_bazaar)
    half = STAND + widening(which, one_bazaar)
    return f"M{x - half} 12H{x + half}V{STREET - 12}H{x - half}Z"
