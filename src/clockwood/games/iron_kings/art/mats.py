"""A king's board: the machine taken apart, head, boiler and legs, with its spaces; the Holdfast's yard beside it."""

from typing import Final

from clockwood.games.iron_kings.art.machines import CROWNS, badge, colour
from clockwood.games.iron_kings.art.signs import DROP, PUFF, gear
from clockwood.games.iron_kings.art.sizes import Size
from clockwood.games.iron_kings.kings.drawing.describe import MAT_HEIGHT, MAT_SPOTS, MAT_WIDTH, POST_HIGH, POST_WIDE
from clockwood.games.iron_kings.words import DIE_SPACES, SPACES
from clockwood.kernel.scene import Mark
from clockwood.kernel.svg import circle, group, ink, num, path, tag

HEAD: Final = "M44 112V34C44 20 60 12 76 12H324C340 12 356 20 356 34V112Z"
BOILER: Final = (
    "M30 124H360C368 124 374 132 374 140V208C374 218 368 224 360 224H30C22 224 16 218 16 208V140C16 132 22 124 30 124Z"
)
LEGS: Final = "M50 236H190V340H34V326H50ZM210 236H350V326H366V340H210Z"
YARD: Final = "M388 340V10H406V19H424V10H442V19H466V10H484V19H502V10H528V340Z"
PIPS: Final[list[list[tuple[float, float]]]] = [
    [(0, 0)],
    [(-1, -1), (1, 1)],
    [(-1, -1), (0, 0), (1, 1)],
    [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
]


def frame(seat: str, mark: Mark) -> str:
    """Draw the sheet, and on it the three sections of the king and its Holdfast."""
    sheet = tag("rect", width=MAT_WIDTH, height=MAT_HEIGHT, fill=ink("raised"))
    rule = tag(
        "rect",
        x=4,
        y=4,
        width=MAT_WIDTH - 8,
        height=MAT_HEIGHT - 8,
        rx=5,
        fill="none",
        stroke=colour(mark),
        stroke_width=3,
    )
    iron: dict[str, str | float] = {"stroke": ink("hill-ink"), "stroke_width": 2, "stroke_linejoin": "round"}
    sections = "".join(path(d, fill=ink(fill), **iron) for d, fill in SECTIONS)
    bands = path(
        "M66 124V224M334 124V224M200 124V224", fill="none", stroke=ink("hill-ink"), stroke_width=5, opacity=0.45
    )
    pipes = path(
        "M374 150H388M374 174H388M374 198H388", fill="none", stroke=ink("hill-ink"), stroke_width=4, opacity=0.7
    )
    neck = path("M170 112V124M230 112V124M120 224V236M280 224V236", fill="none", stroke=ink("hill-ink"), stroke_width=9)
    return group(sheet, rule, neck, pipes, sections, bands, rivets(), id=f"art:mat.{seat}")


SECTIONS: Final = ((HEAD, "sunk"), (BOILER, "ridge-bed"), (LEGS, "sunk"), (YARD, "hill"))


def rivets() -> str:
    at = [(float(x), y) for y in (131.0, 217.0) for x in range(34, 362, 24)]
    at += [(float(x), 104.0) for x in range(58, 350, 24)]
    return "".join(circle(spot, 2, fill=ink("hill-ink")) for spot in at)


def works(seat: str, mark: Mark, size: Size) -> str:
    """Draw the spaces: the work done there, and the number of the die that hits them. [IK K6.4]"""
    crown = group(
        path(CROWNS[seat], fill=ink("brass-hi"), stroke=ink("on-brass"), stroke_width=1.4, stroke_linejoin="round"),
        group(badge(mark, mark.letter), transform="translate(2 3) scale(0.9)"),
        transform="translate(180 42) scale(1)",
    )
    return group(crown, *(space(which, size) for which in range(len(SPACES))), id=f"art:works.{seat}")


def space(which: int, size: Size) -> str:
    x, y = MAT_SPOTS[SPACES[which]]
    box = tag(
        "rect", x=-POST_WIDE + 2, y=-POST_HIGH + 2, width=2 * POST_WIDE - 4, height=2 * POST_HIGH - 4, rx=8,
        fill=ink("paper"), stroke=ink("line"), stroke_width=2,
    )  # fmt: skip
    seat = circle((24, 4), 26, fill="none", stroke=ink("line"), stroke_width=1.8, stroke_dasharray="5 4")
    die = group(pips(which), transform=f"translate(-45 -25) scale({num(size.marks)})") if which < DIE_SPACES else ""
    sign = group(SIGNS[SPACES[which].partition("-")[0]](), transform="translate(-32 8)")
    return group(box, seat, sign, die, transform=f"translate({num(x)} {num(y)})")


def pips(which: int) -> str:
    face = tag("rect", x=-9, y=-9, width=18, height=18, rx=3.5, fill=ink("raised"), stroke=ink("ink"), stroke_width=1.4)
    return face + "".join(circle((x * 4.8, y * 4.8), 1.7, fill=ink("ink")) for x, y in PIPS[which])


# -- signs of the spaces, around the origin, about 44 by 50 units


def line(d: str, width: float = 2.2, **attributes: str | float) -> str:
    shared = {"stroke_linecap": "round", "stroke_linejoin": "round"} | attributes
    return path(d, fill="none", stroke=ink("ink"), stroke_width=width, **shared)


def small(drawn: str, x: float, y: float, scale: float) -> str:
    return group(drawn, transform=f"translate({num(x)} {num(y)}) scale({num(scale)})")


def plan() -> str:
    """Draw the sign for planning a card, then drawing one. [IK K3.1]"""
    card = path("M-15 -9H3V16H-15Z", fill=ink("raised"), stroke=ink("ink"), stroke_width=2, stroke_linejoin="round")
    back = path("M-1 -3H13V20H-1Z", fill=ink("sunk"), stroke=ink("ink"), stroke_width=2, stroke_linejoin="round")
    return back + card + line("M-6 11V-3M-10.5 1.5L-6 -3L-1.5 1.5") + line("M9.5 5V13M6 9H13", 2)


def burn() -> str:
    """Draw water and wood or coal that become steam. [IK K3.3]"""
    drop = path(DROP, fill=ink("crystal"), stroke=ink("crystal-edge"), stroke_width=1.5)
    flame = "M0 12C-9 12 -12 5 -9 -1C-8 2 -6 3 -5 3C-6 -4 -2 -9 2 -11C1 -6 4 -4 6 -1C7 -2 7 -3 7 -4C12 2 10 12 0 12Z"
    fire = path(flame, fill=ink("flame"), stroke=ink("damage"), stroke_width=2, stroke_linejoin="round")
    puff = path(PUFF, fill=ink("raised"), stroke=ink("crystal-edge"), stroke_width=1.8)
    return small(puff, -2, -24, 0.9) + small(fire, 4, 15, 0.9) + small(drop, -20, 4, 0.75)


def throttle() -> str:
    """Draw a lever thrown forward: the king moves. [IK K3.4]"""
    quadrant = line("M-16 18A18 18 0 0 1 18 18", 3)
    lever = line("M0 18L13 -8", 4.5)
    knob = circle((14, -11), 5.5, fill=ink("damage"), stroke=ink("ink"), stroke_width=1.8)
    return quadrant + lever + knob + line("M-16 -6H-2M-7 -12L-1 -6L-7 0", 2.4)


def brake() -> str:
    """Draw a wheel held fast: the king stands. [IK K3.4]"""
    wheel = circle((0, 6), 14, fill=ink("raised"), stroke=ink("ink"), stroke_width=2.6)
    hub = circle((0, 6), 3.4, fill=ink("ink"))
    spokes = line("M0 -8V20M-14 6H14M-10 -4L10 16M10 -4L-10 16", 1.3)
    shoe = path(
        "M-18 -12C-8 -22 8 -22 18 -12L13 -6C6 -13 -6 -13 -13 -6Z",
        fill=ink("damage"),
        stroke=ink("ink"),
        stroke_width=1.8,
    )
    return wheel + spokes + hub + shoe


def one_steam() -> str:
    """Draw the Big Worker's pedal pump: one steam without fuel. [IK K3.6]"""
    puff = path(PUFF, fill=ink("raised"), stroke=ink("crystal-edge"), stroke_width=1.8)
    return small(puff, -17, -18, 1.4) + line("M-1 -2L3 -6V10M-2 10H8", 2.4)


def spanner() -> str:
    d = "M-16 20L4 -2A9 9 0 0 1 14 -14L8 -7L12 -2L19 -7A9 9 0 0 1 9 4L-10 25Q-16 26 -16 20Z"
    return path(d, fill=ink("iron"), stroke=ink("ink"), stroke_width=1.6, stroke_linejoin="round")


def repair() -> str:
    """Draw a spanner, and a gear for two more. [IK K3.5]"""
    return group(spanner(), transform="translate(-4 -4)") + small(gear(), -2, 10, 0.75)


def shelter() -> str:
    """Draw the Holdfast's workshop: a spanner under a roof of battlements. [IK K3.7]"""
    keep = "M-20 20V-16H-12V-10H-5V-16H5V-10H12V-16H20V20Z"
    walls = path(keep, fill=ink("raised"), stroke=ink("ink"), stroke_width=2, stroke_linejoin="round")
    return walls + small(spanner(), 0, 3, 0.6)


SIGNS: Final = {
    "head": plan,
    "torso": burn,
    "throttle": throttle,
    "brake": brake,
    "steam": one_steam,
    "repair": repair,
    "holdfast": shelter,
}
