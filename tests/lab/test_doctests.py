"""The examples in the lab's docstrings run."""

import doctest
import importlib

import pytest


@pytest.mark.parametrize("name", ["bench.report", "players", "shares", "study"])
def test_examples_run(name: str) -> None:
    ran = doctest.testmod(importlib.import_module(f"clockwood.lab.{name}"))
    assert ran.attempted > 0
    assert ran.failed == 0
