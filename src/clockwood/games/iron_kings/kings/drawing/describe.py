"""The board of each king, the numbers of its player, and the rows about it."""

from typing import Final

from clockwood.games.iron_kings.content import KingsContent
from clockwood.games.iron_kings.words import ALL_SPACES, RESOURCES, SEATS, SPACES
from clockwood.kernel.scene import Board, Counter, Panel, Place, Point, Setting

MAT_WIDTH: Final = 540
MAT_HEIGHT: Final = 350
POST_WIDE: Final = 60
POST_HIGH: Final = 40
"""From the middle of a space to its edges."""
MAT_SPOTS: Final[dict[str, Point]] = {
    "head-1": (120, 62),
    "head-2": (280, 62),
    "torso-1": (120, 174),
    "torso-2": (280, 174),
    "throttle": (120, 286),
    "brake": (280, 286),
    "holdfast": (454, 62),
    "steam": (454, 174),
    "repair": (454, 286),
}

LABELS: Final = {
    "vp": "scene-vp",
    "carried": "scene-carried",
    "steam": "scene-steam",
    "gauge": "scene-gauge",
    **{resource: f"resource-{resource}" for resource in RESOURCES},
    "rested": "scene-rested",
    "big": "scene-big-rested",
    "wilderness": "scene-wilderness",
}
"""The numbers of a player as views name them, each with its label."""


def describe_kings(content: KingsContent, setting: Setting) -> None:
    for seat, name in enumerate(content.names["seat"]):
        setting.boards.append(Board(f"mat-{name}", f"scene-mat-{name}", MAT_WIDTH, MAT_HEIGHT, 60, 9, seat))
        setting.places.extend(post(seat, which) for which in range(len(SPACES)))
        setting.counters.extend(counter(content, seat, what) for what in LABELS)
        setting.panels.append(Panel(f"king.{name}", "scene-king", seat))


def counter(content: KingsContent, seat: int, what: str) -> Counter:
    """Return a number of a player; that of points says how many end the game. [IK U1]"""
    most = int(content.agreed.goal) if what == "vp" else 0
    return Counter(f"{SEATS[seat]}.{what}", LABELS[what], seat, f"sign:{what}", most, goal=what == "vp")


def post(seat: int, which: int) -> Place:
    """Return a space of a king's board: a worker to the right of its sign, damage in the upper right corner."""
    x, y = MAT_SPOTS[SPACES[which]]
    box = f"M{x - POST_WIDE} {y - POST_HIGH}H{x + POST_WIDE}V{y + POST_HIGH}H{x - POST_WIDE}Z"
    spots: dict[str, Point] = {"row": (x + 24, y + 4), "middle": (x + 24, y + 4), "damage": (x + 24, y + 2)}
    return Place(f"mat-{SEATS[seat]}", "post", int(seat * ALL_SPACES + which), (x, y), box, spots)
