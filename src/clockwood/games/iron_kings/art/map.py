"""The map: the ground of every hex below the states, and above them what stands there, edges, names and skulls."""

from typing import Final

from clockwood.games.iron_kings.art.sizes import Size
from clockwood.games.iron_kings.art.skulls import skull
from clockwood.games.iron_kings.art.terrain import FILLS, figures, texture
from clockwood.games.iron_kings.content import KingsContent
from clockwood.games.iron_kings.map.drawing.describe import centre, outline, sheet_size
from clockwood.games.iron_kings.words import TERRAIN
from clockwood.kernel.rng import seeded
from clockwood.kernel.svg import group, ink, num, path, tag, text

SEED: Final = 41
SKULLS: Final = ("mine", "wasteland")
"""Terrain that hurts a king that steps in. [IK K5.2]"""
HEX: Final = outline(0, 0)


def ground(content: KingsContent) -> str:
    width, height = sheet_size(content)
    paper = tag("rect", width=width, height=height, fill=ink("map"))
    return group(paper, compass(content), *(field(content, k) for k in range(int(content.land.size))), id="art:ground")


def terrain_of(content: KingsContent, which: int) -> str:
    return TERRAIN[int(content.land.terrain[which])]


def placed(content: KingsContent, which: int, *inside: str, **attributes: str) -> str:
    x, y = centre(content, which)
    return group(*inside, transform=f"translate({num(x)} {num(y)})", **attributes)


def field(content: KingsContent, which: int) -> str:
    """Draw a hex with its colour and texture; its outline is wide, so that no gap shows between two."""
    kind = terrain_of(content, which)
    fill = ink(FILLS[kind])
    floor = path(HEX, fill=fill, stroke=fill, stroke_width=1.5)
    name = content.names["hex"][which]
    return placed(content, which, floor, texture(kind, seeded(SEED + which)), id=f"art:place:{name}")


def swatches() -> str:
    """Draw one hex of each terrain, for a legend."""
    return "".join(
        group(
            path(HEX, fill=ink(FILLS[kind]), stroke=ink("hill-ink"), stroke_width=1.4),
            texture(kind, seeded(SEED)),
            figures(kind, seeded(SEED)),
            group(skull(), transform="translate(30 -41) scale(0.8)") if kind in SKULLS else "",
            id=f"legend:ground-{kind}",
        )
        for kind in TERRAIN
    )


def relief(content: KingsContent, size: Size) -> str:
    numbers = range(int(content.land.size))
    return group(
        *(standing(content, k) for k in numbers),
        edges(content),
        *(label(content, k, size) for k in numbers),
        id="art:relief",
    )


def standing(content: KingsContent, which: int) -> str:
    kind = terrain_of(content, which)
    if content.land.is_site[which]:
        return placed(content, which, site())
    return placed(content, which, figures(kind, seeded(SEED + 100 + which)))


def site() -> str:
    """Draw a site of a Holdfast: its walls staked out. [IK K1.2]"""
    walls = "M-20 -35H20L40 0L20 35H-20L-40 0Z"
    stakes = path(walls, fill="none", stroke=ink("hill-ink"), stroke_width=2.4, stroke_dasharray="7 5")
    posts = "".join(
        tag(
            "rect", x=x - 4, y=y - 4, width=8, height=8, fill=ink("medallion"), stroke=ink("hill-ink"), stroke_width=1.6
        )
        for x, y in ((-20, -35), (20, -35), (40, 0), (20, 35), (-20, 35), (-40, 0))
    )
    tower = "M-9 12V-6H-12V-14H-7V-10H-2.5V-14H2.5V-10H7V-14H12V-6H9V12ZM-3 12V4A3 3 0 0 1 3 4V12"
    keep = path(tower, fill="none", stroke=ink("hill-ink"), stroke_width=1.6, stroke_dasharray="3 2")
    return stakes + posts + keep


def edges(content: KingsContent) -> str:
    d = "".join(outline(*centre(content, k)) for k in range(int(content.land.size)))
    under = path(d, fill="none", stroke=ink("map"), stroke_width=3.6, stroke_linejoin="round")
    return under + path(d, fill="none", stroke=ink("hill-ink"), stroke_width=1.4, stroke_linejoin="round")


def label(content: KingsContent, which: int, size: Size) -> str:
    """Draw the hex's name in its lower left corner, and a skull in the upper right one where a king is hurt."""
    name = text(
        (-20, 51),
        content.names["hex"][which],
        14 * size.marks,
        fill=ink("ink"),
        stroke=ink("paper"),
        stroke_width=4,
        stroke_linejoin="round",
        paint_order="stroke",
        font_weight="700",
        font_family=ink("serif"),
    )
    hurts = terrain_of(content, which) in SKULLS
    bones = group(skull(), transform=f"translate(30 -41) scale({num(0.8 * size.marks)})") if hurts else ""
    return placed(content, which, name, bones)


def compass(content: KingsContent) -> str:
    """Draw a compass rose in a corner of the sheet: north is up, as facings are called."""
    width, _ = sheet_size(content)
    at = f"translate({num(width - 46)} 52)"
    star = "M0 -34L6 -6L34 0L6 6L0 34L-6 6L-34 0L-6 -6Z"
    dark = "M0 -34L6 -6L0 0ZM34 0L6 6L0 0ZM0 34L-6 6L0 0ZM-34 0L-6 -6L0 0Z"
    return group(
        path(star, fill=ink("medallion"), stroke=ink("hill-ink"), stroke_width=1.4, stroke_linejoin="round"),
        path(dark, fill=ink("hill-ink")),
        transform=at,
    )
