"""The market street: a stand for every trade, with the trade's own tool and a ring where the disk goes."""

from typing import Final

from clockwood.games.forge_war.market.drawing import STREET, stand_centre, stand_shape, stands
from clockwood.games.forge_war.mine.drawing import WIDTH
from clockwood.games.forge_war.words import CLOSED_SPACES
from clockwood.kernel.svg import circle, group, ink, path, tag

ANVIL: Final = "M-30 -12H22C26 -12 30 -8 34 -8V-2C24 0 16 4 14 12H20V20H-20V12H-14C-14 4 -22 -2 -34 -4Z"
TENT: Final = "M-34 -4L-24 -20H24L34 -4Q27 4 21 -4Q14 4 7 -4Q0 4 -7 -4Q-14 4 -21 -4Q-27 4 -34 -4Z"
COUNTER: Final = "M-27 2V20H27V2M-27 11H27"
CRATE: Final = "M-22 -16H22V20H-22ZM-22 -16L22 20M22 -16L-22 20"
SHIELD: Final = "M0 -22L24 -14C24 6 16 16 0 24C-16 16 -24 6 -24 -14ZM0 -22V24M-24 -4H24"
DRAWN: Final = {"blacksmith": ANVIL, "bazaar": TENT + COUNTER, "bazaar-single": CRATE, "barracks": SHIELD}


def street(one_bazaar: bool) -> str:
    ground = tag("rect", width=WIDTH, height=STREET, fill=ink("map"))
    cobbles = path(
        f"M0 8H{WIDTH}M0 {STREET - 8}H{WIDTH}", fill="none", stroke=ink("path"), stroke_width=4,
        stroke_dasharray="1 12", stroke_linecap="round", opacity=0.6,
    )  # fmt: skip
    return group(ground, cobbles, "".join(stall(which, one_bazaar) for which in stands(one_bazaar)), id="art:street")


def stall(which: int, one_bazaar: bool) -> str:
    """Return a plate with a double rule, the tool on the left, the ring on the right; the page writes its name."""
    x, y = stand_centre(which, one_bazaar)
    shape = stand_shape(which, one_bazaar)
    plate = path(shape, fill=ink("medallion"), stroke=ink("hill-ink"), stroke_width=2.5)
    inner = group(
        path(shape, fill="none", stroke=ink("hair"), stroke_width=1.5),
        transform=f"translate({x} {y}) scale(0.95 0.89) translate({-x} {-y})",
    )
    tool = path(
        DRAWN[CLOSED_SPACES[which]], fill=ink("peak"), stroke=ink("hill-ink"), stroke_width=2, stroke_linejoin="round",
        transform=f"translate({x - 46} {y - 15})",
    )  # fmt: skip
    ring = circle(
        (x + 48, y - 15), 25, fill=ink("sunk"), stroke=ink("hill-ink"), stroke_width=2, stroke_dasharray="5 4"
    )
    return group(plate, inner, tool, ring, id=f"art:place:{CLOSED_SPACES[which]}")
