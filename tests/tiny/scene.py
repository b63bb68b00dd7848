"""Beacons as a table to be drawn: a sea with four rocks, cards, lamps. The page that draws it knows nothing of it."""

from typing import Final

from clockwood.kernel.game import Flat
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
    plain_marks,
)
from clockwood.kernel.seen import Row, Seen, SeenCard, SeenPiece, number_in
from tiny.printed import Beacons
from tiny.state import BEARINGS, LAMP_HOLDS, SEATS, ZONES

ROLES: Final = {"deck": "deck", "hand": "hand", "ash": "hidden", "spent": "discard"}


def setting(content: Beacons) -> Setting:
    described = Setting(plain_marks(SEATS))
    described.provenance = "house"
    described.boards.append(Board("sea", "scene-sea", 600, 400, 60, 12))
    for rock, shore in enumerate(content.shores):
        x, y = 150 + 300 * (rock % 2), 100 + 200 * shore
        outline = f"M{x - 70} {y}L{x - 20} {y - 50}L{x + 50} {y - 30}L{x + 70} {y + 20}L{x} {y + 50}Z"
        described.places.append(Place("sea", "rock", rock, (x, y), outline, {"row": (x, y)}, number=rock + 1))
    described.links.extend(Link(f"place:r{a}", f"place:r{b}", "water") for a, b in ((1, 2), (2, 4), (4, 3), (3, 1)))
    described.pieces.append(PieceKind("ship", "scene-ship", Mark("S", "triangle", "plain")))
    for zone in ZONES:
        first, _, owner = zone.name.partition(".")
        described.zones.append(
            CardZone(zone.name, ROLES[first], f"scene-{first}", SEATS.index(owner) if owner else -1, "signal")
        )
    described.counters.append(Counter("night", "scene-night"))
    described.counters.append(Counter("storm", "scene-storm"))
    for seat, name in enumerate(SEATS):
        described.counters.append(Counter(f"oil.{name}", "scene-oil", seat, "icon:drop", LAMP_HOLDS))
    described.panels.append(Panel("courses", "scene-courses"))
    described.faces.append(Face("signal", "scene-signal", [FaceCell("oil", "scene-oil", "icon:drop")]))
    for card, oil in enumerate(content.oil):
        described.cards.append(CardFace(card, "signal", [oil], foot="scene-mirror" if content.mirror[card] else ""))
    return described


def seen(content: Beacons, view: Flat) -> Seen:
    shown = Seen()
    for name in content.names["rock"]:
        ships = number_in(view, f"ships.{name}")
        if ships:
            shown.pieces.append(SeenPiece(name, "ship", ships))
    marked = number_in(view, "marked")
    for card, name in enumerate(content.names["card"]):
        if f"card.{name}" in view:
            order = 1 if view.get("top") == name else 0
            flags = ["marked"] if marked >> card & 1 else []
            shown.cards.append(SeenCard(name, str(view[f"card.{name}"]), order, 0, flags))
    for zone in ZONES:
        shown.zones[zone.name] = number_in(view, f"size.{zone.name}")
    for key in ("night", "storm", *(f"oil.{name}" for name in SEATS)):
        shown.counters[key] = number_in(view, key)
    courses = [(name, number_in(view, f"course.{name}")) for name in SEATS]
    own = [("own", number_in(view, "bearing"))] if "bearing" in view else []
    shown.panels["courses"] = [Row(f"scene-course-{who}-{BEARINGS[at - 1]}") for who, at in courses + own if at]
    return shown
