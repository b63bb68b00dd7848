"""Signs of 24 by 24 units for counters: points, steam, fuel, gear, workers, arms."""

from typing import Final

from clockwood.games.iron_kings.art.skulls import skull
from clockwood.kernel.svg import circle, group, ink, path, tag

CUP: Final = (
    "M6 3H18V5H22C22 10 20 12.5 17 13"
    "C16 15 14.5 16 13.2 16.4V19H17V21.5H7V19H10.8V16.4C9.5 16 8 15 7 13C4 12.5 2 10 2 5H6Z"
)
HANDLES: Final = "M6 6.6H4C4.2 9 5 10.4 6.2 11ZM18 6.6H20C19.8 9 19 10.4 17.8 11Z"
PUFF: Final = (
    "M7 20C3.5 20 2 17.5 2.6 15.3C3 13.6 4.6 12.6 6 12.8C5.4 9 8 6.4 11 7"
    "C12.4 4 17.6 4.4 18.2 8.4C21 8.6 22.4 11.4 21.4 13.6C23 16 21.4 20 18 20Z"
)
LOGS: Final = ((7.0, 16.0), (17.0, 16.0), (12.0, 8.0))
LUMP: Final = "M3 19L2 14L6.5 11.5L7 7L12 3.5L17 6.5L17.5 11L21.5 13.5L22 18.5L17.5 21H7Z"
FACETS: Final = (
    "M6.5 11.5L10.5 14.5L7 21M10.5 14.5L17.5 11M10.5 14.5L16 17L17.5 21M12 3.5L12.4 8.6L7 7M12.4 8.6L17.5 11"
)
DROP: Final = "M12 2C16 8 19 11.6 19 15.2C19 19.2 16 22 12 22C8 22 5 19.2 5 15.2C5 11.6 8 8 12 2Z"
SHIELD: Final = "M12 2L20.5 5C20.5 13 18 18.5 12 22C6 18.5 3.5 13 3.5 5Z"
HAMMER: Final = "M11.5 1.5L22.5 12.5L18 17L14.4 13.4L6 22L2 18L10.6 9.6L7 6Z"
FIGURE: Final = "M12 2.5A4 4 0 1 1 12 10.5A4 4 0 1 1 12 2.5ZM5 21.5C5 15 8 12.2 12 12.2C16 12.2 19 15 19 21.5Z"
FIRS: Final = "M8 3L13 11H10.5L14 17H9.2V21H6.8V17H2L5.5 11H3ZM17.5 8L21 14H19.4L22 18.5H18.6V21H16.4V18.5H15"
DIAL: Final = "M12 3A9.5 9.5 0 1 1 12 22A9.5 9.5 0 1 1 12 3Z"


def signs() -> str:
    return "".join(
        [
            sign("vp", cup("brass-hi", "on-brass")),
            sign("carried", cup("raised", "brass")),
            sign("vp.empty", cup("raised", "brass")),
            sign("steam", path(PUFF, fill=ink("raised"), stroke=ink("crystal-edge"), stroke_width=1.8)),
            sign("gauge", gauge()),
            sign("coal", coal()),
            sign("wood", wood()),
            sign("water", path(DROP, fill=ink("crystal"), stroke=ink("crystal-edge"), stroke_width=1.5) + gleam()),
            sign("gear", gear()),
            sign("rested", path(FIGURE, fill="currentColor")),
            sign("big", path(FIGURE, fill="currentColor") + path("M6.5 6C7 0 17 0 17.5 6Z", fill=ink("brass-hi"))),
            sign("wilderness", path(FIRS, fill="none", stroke="currentColor", stroke_width=1.7)),
            sign("attack", path(HAMMER, fill=ink("damage"), stroke=ink("raised"), stroke_width=0.8)),
            sign("shields", path(SHIELD, fill=ink("defense"))),
            sign("damage", group(skull(), transform="translate(12 12) scale(0.95)")),
        ]
    )  # fmt: skip


def sign(name: str, inside: str) -> str:
    return tag("symbol", inside, id=f"sign:{name}", viewBox="0 0 24 24")


def cup(fill: str, edge: str) -> str:
    """Draw a treasure: a full one counts, one still carried is an outline."""
    return path(CUP, fill=ink(fill), stroke=ink(edge), stroke_width=1.3, stroke_linejoin="round") + path(
        HANDLES, fill=ink(edge)
    )


def gauge() -> str:
    face = path(DIAL, fill=ink("raised"), stroke=ink("iron"), stroke_width=2)
    ticks = path(
        "M5.6 15.5L7.4 14.8M7 8L8.4 9.2M12 5.4V7.2M17 8L15.6 9.2M18.4 15.5L16.6 14.8",
        stroke=ink("ink"),
        stroke_width=1.2,
    )
    hand = path("M12 13L16.4 8.8", stroke=ink("danger"), stroke_width=2.2, stroke_linecap="round")
    return face + ticks + hand + circle((12, 13), 1.8, fill=ink("iron"))


def coal() -> str:
    return path(LUMP, fill=ink("coal"), stroke=ink("raised"), stroke_width=1, stroke_linejoin="round") + path(
        FACETS, fill="none", stroke=ink("raised"), stroke_width=1, opacity=0.75
    )


def wood() -> str:
    return "".join(
        circle(at, 4.9, fill=ink("peak"), stroke=ink("path"), stroke_width=1.6) + circle(at, 1.8, fill=ink("path"))
        for at in LOGS
    )


def gleam() -> str:
    return path(
        "M8.4 15C8.4 17 9.6 18.6 11.4 19", fill="none", stroke=ink("raised"), stroke_width=1.5, stroke_linecap="round"
    )


def gear() -> str:
    teeth = "".join(
        tag("rect", x=10, y=1.4, width=4, height=5, rx=0.8, transform=f"rotate({turn} 12 12)")
        for turn in range(0, 360, 45)
    )
    rim = group(teeth, circle((12, 12), 7.6), fill=ink("raised"), stroke=ink("raised"), stroke_width=1.8)
    wheel = rim + group(teeth, circle((12, 12), 7.6), fill=ink("iron"))
    return wheel + circle((12, 12), 3, fill=ink("raised"))
