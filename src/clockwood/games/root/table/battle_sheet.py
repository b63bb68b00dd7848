"""A battle under way: shown to all, and set out as a sheet with both sides' warriors, dice and hits. [RT 4.3]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.root.content import content_of
from clockwood.games.root.rules.hiring import hired_at
from clockwood.games.root.rules.hits import ATTACKING, DEFENDING, cap_of, hits_of, rolled_hits, seat_of
from clockwood.games.root.table import cells
from clockwood.kernel.content import Content
from clockwood.kernel.events import Term, number
from clockwood.kernel.layout import NONE, term
from clockwood.kernel.match import Match
from clockwood.kernel.seen import Row, number_in
from clockwood.kernel.sheet import UNKNOWN, Sheet, SheetColumn, SheetSection
from clockwood.kernel.view import Flat

SIDES: Final = ("attack", "defence")
VALUES: Final = ("cap", "rolled", "landed", "hits")


def show_battle(match: Match, view: Flat) -> None:
    """Show a battle under way; rolls and hits once the dice are known."""
    state = match.state
    where = term(state, cells.WHERE)
    if state[cells.BATTLE] == 0 or where == NONE:
        return
    names = match.content.names
    view["battle.attacker"] = names["seat"][seat_of(match, ATTACKING)]
    view["battle.defender"] = names["seat"][seat_of(match, DEFENDING)]
    view["battle.clearing"] = names["clearing"][where]
    rolled = state[cells.ROLLED] + state[cells.ROLLED + 1] > 0
    for k, side in enumerate(SIDES):
        view[f"battle.{side}.cap"] = int(cap_of(match, seat_of(match, k), seat_of(match, 1 - k), where, k))
        if rolled:
            view[f"battle.{side}.rolled"] = int(state[cells.ROLLED + k])
            view[f"battle.{side}.landed"] = int(rolled_hits(match, k))
            view[f"battle.{side}.hits"] = int(hits_of(match, k))


def battle_keys() -> list[str]:
    """Return the keys of `show_battle`."""
    sides = [f"battle.{side}.{what}" for side in SIDES for what in VALUES]
    return ["battle.attacker", "battle.defender", "battle.clearing", *sides]


def fighters(match: Match, seat: i64, other: i64, clearing: i64) -> i64:
    """Return the most hits that a seat's pieces and those it hired there let it roll against another."""
    return content_of(match).faction[seat].cap(match, seat, clearing) + hired_at(match, seat, other, clearing)


def against(match: Match, seat: i64, other: i64, clearing: i64) -> list[Term]:
    """Return how many hits each side of a battle could roll at most, as terms of a result."""
    own, theirs = fighters(match, seat, other, clearing), fighters(match, other, seat, clearing)
    return [number("own", own), number("other", theirs)]


def battle_sheet(content: Content, view: Flat) -> Sheet:
    """Return the sheet of the battle that a view tells of."""
    sides = [str(view["battle.attacker"]), str(view["battle.defender"])]
    seats = [content.names["seat"].index(name) for name in sides]
    where = Term("clearing", "clearing", content.names["clearing"].index(str(view["battle.clearing"])))
    head = Row("sheet-battle", [Term("seat", "seat", seats[0]), Term("other", "seat", seats[1]), where])
    caps = [SheetColumn([], number_in(view, f"battle.{side}.cap")) for side in SIDES]
    sections = [
        SheetSection("sheet-cap", caps, "RT 4.3.3.I"),
        SheetSection("sheet-hits", [hits(view, side) for side in SIDES], "RT 4.3.5"),
    ]
    return Sheet(head, [where], seats, sections, [Row("sheet-dice", cite="RT 4.3.3")])


def hits(view: Flat, side: str) -> SheetColumn:
    """Return the roll, what the cap takes from it, and hits that are not rolled."""
    if f"battle.{side}.rolled" not in view:
        return SheetColumn([Row("sheet-roll", flag=UNKNOWN, cite="RT 4.3.3")], None)
    rolled, landed, total = (number_in(view, f"battle.{side}.{what}") for what in VALUES[1:])
    rows = [Row("sheet-roll", number=rolled, cite="RT 4.3.3")]
    if landed != rolled:
        rows.append(Row("sheet-lost", number=landed - rolled, cite="RT 4.3.3.I"))
    if total != landed:
        rows.append(Row("sheet-extra", number=total - landed, cite="RT 4.3.5.I"))
    return SheetColumn(rows, total)
