"""Buildings, tokens, items and pennants as symbols of 46 by 52 units, the middle at 20, 23."""

from typing import Final

from clockwood.games.root.art.signs import (
    ACOLYTE,
    ANY,
    BUILDINGS,
    CARD,
    FIGURE,
    ITEMS,
    OFFICER,
    POINT,
    RANK_CROWNS,
    SUITS,
)
from clockwood.games.root.factions.every import KITS
from clockwood.games.root.marks import colour_of, mark_of
from clockwood.games.root.moments import BUILDING, TOKEN, FactionPart, PieceRow
from clockwood.games.root.words import PIECES, PLOTS, RELATIONS
from clockwood.kernel.marks import OUTLINES
from clockwood.kernel.svg import circle, group, ink, path, tag, text

BOX: Final = "-3 -3 46 52"
BOULDERS: Final = (
    "M-4 -2 1 -13 9 -14 13 -5 9 2 -1 3Z",
    "M-15 8 -12 -3 -4 -6 2 0 1 10 -9 13Z",
    "M2 11 4 1 11 -2 16 5 14 12 7 15Z",
)
PENNANT: Final = "M6 12H40L33 23.5 40 35H6Z"


def pieces() -> str:
    """Return a symbol for each building, token, pennant and relation of every faction, and for what is nobody's."""
    drawn = ""
    for kit in KITS:
        part = kit.part
        drawn += symbol(part.name, figure(part.name)) + symbol(f"rule-{part.name}", pennant(part.name))
        for row in part.pieces:
            drawn += building_or_token(part, row)
        if not part.roams:
            mark = tag("use", href=f"#kind:{part.name}", x=-3, y=-3, width=46, height=52)
            drawn += "".join(symbol(f"{relation}-{part.name}", mark) for relation in RELATIONS)
    drawn += plots()
    return drawn + symbol("ruin", ruin()) + symbol("ferry", ferry()) + symbol("boulders", boulders()) + items()


def symbol(name: str, inside: str) -> str:
    return tag("symbol", inside, id=f"kind:{name}", viewBox=BOX, overflow="visible")


def sign(d: str, fill: str, size: float) -> str:
    """Return a sign of 24 units, drawn so wide around the middle of a piece."""
    scale = size / 24
    place = f"translate({20 - size / 2:.2f} {23 - size / 2:.2f}) scale({scale:.3f})"
    return path(d, fill=ink(fill), fill_rule="evenodd", transform=place)


def building_or_token(part: FactionPart, row: PieceRow) -> str:
    name = PIECES[row.piece]
    colour = colour_of(part.name)
    if row.sort == BUILDING:
        tile = tag(
            "rect", x=2, y=5, width=36, height=36, rx=4, fill=ink(colour), stroke=ink("on-seat"), stroke_width=2.4
        )
        return symbol(name, tile + shown(name, "on-seat", 26))
    if row.sort == TOKEN:
        disc = circle((20, 23), 16.5, fill=ink("raised"), stroke=ink(colour), stroke_width=3.2)
        return symbol(name, disc + shown(name, colour, 22))
    return ""


def plots() -> str:
    """Return plots face up, and face down as their owner knows them: a sign behind bars."""
    colour = colour_of("corvids")
    face = circle((20, 23), 16.5, fill=ink(colour), stroke=ink("on-seat"), stroke_width=2.4)
    back = circle((20, 23), 16.5, fill=ink("raised"), stroke=ink(colour), stroke_width=3.2, stroke_dasharray="5 3")
    drawn = ""
    for name in PLOTS:
        drawn += symbol(name, face + shown(name, "on-seat", 22))
        drawn += symbol(f"hidden-{name}", back + shown(name, colour, 20))
    return drawn


def figure(faction: str) -> str:
    """Return the mark of a faction within its rim, as its warriors wear it."""
    mark = mark_of(faction)
    d = OUTLINES[mark.shape]
    rim = path(d, fill=ink("on-seat"), stroke=ink("on-seat"), stroke_width=5, stroke_linejoin="round")
    weave = path(d, fill=f"url(#pattern:{mark.pattern})") if mark.pattern != "plain" else ""
    letter = text((20, 30), mark.letter, 20, fill=ink("on-seat"), font_weight="700", font_family=ink("serif"))
    return rim + path(d, fill=ink(colour_of(faction))) + weave + letter


def shown(name: str, fill: str, size: float) -> str:
    """Return the sign of a piece, its letter where it has none."""
    if name in BUILDINGS:
        return sign(BUILDINGS[name], fill, size)
    return text((20, 31), name[0].upper(), 22, fill=ink(fill), font_weight="700", font_family=ink("serif"))


