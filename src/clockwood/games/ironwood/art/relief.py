"""The relief above the ground: ridges with hills, crossing paths, medallions, names and number marks."""

from itertools import pairwise
from math import atan2, cos, degrees, hypot, pi, sin
from typing import Final

from clockwood.games.ironwood.art.sizes import Size
from clockwood.games.ironwood.map.geometry import along, bend, medallion, outer_mountains, peak, spur
from clockwood.games.ironwood.map.printed import OUTER
from clockwood.games.ironwood.map.tables import Land
from clockwood.kernel.rng import Generator, seeded
from clockwood.kernel.svg import XY, circle, group, ink, num, path, points, tag, text

SEED: Final = 23
BED: Final = 26
SPUR_BED: Final = 34
HILLS_APART: Final = 15
PATH_CLEAR: Final = 19
TEETH: Final = 12


def relief(land: Land, size: Size) -> str:
    return group(
        beds(land),
        hills(land),
        paths(land),
        *(mountain(land, k, size) for k in range(int(land.mountains))),
        id="art:relief",
    )


def curve(land: Land, ridge: list[int]) -> tuple[XY, XY, XY]:
    return peak(land, ridge[0]), bend(land, ridge), peak(land, ridge[1])


def beds(land: Land) -> str:
    d = ""
    for ridge in land.ridges:
        start, control, end = curve(land, ridge)
        d += f"M{points(start)}Q{points(control, end)}"
    spurs = "".join(f"M{points(peak(land, k))}L{points(spur(land, k))}" for k in outer_mountains(land))
    shared = {"stroke": ink("ridge-bed"), "fill": "none", "stroke_linecap": "round"}
    return path(spurs, stroke_width=SPUR_BED, **shared) + path(d, stroke_width=BED, **shared)


# -- hills


