"""The examples in docstrings run, wherever the reference or a reader may meet one; `tests/kernel` has the kernel's."""

import ast
import doctest
import importlib
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent.parent / "src" / "clockwood"
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
SHOWN = sorted(
    path
    for path in PACKAGE.rglob("*.py")
    if PACKAGE / "kernel" not in path.parents and " >>> " in path.read_text(encoding="utf-8")
)


def docstrings(path: Path) -> list[str]:
    """Return them from the source: a compiled function has no line of its own where doctest could find its examples."""
    nodes = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, DOCUMENTED)]
    return [text for text in map(ast.get_docstring, nodes) if text]


@pytest.mark.parametrize("path", SHOWN, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_examples_run(path: Path) -> None:
    name = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
    names = vars(importlib.import_module(name))
    runner, parser = doctest.DocTestRunner(), doctest.DocTestParser()
    said: list[str] = []
    for text in docstrings(path):
        runner.run(parser.get_doctest(text, dict(names), name, str(path), 0), out=said.append)
    assert said == []
    assert runner.summarize(verbose=False).attempted > 0


def test_there_are_examples() -> None:
    assert len(SHOWN) > 15
