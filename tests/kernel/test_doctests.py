"""The examples in the kernel's docstrings run."""

import doctest
import importlib
import pkgutil

import pytest

import clockwood
import clockwood.kernel
from clockwood.build_form import COMPILED

MODULES = [f"clockwood.kernel.{module.name}" for module in pkgutil.iter_modules(clockwood.kernel.__path__)]


@pytest.mark.skipif(COMPILED, reason="doctest finds examples in interpreted modules only")
@pytest.mark.parametrize("name", [*MODULES, "clockwood.api"])
def test_examples_run(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
