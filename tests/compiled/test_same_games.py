"""Both forms of the rules play the same games, to the last bit of the state."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from build_steps.rules import ROOT, SOURCES
from build_steps.tree import TREE, is_current
from clockwood.testing.variants import variants_of

pytestmark = pytest.mark.compiled


def played_in(tree: Path) -> dict[str, Any]:
    """Never both forms in one process: each is played in its own."""
    paths = os.pathsep.join([str(tree), str(ROOT / "tests")])
    run = subprocess.run(
        [sys.executable, "-m", "compiled.digest"],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    found: dict[str, Any] = json.loads(run.stdout)
    return found


@pytest.fixture(scope="module")
def compiled() -> dict[str, Any]:
    assert TREE.exists(), "no compiled form here; make compiled builds it"
    assert is_current(), "stale: run make compiled"
    return played_in(TREE)


@pytest.fixture(scope="module")
def interpreted() -> dict[str, Any]:
    return played_in(SOURCES)


def test_each_run_really_loaded_its_form(compiled: dict[str, Any], interpreted: dict[str, Any]) -> None:
    assert [name for name, native in interpreted["forms"].items() if native] == []
    assert [name for name, native in compiled["forms"].items() if not native and name.rpartition(".")[2] != "art"] == []
    assert "clockwood.kernel.match" in compiled["forms"]
    assert compiled["forms"].keys() == interpreted["forms"].keys()


def test_both_forms_play_the_same_games(compiled: dict[str, Any], interpreted: dict[str, Any]) -> None:
    assert interpreted["games"]
    assert compiled["games"] == interpreted["games"]


def test_every_table_worth_testing_is_played(interpreted: dict[str, Any]) -> None:
    declared = [str(variant) for variant in variants_of("root")[1:]]
    assert not set(declared) - set(interpreted["games"])


def test_other_seeds_give_other_games(interpreted: dict[str, Any]) -> None:
    assert len(set(interpreted["games"].values())) == len(interpreted["games"])
