"""Overseers and workers of each colour, and the disks of the market: told apart by shape and letter first."""

from typing import Final

from clockwood.games.forge_war.players.drawing import MARKS
from clockwood.games.forge_war.words import SEATS
from clockwood.kernel.marks import OUTLINES, SHAPES
from clockwood.kernel.scene import Mark
from clockwood.kernel.svg import circle, group, ink, path, tag, text

WIDTH: Final = 40
HEIGHT: Final = 46
RIM: Final = 5

COAT: Final = "M3 45C3 33 11 28 20 28C29 28 37 33 37 45Z"
HANDLE: Final = "M7 43L33 9"
PICK: Final = "M22 6C30 5 36 10 38 19C33 14 28 11.5 20.5 11Z"
LETTER_AT: Final = {"triangle": 33, "lozenge": 30}
"""The places of letters that are not in the middle of their mark."""


def pieces() -> str:
    drawn = ""
    for seat, mark in zip(SEATS, MARKS, strict=True):
        drawn += symbol(f"{seat}-overseer", overseer(mark))
        drawn += symbol(f"{seat}-worker", worker(mark))
        drawn += symbol(f"{seat}-disk", disk(mark))
    return drawn


def symbol(name: str, inside: str) -> str:
    return tag("symbol", inside, id=f"kind:{name}", viewBox=f"-3 -3 {WIDTH + 6} {HEIGHT + 6}")


def colour(mark: Mark) -> str:
    return ink(f"seat-{SHAPES.index(mark.shape) + 1}")


def rimmed(d: str, fill: str) -> str:
    rim = path(d, fill=ink("on-seat"), stroke=ink("on-seat"), stroke_width=RIM, stroke_linejoin="round")
    return rim + path(d, fill=fill)


def badge(mark: Mark) -> str:
    """Return a seat's mark with its pattern and letter."""
    d = OUTLINES[mark.shape]
    base = LETTER_AT.get(mark.shape, 30)
    letter = text((WIDTH / 2, base), mark.letter, 21, fill=ink("on-seat"), font_weight="700", font_family=ink("serif"))
    return rimmed(d, colour(mark)) + path(d, fill=f"url(#pattern:{mark.pattern})") + letter


def overseer(mark: Mark) -> str:
    """Return a foreman in a dark coat with brass buttons, the mark of his guild for a head."""
    coat = rimmed(COAT, ink("coin"))
    buttons = circle((20, 37), 1.7, fill=ink("brass-hi")) + circle((20, 42.5), 1.7, fill=ink("brass-hi"))
    hat = path("M7 8.5H33L29.5 3.5H10.5Z", fill=ink("brass-hi"), stroke=ink("on-seat"), stroke_width=1.6)
    head = group(badge(mark), transform="translate(5.2 4.5) scale(0.74)")
    return coat + buttons + head + hat


def worker(mark: Mark) -> str:
    """Return the mark alone, with a pick behind it."""
    pick = (
        path(HANDLE, fill="none", stroke=ink("on-seat"), stroke_width=8, stroke_linecap="round")
        + path(PICK, fill=ink("on-seat"), stroke=ink("on-seat"), stroke_width=RIM, stroke_linejoin="round")
        + path(HANDLE, fill="none", stroke=ink("path"), stroke_width=4, stroke_linecap="round")
        + path(PICK, fill=ink("iron"))
    )
    return pick + group(badge(mark), transform="translate(5 8.4) scale(0.75)")


def disk(mark: Mark) -> str:
    """Return a turned disk on a space of the market."""
    ring = circle((20, 23), 18, fill=ink("on-seat")) + circle((20, 23), 16, fill=colour(mark))
    inner = circle((20, 23), 12.5, fill="none", stroke=ink("on-seat"), stroke_width=1.4, stroke_dasharray="3 2")
    letter = text((20, 30), mark.letter, 20, fill=ink("on-seat"), font_weight="700", font_family=ink("serif"))
    return ring + inner + letter
