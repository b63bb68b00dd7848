"""What a seat sees of Forge War's table, from its flat view and nothing else."""

from clockwood.games.forge_war.content import ForgeContent
from clockwood.games.forge_war.regions import ZONES
from clockwood.games.forge_war.rules.weapons import leg_of
from clockwood.games.forge_war.state import FIRST_QUEST
from clockwood.games.forge_war.words import END_BONUSES, LEGS, RESOURCES, SCORED, SEATS, TYPES
from clockwood.kernel.events import Term, number
from clockwood.kernel.seen import Row, Seen, SeenCard, SeenPiece, number_in
from clockwood.kernel.view import Flat


def seen(content: ForgeContent, view: Flat, shown: Seen) -> None:
    seats = content.names["seat"]
    for name in content.names["hex"]:
        if f"ground.{name}" in view:
            shown.pieces.append(SeenPiece(name, f"ground-{view[f'ground.{name}']}", 1))
        if f"mine.{name}" in view:
            shown.pieces.append(SeenPiece(name, str(view[f"mine.{name}"]), 1))
    for space in content.names["space"]:
        if f"space.{space}" in view:
            shown.pieces.append(SeenPiece(space, f"{view[f'space.{space}']}-disk", 1))
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
    shown.panels["scores"] = scores(content, view)
    for seat, name in enumerate(seats):
        shown.panels[f"quests.{name}"] = quests(content, view, seat)
        shown.panels[f"adventurers.{name}"] = adventurers(content, view, seat)


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
    """Who bought which end bonus, who claimed what."""
    rows: list[Row] = []
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
            rows += planned(content, view, key)
    return rows


def planned(content: ForgeContent, view: Flat, key: str) -> list[Row]:
    """Whether pool and designs can meet the step, and what the next leg asks for. [FW F7.3]"""
    rows: list[Row] = []
    if number_in(view, f"{key}.power") < number_in(view, f"{key}.needs"):
        rows.append(reach("scene-step", number_in(view, f"{key}.lacks"), []))
    which = content.names["card"].index(str(view[key])) - int(FIRST_QUEST)
    leg = which * LEGS + int(leg_of(content, which, number_in(view, f"{key}.step"))) + 1
    if leg < which * LEGS + int(content.quest_legs[which]):
        start = number("start", content.leg_end[leg - 1] + 1)
        lacks = number_in(view, f"{key}.lacks-next")
        rows.append(reach("scene-leg", lacks, [start, number("needs", content.leg_difficulty[leg])]))
        wanted = int(content.leg_types[leg])
        rows += [Row(f"scene-wants-{name}", [], cite="FW F6.2") for k, name in enumerate(TYPES) if wanted >> k & 1]
    return rows


def reach(message: str, lacks: int, terms: list[Term]) -> Row:
    """A row for what can be met, or for what is missing."""
    if lacks == 0:
        return Row(f"{message}-met", terms, flag="done", cite="FW F7.3")
    return Row(f"{message}-lacks", [*terms, number("n", lacks)], flag="wrong", cite="FW F7.3")


def scores(content: ForgeContent, view: Flat) -> list[Row]:
    """Every player's prestige when all is added up: quests, levels, cards, end bonuses, gold. [FW F9]"""
    rows: list[Row] = []
    for seat, name in enumerate(content.names["seat"]):
        if f"{name}.final.quests" in view:
            terms = [number(part, number_in(view, f"{name}.final.{part}")) for part in SCORED]
            flag = "now" if f"winner.{name}" in view else ""
            rows.append(
                Row(
                    "scene-score",
                    [Term("seat", "seat", seat), *terms],
                    number_in(view, f"{name}.score"),
                    flag,
                    "FW F9.6",
                )
            )
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
