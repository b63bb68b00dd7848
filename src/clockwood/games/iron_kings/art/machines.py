"""Kings, their prows, their workers and Holdfasts as symbols: shape and letter first, then pattern, colour last.

Symbols are 40 by 46 units around (20, 23); a king and a Holdfast reach beyond that.
"""

from typing import Final

from clockwood.games.iron_kings.kings.drawing.marks import MARKS
from clockwood.games.iron_kings.words import FACINGS, SEATS
from clockwood.kernel.marks import OUTLINES, SHAPES
from clockwood.kernel.scene import Mark
from clockwood.kernel.svg import circle, group, ink, path, tag, text

WIDTH: Final = 40
HEIGHT: Final = 46
RIM: Final = 5
TURN: Final = 60

LEGS: Final = "M10 33L5 41H1V49H15V41L18 36ZM30 33L35 41H39V49H25V41L22 36Z"
ARMS: Final = "M6 15H-1L-6 20V29H-3V34H3V27L8 24ZM34 15H41L46 20V29H43V34H37V27L32 24Z"
CROWNS: Final = {
    "red": "M11 6V-6H16V-2H17.8V-6H22.2V-2H24V-6H29V6Z",
    "yellow": "M10 7L5 -5L13 0L20 -9L27 0L35 -5L30 7Z",
    "blue": "M9 8V-7H16V8ZM24 8V-7H31V8ZM7.5 -7V-10H17.5V-7ZM22.5 -7V-10H32.5V-7ZM14 8V1H26V8Z",
    "black": "M12 8C3 6 0 -1 4 -9C6 -2 11 0 15 0H25C29 0 34 -2 36 -9C40 -1 37 6 28 8Z",
}
"""Battlements, rays, chimneys, horns."""
PROW: Final = "M20 -2L37 28L20 20L3 28Z"
KEEL: Final = "M20 3V16M20 6L31 25M20 6L9 25"
WALLS: Final = "M0 -12H40L60 23L40 58H0L-20 23Z"
YARD: Final = "M3.5 -6H36.5L53 23L36.5 52H3.5L-13 23Z"
TOWERS: Final = ((0, -12), (40, -12), (60, 23), (40, 58), (0, 58), (-20, 23))
LETTER_AT: Final = {"lozenge": 30, "hexagon": 30.5, "square": 30.5, "circle": 30.5}


def machines() -> str:
    drawn = ""
    for seat, mark in zip(SEATS, MARKS, strict=True):
        drawn += symbol(f"{seat}-holdfast", holdfast(mark))
        drawn += symbol(f"{seat}-king", king(seat, mark))
        for k, way in enumerate(FACINGS):
            drawn += symbol(f"{seat}-{way}", prow(mark, k * TURN))
        drawn += symbol(f"{seat}-small", worker(mark))
        drawn += symbol(f"{seat}-big", big_worker(mark))
    return drawn


def symbol(name: str, inside: str) -> str:
    """Return a symbol that may reach beyond its box."""
    box = f"-3 -3 {WIDTH + 6} {HEIGHT + 6}"
    return tag("symbol", inside, id=f"kind:{name}", viewBox=box, overflow="visible")


def colour(mark: Mark) -> str:
    return ink(f"seat-{SHAPES.index(mark.shape) + 1}")


def rimmed(d: str, fill: str, rim: float = RIM) -> str:
    """Draw a shape within a rim of the opposite lightness, so that it stands out on any ground."""
    edge = path(d, fill=ink("on-seat"), stroke=ink("on-seat"), stroke_width=rim, stroke_linejoin="round")
    return edge + path(d, fill=fill)


def badge(mark: Mark, sign: str, size: float = 22) -> str:
    """Draw a seat's mark with its pattern, and a letter on it."""
    d = OUTLINES[mark.shape]
    letter = text(
        (WIDTH / 2, LETTER_AT[mark.shape]), sign, size, fill=ink("on-seat"), font_weight="700", font_family=ink("serif")
    )
    return rimmed(d, colour(mark)) + path(d, fill=f"url(#pattern:{mark.pattern})") + letter


def king(seat: str, mark: Mark) -> str:
    """Draw a walking machine: its mark for a hull, iron limbs, and a crown that no other king has."""
    iron = ink("iron")
    limbs = rimmed(LEGS, iron) + rimmed(ARMS, iron)
    joints = path(
        "M3 45H13M27 45H37M-3.5 25L1 22M43.5 25L39 22",
        fill="none",
        stroke=ink("on-seat"),
        stroke_width=1.3,
        opacity=0.6,
    )
    crown = rimmed(CROWNS[seat], ink("brass-hi"))
    crown += path(CROWNS[seat], fill="none", stroke=ink("on-brass"), stroke_width=1.2, stroke_linejoin="round")
    hull = group(badge(mark, mark.letter, 24), transform="translate(-0.4 -0.5) scale(1.02)")
    return limbs + joints + crown + hull


def prow(mark: Mark, turn: int) -> str:
    """Draw an arrow of the king's colour at the side it faces."""
    arrow = rimmed(PROW, colour(mark), 6) + path(
        KEEL, fill="none", stroke=ink("on-seat"), stroke_width=1.6, opacity=0.6
    )
    return group(arrow, transform=f"rotate({turn} 20 23)")


def worker(mark: Mark) -> str:
    """Draw a small figure: the mark for a body, a cap on it."""
    body = group(badge(mark, mark.letter.lower(), 26), transform="translate(7 14) scale(0.65)")
    return body + head(20, 11, 6.5)


def big_worker(mark: Mark) -> str:
    """Draw the Big Worker: larger, with a helmet and a spanner."""
    spanner = "M33 44L40 25A6 6 0 0 1 39 16L41 21L45 19L43 14A6 6 0 0 1 45 26L38.5 46Z"
    body = group(badge(mark, mark.letter, 25), transform="translate(2 11) scale(0.8)")
    return rimmed(spanner, ink("iron"), 4) + body + head(18, 9, 8.5)


def head(x: float, y: float, r: float) -> str:
    face = circle((x, y), r + 1.5, fill=ink("on-seat")) + circle((x, y), r - 1, fill=ink("totem"))
    brim = f"M{x - r - 3} {y + 1}C{x - r} {y - r * 1.7} {x + r} {y - r * 1.7} {x + r + 3} {y + 1}Z"
    return face + path(brim, fill=ink("path"), stroke=ink("on-seat"), stroke_width=1.8, stroke_linejoin="round")


def holdfast(mark: Mark) -> str:
    """Draw walls with six towers around a yard where the king docks; the owner's letter over the gate. [IK K3.10]"""
    stone: dict[str, str | float] = {"stroke": ink("hill-ink"), "stroke_width": 1.6, "stroke_linejoin": "round"}
    walls = rimmed(WALLS, ink("peak")) + path(WALLS, fill="none", **stone) + path(YARD, fill=ink("medallion"), **stone)
    towers = "".join(tower(x, y, colour(mark)) for x, y in TOWERS)
    gate = "M8 61V50C8 42 32 42 32 50V61Z"
    shield = rimmed(gate, colour(mark), 4) + path(gate, fill=f"url(#pattern:{mark.pattern})")
    letter = text((20, 59.5), mark.letter, 16, fill=ink("on-seat"), font_weight="700", font_family=ink("serif"))
    return walls + towers + shield + letter


def tower(x: float, y: float, fill: str) -> str:
    d = f"M{x - 5.5} {y + 6}V{y - 7}H{x - 2}V{y - 4}H{x + 2}V{y - 7}H{x + 5.5}V{y + 6}Z"
    return rimmed(d, fill, 3)
