"""Signs and icons of 24 by 24 units. Icons take the colour of the text around them, signs have their own."""

from typing import Final

from clockwood.games.ironwood.art.relief import star
from clockwood.kernel.svg import circle, ink, path, points, tag

LINES: Final = {
    "alert": "M12 3.5L21.5 20H2.5ZM12 9.5V14.5M12 17V17.6",
    "arrows": "M4 8.5H19M15 4.5L19 8.5L15 12.5M20 15.5H5M9 11.5L5 15.5L9 19.5",
    "battle": "M4.5 4.5L16 16M19.5 4.5L8 16M13.5 18.5L18.5 13.5M10.5 18.5L5.5 13.5M16 16L19.5 19.5M8 16L4.5 19.5",
    "card": "M8 6V4H19V17.5H17M5 6.5H16V20.5H5ZM8 10.5H13",
    "compass": "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3ZM15.5 8.5L13.5 13.5L8.5 15.5L10.5 10.5Z",
    "crystals": "M8.5 4.5L12 9L10 20H6.5L4.5 9ZM17 9L19.5 12.5L18 20H15.5L14 12.5Z",
    "cubes": "M4 11H12V19H4ZM4 11L7 8H15L12 11M15 8V16L12 19M15 12.5H20V5H12.5V8",
    "drill": "M5 4.5H19L12 21ZM7 9.5L16.5 8M9 14L14.6 13",
    "eye": "M2.5 12Q12 3 21.5 12Q12 21 2.5 12ZM12 8.7A3.3 3.3 0 1 1 12 15.3A3.3 3.3 0 1 1 12 8.7Z",
    "forge": "M12 3L20.5 10V20.5H3.5V10ZM12 10.5C13 13 15 13.5 15 16C15 17.7 13.7 19 12 19C10.3 19 9 17.7 9 16"
    "C9 14 11 13.5 12 10.5Z",
    "golem": "M9 3.5H15V7H20V13.5H17V20.5H13.5V17H10.5V20.5H7V13.5H4V7H9Z",
    "search": "M10.5 4A6.5 6.5 0 1 1 10.5 17A6.5 6.5 0 1 1 10.5 4ZM15.3 15.3L20.5 20.5",
    "shield": "M12 3L20 6C20 13 17.5 18.5 12 21.5C6.5 18.5 4 13 4 6Z",
    "warband": "M12 4A3 3 0 1 1 12 10A3 3 0 1 1 12 4ZM6.5 20V17.5C6.5 14 9 12.5 12 12.5C15 12.5 17.5 14 17.5 17.5V20Z"
    "M5 8A2 2 0 1 0 6 11.5M2.5 19V17C2.5 15 3.5 14 5 13.5M19 8A2 2 0 1 1 18 11.5M21.5 19V17C21.5 15 20.5 14 19 13.5",
}
"""Icons as strokes."""

GEM: Final = "M12 2L18 8.5L15.5 19L12 22L8.5 19L6 8.5Z"
SMALL_HOUSE: Final = "M12 3L20.5 10V21H3.5V10Z"
FLAME: Final = "M12 9C13.5 12 16 13 16 16.5C16 18.7 14.2 20 12 20C9.8 20 8 18.7 8 16.5C8 14.3 10.8 13.5 12 9Z"
POLE: Final = "M12 2C14.5 2 15.5 3.5 15.5 5.3L21 4L21.5 7.5L15.8 9.5V22H8.2V9.5L2.5 7.5L3 4L8.5 5.3C8.5 3.5 9.5 2 12 2Z"


def icons() -> str:
    drawn = "".join(line_icon(name, d) for name, d in LINES.items())
    burst = f"M{points(*((12 + x, 12 + y) for x, y in star(8, 10, 5)))}Z"
    drawn += symbol("icon:hit", path(burst, fill="currentColor"))
    drawn += symbol("sign:damage", path(burst, fill=ink("damage")))
    drawn += symbol("sign:defense", path(LINES["shield"], fill=ink("defense")))
    crown = "M3 19V7L8 12L12 5L16 12L21 7V19Z"
    drawn += symbol("sign:dominance", path(crown, fill=ink("dominance")))
    return drawn + crystal() + cargo() + goals()


def symbol(name: str, inside: str) -> str:
    return tag("symbol", inside, id=name, viewBox="0 0 24 24")


def line_icon(name: str, d: str) -> str:
    stroke = {"stroke": "currentColor", "stroke_linecap": "round", "stroke_linejoin": "round"}
    return symbol(f"icon:{name}", path(d, fill="none", stroke_width=1.8, **stroke))


def gem(fill: str, edge: str) -> str:
    cuts = "M6 8.5H18M12 2L9.5 8.5L12 22L14.5 8.5Z"
    thin = {"stroke": ink(edge), "stroke_linejoin": "round"}
    return path(GEM, fill=ink(fill), stroke_width=1.4, **thin) + path(cuts, fill="none", stroke_width=0.9, **thin)


def crystal() -> str:
    return symbol("sign:crystal", gem("crystal", "crystal-edge"))


def cargo() -> str:
    """A crystal on the Drill's cart."""
    load = path("M12 2L16 7L14.5 13H9.5L8 7Z", fill=ink("crystal"), stroke=ink("crystal-edge"), stroke_width=1.2)
    cart = path("M3 11.5H21L18.5 18H5.5Z", fill=ink("iron"))
    wheels = circle((8.5, 20), 2, fill=ink("iron")) + circle((15.5, 20), 2, fill=ink("iron"))
    return symbol("sign:cargo", load + cart + wheels)


def goals() -> str:
    """Draw the signs of what wins, earned and not yet earned."""
    dashes: dict[str, str | float] = {
        "fill": "none",
        "stroke": "currentColor",
        "stroke_width": 1.6,
        "stroke_dasharray": "3 2",
    }
    bands = path("M8.2 12.5H15.8M8.2 19H15.8", stroke=ink("totem-ink"), stroke_width=1.4, fill="none")
    pole = path(POLE, fill=ink("totem"), stroke=ink("totem-edge"), stroke_width=1)
    house = path(SMALL_HOUSE, fill=ink("seat-1")) + path(FLAME, fill=ink("flame"))
    return (
        symbol("sign:totem", pole + bands)
        + symbol("sign:totem.empty", path(POLE, **dashes))
        + symbol("sign:forge", house)
        + symbol("sign:forge.empty", path(SMALL_HOUSE, **dashes))
    )
