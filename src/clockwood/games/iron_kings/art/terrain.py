"""Pictures of terrain within a hex around the origin: a texture of the ground, and the figures on it.

Every terrain has figures of its own around the middle, where pieces stand, so that it can be told without colour.
"""

from collections.abc import Callable
from math import hypot
from typing import Final

from clockwood.kernel.rng import Generator
from clockwood.kernel.svg import XY, circle, group, ink, num, path, points, tag

FILLS: Final = {
    "plains": "plain",
    "forest": "forest-core",
    "mountain": "ridge-bed",
    "ruins": "hill",
    "barrow": "forest-outer",
    "mine": "hill-shade",
    "lake": "lake",
    "wasteland": "waste",
}
TREES: Final = 15
TREES_APART: Final = 14.5
CLEAR: Final = 24
"""Left free around the middle, for pieces."""


def texture(kind: str, rng: Generator) -> str:
    """Draw the texture of the ground, below the states of a hex."""
    if kind == "lake":
        return shores()
    if kind in ("plains", "barrow", "forest"):
        return grass(rng, 20 if kind == "plains" else 10)
    return cracks() if kind == "wasteland" else scree(rng)


def figures(kind: str, rng: Generator) -> str:
    """Draw the figures on the ground, above the states of a hex."""
    drawn: dict[str, Callable[[Generator], str]] = {
        "plains": lambda _: sheaves(),
        "forest": trees,
        "mountain": lambda _: peaks(),
        "ruins": lambda _: columns(),
        "barrow": lambda _: mounds(),
        "mine": lambda _: adit(),
        "lake": lambda _: waves(),
        "wasteland": lambda _: stumps(),
    }
    return drawn[kind](rng)


# -- the ground


def inside(at: XY, inset: float) -> bool:
    """Return whether a point lies in the hex, so far from its edge."""
    x, y = abs(at[0]), abs(at[1])
    return y <= 56 - inset and x <= 64 - y * 4 / 7 - inset * 1.15


def scattered(rng: Generator, wanted: int, apart: float, clear: float, inset: float) -> list[XY]:
    """Return points within the hex, none too near to another, to the middle, or to the hex's name."""
    found: list[XY] = []
    for _ in range(900):
        at = (float(rng.below(1280)) / 10 - 64, float(rng.below(1120)) / 10 - 56)
        near_name = at[0] < 2 and at[1] > 30
        if not inside(at, inset) or near_name or hypot(*at) < clear:
            continue
        if all(hypot(at[0] - x, at[1] - y) >= apart for x, y in found):
            found.append(at)
        if len(found) == wanted:
            break
    return sorted(found, key=lambda at: (at[1], at[0]))


def grass(rng: Generator, blades: int) -> str:
    d = "".join(f"M{points(at)}l-2 -5m2 5l0 -6m0 6l2.4 -4.6" for at in scattered(rng, blades, 12, 0, 9))
    return path(d, fill="none", stroke=ink("grass"), stroke_width=1.2, stroke_linecap="round")


def scree(rng: Generator) -> str:
    d = "".join(f"M{points(at)}l3.4 -2.6l3 2.6" for at in scattered(rng, 16, 13, 0, 9))
    return path(d, fill="none", stroke=ink("peak-shade"), stroke_width=1, stroke_linejoin="round", opacity=0.7)


def shores() -> str:
    """Draw lines that follow the bank, closer at the edge, as maps are engraved."""
    drawn = ""
    for inset, width in ((4.5, 1.3), (8.5, 0.9), (13.5, 0.6)):
        s = 1 - inset / 56
        corners = [(-32, -56), (32, -56), (64, 0), (32, 56), (-32, 56), (-64, 0)]
        d = f"M{points(*((x * s, y * s) for x, y in corners))}Z"
        drawn += path(d, fill="none", stroke=ink("lake-ink"), stroke_width=width, stroke_linejoin="round")
    return drawn


def cracks() -> str:
    d = "M-60 -4L-44 -10L-34 -2L-20 -8M-34 -2L-38 14L-28 24L-34 40M-38 14L-50 20M60 4L46 -4L34 4L22 -2"
    d += "M34 4L40 20L28 30L34 48M-18 -54L-10 -40L-18 -30L-8 -20M-10 -40L6 -36L16 -46M6 -36L14 -24M28 -52L34 -34L48 -26"
    d += "M-42 -36L-30 -30L-26 -18M4 54L8 42L-2 32"
    return path(d, fill="none", stroke=ink("waste-ink"), stroke_width=1.3, stroke_linejoin="round", opacity=0.75)


# -- plains, forest, lake


