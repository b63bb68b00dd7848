"""Signs of 24 by 24 units for cards and counters."""

from typing import Final

from clockwood.kernel.svg import circle, ink, path, tag

LAUREL: Final = "M12 3L14.6 9.2L21.3 9.8L16.2 14.2L17.8 20.8L12 17.2L6.2 20.8L7.8 14.2L2.7 9.8L9.4 9.2Z"
SWORD: Final = "M19 2L21.5 4.5L11 15L9 13ZM6.5 12.5L11.5 17.5L10 19L7.8 16.8L4 21.5L2.5 20L7.2 16.2L5 14Z"
BOOT: Final = "M8 2H14V12L20.5 15C21.8 15.8 22 17 22 19H5V14C7 12 8 9 8 2ZM5 20.3H22V22.5H5Z"
PEAK: Final = "M1.5 21L9 6L13 13L15.5 9L22.5 21Z"
SNOW: Final = "M9 6L11.4 10.2L9.6 12L8.2 10.4L6.6 10.8Z"
PICK: Final = "M5.5 21L15 9M8 4.5C14 3.5 19.5 7 21.5 14C18.5 10 14.5 7.3 8 4.5Z"
HELM: Final = "M12 2.5C17.5 2.5 20.5 6.5 20.5 12V20.5H14.5V13.5H9.5V20.5H3.5V12C3.5 6.5 6.5 2.5 12 2.5Z"
SCROLL: Final = (
    "M6 3H19V6.5H16.5V18.5C16.5 20.5 15 21.5 13.5 21.5H4.5C3 21.5 2 20.3 2 18.5H13.5M6 3C4.5 3 3.5 4 3.5 5.5V15"
)


def signs() -> str:
    return "".join(
        [
            sign("gold", coin()),
            sign("prestige", path(LAUREL, fill=ink("dominance"))),
            sign("power", path(SWORD, fill=ink("damage"))),
            sign("steps", path(BOOT, fill=ink("path"))),
            sign("difficulty", path(PEAK, fill=ink("hill-ink")) + path(SNOW, fill=ink("raised"))),
            sign("workers", line(PICK)),
            sign("adventurers", path(HELM, fill=ink("defense"))),
            sign("quests", line(SCROLL)),
        ]
    )


def sign(name: str, inside: str) -> str:
    return tag("symbol", inside, id=f"sign:{name}", viewBox="0 0 24 24")


def line(d: str) -> str:
    return path(
        d, fill="none", stroke="currentColor", stroke_width=2, stroke_linecap="round", stroke_linejoin="round",
    )  # fmt: skip


def coin() -> str:
    rim = circle((12, 12), 10.2, fill=ink("brass-hi"), stroke=ink("on-brass"), stroke_width=1.3)
    inner = circle((12, 12), 7, fill="none", stroke=ink("on-brass"), stroke_width=1, stroke_dasharray="2 1.6")
    hammer = path("M8 8.2H15.6V11H13V16.5H10.8V11H8Z", fill=ink("on-brass"))
    return rim + inner + hammer
