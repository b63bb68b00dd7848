"""Compiled libraries are kept by what they were made of."""

import sys
from pathlib import Path

import pytest

from build_steps.tree import is_current
from tools import compiled


class Builds:
    """Stands in for the compiler: writes down what it was asked for, and makes a library of it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.monkeypatch = monkeypatch
        self.tree = folder / "compiled"
        self.made: list[str] = []
        places = {"BUILD": folder, "KEPT": folder / "kept", "TREE": self.tree, "ROOT": folder, "LOCK": folder / "lock"}
        for name, path in places.items():
            monkeypatch.setattr(compiled, name, path)
        monkeypatch.setattr(compiled, "build", self.build)
        monkeypatch.setattr(sys, "argv", ["compiled"])

    def build(self, tree: Path, wish: str) -> None:
        assert wish == "auto"
        self.made.append(tree.stem)
        tree.mkdir()
        (tree / "library.so").write_text(tree.stem, encoding="utf-8")

    def of(self, ingredients: str) -> str:
        """Have the compiled form of these ingredients; return which library there is then."""
        self.monkeypatch.setattr(compiled, "ingredients", lambda: ingredients)
        compiled.main()
        return (self.tree / "library.so").read_text(encoding="utf-8")


@pytest.fixture
def builds(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Builds:
    return Builds(monkeypatch, tmp_path)


@pytest.mark.slow
def test_what_was_built_once_is_not_built_again(builds: Builds) -> None:
    assert [builds.of(name) for name in ("one", "one", "two", "one")] == ["one", "one", "two", "one"]
    assert builds.made == ["one", "two"]
    assert is_current(builds.tree)
    assert (builds.tree / "clockwood" / "api.py").is_file()


@pytest.mark.slow
def test_only_the_latest_are_kept(builds: Builds) -> None:
    names = [f"build{k}" for k in range(compiled.MOST_KEPT + 1)]
    for name in names:
        builds.of(name)
    assert len(list((builds.tree.parent / "kept").iterdir())) == compiled.MOST_KEPT
    assert builds.of(names[-1]) == names[-1]
    assert builds.made == names


@pytest.mark.slow
def test_a_folder_of_an_older_kind_makes_way(builds: Builds) -> None:
    builds.tree.mkdir()
    (builds.tree / "old.so").touch()
    assert builds.of("new") == "new"
    assert not (builds.tree / "old.so").exists()


def test_without_a_compiler_there_is_no_compiled_form(monkeypatch: pytest.MonkeyPatch, builds: Builds) -> None:
    monkeypatch.setattr(compiled, "build", lambda *_: None)
    monkeypatch.setattr(compiled, "ingredients", lambda: "none")
    compiled.main()
    assert not builds.tree.exists()


def test_the_recipe_the_rules_and_the_wishes_are_the_ingredients(monkeypatch: pytest.MonkeyPatch) -> None:
    assert {"setup.py", "build_steps/folding.py", "build_steps/tightened.h"} <= set(compiled.recipe())
    monkeypatch.delenv("CLOCKWOOD_PROFILE", raising=False)
    ordinary = compiled.ingredients()
    monkeypatch.setenv("CLOCKWOOD_PROFILE", "yes")
    assert compiled.ingredients() != ordinary