def sheaves() -> str:
    """Draw a few ears and flowers; plains are known by having nothing else."""
    drawn = ""
    for x, y in ((-40.0, -20.0), (42.0, 18.0), (12.0, -40.0)):
        drawn += path(
            f"M{points((x, y))}c-1 -5 -3 -8 -6 -11m6 11c0 -5 0 -9 0 -14m0 14c1 -5 3 -8 6 -11",
            fill="none", stroke=ink("hill-ink"), stroke_width=1.2, stroke_linecap="round", opacity=0.75,
        )  # fmt: skip
    return drawn


def trees(rng: Generator) -> str:
    drawn = ""
    for k, (x, y) in enumerate(scattered(rng, TREES, TREES_APART, CLEAR, 11)):
        s = 1.0 + 0.12 * (k % 3)
        drawn += group(FIR, transform=f"translate({num(x)} {num(y + 6)}) scale({num(s)})")
    return group(drawn, stroke=ink("leaf-edge"), stroke_width=0.9, stroke_linejoin="round")


FIR: Final = path("M0 1V-4", fill="none", stroke_width=2) + path(
    "M0 -20L5 -12.5H2.6L7 -6.5H3.6L8.4 -1.5H-8.4L-3.6 -6.5H-7L-2.6 -12.5H-5Z", fill=ink("tree")
)


def waves() -> str:
    d = ""
    for x, y in ((-40, -14), (-14, -34), (24, -30), (40, 10), (14, 36), (-24, 26), (-44, 12)):
        d += f"M{x - 11} {y}q5.5 -6 11 0t11 0"
    return path(d, fill="none", stroke=ink("lake-ink"), stroke_width=1.8, stroke_linecap="round")


# -- mountain


def peaks() -> str:
    """Draw a range, the far peaks first, each lit from the left and hatched on the right."""
    drawn = ""
    for x, foot, wide, high in (
        (-4.0, 0.0, 74.0, 50.0), (-38.0, 20.0, 44.0, 34.0), (38.0, 20.0, 46.0, 36.0), (20.0, 50.0, 48.0, 30.0),
    ):  # fmt: skip
        drawn += peak(x, foot, wide, high)
    return group(drawn, stroke=ink("hill-ink"), stroke_linejoin="round", stroke_linecap="round")


def peak(x: float, foot: float, wide: float, high: float) -> str:
    left, right, top = x - wide / 2, x + wide / 2, foot - high
    body = f"M{points((left, foot), (x - wide * 0.2, foot - high * 0.55), (x - wide * 0.14, foot - high * 0.5))}"
    body += f"L{points((x, top), (x + wide * 0.22, foot - high * 0.46), (right, foot))}Z"
    shade = f"M{points((x, top), (x + wide * 0.22, foot - high * 0.46), (right, foot), (x + wide * 0.16, foot))}"
    shade += f"L{points((x + wide * 0.1, foot - high * 0.34), (x + wide * 0.02, foot - high * 0.5))}Z"
    snow = f"M{points((x, top), (x - wide * 0.09, foot - high * 0.68), (x - wide * 0.02, foot - high * 0.62))}"
    snow += f"L{points((x + wide * 0.04, foot - high * 0.7), (x + wide * 0.1, foot - high * 0.72))}Z"
    lines = ""
    for share in (0.3, 0.55, 0.78):
        at = (x + wide * 0.44 * share, foot - high * (0.92 - 0.84 * share))
        lines += f"M{points(at)}l{points((wide * 0.04, high * 0.2))}"
    return (
        path(body, fill=ink("peak"), stroke_width=1.7)
        + path(shade, fill=ink("peak-shade"), stroke="none")
        + path(snow, fill=ink("medallion"), stroke_width=0.8)
        + path(lines, fill="none", stroke_width=1.1)
    )


# -- ruins, barrow, mine, wasteland


def columns() -> str:
    """Draw broken columns left and right, a fallen drum, and an arch behind."""
    arch = "M-20 -22V-38A20 17 0 0 1 20 -38V-31L14 -34V-36A14 11 0 0 0 -14 -36V-22Z"
    drawn = path(arch, fill=ink("peak"), stroke_width=1.5)
    drawn += path("M-20 -32H-14M-18.5 -44L-13 -41M-10 -51L-7 -45.5M2 -54L1 -47.4M12 -50.5L8.6 -45", stroke_width=1)
    drawn += column(-44, 20, 36) + column(-30, 31, 20) + column(45, 16, 26) + column(31, 34, 34)
    drum = "M-3 45L12 41A4 6.4 70 0 1 14.5 52L0 55.5A5 6 70 0 1 -3 45Z"
    drawn += path(drum, fill=ink("peak"), stroke_width=1.3)
    return group(drawn, stroke=ink("hill-ink"), stroke_linejoin="round", fill="none")


