"""A study: cells to play, kept in a folder as they are played, so that the same command continues after a stop."""

import dataclasses
import hashlib
import json
import os
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from clockwood.kernel.errors import BadInput
from clockwood.lab.build import version
from clockwood.lab.games import Cell, Played, played_from
from clockwood.lab.runner import SECONDS, play_all, with_progress
from clockwood.registry import game_named

PLAN: Final = "plan.json"
JOURNAL: Final = "games.jsonl"
NOT_OURS: Final = "was not written by a study of this version; name another folder"


@dataclass(frozen=True)
class Study:
    """Cells, each with a number of games; later runs may add cells to a study that `grows`."""

    kind: str
    cells: list[tuple[Cell, int]] = field(hash=False)
    grows: bool = False

    @property
    def games(self) -> int:
        return sum(games for _, games in self.cells)

    def plan(self) -> dict[str, Any]:
        """Return what two runs must share to be one study: everything but the number of games."""
        first = self.cells[0][0]
        return {
            "kind": self.kind,
            "seed": first.seed,
            "limit": asdict(first.limit),
            "rules": {cell.game: game_named(cell.game).rules_version for cell, _ in self.cells},
            "packs": sorted({pack.text() for cell, _ in self.cells for pack in cell.content().packs}),
            "cells": {
                cell.name: {
                    "game": cell.game,
                    "players": cell.players,
                    "options": cell.options,
                    "cards": cell.cards,
                    **({"seed": cell.seed} if cell.seed != first.seed else {}),
                }
                for cell, _ in self.cells
            },
        }


class StudyFolder:
    """The folder of a study: its plan, a journal with a line for every batch of games, and reports."""

    def __init__(self, folder: Path, study: Study) -> None:
        self.folder: Final = folder
        self.study: Final = study
        self.games: Final[dict[tuple[str, int], Played]] = {}
        self.written_by: list[str] = []
        self.by = 0
        plan = json.loads(json.dumps(study.plan()))
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._open(plan)
        except OSError as error:
            raise BadInput(str(folder), f"cannot be used: {error.strerror}") from None

    def _open(self, plan: dict[str, Any]) -> None:
        """Read the plan and the games that are there, or write the plan."""
        path = self.folder / PLAN
        there = read_plan(path) if path.exists() else {**plan, "written by": []}
        self.written_by = there.pop("written by")
        if self.study.grows:
            plan["cells"] = {**there["cells"], **plan["cells"]}
            there["cells"] = {**plan["cells"], **there["cells"]}
        if there != plan:
            raise BadInput(
                str(self.folder), f"holds another study: {first_difference(there, plan)}; name another folder"
            )
        journal = self.folder / JOURNAL
        if journal.exists():
            self._read(journal)
        build = version()
        if build not in self.written_by:
            self.written_by.append(build)
        self.by = self.written_by.index(build)
        replace(path, json.dumps({**plan, "written by": self.written_by}, indent=1) + "\n")

    def _read(self, journal: Path) -> None:
        """Read the games of every complete line; an incomplete last line, left by a killed run, is removed."""
        try:
            text = journal.read_text(encoding="utf-8")
        except ValueError:
            raise BadInput(str(journal), NOT_OURS) from None
        whole = whole_lines(text)
        if whole != text:
            replace(journal, whole)
        known = {cell.name for cell, _ in self.study.cells}
        games = read_games(journal, whole)
        self.games.update({(played.cell, played.number): played for played in games if played.cell in known})

    def missing(self) -> list[tuple[Cell, list[int]]]:
        return [
            (cell, [number for number in range(games) if (cell.name, number) not in self.games])
            for cell, games in self.study.cells
        ]

    def add(self, games: list[Played]) -> None:
        """Write the games, each with the build that played it, to the journal; then count them."""
        ours = [dataclasses.replace(played, by=self.by) for played in games]
        line = json.dumps([played.data() for played in ours], ensure_ascii=False, separators=(",", ":"))
        try:
            with (self.folder / JOURNAL).open("a", encoding="utf-8") as journal:
                journal.write(line + "\n")
                journal.flush()
                os.fsync(journal.fileno())
        except OSError as error:
            raise BadInput(str(self.folder / JOURNAL), f"cannot be written: {error.strerror}") from None
        self.games.update({(played.cell, played.number): played for played in ours})

    def run(self, processes: int = 0, seconds: float = SECONDS, on: str = "") -> None:
        """Play the missing games, on this machine or `on` a cluster."""
        work = self.missing()
        left = sum(len(numbers) for _, numbers in work)
        played = play_all(work, processes, seconds, on)
        for batch in with_progress(played, self.study.games - left, self.study.games):
            self.add(batch)

    def rows(self) -> Iterator[tuple[Cell, Played]]:
        """Yield every wanted game that was played: the first game of each cell, then the second, and so on."""
        most = max(games for _, games in self.study.cells)
        for number in range(most):
            for cell, games in self.study.cells:
                if number < games and (cell.name, number) in self.games:
                    yield cell, self.games[cell.name, number]

    def of(self, cell: Cell) -> list[Played]:
        """Return the games of one cell, in order."""
        wanted = next(games for other, games in self.study.cells if other.name == cell.name)
        return [self.games[cell.name, k] for k in range(wanted) if (cell.name, k) in self.games]

    def write(self, name: str, text: str) -> Path:
        path = self.folder / name
        try:
            replace(path, text)
        except OSError as error:
            raise BadInput(str(path), f"cannot be written: {error.strerror}") from None
        return path


def default_folder(study: Study) -> Path:
    """Return a folder whose name depends on the plan, so that only the same command finds it again."""
    plan = study.plan()
    if study.grows:
        plan["cells"] = {}
    digest = hashlib.sha256(json.dumps(plan, sort_keys=True).encode()).hexdigest()[:8]
    return Path("results") / f"{study.kind}-{study.cells[0][0].game}-{digest}"


def replace(path: Path, text: str) -> None:
    """Write a file completely or not at all."""
    beside = path.with_name(path.name + ".new")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)


def read_plan(path: Path) -> dict[str, Any]:
    try:
        plan = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        plan = None
    if (
        not isinstance(plan, dict)
        or not isinstance(plan.get("cells"), dict)
        or not isinstance(plan.get("written by"), list)
    ):
        raise BadInput(str(path), NOT_OURS)
    return plan


def whole_lines(text: str) -> str:
    """Leave out an incomplete last line."""
    return text[: text.rfind("\n") + 1]


def read_games(journal: Path, text: str) -> Iterator[Played]:
    """Yield the games of a journal with this text."""
    for number, line in enumerate(text.splitlines(), 1):
        try:
            games = [played_from(data) for data in json.loads(line)]
        except (ValueError, TypeError, KeyError):
            raise BadInput(f"{journal} line {number}", NOT_OURS) from None
        yield from games


def first_difference(there: object, here: object, path: str = "") -> str:
    """Return the first difference of two plans.

    >>> first_difference({"a": {"seed": 1}}, {"a": {"seed": 2}})
    'a.seed is 1 there and 2 here'
    """
    if isinstance(there, dict) and isinstance(here, dict):
        for key in [*there, *here]:
            if key not in there or key not in here:
                return f"{path}{key} is only {'there' if key in there else 'here'}"
            if there[key] != here[key]:
                return first_difference(there[key], here[key], f"{path}{key}.")
    return f"{path.rstrip('.') or 'the plan'} is {there} there and {here} here"
