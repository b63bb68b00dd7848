"""Cards as a seat sees them, from its view and nothing else."""

from clockwood.games.iron_kings.cards.cells import ZONES
from clockwood.games.iron_kings.cards.drawing.describe import COMMON
from clockwood.games.iron_kings.content import KingsContent
from clockwood.games.iron_kings.words import SEATS, SLOTS
from clockwood.kernel.seen import Seen, SeenCard, number_in
from clockwood.kernel.view import Flat


def see_cards(content: KingsContent, view: Flat, seen: Seen) -> None:
    """Lay known cards in their zones, those of a track in their order, and count all that lie there."""
    seats = content.names["seat"]
    order = {
        str(view[f"{seat}.track.{slot}"]): slot
        for seat in seats
        for slot in range(1, SLOTS + 1)
        if f"{seat}.track.{slot}" in view
    }
    known = {zone.name for zone in ZONES if zone.name in COMMON or zone.name.partition(".")[2] in seats}
    absent = 0
    for name in content.names["card"]:
        zone = view.get(f"card.{name}")
        if zone is not None and is_absent(content, name):
            absent += 1
        elif zone in known:
            flags = ["worn"] if f"wear.{name}" in view else []
            seen.cards.append(SeenCard(name, str(zone), order.get(name, 0), number_in(view, f"hits.{name}"), flags))
    for zone in known:
        seen.zones[zone] = number_in(view, f"count.{zone}")
    seen.zones["out"] -= absent


def is_absent(content: KingsContent, name: str) -> bool:
    """Return whether this is a planning card of a colour that does not play."""
    first = name.partition("-")[0]
    return first in SEATS and first not in content.names["seat"]
