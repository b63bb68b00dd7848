"""Guards of every test run: one form of the rules, known and fresh."""

import os

import pytest
from hypothesis import settings

from clockwood import build_form
from forms import loaded_tree, stale_modules, stray_libraries

settings.register_profile("quick", deadline=None, derandomize=True, database=None, max_examples=25)
settings.register_profile("whole", deadline=None, derandomize=True, database=None)
settings.register_profile("soak", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "whole"))


def pytest_configure(config: pytest.Config) -> None:
    del config
    stray = stray_libraries()
    if stray:
        pytest.exit(f"compiled libraries lie among the sources, remove them: {', '.join(map(str, stray))}", 3)
    stale = stale_modules(loaded_tree())
    if stale:
        pytest.exit(f"{loaded_tree()} is stale: run make compiled ({', '.join(map(str, stale))})", 3)


def pytest_report_header() -> str:
    return f"{build_form.describe()}, from {loaded_tree()}"