def pennant(faction: str) -> str:
    """Return the flag of who rules a clearing."""
    mark = mark_of(faction)
    pole = path("M6 47V12", fill="none", stroke=ink("hill-ink"), stroke_width=3, stroke_linecap="round")
    edge = {"stroke": ink("on-seat"), "stroke_linejoin": "round"}
    cloth = path(PENNANT, fill=ink(colour_of(faction)), stroke_width=2, **edge)
    weave = path(PENNANT, fill=f"url(#pattern:{mark.pattern})") if mark.pattern != "plain" else ""
    letter = text((20.5, 29.6), mark.letter, 17, fill=ink("on-seat"), font_weight="700", font_family=ink("serif"))
    return pole + cloth + weave + letter


def ruin() -> str:
    tile = tag("rect", x=2, y=5, width=36, height=36, rx=4, fill=ink("ruin"), stroke=ink("ruin-ink"), stroke_width=1.8)
    return tile + sign(BUILDINGS["ruin"], "ruin-ink", 24)


def boulders() -> str:
    stone = {"fill": ink("ruin"), "stroke": ink("ruin-ink"), "stroke_linejoin": "round"}
    rocks = "".join(path(d, stroke_width=2.2, **stone) for d in BOULDERS)
    return group(rocks, transform="translate(20 23)")


def ferry() -> str:
    wood = {"fill": ink("boat"), "stroke": ink("boat-ink"), "stroke_linejoin": "round"}
    hull = path("M-26 2H26L18 15H-18ZM-2 -26V0M-2 -25 18 -4H-2Z", stroke_width=2.2, **wood)
    return group(hull, transform="translate(20 26)")


def items() -> str:
    """Return an item as a tile, used it is dashed and struck out, damaged it has a double edge of warning."""
    drawn = ""
    tile = {"x": 2.0, "y": 5.0, "width": 36.0, "height": 36.0, "rx": 4.0}
    inner = {"x": 6.0, "y": 9.0, "width": 28.0, "height": 28.0, "rx": 2.0}
    warning = tag("rect", fill="none", stroke=ink("danger"), stroke_width=2.6, **tile) + tag(
        "rect", fill="none", stroke=ink("danger"), stroke_width=1.4, **inner
    )
    strike = path("M6 38L34 8", stroke=ink("soft"), stroke_width=3, fill="none")
    for name, d in ITEMS.items():
        whole = tag("rect", fill=ink("paper"), stroke=ink("line"), stroke_width=1.8, **tile)
        worn = tag("rect", fill=ink("sunk"), stroke=ink("line"), stroke_width=1.8, stroke_dasharray="5 4", **tile)
        used = worn + sign(d, "soft", 24) + strike
        drawn += symbol(f"item-{name}", whole + sign(d, "ink", 26))
        drawn += symbol(f"used-{name}", used)
        drawn += symbol(f"damaged-{name}", whole + sign(d, "ink", 22) + warning)
        drawn += symbol(f"damaged-down-{name}", worn + sign(d, "soft", 22) + strike + warning)
    return drawn


def icons() -> str:
    """Return signs for text: suits, items, points, cards, warriors of the supply, buildings."""
    drawn = "".join(icon(name, d, f"suit-{name}") for name, d in SUITS.items())
    drawn += "".join(band(name, d) for name, d in SUITS.items())
    drawn += "".join(icon(name, d, "") for name, d in ITEMS.items())
    drawn += "".join(icon(name, d, "") for name, d in BUILDINGS.items())
    hollow = path(POINT, fill="none", stroke="currentColor", stroke_width=1.6, stroke_dasharray="3 2")
    drawn += tag("symbol", hollow, id="icon:point.empty", viewBox="0 0 24 24")
    others = {"any": ANY, "point": POINT, "card": CARD, "figure": FIGURE, "officer": OFFICER, "acolyte": ACOLYTE}
    others |= {f"crown-{rank}": d for rank, d in RANK_CROWNS.items()}
    return drawn + "".join(icon(name, d, "") for name, d in others.items())


def icon(name: str, d: str, colour: str) -> str:
    fill = ink(colour) if colour else "currentColor"
    drawn = path(d, fill=fill, fill_rule="evenodd")
    return tag("symbol", drawn, id=f"icon:{name}", viewBox="0 0 24 24")


def band(name: str, d: str) -> str:
    """Return the sign of a suit in the colour of the text around it, for the head of a card."""
    return tag("symbol", path(d, fill="currentColor", fill_rule="evenodd"), id=f"band:{name}", viewBox="0 0 24 24")
