"""The games that the folder of a study holds, read without changing anything there."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from clockwood.kernel.errors import BadInput
from clockwood.lab.games import Cell, Played
from clockwood.lab.study import JOURNAL, NOT_OURS, PLAN, StudyFolder, read_games, read_plan, whole_lines
from clockwood.registry import game_named


@dataclass(frozen=True)
class KeptStudy:
    """The games of a study, with what they have in common: `rules` of each game, packs, and builds that wrote them."""

    name: str
    kind: str
    rules: dict[str, int] = field(hash=False)
    packs: list[str] = field(hash=False)
    written_by: list[str] = field(hash=False)
    rows: list[tuple[Cell, Played]] = field(hash=False)


def kept_by(folder: StudyFolder) -> KeptStudy:
    """Return the games that the study wants and has."""
    plan = folder.study.plan()
    rows = list(folder.rows())
    return KeptStudy(folder.folder.name, plan["kind"], plan["rules"], plan["packs"], folder.written_by, rows)


def read_study(folder: Path) -> KeptStudy:
    """Return all games of a folder, also of a study that was stopped; refuse games of other rules than those here."""
    if not (folder / PLAN).is_file():
        raise BadInput(str(folder), f"holds no study: there is no {PLAN}")
    try:
        plan = read_plan(folder / PLAN)
        journal = folder / JOURNAL
        text = whole_lines(journal.read_text(encoding="utf-8")) if journal.exists() else ""
    except OSError as error:
        raise BadInput(str(folder), f"cannot be read: {error.strerror}") from None
    try:
        kind, rules, packs, cells = plan["kind"], dict(plan["rules"]), list(plan["packs"]), cells_of(plan)
    except (KeyError, TypeError, ValueError):
        raise BadInput(str(folder / PLAN), NOT_OURS) from None
    must_be_our_rules(folder, rules)
    games = {(played.cell, played.number): played for played in read_games(journal, text) if played.cell in cells}
    if not games:
        raise BadInput(str(folder), "holds no games yet")
    rows = in_order(list(cells.values()), games)
    return KeptStudy(folder.resolve().name, kind, rules, packs, plan["written by"], rows)


def cells_of(plan: dict[str, Any]) -> dict[str, Cell]:
    return {
        name: Cell(line["game"], tuple(line["players"]), dict(line["options"]), seed=plan["seed"], cards=line["cards"])
        for name, line in plan["cells"].items()
    }


def must_be_our_rules(folder: Path, rules: dict[str, int]) -> None:
    for game, number in rules.items():
        here = game_named(game).rules_version
        if number != here:
            reason = (
                f"was played by rules {number} of {game}, and these are rules {here}; use the version that played it"
            )
            raise BadInput(str(folder), reason)


def in_order(cells: Sequence[Cell], games: dict[tuple[str, int], Played]) -> list[tuple[Cell, Played]]:
    """Return the first game of each cell, then the second, and so on, whatever the order in which they were played."""
    most = max(number for _, number in games) + 1
    return [
        (cell, games[cell.name, number]) for number in range(most) for cell in cells if (cell.name, number) in games
    ]
