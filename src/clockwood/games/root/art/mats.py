"""The factions' boards: rows of spaces with what is printed over and under them."""

from typing import Final

from clockwood.games.root.art.signs import BOXES, BUILDINGS, CARD, FIGURE, ITEMS, POINT, SUITS
from clockwood.games.root.marks import colour_of
from clockwood.games.root.mat import FIRST, MAT_WIDTH, SPACE, Mat
from clockwood.kernel.svg import group, ink, path, tag, text

SIGNS: Final = {**BUILDINGS, **ITEMS, **BOXES, **SUITS, "point": POINT, "card": CARD, "figure": FIGURE}


def mat_picture(faction: str, mat: Mat) -> str:
    """Draw a faction's board without the pieces on it."""
    colour = colour_of(faction)
    frame = tag("rect", width=MAT_WIDTH, height=mat.height(), fill=ink("raised"))
    edge = tag(
        "rect", x=4, y=4, width=MAT_WIDTH - 8, height=mat.height() - 8, rx=5, fill="none", stroke=ink(colour),
        stroke_width=3,
    )  # fmt: skip
    return group(frame, edge, *(row_picture(colour, mat, which) for which in range(len(mat.rows))))


def row_picture(colour: str, mat: Mat, which: int) -> str:
    """Draw a row: the sign of its piece, and each space with its two numbers."""
    row = mat.rows[which]
    middle = mat.middle(which)
    wide = min(SPACE, row.step - 2)
    roomy = row.first == FIRST or row.spaces == 1
    size, left = (30, row.first - 62) if roomy else (18, row.first - wide // 2 - 21)
    drawn = sign(row.sign, left, middle - size / 2, size, colour)
    for space in range(row.spaces):
        x, y = mat.space(which, space)
        drawn += tag(
            "rect", x=x - wide / 2, y=y - SPACE / 2, width=wide, height=SPACE, rx=4, fill=ink("open-slot"),
            stroke=ink("hill-ink"), stroke_width=1.6, stroke_dasharray="5 4",
        )  # fmt: skip
        if space in row.printed.cards:
            drawn += sign("card", x - 15, y - 9, 18, "soft") + number("+1", x + 9, y + 5)
        if space < len(row.printed.above):
            drawn += number(row.printed.above[space], x, y - SPACE / 2 - 5)
        if space < len(row.printed.below):
            drawn += number(row.printed.below[space], x, y + SPACE / 2 + 14)
    first = row.first
    if row.printed.icon_above:
        drawn += sign(row.printed.icon_above, first - 40, middle - SPACE / 2 - 17, 14, "soft")
    if row.printed.icon_below:
        drawn += sign(row.printed.icon_below, first - 40, middle + SPACE / 2 + 3, 14, "soft")
    return drawn


def number(shown: str, x: float, y: float) -> str:
    return text((x, y), shown, 14, fill=ink("ink"), font_weight="700", font_family=ink("sans"))


def sign(name: str, x: float, y: float, size: float, colour: str) -> str:
    if name not in SIGNS:
        return ""
    return path(
        SIGNS[name],
        fill=ink(colour),
        fill_rule="evenodd",
        transform=f"translate({x:.1f} {y:.1f}) scale({size / 24:.3f})",
    )
