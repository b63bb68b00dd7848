"""What a seat sees of Iron Kings' table, from its flat view and nothing else."""

from clockwood.games.iron_kings.content import KingsContent
from clockwood.games.iron_kings.scene import COMMON
from clockwood.games.iron_kings.state import ZONES
from clockwood.games.iron_kings.words import RESOURCES, SECTIONS, SLOTS, SPACES, TOKENS
from clockwood.kernel.events import Term, number
from clockwood.kernel.seen import Row, Seen, SeenCard, SeenPiece, number_in
from clockwood.kernel.view import Flat

NUMBERS = ("vp", "carried", "steam", "gauge", *RESOURCES, "rested", "big", "wilderness")


def draw(content: KingsContent, view: Flat, shown: Seen) -> None:
    show_map(content, view, shown)
    show_cards(content, view, shown)
    shown.counters["round"] = number_in(view, "round")
    shown.tracks["pointer"] = number_in(view, "pointer")
    shown.panels["bags"] = bags(content, view)
    for seat, name in enumerate(content.names["seat"]):
        for what in NUMBERS:
            shown.counters[f"{name}.{what}"] = number_in(view, f"{name}.{what}")
        show_mat(view, name, shown)
        shown.panels[f"king.{name}"] = king_rows(content, view, seat)


def show_map(content: KingsContent, view: Flat, shown: Seen) -> None:
    """Ground, stacks, bags, workers; then kings with the prow at the side they face."""
    for name in content.names["hex"]:
        shown.pieces.append(SeenPiece(name, f"ground-{view[f'terrain.{name}']}", 1))
        for kind in ("wood", "coal"):
            if f"{kind}.{name}" in view:
                shown.pieces.append(SeenPiece(name, kind, number_in(view, f"{kind}.{name}")))
        if any(f"bag.{token}.{name}" in view for token in TOKENS):
            shown.pieces.append(SeenPiece(name, "bag", 1))
        if f"worker.{name}" in view:
            shown.pieces.append(SeenPiece(name, f"{view[f'worker.{name}']}-small", 1))
    for name in content.names["seat"]:
        if f"{name}.site" in view:
            shown.pieces.append(SeenPiece(str(view[f"{name}.site"]), f"{name}-holdfast", 1))
        if f"{name}.king" in view:
            at = str(view[f"{name}.king"])
            shown.pieces.append(SeenPiece(at, f"{name}-king", 1))
            shown.pieces.append(SeenPiece(at, f"{name}-{view[f'{name}.facing']}", 1))


def show_mat(view: Flat, name: str, shown: Seen) -> None:
    """Workers and damage on a king's board; a worker from elsewhere keeps its colour."""
    for space in SPACES:
        if f"{name}.at.{space}" in view:
            worker = str(view[f"{name}.at.{space}"])
            shown.pieces.append(SeenPiece(f"{name}-{space}", worker if "-" in worker else f"{name}-{worker}", 1))
        if f"{name}.damage.{space}" in view:
            shown.pieces.append(SeenPiece(f"{name}-{space}", "damage", 1))


def show_cards(content: KingsContent, view: Flat, shown: Seen) -> None:
    order = {
        str(view[f"{seat}.track.{slot}"]): slot
        for seat in content.names["seat"]
        for slot in range(1, SLOTS + 1)
        if f"{seat}.track.{slot}" in view
    }
    known = {zone.name for zone in ZONES if zone.name in COMMON or zone.name.partition(".")[2] in content.names["seat"]}
    for name in content.names["card"]:
        zone = view.get(f"card.{name}")
        if zone in known and not is_absent(content, name):
            flags = ["worn"] if f"wear.{name}" in view else []
            shown.cards.append(SeenCard(name, str(zone), order.get(name, 0), number_in(view, f"hits.{name}"), flags))
    for zone in known:
        shown.zones[zone] = number_in(view, f"count.{zone}")
    absent = sum(is_absent(content, name) and f"card.{name}" in view for name in content.names["card"])
    shown.zones["out"] -= absent


def is_absent(content: KingsContent, name: str) -> bool:
    """A planning card of a colour that does not play."""
    first = name.partition("-")[0]
    return first in ("yellow", "blue", "black") and first not in content.names["seat"]


def bags(content: KingsContent, view: Flat) -> list[Row]:
    """What is left in each bag, as everybody may count it."""
    rows: list[Row] = []
    for where, name in enumerate(content.names["hex"]):
        counts = [number_in(view, f"bag.{token}.{name}") for token in TOKENS]
        if any(counts):
            terms = [Term("hex", "hex", where), number("gear", counts[0]), number("treasure", counts[1])]
            rows.append(Row("scene-bag", [*terms, number("damage", counts[2])]))
    return rows


def king_rows(content: KingsContent, view: Flat, seat: int) -> list[Row]:
    """Where the king looks, which card it runs, what covers its sections, what weighs on it."""
    name = content.names["seat"][seat]
    rows: list[Row] = []
    if f"{name}.facing" in view:
        terms = [
            Term("hex", "hex", content.names["hex"].index(str(view[f"{name}.king"]))),
            Term("facing", "facing", content.names["facing"].index(str(view[f"{name}.facing"]))),
        ]
        rows.append(Row("scene-faces", terms))
    for slot in range(1, SLOTS + 1):
        if view.get("active") == name and view.get("pointer") == slot and f"{name}.track.{slot}" in view:
            card = content.names["card"].index(str(view[f"{name}.track.{slot}"]))
            rows.append(Row("scene-planned", [number("n", slot), Term("card", "card", card)], flag="now"))
    for section in SECTIONS:
        if f"{name}.section.{section}" in view:
            card = content.names["card"].index(str(view[f"{name}.section.{section}"]))
            terms = [Term("section", "section", SECTIONS.index(section)), Term("card", "card", card)]
            rows.append(Row("scene-upgraded", terms))
    if f"{name}.hull" in view:
        rows.append(Row("scene-hull", number=number_in(view, f"{name}.hull")))
    if f"{name}.chained" in view:
        rows.append(Row("scene-chained"))
    return rows
