"""Guards of every test run: one form of the rules, known and fresh; and no chance but by a seed."""

import os
from itertools import count

import pytest
from hypothesis import settings

from build_steps.tree import TREE, is_current
from clockwood import build_form, seeds
from clockwood.kernel.rng import KEYED
from forms import loaded_tree, stray_libraries

settings.register_profile("quick", deadline=None, derandomize=True, database=None, max_examples=25)
settings.register_profile("whole", deadline=None, derandomize=True, database=None)
settings.register_profile("soak", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "whole"))


def pytest_configure(config: pytest.Config) -> None:
    del config
    stray = stray_libraries()
    if stray:
        pytest.exit(f"compiled libraries lie among the sources, remove them: {', '.join(map(str, stray))}", 3)
    if loaded_tree() == TREE and not is_current():
        pytest.exit(f"{TREE} is stale: run make compiled", 3)


def pytest_report_header() -> str:
    return f"{build_form.describe()}, from {loaded_tree()}"


FIRST_SEED = 7_000_000_001
"""Long enough to be told from any other number of a match."""


@pytest.fixture(autouse=True)
def counted_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that is given no seed has the next in line, anew in each test: none passes or fails by luck."""
    monkeypatch.setattr(seeds, "fresh", count(FIRST_SEED).__next__)
    monkeypatch.setattr(seeds, "fresh_key", count(KEYED + FIRST_SEED).__next__)
