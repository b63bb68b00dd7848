"""Symbols of tokens: stacks of wood and coal, bags, damage, blighted ground."""

from typing import Final

from clockwood.games.iron_kings.art.machines import rimmed, symbol
from clockwood.games.iron_kings.art.skulls import skull
from clockwood.games.iron_kings.words import TERRAIN
from clockwood.kernel.svg import circle, group, ink, path

SACK: Final = "M14 13L11 7L17 9L20 6L23 9L29 7L26 13C33 19 36 28 34 35C33 40 7 40 6 35C4 28 7 19 14 13Z"
BURST: Final = "M20 0L25 9L34 4L33 14L43 17L36 24L42 33L32 33L31 43L22 38L14 46L11 36L1 37L5 28L-3 21L6 17L4 7L14 10Z"
BLIGHT: Final = 37


def tokens() -> str:
    """The ground itself is in the map's picture; wasteland may come later, and is a tile. [IK H15]"""
    flat = "".join(symbol(f"ground-{kind}", blight() if kind == "wasteland" else "") for kind in TERRAIN)
    lying = {"wood": logs(), "coal": lumps(), "bag": bag()}
    small = "".join(
        symbol(name, group(drawn, transform="translate(3 3.5) scale(0.85)")) for name, drawn in lying.items()
    )
    return flat + small + symbol("damage", hit())


def logs() -> str:
    """Draw three logs, their rings to the front."""
    drawn = ""
    for x, y in ((12, 29), (28, 29), (20, 16)):
        drawn += circle((x, y), 10.4, fill=ink("on-seat"))
        drawn += circle((x, y), 8, fill=ink("peak"), stroke=ink("path"), stroke_width=2.2)
        drawn += circle((x, y), 4.2, fill="none", stroke=ink("path"), stroke_width=1.2)
        drawn += circle((x, y), 1.2, fill=ink("path"))
    return drawn


def lumps() -> str:
    """Draw a heap of coal with broken faces."""
    heap = "M4 37L2 29L9 25L10 17L18 10L27 14L28 22L36 26L38 35L30 39H10Z"
    facets = "M9 25L16 30L10 39M16 30L28 22M18 10L19 19L10 17M19 19L28 22M16 30L27 33L30 39M27 33L36 26"
    return rimmed(heap, ink("coal")) + path(
        facets, fill="none", stroke=ink("on-seat"), stroke_width=1.4, stroke_linejoin="round", opacity=0.7
    )


def bag() -> str:
    """Draw a sack tied at the neck: gear, treasure and damage are drawn from it blind. [IK K5.5]"""
    cord = path("M12 14H28", fill="none", stroke=ink("on-brass"), stroke_width=2.4, stroke_linecap="round")
    mark = group(skull("brass-hi", "on-brass"), transform="translate(20 26) scale(0.72)")
    return rimmed(SACK, ink("brass-hi")) + cord + mark


def hit() -> str:
    """Draw damage: a burst with a skull in it. [IK K6.4]"""
    return rimmed(BURST, ink("danger"), 4) + group(skull("on-seat", "danger"), transform="translate(20 23.5)")


def blight() -> str:
    """Draw a round tile of wasteland: cracks and a skull."""
    tile = circle((20, 23), BLIGHT + 2.5, fill=ink("on-seat")) + circle(
        (20, 23), BLIGHT, fill=ink("waste"), stroke=ink("waste-ink"), stroke_width=2.4
    )
    cracks = (
        "M-16 16L-4 20L2 12L12 14M2 12L0 0L8 -6M56 30L44 26L38 34L28 31M38 34L42 46M10 58L12 46L4 40M30 -12L32 0L40 6"
    )
    lines = path(cracks, fill="none", stroke=ink("waste-ink"), stroke_width=1.6, stroke_linejoin="round")
    return tile + lines + group(skull(), transform="translate(20 23) scale(1.1)")
