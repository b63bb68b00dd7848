"""The look of a clearing: its bed and rim by suit, which are laid at setup, and over it number and slots."""

from math import atan2, cos, degrees, pi, sin
from typing import Final

from clockwood.games.root.art.curves import layout_points
from clockwood.games.root.art.ground import TOWER
from clockwood.games.root.art.pieces import sign, symbol
from clockwood.games.root.art.signs import SUITS
from clockwood.games.root.clearings.drawing import HIGH, PLAQUE, WIDE, ellipse, slot_points
from clockwood.games.root.content import RootContent
from clockwood.games.root.words import CLEARINGS, LAND_SUITS
from clockwood.games.root.words import SUITS as SUIT_NAMES
from clockwood.kernel.svg import XY, group, ink, num, path, points, tag, text

MARKS: Final = {"fox": 40, "rabbit": 28, "mouse": 52}
"""Marks along the rim of a clearing, by suit: triangles, double dashes, dots."""
TOWER_OFF: Final[XY] = (10, -74)


def beds() -> str:
    """Return a clearing of each suit as a symbol around nought."""
    return "".join(
        tag("symbol", bed(suit), id=f"kind:suit-{suit}", overflow="visible") for suit in SUIT_NAMES[: int(LAND_SUITS)]
    )


def signs() -> str:
    """Return the sign of each suit as it lies on a plaque."""
    return "".join(
        symbol(f"sign-{suit}", sign(SUITS[suit], f"suit-{suit}-sign", 24)) for suit in SUIT_NAMES[: int(LAND_SUITS)]
    )


def bed(suit: str) -> str:
    rim = ellipse(0, 0, WIDE, HIGH)
    hachures = ""
    for k in range(72):
        long = 10.0 if k % 2 else 7.0
        hachures += f"M{points(on_rim(k / 72, 2))}L{points(on_rim(k / 72, long))}"
    return group(
        path(hachures, stroke=ink("hill-ink"), stroke_width=1.2, opacity=0.45, fill="none"),
        path(rim, fill=ink(f"suit-{suit}-bed"), stroke=ink("hill-ink"), stroke_width=2),
        path(rim_marks(suit), fill=ink(f"suit-{suit}"), opacity=0.62),
    )


def on_rim(share: float, out: float) -> XY:
    return (WIDE + out) * cos(2 * pi * share), (HIGH + out) * sin(2 * pi * share)


def rim_marks(suit: str) -> str:
    """Return the marks inside the rim, told apart by shape."""
    d = ""
    for k in range(MARKS[suit]):
        x, y = on_rim(k / MARKS[suit], -8)
        turn = degrees(atan2(y / (HIGH * HIGH), x / (WIDE * WIDE))) + 90
        corners = {
            "fox": [[(-2.6, 2.2), (0.0, -3.0), (2.6, 2.2)]],
            "mouse": [[(1.6 * cos(a * pi / 3), 1.6 * sin(a * pi / 3)) for a in range(6)]],
            "rabbit": [[(-5.0, top), (5.0, top), (5.0, top + 1.3), (-5.0, top + 1.3)] for top in (-1.9, 0.9)],
        }[suit]
        for outline in corners:
            d += f"M{points(*(turned(corner, turn, (x, y)) for corner in outline))}Z"
    return d


def turned(at: XY, by: float, to: XY) -> XY:
    a = by * pi / 180
    return to[0] + at[0] * cos(a) - at[1] * sin(a), to[1] + at[0] * sin(a) + at[1] * cos(a)


def relief(content: RootContent) -> str:
    """Draw what lies over the beds: slots, numbers, and the tower of the Pass."""
    at = layout_points(content, "clearings")
    drawn = ""
    for clearing in range(CLEARINGS):
        drawn += group(
            *(open_slot(spot) for spot in slot_points(int(content.land.slots[clearing]), at[clearing])),
            number(clearing + 1, at[clearing]),
            id=f"art:place:{content.land.names[clearing]}",
        )
    return group(
        tower(content, at), drawn, *(road(content, k) for k in range(len(content.land.roads))), id="art:relief"
    )


def road(content: RootContent, which: int) -> str:
    """Keep the id of a closed path, whose boulders are a piece."""
    return tag("g", id=f"art:place:{content.land.road_names[which]}")


def open_slot(at: XY) -> str:
    return tag(
        "rect", x=at[0] - 17, y=at[1] - 17, width=34, height=34, rx=4, fill=ink("open-slot"), fill_opacity=0.7,
        stroke=ink("hill-ink"), stroke_width=1.8, stroke_dasharray="5 4",
    )  # fmt: skip


def number(shown: int, at: XY) -> str:
    """Draw the plaque with the number; the sign of the suit is a piece that lies on it."""
    x, y = at[0] + PLAQUE[0], at[1] + PLAQUE[1]
    plate = tag(
        "rect",
        x=x - 34,
        y=y - 17,
        width=68,
        height=34,
        rx=8,
        fill=ink("coin"),
        stroke=ink("brass-hi"),
        stroke_width=1.6,
    )
    return plate + text(
        (x + 15, y + 8), str(shown), 23, fill=ink("on-coin"), font_weight="700", font_family=ink("serif")
    )


def tower(content: RootContent, at: list[XY]) -> str:
    """Draw the tower beside the Pass, where the map has one. [RT M.4]"""
    where = int(content.land.pass_clearing)
    if where < 0:
        return ""
    x, y = at[where][0] + TOWER_OFF[0], at[where][1] + TOWER_OFF[1]
    stone = {"fill": ink("ruin"), "stroke": ink("ruin-ink"), "stroke_linejoin": "round"}
    return group(path(TOWER, stroke_width=2.2, **stone), transform=f"translate({num(x)} {num(y)})")
