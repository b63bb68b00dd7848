"""The examples in the kernel's docstrings run, on whichever form of the kernel is loaded."""

import ast
import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import clockwood.kernel
from build_steps.rules import SOURCES

MODULES = [
    module.name for module in pkgutil.walk_packages(clockwood.kernel.__path__, "clockwood.kernel.") if not module.ispkg
]

DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef)


def docstrings(path: Path) -> list[str]:
    """From the source: a compiled function has no line of its own where doctest could find its examples."""
    nodes = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, DOCUMENTED)]
    return [text for text in map(ast.get_docstring, nodes) if text]


@pytest.mark.parametrize("name", [*MODULES, "clockwood.api", "clockwood.game_options"])
def test_examples_run(name: str) -> None:
    path = SOURCES / f"{name.replace('.', '/')}.py"
    names = vars(importlib.import_module(name))
    runner, parser = doctest.DocTestRunner(), doctest.DocTestParser()
    said: list[str] = []
    for text in docstrings(path):
        runner.run(parser.get_doctest(text, dict(names), name, str(path), 0), out=said.append)
    assert said == []


def test_there_are_examples() -> None:
    found = [text for name in MODULES for text in docstrings(SOURCES / f"{name.replace('.', '/')}.py") if ">>>" in text]
    assert len(found) > 10
