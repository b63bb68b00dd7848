"""The mine: bare rock with hachures, a socket for every hex, a timbered rim. Ore lies in the sockets as tiles."""

from math import hypot
from typing import Final

from clockwood.games.forge_war.content import ForgeContent
from clockwood.games.forge_war.mine.drawing import HEIGHT, HEX, WIDTH, centre
from clockwood.games.forge_war.words import HEXES
from clockwood.kernel.rng import seeded
from clockwood.kernel.svg import XY, circle, group, ink, num, path, tag

SEED: Final = 17
STROKES: Final = 900


def pit(content: ForgeContent) -> str:
    """Return the ground below all tiles."""
    return group(
        tag("rect", width=WIDTH, height=HEIGHT, fill=ink("map")),
        hachures(),
        "".join(socket(content, which) for which in range(HEXES)),
        id="art:pit",
    )


def hachures() -> str:
    """Return strokes that run towards the middle, as an engraver shades a pit."""
    rng = seeded(SEED)
    d = ""
    for _ in range(STROKES):
        x, y = float(rng.below(WIDTH)), float(rng.below(HEIGHT))
        dx, dy = WIDTH / 2 - x, HEIGHT / 2 - y
        far = hypot(dx, dy)
        if far < 250:
            continue
        long = 6 + float(rng.below(90)) / 10
        d += f"M{num(x)} {num(y)}l{num(dx / far * long)} {num(dy / far * long)}"
    return path(d, fill="none", stroke=ink("peak-shade"), stroke_width=1.3, stroke_linecap="round", opacity=0.55)


def socket(content: ForgeContent, which: int) -> str:
    """Return a hex cut into the rock; those out of play stay empty."""
    x, y = centre(which)
    cut = path(HEX, fill=ink("rock"), stroke=ink("rock-edge"), stroke_width=2, stroke_linejoin="round")
    grain = path("M-26 -14l10 -6M-6 -26l12 3M14 -8l12 5M-20 12l14 4M6 22l14 -6M-4 2l6 -3", **GRAIN)
    return group(cut, grain, id=f"art:place:{content.names['hex'][which]}", transform=f"translate({x} {y})")


GRAIN: Final[dict[str, str | float]] = {
    "fill": "none",
    "stroke": ink("rock-edge"),
    "stroke_width": 1.6,
    "stroke_linecap": "round",
    "opacity": 0.45,
}


def timber() -> str:
    """Return props at the four corners and pegs along the edge; nothing lies over a hex."""
    beams = "".join(
        beam(x, y, turn) for x, y, turn in ((0, 0, 0), (WIDTH, 0, 90), (WIDTH, HEIGHT, 180), (0, HEIGHT, 270))
    )
    edge = tag(
        "rect", x=7, y=7, width=WIDTH - 14, height=HEIGHT - 14, fill="none", stroke=ink("rock-edge"), stroke_width=2,
        stroke_dasharray="26 7 4 7",
    )  # fmt: skip
    return group(edge, beams, id="art:timber")


def beam(x: int, y: int, turn: int) -> str:
    """Return a corner brace of two crossed timbers with iron bolts."""
    wood: dict[str, str | float] = {"fill": ink("ridge-bed"), "stroke": ink("hill-ink"), "stroke_width": 2}
    first = path("M0 0H150L136 26H26V136L0 150Z", **wood)
    rings = path("M30 9H128M30 17H110M9 30V128M17 30V110", fill="none", stroke=ink("hill-ink"), opacity=0.5)
    strut = path("M22 104L104 22L122 22L22 122Z", **wood)
    bolts = "".join(bolt(at) for at in ((13.0, 13.0), (104.0, 13.0), (13.0, 104.0)))
    return group(first, rings, strut, bolts, transform=f"translate({x} {y}) rotate({turn})")


def bolt(at: XY) -> str:
    return circle(at, 5, fill=ink("iron"), stroke=ink("hill-ink"), stroke_width=1.5)