def column(x: int, foot: int, high: int) -> str:
    body = (
        f"M{x - 5} {foot}V{foot - high}L{x - 2} {foot - high - 4}L{x + 1} {foot - high + 1}L{x + 5} {foot - high - 3}"
    )
    base = tag("rect", x=x - 7.5, y=foot, width=15, height=4.5, fill=ink("peak"), stroke_width=1.2)
    flutes = path(f"M{x - 1.6} {foot}V{foot - high + 1}M{x + 1.8} {foot}V{foot - high + 3}", stroke_width=0.9)
    return path(f"{body}V{foot}Z", fill=ink("peak"), stroke_width=1.4) + base + flutes


def mounds() -> str:
    """Draw grave mounds with doors of stone; the great one behind."""
    drawn = mound(0, -14, 40, 34) + mound(-42, 18, 19, 22) + mound(41, 22, 20, 24)
    for x, y in ((-16, 44), (19, 47)):
        drawn += path(f"M{x - 3} {y + 5}V{y - 7}Q{x} {y - 11} {x + 3.4} {y - 6}V{y + 5}Z", fill=ink("medallion"))
    return group(drawn, stroke=ink("hill-ink"), stroke_width=1.5, stroke_linejoin="round", fill="none")


def mound(x: float, foot: float, half: float, high: float) -> str:
    def at(share: float, rise: float) -> XY:
        return x + half * share, foot - high * rise

    hill = f"M{points(at(-1, 0))}C{points(at(-0.8, 1.25), at(0.8, 1.25), at(1, 0))}Z"
    side = (
        f"M{points(at(1, 0))}C{points(at(0.86, 0.9), at(0.5, 1), at(0.3, 0.86))}Q{points(at(0.62, 0.4), at(0.5, 0))}Z"
    )
    door = f"M{points((x - 6.5, foot))}v-13h13v13z"
    lintel = f"M{points((x - 9.5, foot - 13))}v-4.5h19v4.5z"
    return (
        path(hill, fill=ink("forest-core"))
        + path(side, fill=ink("grass"), stroke="none", opacity=0.8)
        + path(door, fill=ink("coin"))
        + path(lintel, fill=ink("medallion"))
    )


def adit() -> str:
    """Draw the mouth of the mine under a timber frame, rails out of it, spoil heaps at the sides."""
    hill = "M-50 -6C-40 -44 -20 -53 0 -53C20 -53 40 -44 50 -6Z"
    drawn = path(hill, fill=ink("peak"), stroke_width=1.6)
    drawn += path("M14 -50C32 -46 42 -32 50 -6H30C32 -26 26 -40 14 -50Z", fill=ink("peak-shade"), stroke="none")
    drawn += path("M-21 -6V-38H21V-6Z", fill=ink("coin"), stroke="none")
    beams = "M-26 -6V-38H-19V-6ZM19 -6V-38H26V-6ZM-31 -37V-45H31V-37Z"
    drawn += path(beams, fill=ink("hill"), stroke_width=1.4)
    ties = "M-15 34L-17 50M-26 40H22M-22 30H18M-30 50H28"
    drawn += path(f"M-12 26L-18 55M12 26L18 55{ties}", stroke_width=2, fill="none", opacity=0.85)
    for x, y in ((-44.0, 22.0), (45.0, 22.0)):
        heap = f"M{points((x - 14, y))}l8 -11l7 -4l7 6l6 9z"
        drawn += path(heap, fill=ink("coin"), stroke_width=1.2)
        drawn += circle((x - 3, y - 6), 1.6, fill=ink("hill"), stroke="none")
        drawn += circle((x + 5, y - 4), 1.3, fill=ink("hill"), stroke="none")
    return group(drawn, stroke=ink("hill-ink"), stroke_linejoin="round")


def stumps() -> str:
    """Draw dead trees and bones."""
    tree = "M0 0L-1.5 -12L-8 -19M-1.5 -12L0 -22L-4 -29M0 -22L6 -27M-1 -9L7 -15L12 -15M7 -15L9 -20"
    drawn = ""
    for x, y in ((-40, 8), (40, -8), (20, 46)):
        drawn += group(path(tree), transform=f"translate({x} {y})")
    drawn += path("M-16 -44L-2 -38M-17.5 -46A2 2 0 1 0 -17 -42M-0.5 -40A2 2 0 1 1 -1 -36", stroke_width=2)
    return group(drawn, stroke=ink("waste-ink"), stroke_width=2.2, stroke_linecap="round", fill="none")
