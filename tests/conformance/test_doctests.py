"""The examples in the kit's docstrings run."""

import doctest
import importlib

import pytest


@pytest.mark.parametrize("name", ["testing", "testing.chances", "testing.conformance"])
def test_examples_run(name: str) -> None:
    ran = doctest.testmod(importlib.import_module(f"clockwood.{name}"))
    assert ran.attempted > 0
    assert ran.failed == 0
