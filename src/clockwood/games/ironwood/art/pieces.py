"""The pieces as symbols of 40 by 46 units: told apart by shape and letter, then by pattern, then by colour."""

from typing import Final

from clockwood.kernel.marks import OUTLINES
from clockwood.kernel.svg import circle, group, ink, path, tag, text

WIDTH: Final = 40
HEIGHT: Final = 46
RIM: Final = 5

BLOCK: Final = "M13 3H27V9H37.5V24H32V43H23V35.5H17V43H8V24H2.5V9H13Z"
CONE: Final = "M2.5 5H37.5L20 43.5Z"
CROSS: Final = "M16 8L24 18M24 8L16 18"
ASK: Final = "M16.5 9.5C16.5 6 23.5 6 23.5 9.5C23.5 12 20 12 20 14.5M20 18.6V18.7"
HOUSE: Final = "M20 4L36 17V42H4V17Z"
POLE: Final = (
    "M20 2C24.5 2 27 5 27 9C27 10.5 26.7 12 26 13.2L37 9.5L38.5 15.5L28 19.5V44H12V19.5"
    "L1.5 15.5L3 9.5L14 13.2C13.3 12 13 10.5 13 9C13 5 15.5 2 20 2Z"
)


def pieces() -> str:
    return "".join(
        [
            symbol("fighter", unit(OUTLINES["leaf"], "seat-2", "slants") + rib() + letter("W", 29)),
            symbol("warrior", unit(OUTLINES["hexagon"], "seat-1", "rivets") + letter("I", 30)),
            symbol("golem", unit(BLOCK, "seat-1", "rivets") + letter("G", 27, 18)),
            symbol("drill", drill()),
            symbol("totem", totem()),
            symbol("fading", fading()),
            symbol("foundation", foundation()),
            symbol("forge", forge()),
            symbol("known", flag(CROSS)),
            symbol("possible", flag(ASK)),
            symbol("marker", marker()),
        ]
    )


def symbol(name: str, inside: str) -> str:
    return tag("symbol", inside, id=f"kind:{name}", viewBox=f"-3 -3 {WIDTH + 6} {HEIGHT + 6}")


def rimmed(d: str, fill: str) -> str:
    """A shape within a rim of the opposite lightness, so that it stands out on any ground."""
    rim = path(d, fill=ink("on-seat"), stroke=ink("on-seat"), stroke_width=RIM, stroke_linejoin="round")
    return rim + path(d, fill=ink(fill))


def unit(d: str, seat: str, pattern: str) -> str:
    return rimmed(d, seat) + path(d, fill=f"url(#pattern:{pattern})")


def letter(sign: str, base: float, size: float = 21) -> str:
    return text((WIDTH / 2, base), sign, size, fill=ink("on-seat"), font_weight="700", font_family=ink("serif"))


def rib() -> str:
    return path("M20 5C18 17 17.5 32 17 44", fill="none", stroke=ink("on-seat"), stroke_width=1, opacity=0.35)


def drill() -> str:
    grooves = path(
        "M7 15L31 11M10.5 23.5L28 19.5M14.5 32L24 28.5",
        stroke=ink("on-seat"),
        stroke_width=1.6,
        opacity=0.4,
        fill="none",
    )
    return rimmed(CONE, "iron") + grooves + letter("D", 24)


def totem() -> str:
    """A carved pole with spread arms: a face, two bands, the letter between them."""
    bands = path("M12 24.5H28M12 39H28", stroke=ink("totem-ink"), stroke_width=1.8, fill="none")
    face = circle((17.2, 8.5), 1.6, fill=ink("totem-ink")) + circle((22.8, 8.5), 1.6, fill=ink("totem-ink"))
    brow = path("M17 12.8Q20 14.6 23 12.8", stroke=ink("totem-ink"), stroke_width=1.4, fill="none")
    return rimmed(POLE, "totem") + bands + face + brow + carved("T", 36.5)


def carved(sign: str, base: float) -> str:
    return text((WIDTH / 2, base), sign, 14, fill=ink("totem-ink"), font_weight="800", font_family=ink("serif"))


def fading() -> str:
    """The same pole as a dashed outline, filled to the waist only."""
    empty = path(POLE, fill=ink("on-seat"), stroke=ink("on-seat"), stroke_width=RIM, stroke_linejoin="round")
    filled = path("M12 25H28V44H12Z", fill=ink("totem"))
    edge = path(
        POLE, fill="none", stroke=ink("totem-edge"), stroke_width=2.2, stroke_dasharray="4 2.6", stroke_linejoin="round"
    )
    return empty + filled + edge + carved("T", 38.5)


def foundation() -> str:
    """A hollow house with courses of stone."""
    courses = "M6 26H34M6 34H34M13 26V34M26 26V34M20 34V40M10 34V40M30 34V40"
    return (
        rimmed(HOUSE, "raised")
        + path("M20 7.5L33.5 18.5V39.5H6.5V18.5Z", fill="none", stroke=ink("seat-1"), stroke_width=3.2)
        + path(courses, stroke=ink("seat-1"), stroke_width=1.8, fill="none")
    )


def forge() -> str:
    flame = "M20 15C22 20 27 22.5 27 30C27 35 24 38 20 38C16 38 13 35 13 30.5C13 26.5 15.5 25 16.5 22"
    flame += "C18 23 18.5 24.5 18.5 26C20.5 23 20.8 19 20 15Z"
    return rimmed(HOUSE, "seat-1") + path(flame, fill=ink("flame"))


def flag(sign: str) -> str:
    """An automaton's flag: with a cross where it marks, with a question mark where it may go."""
    pole = path("M9 3V45", stroke=ink("bot"), stroke_width=4, stroke_linecap="round", fill="none")
    cloth = "M9 4H37L31 13L37 22H9Z"
    drawn = path(sign, stroke=ink("on-bot"), stroke_width=3, stroke_linecap="round", fill="none")
    rim = path(f"M9 3V45{cloth}", fill=ink("on-seat"), stroke=ink("on-seat"), stroke_width=7, stroke_linejoin="round")
    return group(rim, pole, path(cloth, fill=ink("bot")), drawn)


def marker() -> str:
    """A turned token with a cross cut into it."""
    ring = circle((20, 23), 16, fill=ink("brass-hi"), stroke=ink("on-seat"), stroke_width=3)
    inner = circle((20, 23), 11, fill="none", stroke=ink("on-brass"), stroke_width=1.4)
    cut = path(
        "M14.5 17.5L25.5 28.5M25.5 17.5L14.5 28.5",
        stroke=ink("on-brass"),
        stroke_width=3,
        stroke_linecap="round",
        fill="none",
    )
    return ring + inner + cut
