"""The public names change only where somebody means it."""

import doctest
import importlib

import pytest

import clockwood
from tools import public_names


def test_the_public_names_are_those_that_are_kept() -> None:
    kept = public_names.KEPT.read_text(encoding="utf-8").splitlines()
    here = public_names.public_names()
    gone, new = sorted(set(kept) - set(here)), sorted(set(here) - set(kept))
    assert "clockwood.kernel.table.Table.choose" in here
    assert (gone, new) == ([], []), "if this is meant: python -m tools.public_names, and a line in changelog.d/"


@pytest.mark.parametrize("package", ["rl", "testing"])
def test_what_a_package_gives_is_public(package: str) -> None:
    names = public_names.public_names()
    given = importlib.import_module(f"clockwood.{package}").__all__
    assert [name for name in given if f"clockwood.{package}.{name}" not in names] == []


@pytest.mark.parametrize(
    "name",
    [
        "clockwood.rl.Learning.observed",
        "clockwood.rl.spiel.register",
        "clockwood.testing.Conformance.run",
        "clockwood.agents.batch.Batch.step",
        "clockwood.kernel.learning.answers.Answers.write_choices",
        "clockwood.kernel.learning.encoding.Encoding.write",
        "clockwood.kernel.learning.returns.returns",
    ],
)
def test_what_learners_and_testers_call_is_public(name: str) -> None:
    assert name in public_names.public_names()


def test_every_public_module_can_be_imported_and_has_its_names() -> None:
    for name in public_names.public_names():
        parts = name.split(".")
        depth = next(at for at in range(len(parts) - 1, 0, -1) if is_module(".".join(parts[:at])))
        found: object = importlib.import_module(".".join(parts[:depth]))
        assert hasattr(found, parts[depth]), name


def is_module(name: str) -> bool:
    try:
        importlib.import_module(name)
    except ModuleNotFoundError:
        return False
    return True


def test_the_package_exports_what_it_says() -> None:
    assert sorted(clockwood.__all__) == clockwood.__all__
    assert [name for name in clockwood.__all__ if not getattr(clockwood, name).__doc__] == []


def test_examples_run() -> None:
    assert doctest.testmod(public_names).attempted > 0
    assert doctest.testmod(public_names).failed == 0
