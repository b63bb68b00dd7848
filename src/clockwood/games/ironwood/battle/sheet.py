"""The open battle as a sheet: units, cards and bonuses of both sides, and who wins ties. [IW R11]"""

from typing import Final

from clockwood.games.ironwood.battle.bonuses import FORGE, GOLEMS
from clockwood.games.ironwood.content import IronwoodContent
from clockwood.games.ironwood.words import FACTIONS
from clockwood.kernel.content import Content
from clockwood.kernel.events import Term
from clockwood.kernel.seen import Row, number_in
from clockwood.kernel.sheet import UNKNOWN, Sheet, SheetColumn, SheetSection, total_of
from clockwood.kernel.view import Flat

FOREST_SEAT: Final = "woodwalkers"
LABELS: Final = {
    GOLEMS: "sheet-golems",
    FORGE: "sheet-forge",
    "stance": "sheet-stance",
    "spirits": "sheet-spirits",
}


def battle_sheet(content: Content, view: Flat) -> Sheet:
    """Return what a seat's view tells of the open battle; what nobody has shown yet stays open. [IW R18.4]"""
    attacker = str(view["battle.attacker"])
    places = [term_of(content, "forest", view["battle.forest"]), term_of(content, "mountain", view["battle.mountain"])]
    who = term_of(content, "seat", attacker)
    notes = [Row("sheet-ties", [who], cite="IW R11.10")]
    if "battle.winner" in view:
        notes.append(Row("sheet-won", [term_of(content, "seat", view["battle.winner"])], cite="IW R11.10"))
    sections = [SheetSection("sheet-units", [column(units(view, seat)) for seat in FACTIONS], "IW R11.10")]
    if "battle.winner" in view:
        dealt = [SheetColumn([], number_in(view, f"battle.{seat}.dealt")) for seat in FACTIONS]
        sections.append(SheetSection("sheet-damage", dealt, "IW R11.5"))
        return Sheet(Row("sheet-battle", [who]), places, list(range(len(FACTIONS))), sections, notes)
    sections += [
        SheetSection("sheet-damage", [damage(content, view, seat) for seat in FACTIONS], "IW R11.5"),
        SheetSection("sheet-dominance", [column(dominance(content, view, seat)) for seat in FACTIONS], "IW R11.10"),
    ]
    return Sheet(Row("sheet-battle", [who]), places, list(range(len(FACTIONS))), sections, notes)


def term_of(content: Content, kind: str, name: int | str) -> Term:
    return Term(kind, kind, content.names[kind].index(str(name)))


def column(rows: list[Row]) -> SheetColumn:
    return SheetColumn(rows, total_of(rows))


def units(view: Flat, seat: str) -> list[Row]:
    """Return the combat units that stand in the battle now."""
    place = view["battle.forest" if seat == FOREST_SEAT else "battle.mountain"]
    rows = [Row("sheet-fighters", number=number_in(view, f"{place}.fighters"))]
    golems = number_in(view, f"{place}.golems") if seat != FOREST_SEAT else 0
    return [*rows, Row("sheet-golems", number=golems)] if golems else rows


def damage(content: Content, view: Flat, seat: str) -> SheetColumn:
    """Return card and bonuses, less the other side's defense, not below 0. [IW R11.5, R11.6]"""
    other = FACTIONS[1 - FACTIONS.index(seat)]
    rows = values(content, view, seat, "damage")
    taken = values(content, view, other, "defense")
    known = [
        Row("sheet-defense-card" if row.terms else "sheet-defense", row.terms, -(row.number or 0), row.flag, "IW R11.6")
        for row in taken
    ]
    rows += [row for row in known if row.number or row.flag]
    total = total_of(rows)
    return SheetColumn(rows, None if total is None else max(total, 0))


def dominance(content: Content, view: Flat, seat: str) -> list[Row]:
    """Return the units that are left, the card and the bonuses. [IW R11.10]"""
    left = sum(row.number or 0 for row in units(view, seat))
    return [Row("sheet-units", number=left), *values(content, view, seat, "dominance")]


def values(content: Content, view: Flat, seat: str, value: str) -> list[Row]:
    """Return the wagered card's value, as far as it is known, and each bonus."""
    found = [wagered(content, view, seat, value)]
    start = f"battle.{seat}.{value}."
    for key, count in view.items():
        if key.startswith(start) and isinstance(count, int):
            source = key[len(start) :]
            known = LABELS.get(source)
            terms = [] if known else [term_of(content, "card", source)]
            found.append(Row(known or "sheet-card", terms, count, cite="IW R11.5"))
    return found


def wagered(content: Content, view: Flat, seat: str, value: str) -> Row:
    """Return the value of the card a side wagered: open until it is decided, or shown. [IW R11.3, R11.4]"""
    assert isinstance(content, IronwoodContent)
    staked = view.get(f"wagered.{seat}", 0)
    if staked == 1:
        return Row("sheet-no-card", number=0, cite="IW R11.4")
    if f"wager.{seat}" not in view:
        return Row("sheet-card-hidden" if staked else "sheet-card-open", flag=UNKNOWN, cite="IW R11.3")
    card = term_of(content, "card", view[f"wager.{seat}"])
    printed = content.cards
    numbers = {"damage": printed.damage, "defense": printed.defense, "dominance": printed.dominance}[value]
    return Row("sheet-card", [card], int(numbers[card.value]), cite="IW R11.3")
