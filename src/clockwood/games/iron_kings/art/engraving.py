"""Icons of the effects of planning cards, 24 by 24 units, in the colour of the text: one a step, a turn or a blow."""

from typing import Final

from clockwood.games.iron_kings.words import EFFECTS
from clockwood.kernel.svg import path, tag

FORWARD: Final = ("M12 21V5", "M5.5 10.5L12 4L18.5 10.5")
LEFT: Final = ("M19 20.5V13A6.5 6.5 0 0 0 6 13V16", "M2 12L6 16.5L10 12")
RIGHT: Final = ("M5 20.5V13A6.5 6.5 0 0 1 18 13V16", "M14 12L18 16.5L22 12")
EITHER: Final = (
    "M12 21V13A4.5 4.5 0 0 0 4 13V15M12 13A4.5 4.5 0 0 1 20 13V15",
    "M1 12L4 16L7.5 12.5M23 12L20 16L16.5 12.5",
)

LINES: Final = {
    "forward": FORWARD,
    "forward-up-to": FORWARD,
    "back": ("M12 3V19", "M5.5 13.5L12 20L18.5 13.5"),
    "stagger": ("M12 21V14L5 7M12 14L19 7", "M5 13V7H11M13 7H19V13"),
    "leap": ("M4 20C4 5 19 5 19 16", "M14.5 12.5L19 17L23 12M9 20.5H14"),
    "climb": ("M12 9V2.5", "M2 21L12 9L22 21ZM8.5 5.5L12 2L15.5 5.5"),
    "autopilot": ("M12 8V2.5", "M5 8.5H19V21.5H5ZM9 12.5V12.6M15 17.5V17.6M12 15V15.1M9 5L12 2L15 5"),
    "coast": ("M12 14V4.5", "M6 9.5L12 4L18 9.5M3 19Q6 16 9 19T15 19T21 19"),
    "left": LEFT,
    "right": RIGHT,
    "left-up-to": LEFT,
    "right-up-to": RIGHT,
    "either": EITHER,
    "either-up-to": EITHER,
    "execute": ("", "M12 2.5L14.4 9.2L21.5 9.4L15.9 13.7L18 20.5L12 16.5L6 20.5L8.1 13.7L2.5 9.4L9.6 9.2Z"),
    "heavy": ("M12 9V5", "M4 20.5H20L17.5 9H6.5ZM9 5H15M9 17L12 13L15 17"),
    "override": ("M10 12.5H20", "M14 9V4.5H4V20H14V16M17 9L20.5 12.5L17 16"),
}
"""The way and its head, by the effect's name; where a card says 'up to', the way is dashed."""


def draw_plans() -> str:
    return "".join(plan(name) for name in EFFECTS)


def plan(name: str) -> str:
    way, head = LINES[name]
    shared: dict[str, str | float] = {
        "fill": "none",
        "stroke": "currentColor",
        "stroke_width": 2,
        "stroke_linecap": "round",
        "stroke_linejoin": "round",
    }
    dashes = {"stroke_dasharray": "2.6 3.8"} if name.endswith("up-to") else {}
    drawn = (path(way, **shared, **dashes) if way else "") + path(head, **shared)
    return tag("symbol", drawn, id=f"icon:{name}", viewBox="0 0 24 24")
