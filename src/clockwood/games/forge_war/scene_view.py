"""What a seat sees of Forge War's table, from its flat view and nothing else."""

from clockwood.games.forge_war.content import ForgeContent
from clockwood.games.forge_war.regions import ZONES
from clockwood.games.forge_war.terms import CLOSED_SPACES, END_BONUSES, RESOURCES, SEATS
from clockwood.kernel.events import Term, number
from clockwood.kernel.game import Flat
from clockwood.kernel.seen import Row, Seen, SeenCard, SeenPiece, number_in


def seen(content: ForgeContent, view: Flat) -> Seen:
    shown = Seen()
    seats = content.names["seat"]
    for name in content.names["hex"]:
        if f"ground.{name}" in view:
            shown.pieces.append(SeenPiece(name, f"ground-{view[f'ground.{name}']}", 1))
        if f"mine.{name}" in view:
            shown.pieces.append(SeenPiece(name, str(view[f"mine.{name}"]), 1))
    show_cards(content, view, shown)
    for key in (
        "stage",
        "round",
        *(f"{seat}.{what}" for seat in seats for what in ("score", "gold", "workers", *RESOURCES)),
    ):
        shown.counters[key] = number_in(view, key)
    order = [str(view[f"order.{k}"]) for k in range(1, 5) if f"order.{k}" in view]
    shown.panels["order"] = [Row("scene-in-order", [Term("seat", "seat", seats.index(name))]) for name in order]
    shown.panels["tiles"] = [
        Row("scene-tile", [Term("tile", "tile", content.names["tile"].index(str(view[f"tile.{k}"])))])
        for k in range(1, 6)
        if f"tile.{k}" in view
    ]
    shown.panels["market"] = market(content, view)
    for seat, name in enumerate(seats):
        shown.panels[f"quests.{name}"] = quests(content, view, seat)
        shown.panels[f"adventurers.{name}"] = adventurers(content, view, seat)
    return shown


def show_cards(content: ForgeContent, view: Flat, shown: Seen) -> None:
    order = {str(view[f"offer.{slot}"]): slot for slot in range(1, 9) if f"offer.{slot}" in view}
    order |= {str(view[f"market.{k}"]): k for k in range(1, 6) if f"market.{k}" in view}
    for name in content.names["card"]:
        if f"card.{name}" in view:
            flags = ["marked"] if f"kept.{name}" in view else []
            shown.cards.append(SeenCard(name, str(view[f"card.{name}"]), order.get(name, 0), 0, flags))
    for zone in ZONES:
        owner = zone.name.rpartition(".")[2]
        if owner not in SEATS or owner in content.names["seat"]:
            shown.zones[zone.name] = number_in(view, f"count.{zone.name}")


def term(content: ForgeContent, name: str, kind: str, value: int | str) -> Term:
    return Term(name, kind, content.names[kind].index(str(value)))


def market(content: ForgeContent, view: Flat) -> list[Row]:
    """Who holds which closed space, who bought which end bonus, who claimed what."""
    rows: list[Row] = []
    for space in CLOSED_SPACES:
        if f"space.{space}" in view:
            terms = [term(content, "space", "space", space), term(content, "seat", "seat", view[f"space.{space}"])]
            rows.append(Row("scene-space-taken", terms))
    for bonus in END_BONUSES:
        if f"end-bonus.{bonus}" in view:
            terms = [term(content, "bonus", "bonus", bonus), term(content, "seat", "seat", view[f"end-bonus.{bonus}"])]
            rows.append(Row("scene-bonus-taken", terms))
    for key in view:
        if key.startswith("claim."):
            _, design, seat = key.split(".")
            rows.append(
                Row("scene-claimed", [term(content, "design", "design", design), term(content, "seat", "seat", seat)])
            )
    return rows


def quests(content: ForgeContent, view: Flat, seat: int) -> list[Row]:
    """Each active quest: its step, the power on it, and what the step needs. [FW F7.3]"""
    rows: list[Row] = []
    for slot, quest in enumerate(content.names["quest"]):
        key = f"{content.names['seat'][seat]}.{quest}"
        if key in view:
            power, needs = number_in(view, f"{key}.power"), number_in(view, f"{key}.needs")
            terms = [
                Term("quest", "quest", slot),
                term(content, "card", "card", view[key]),
                number("step", number_in(view, f"{key}.step")),
                number("power", power),
                number("needs", needs),
            ]
            rows.append(Row("scene-quest-row", terms, flag="done" if power >= needs else "open", cite="FW F7.3"))
    return rows


def adventurers(content: ForgeContent, view: Flat, seat: int) -> list[Row]:
    """Each adventurer: level, title, and where with what."""
    rows: list[Row] = []
    for which, name in enumerate(content.names["adventurer"]):
        key = f"{content.names['seat'][seat]}.{name}"
        if f"{key}.level" not in view:
            break
        terms = [Term("adventurer", "adventurer", which), number("level", number_in(view, f"{key}.level"))]
        message = "scene-adventurer"
        if f"{key}.title" in view:
            terms.append(term(content, "title", "title", view[f"{key}.title"]))
            message += "-titled"
        if f"{key}.quest" in view:
            terms.append(term(content, "quest", "quest", view[f"{key}.quest"]))
            terms.append(term(content, "design", "design", view[f"{key}.weapon"]))
            message += "-away"
        rows.append(Row(message, terms))
    return rows
