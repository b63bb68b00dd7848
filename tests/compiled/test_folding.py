"""Numbers that modules compute are written out for the compiler, and nothing else changes."""

import ast
import sys
from pathlib import Path

import pytest

from build_steps.folding import computed, fold, folded, name_of
from build_steps.rules import PACKAGE, ROOMS, ROOT

MODULE = '''"""Cells — of a table."""

from typing import Final

from mypy_extensions import i64

from laid_out import TABLE, WIDTH

KING: Final[i64] = TABLE.row("król", 4)
"""The king's place."""

WOOD: Final[i64] = TABLE.row(
    "wood",  # = a comment that has the sign
    4,
)
TWICE: Final[i64] = (
    KING
    + WIDTH
)
LAST: Final[i64] = TABLE.size
FIRST: Final[i64] = 7
NONE: Final[i64] = -1
LOOSE: Final = TABLE.row("loose", 1)
COUNT: i64 = TABLE.row("count", 1)
A: Final[i64] = TABLE.size; B: Final[i64] = WIDTH


def size() -> i64:
    inner: Final[i64] = TABLE.size
    return inner
'''
LAID_OUT = '''"""A table of cells."""

WIDTH = 40


class Table:
    def __init__(self) -> None:
        self.size = 15

    def row(self, name: str, count: int) -> int:
        self.size += count
        return self.size - count


TABLE = Table()
'''
NUMBERS = {"KING": 15, "WOOD": 19, "TWICE": 55, "LAST": 23, "A": 25, "B": 40}


def test_what_is_computed_at_module_level_is_found() -> None:
    assert [name_of(node) for node in computed(MODULE)] == list(NUMBERS)


def test_numbers_stand_where_they_were_declared_and_are_checked() -> None:
    lines = folded(MODULE, NUMBERS).splitlines()
    assert 'KING: Final[i64] = 15; assert KING == TABLE.row("król", 4)' in lines
    assert "WOOD: Final[i64] = 19; assert WOOD == TABLE.row(" in lines
    assert "TWICE: Final[i64] = 55; assert TWICE == (" in lines
    assert "A: Final[i64] = 25; assert A == TABLE.size; B: Final[i64] = 40; assert B == WIDTH" in lines


def test_every_other_line_stays_where_it_was() -> None:
    before, after = MODULE.splitlines(), folded(MODULE, NUMBERS).splitlines()
    changed = [line for line, other in zip(before, after, strict=True) if line != other]
    assert [line.partition(":")[0] for line in changed] == ["KING", "WOOD", "TWICE", "LAST", "A"]


@pytest.fixture
def cells(tmp_path: Path) -> Path:
    (tmp_path / "laid_out.py").write_text(LAID_OUT, encoding="utf-8")
    (tmp_path / "cells.py").write_text(MODULE, encoding="utf-8")
    return tmp_path / "cells.py"


def test_a_copy_is_given_the_numbers_that_importing_it_computes(cells: Path) -> None:
    assert fold([cells], cells.parent) == len(NUMBERS)
    assert cells.read_text(encoding="utf-8") == folded(MODULE, NUMBERS)


def test_a_folded_module_means_what_it_meant(cells: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(cells.parent)
    monkeypatch.delitem(sys.modules, "laid_out", raising=False)
    found: dict[str, object] = {}
    exec(compile(folded(MODULE, NUMBERS), "cells", "exec"), found)  # noqa: S102 - our own text
    assert {name: found[name] for name in NUMBERS} == NUMBERS
    assert (found["LOOSE"], found["COUNT"]) == (23, 24)


def test_a_wrong_number_does_not_survive_the_import(cells: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(cells.parent)
    monkeypatch.delitem(sys.modules, "laid_out", raising=False)
    with pytest.raises(AssertionError):
        exec(compile(folded(MODULE, {**NUMBERS, "WOOD": 20}), "cells", "exec"), {})  # noqa: S102 - our own text


@pytest.mark.slow
def test_every_computed_number_of_the_rules_can_be_folded() -> None:
    """The sign stands on the line of the annotation, and what comes out is Python again."""
    paths = [path for room in ROOMS for path in (ROOT / PACKAGE / room).rglob("*.py")]
    sources = [path.read_text(encoding="utf-8") for path in paths]
    names = [[name_of(node) for node in computed(source)] for source in sources]
    written = [folded(source, dict.fromkeys(found, 0)) for source, found in zip(sources, names, strict=True)]
    assert sum(map(len, names)) > 50
    assert all(ast.parse(text).body for text, found in zip(written, names, strict=True) if found)
