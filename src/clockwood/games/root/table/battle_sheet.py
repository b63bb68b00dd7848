"""A battle under way: shown to all, and set out as a sheet with both sides' warriors, dice and hits. [RT 4.3]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.root.content import content_of, root_content
from clockwood.games.root.rules.battle import Deal, Roll
from clockwood.games.root.rules.battle_cards import is_played
from clockwood.games.root.rules.hiring import hired_at
from clockwood.games.root.rules.hits import (
    ATTACKING,
    DEFENDING,
    LoseTogether,
    cap_of,
    defenseless_hits,
    hits_of,
    rolled_hits,
    seat_of,
)
from clockwood.games.root.table import cells
from clockwood.games.root.words import BRUTAL_TACTICS, PARTISANS, SAPPERS
from clockwood.kernel.content import Content
from clockwood.kernel.events import Term, number
from clockwood.kernel.layout import NONE, term
from clockwood.kernel.match import Match
from clockwood.kernel.seen import Row, number_in
from clockwood.kernel.sheet import DIE, Sheet, SheetColumn, SheetSection
from clockwood.kernel.view import Flat

BEFORE_ROLL, ROLLED, OVER = range(3)
SIDES: Final = ("attack", "defence")
VALUES: Final = ("cap", "lent", "rolled", "landed", "ability", "defenseless", "cards", "extra", "hits")
BONUSES: Final = ("ability", "defenseless", "cards", "extra")
"""Hits that are not rolled: of the faction itself, on a defenseless side, by cards used after the roll, and others."""
HITTING: Final = (SAPPERS, BRUTAL_TACTICS, PARTISANS, PARTISANS + 1, PARTISANS + 2)
"""Effects that deal a hit when they are used after the roll. [RT 4.3.4]"""


def show_battle(match: Match, view: Flat) -> None:
    """Show a battle under way: rolls and hits once the dice are known, no sums any more once pieces have left."""
    state = match.state
    where = term(state, cells.WHERE)
    if state[cells.BATTLE] == 0 or where == NONE:
        return
    names = match.content.names
    view["battle.attacker"] = names["seat"][seat_of(match, ATTACKING)]
    view["battle.defender"] = names["seat"][seat_of(match, DEFENDING)]
    view["battle.clearing"] = names["clearing"][where]
    view["battle.higher"] = names["seat"][seat_of(match, DEFENDING if is_turned(match) else ATTACKING)]
    stage = stage_of(match)
    for k, side in enumerate(SIDES):
        if stage != BEFORE_ROLL:
            view[f"battle.{side}.rolled"] = int(state[cells.ROLLED + k])
        if stage == OVER:
            continue
        seat = seat_of(match, k)
        view[f"battle.{side}.cap"] = int(cap_of(match, seat, seat_of(match, 1 - k), where, k))
        view[f"battle.{side}.lent"] = int(state[cells.CAP + k])
        cards = sum(1 for effect in HITTING if is_played(match, k, effect))
        view[f"battle.{side}.ability"] = int(content_of(match).faction[seat].extra_hits(match, seat, k == ATTACKING))
        view[f"battle.{side}.defenseless"] = int(defenseless_hits(match, k))
        view[f"battle.{side}.cards"] = cards
        view[f"battle.{side}.extra"] = int(state[cells.EXTRA + k]) - cards
        if stage == ROLLED:
            view[f"battle.{side}.landed"] = int(rolled_hits(match, k))
            view[f"battle.{side}.hits"] = int(hits_of(match, k))


def stage_of(match: Match) -> int:
    """Return whether the dice are still to be rolled, have been, or everything is settled: what comes next tells it."""
    stage = OVER
    for step in match.stack:
        if isinstance(step, Roll):
            return BEFORE_ROLL
        if isinstance(step, (Deal, LoseTogether)):
            stage = ROLLED
    return stage


def is_turned(match: Match) -> bool:
    """Return whether the defender has the higher die. [RT 4.3.3b]"""
    defender = seat_of(match, DEFENDING)
    return content_of(match).faction[defender].takes_higher(match, defender)


def battle_keys() -> list[str]:
    """Return the keys of `show_battle`."""
    sides = [f"battle.{side}.{what}" for side in SIDES for what in VALUES]
    return ["battle.attacker", "battle.defender", "battle.clearing", "battle.higher", *sides]


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
    if "battle.attack.cap" not in view:
        rolled = [SheetColumn([], number_in(view, f"battle.{side}.rolled")) for side in SIDES]
        return Sheet(head, [where], seats, [SheetSection("sheet-rolled", rolled, "RT 4.3.3")], [])
    kinds = [root_content(content).faction[seat].fights_with() for seat in seats]
    caps = [most_hits(view, side, kind) for side, kind in zip(SIDES, kinds, strict=True)]
    sections = [
        SheetSection("sheet-cap", caps, "RT 4.3.3.I"),
        SheetSection("sheet-hits", [hits(view, side) for side in SIDES], "RT 4.3.5"),
    ]
    dice = "sheet-dice-turned" if view["battle.higher"] == view["battle.defender"] else "sheet-dice"
    return Sheet(head, [where], seats, sections, [Row(dice, cite="RT 4.3.3")])


def most_hits(view: Flat, side: str, kind: str) -> SheetColumn:
    """Return the most hits that a side can roll: by its own pieces, and by those lent to it."""
    most, lent = number_in(view, f"battle.{side}.cap"), number_in(view, f"battle.{side}.lent")
    rows = [Row(f"sheet-{kind}", number=most - lent, cite="RT 4.3.3.I")]
    if lent:
        rows.append(Row("sheet-lent", number=lent, cite="RT 4.3.3.I"))
    return SheetColumn(rows, most)


def hits(view: Flat, side: str) -> SheetColumn:
    """Return the roll, what the cap takes from it, and hits that are not rolled, as far as they are known."""
    bonuses = [
        Row(f"sheet-{what}", number=number_in(view, f"battle.{side}.{what}"), cite="RT 4.3.5.I")
        for what in BONUSES
        if number_in(view, f"battle.{side}.{what}")
    ]
    if f"battle.{side}.rolled" not in view:
        return SheetColumn([Row("sheet-roll", number=None, flag=DIE, cite="RT 4.3.3"), *bonuses], None)
    rolled, landed = (number_in(view, f"battle.{side}.{what}") for what in ("rolled", "landed"))
    rows = [Row("sheet-roll", number=rolled, flag=DIE, cite="RT 4.3.3")]
    if landed != rolled:
        rows.append(Row("sheet-lost", number=landed - rolled, cite="RT 4.3.3.I"))
    return SheetColumn(rows + bonuses, number_in(view, f"battle.{side}.hits"))
