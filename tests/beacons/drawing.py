"""Beacons as a table to be drawn: a sea with four rocks, cards, lamps. The page that draws it knows nothing of it."""

from typing import Final

from beacons.cells import BEARINGS, LAMP_HOLDS, SEATS, ZONES
from beacons.printed import Beacons
from clockwood.kernel.scene import (
    Board,
    CardFace,
    CardZone,
    Counter,
    Face,
    FaceCell,
    Link,
    Mark,
    Panel,
    PieceKind,
    Place,
    Setting,
)
from clockwood.kernel.seen import Row
from clockwood.kernel.view import Flat

ROLES: Final = {"deck": "deck", "hand": "hand", "ash": "hidden", "spent": "discard"}


def describe_sea(content: Beacons, setting: Setting) -> None:
    """Add the board, its rocks, and the numbers of both keepers."""
    setting.provenance = "house"
    setting.boards.append(Board("sea", "scene-sea", 600, 400, 60, 12))
    for rock, shore in enumerate(content.shores):
        x, y = 150 + 300 * (rock % 2), 100 + 200 * shore
        outline = f"M{x - 70} {y}L{x - 20} {y - 50}L{x + 50} {y - 30}L{x + 70} {y + 20}L{x} {y + 50}Z"
        setting.places.append(Place("sea", "rock", rock, (x, y), outline, {"row": (x, y)}, number=rock + 1))
    setting.links.extend(Link(f"place:r{a}", f"place:r{b}", "water") for a, b in ((1, 2), (2, 4), (4, 3), (3, 1)))
    setting.pieces.append(PieceKind("ships", "scene-ship", Mark("S", "triangle", "plain")))
    setting.counters.append(Counter("night", "scene-night"))
    setting.counters.append(Counter("storm", "scene-storm"))
    for seat, name in enumerate(SEATS):
        setting.counters.append(Counter(f"oil.{name}", "scene-oil", seat, "icon:drop", LAMP_HOLDS))
    setting.panels.append(Panel("courses", "scene-courses"))


def describe_cards(content: Beacons, setting: Setting) -> None:
    """Add the zones and what is printed on the cards."""
    for zone in ZONES:
        first, _, owner = zone.name.partition(".")
        setting.zones.append(
            CardZone(zone.name, ROLES[first], f"scene-{first}", SEATS.index(owner) if owner else -1, "signal")
        )
    setting.faces.append(Face("signal", "scene-signal", [FaceCell("oil", "scene-oil", "icon:drop")]))
    for card, oil in enumerate(content.oil):
        setting.cards.append(CardFace(card, "signal", [oil], foot="scene-mirror" if content.mirror[card] else ""))


def courses(view: Flat) -> list[Row]:
    """Return who steers where, and which course the seat has chosen unseen."""
    shown = [(name, view.get(f"course.{name}")) for name in SEATS]
    shown.append(("own", view.get("bearing")))
    return [Row(f"scene-course-{who}-{bearing}") for who, bearing in shown if bearing in BEARINGS]
