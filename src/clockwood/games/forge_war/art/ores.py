"""The six ores, told apart by shape and letter, then by colour; as signs and as tiles."""

from typing import Final

from clockwood.games.forge_war.mine.drawing import HEX
from clockwood.games.forge_war.words import LETTERS, RESOURCES
from clockwood.kernel.svg import group, ink, path, tag, text

SHAPES: Final = {
    "copper": "M4 15L7 8L12 9.5L16 5L20.5 11L19 18L12 20L6.5 19Z",
    "iron": "M6 8H18L22 18H2Z",
    "mithril": "M14 2L17 9L15 22L10 12ZM7 6L9 12L8 21L4 14ZM20 9L22 14L20 21L17.5 15Z",
    "emerald": "M8 3H16L21 8V16L16 21H8L3 16V8Z",
    "ruby": "M3 7H21L12 21.5Z",
    "diamond": "M7 4H17L22 10L12 22L2 10Z",
}
CUTS: Final = {
    "copper": "M7 8L9.5 13L6.5 19M9.5 13L16 12L20.5 11M16 12L12 20",
    "iron": "M6 8L8 13H16L18 8M8 13L5.5 18M16 13L18.5 18",
    "mithril": "M14 2L12.6 13.5L15 22M7 6L6.4 14L8 21M20 9L19.6 15L20 21",
    "emerald": "M9 7H15L17 9.5V14.5L15 17H9L7 14.5V9.5ZM3 8L7 9.5M16 3L15 7M21 16L17 14.5M8 21L9 17",
    "ruby": "M3 7L8 11.5H16L21 7M8 11.5L12 21.5L16 11.5M8 11.5L12 7L16 11.5",
    "diamond": "M2 10H22M7 4L8.5 10L12 22L15.5 10L17 4M8.5 10L12 4L15.5 10",
}
"""The edges of the cut, so that no two read alike in grey."""

VEINS: Final = {
    "copper": "M-30 -22q8 -8 16 0t16 0t16 0M-22 -36q8 -6 14 0t14 0M-6 -8q8 -6 14 0t14 0",
    "iron": "M-32 -14h20m8 0h24M-24 -28h16m8 0h22M-14 -40h28M-6 0h26",
    "mithril": "M-26 -10l8 -20M-10 -14l8 -22M6 -8l8 -24M22 -12l7 -18",
    "emerald": "M-24 -20l6 -6l6 6l-6 6zM10 -34l6 -6l6 6l-6 6zM4 -10l5 -5l5 5l-5 5z",
    "ruby": "M-22 -16l8 0l-4 7zM2 -32l10 0l-5 8zM14 -8l8 0l-4 7z",
    "diamond": "M-20 -24v12m-6 -6h12M8 -38v10m-5 -5h10M18 -16v10m-5 -5h10",
}
"""The veins in the rock around the ore; pieces may hide them, but not the sign below."""


def ores() -> str:
    signs = "".join(sign(kind) for kind in RESOURCES)
    return signs + tag("defs", "".join(tile(kind, LETTERS[k]) for k, kind in enumerate(RESOURCES)))


def lump(kind: str) -> str:
    """Return an ore with its cut, on 24 by 24."""
    edge = {"stroke": ink(f"{kind}-bed"), "stroke_linejoin": "round"}
    return path(SHAPES[kind], fill=ink(f"{kind}-ore"), stroke_width=0.8, **edge) + path(
        CUTS[kind], fill="none", stroke_width=1.1, opacity=0.85, **edge
    )


def sign(kind: str) -> str:
    """Return the sign of an ore for counters and costs, on a chip of its own ground."""
    chip = path("M4 0H20L24 4V20L20 24H4L0 20V4Z", fill=ink(f"{kind}-bed"), stroke=ink(f"{kind}-ore"), stroke_width=1)
    small = group(lump(kind), transform="translate(2.4 2.4) scale(0.8)")
    return tag("symbol", chip + small, id=f"sign:{kind}", viewBox="-1 -1 26 26")


def tile(kind: str, letter: str) -> str:
    """Return the ground of a hex, drawn around its middle: the bed, veins, and below them the ore with its letter."""
    ore = ink(f"{kind}-ore")
    bed = path(HEX, fill=ink(f"{kind}-bed"), stroke=ink("rock-edge"), stroke_width=2.5, stroke_linejoin="round")
    veins = path(
        VEINS[kind], fill="none", stroke=ore, stroke_width=2.2, stroke_linecap="round", opacity=0.3,
    )  # fmt: skip
    mark = group(lump(kind), transform="translate(-25 17) scale(1.02)")
    name = text((13, 37), letter, 23, fill=ore, font_weight="800", font_family=ink("serif"))
    inside = group(veins, mark, name, transform="scale(0.87)")
    return group(bed, inside, id=f"kind:ground-{kind}")
