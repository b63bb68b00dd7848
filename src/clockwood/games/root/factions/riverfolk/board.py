"""The Company's own board: rows of trade posts, the three boxes, prices of services. [RF BOX]"""

from typing import Final

from clockwood.games.root.factions.riverfolk import cells
from clockwood.games.root.mat import Mat, MatRow, Printed, items_row
from clockwood.games.root.words import LAND_SUITS, SERVICES, SUITS
from clockwood.kernel.content import Content
from clockwood.kernel.events import number
from clockwood.kernel.scene import Panel, Setting
from clockwood.kernel.seen import Row, Seen, SeenPiece, number_in
from clockwood.kernel.sketch import Sketch, label, named, plain
from clockwood.kernel.view import Flat

BOXES: Final = ("payments", "funds", "committed")
MIDDLE: Final = ["first", "second", "row", "fourth", "last"]
"""The spaces of a box; what lies in it stands around the middle."""
OPEN_HAND: Final = "open-hand.riverfolk"


def board_of(name: str) -> Mat:
    """Return a row of trade posts for each suit, then the boxes, then crafted items."""
    printed = Printed([str(cells.POINTS)] * int(cells.EACH), [], "point")
    rows = [MatRow(f"posts-{suit}", "post", int(cells.EACH), printed, sign=suit) for suit in SUITS[:LAND_SUITS]]
    boxes = [
        MatRow("payments", "", len(MIDDLE), sign="payments", spots=MIDDLE),
        MatRow("funds", "", len(MIDDLE), sign="funds", spots=MIDDLE),
        MatRow("committed", "", len(MIDDLE), sign="committed", spots=MIDDLE),
    ]
    return Mat([*rows, *boxes, items_row(name)])


def describe_services(setting: Setting, seat: int) -> None:
    """Add the list of services with their prices."""
    setting.panels.append(Panel("services", "scene-services", seat))


def draw_boxes(content: Content, view: Flat, seen: Seen) -> None:
    """Lay the warriors of all owners into the boxes."""
    for box in BOXES:
        for owner in content.names["seat"]:
            held = number_in(view, f"{box}.{owner}")
            if held:
                seen.pieces.append(SeenPiece(box, owner, held))


def draw_services(view: Flat, seen: Seen) -> None:
    """List the services, each with its price. [RF 11.2.6b]"""
    seen.panels["services"] = [
        Row(
            f"scene-service-{service}",
            [number("n", number_in(view, f"price.{service}"))],
            cite=f"RF 11.2.7.{'I' * (k + 1)}",
        )
        for k, service in enumerate(SERVICES)
    ]


def trade_lines(content_seats: list[str], view: Flat) -> Sketch:
    """Return boxes, the open hand and prices as text."""
    lines: Sketch = []
    for box in BOXES:
        line = [plain("  "), label(f"box-{box}")]
        for owner in content_seats:
            held = number_in(view, f"{box}.{owner}")
            if held:
                line += [plain(" "), named("seat", owner, "head"), plain(f" {held}")]
        lines.append(line)
    hand = [plain("  "), label("scene-open-hand")]
    for key, zone in view.items():
        if key.startswith("card.") and zone == OPEN_HAND:
            hand += [plain("  "), named("card", key.removeprefix("card."), "card")]
    prices = [plain("  "), label("scene-services")]
    for service in SERVICES:
        prices += [plain(" "), named("service", service, "head"), plain(f" {number_in(view, f'price.{service}')}")]
    return [*lines, hand, prices]