def hills(land: Land) -> str:
    """Hills along every ridge and spur, the far ones first; none under a medallion or where a path crosses."""
    rng = seeded(SEED)
    feet: list[XY] = []
    for ridge in land.ridges:
        start, control, end = curve(land, ridge)
        middle = along(start, control, end, 0.5)
        line = walked(start, control, end)
        feet += [at for at in line if ridge[2] < 0 or hypot(at[0] - middle[0], at[1] - middle[1]) > PATH_CLEAR]
    for k in outer_mountains(land):
        start, end = peak(land, k), spur(land, k)
        half = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        feet += walked(start, half, end)
    discs = [medallion(land, k) for k in range(int(land.mountains))]
    feet = [at for at in feet if all(hypot(at[0] - c[0], at[1] - c[1]) > r - 2 for c, r in discs)]
    feet.sort(key=lambda at: (at[1], at[0]))
    return group(
        *(hill(rng, at) for at in feet),
        stroke=ink("hill-ink"),
        stroke_width=1.2,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def walked(start: XY, control: XY, end: XY) -> list[XY]:
    """Points of a curve at even steps, the ends left out."""
    fine = [along(start, control, end, k / 200) for k in range(201)]
    found: list[XY] = []
    gone = 0.0
    for (ax, ay), (bx, by) in pairwise(fine):
        gone += hypot(bx - ax, by - ay)
        if gone >= HILLS_APART:
            gone -= HILLS_APART
            found.append((bx, by))
    return found


def hill(rng: Generator, foot: XY) -> str:
    x = foot[0] + float(rng.below(50)) / 10 - 2.5
    y = foot[1] + 11 + float(rng.below(30)) / 10
    body, shade, strokes = HILLS[int(rng.below(len(HILLS)))]
    at = f"M{points((x, y))}"
    return (
        path(at + body, fill=ink("hill"))
        + path(at + shade, fill=ink("hill-shade"), stroke="none")
        + path(at + strokes, fill="none", stroke_width=0.9)
    )


def shaped(wide: float, high: float, lean: float) -> tuple[str, str, str]:
    """A hill drawn from the middle of its foot: its body, the shaded side, and strokes down that side."""
    left, right, top = (-wide / 2, 0.0), (wide / 2 + 1, 0.0), (lean, -high)
    rise = ((left[0] + wide * 0.2, -high * 0.3), (lean - wide * 0.21, -high * 0.98))
    fall = ((lean + wide * 0.2, -high * 0.96), (right[0] - wide * 0.17, -high * 0.34))
    slope = f"c{moved(top, *fall, right)}"
    body = f"m{points(left)}c{moved(left, *rise, top)}{slope}"
    foot, fold = (wide * 0.1, 0.0), (lean + wide * 0.16, -high * 0.42)
    shade = f"m{points(top)}{slope}l{moved(right, foot)}q{moved(foot, fold, top)}z"
    strokes, here = "", (0.0, 0.0)
    for share, start, end in ((0.13, 0.86, 0.52), (0.3, 0.7, 0.3), (0.5, 0.46, 0.1)):
        x = lean + (right[0] - lean) * share
        first, last = (x, -high * start), (x + wide * 0.09, -high * end)
        strokes += f"m{moved(here, first)}q{moved(first, (x + wide * 0.02, -high * (start + end) / 2), last)}"
        here = (round(last[0], 1), round(last[1], 1))
    return body, shade, strokes


def moved(here: XY, *at: XY) -> str:
    """Points as seen from here."""
    return points(*((x - here[0], y - here[1]) for x, y in at))


HILLS: Final = [
    shaped(19, 22, 0.5),
    shaped(20, 25, 1.5),
    shaped(21, 20, -1),
    shaped(22, 27, 1),
    shaped(23, 23, 2.5),
    shaped(20, 21, 2),
    shaped(21, 26, -0.5),
    shaped(22, 24, 3),
]


# -- paths


def paths(land: Land) -> str:
    """A path crosses a ridge in the middle of its curve: a pale bed with round dots. [IW R8.4]"""
    drawn = ""
    for ridge in land.ridges:
        if ridge[2] < 0:
            continue
        start, control, end = curve(land, ridge)
        x, y = along(start, control, end, 0.5)
        turn = degrees(atan2(end[1] - start[1], end[0] - start[0])) + 90
        bed = tag("rect", x=-23, y=-7.5, width=46, height=15, rx=7.5, fill=ink("path-bed"))
        dots = "".join(circle((at, 0), 3, fill=ink("path")) for at in (-15, -5, 5, 15))
        drawn += group(bed, dots, transform=f"translate({num(x)} {num(y)}) rotate({num(turn)})")
    return drawn


# -- mountains


def mountain(land: Land, k: int, size: Size) -> str:
    name = land.mountain_ids[k]
    centre, radius = medallion(land, k)
    outer = land.ring_of_mountain[k] == OUTER
    parts = [teeth(centre, radius)] if k == 0 else []
    parts.append(circle(centre, radius, fill=ink("medallion"), stroke=ink("hill-ink"), stroke_width=2.6))
    inner = {"stroke_dasharray": "1 5", "stroke_linecap": "round"} if outer else {}
    width = 2.4 if outer else 1.2
    parts.append(circle(centre, radius - 5, fill="none", stroke=ink("hill-ink"), stroke_width=width, **inner))
    parts.append(twin_peak(centre, radius))
    if outer:
        parts.append(forge_slot(centre, radius, size))
    parts.append(coin(centre, radius, int(land.mountain_number[k]), size))
    shown = land.mountain_names[k][: size.letters]
    parts.append(label((centre[0], centre[1] + radius + size.below), shown, 20.5 * size.names))
    return group(*parts, id=f"art:place:{name}")


def teeth(centre: XY, radius: float) -> str:
    """Ferrum is a wheel: twelve brass teeth around a brass rim."""
    drawn = ""
    for k in range(TEETH):
        turn = 360 * k / TEETH
        drawn += tag("rect", x=-6.5, y=-radius - 11, width=13, height=14, rx=1.5, transform=f"rotate({num(turn)})")
    rim = circle((0, 0), radius + 3.5)
    return group(
        group(drawn, rim, fill=ink("brass-hi"), stroke=ink("hill-ink"), stroke_width=1.6),
        circle((0, 0), radius + 2.2, fill=ink("brass-hi"), stroke="none"),
        transform=f"translate({num(centre[0])} {num(centre[1])})",
    )


def twin_peak(centre: XY, radius: float) -> str:
    """Two peaks on a base line, lit from the left."""
    cx, cy = centre
    s = radius / 42
    base = cy + 5 * s

    def at(x: float, y: float) -> XY:
        return cx + x * s, base + y * s

    back = [at(-31, 0), at(-11, -22), at(-6, -17), at(4, -36), at(31, 0)]
    lit = [at(-31, 0), at(-11, -22), at(-13, -10), at(-19, 0)]
    shade = [at(4, -36), at(31, 0), at(10, 0), at(13, -10), at(6, -16)]
    far = [at(-11, -22), at(-6, -17), at(-8, -8), at(-3, 0), at(-19, 0), at(-13, -10)]
    outline = path(
        f"M{points(*back)}Z", fill=ink("peak"), stroke=ink("hill-ink"), stroke_width=1.8, stroke_linejoin="round"
    )
    return (
        outline
        + path(f"M{points(*lit)}Z", fill=ink("medallion"), opacity=0.75)
        + path(f"M{points(*far)}Z", fill=ink("peak-shade"), opacity=0.8)
        + path(f"M{points(*shade)}Z", fill=ink("peak-shade"))
        + path(f"M{points(*back)}Z", fill="none", stroke=ink("hill-ink"), stroke_width=1.8, stroke_linejoin="round")
    )


def forge_slot(centre: XY, radius: float, size: Size) -> str:
    """A dashed house where a Forge may stand. [IW R13.1]"""
    x, y = centre[0] + radius * 6 / 7, centre[1] - radius * 6 / 7 + 8
    s = size.marks
    house = f"M{points((x - 13 * s, y + 11 * s), (x - 13 * s, y - 5 * s), (x, y - 15 * s))}"
    house += f"L{points((x + 13 * s, y - 5 * s), (x + 13 * s, y + 11 * s))}Z"
    return path(house, fill=ink("raised"), stroke=ink("raised"), stroke_width=4, stroke_linejoin="round") + path(
        house, fill=ink("raised"), stroke=ink("soft"), stroke_width=1.8, stroke_dasharray="4 3", stroke_linejoin="round"
    )


def coin(centre: XY, radius: float, number: int, size: Size) -> str:
    at = (centre[0] - radius * 6 / 7, centre[1] - radius * 6 / 7 + 6)
    r = 15.5 * size.marks
    return circle(at, r, fill=ink("coin"), stroke=ink("brass-hi"), stroke_width=2) + text(
        (at[0], at[1] + 6.6 * size.marks),
        str(number),
        19 * size.marks,
        fill=ink("on-coin"),
        font_weight="700",
        font_family=ink("serif"),
    )


def label(at: XY, words: str, size: float) -> str:
    """A name with a halo of paper."""
    return text(
        at,
        words,
        size,
        fill=ink("ink"),
        stroke=ink("paper"),
        stroke_width=6,
        stroke_linejoin="round",
        paint_order="stroke",
        font_weight="700",
        font_family=ink("serif"),
        letter_spacing="0.6",
    )


def star(rays: int, outer: float, inner: float) -> list[XY]:
    """The corners of a star around nought, a ray upwards."""
    found: list[XY] = []
    for k in range(rays * 2):
        r = inner if k % 2 else outer
        turn = pi * k / rays
        found.append((r * sin(turn), -r * cos(turn)))
    return found
