"""The package is typed, and says so."""

from pathlib import Path

import clockwood
from surface.typed_use import First, played


def test_the_package_says_that_it_is_typed() -> None:
    assert (Path(clockwood.__path__[-1]) / "py.typed").exists()


def test_what_the_type_checker_read_runs_too() -> None:
    table, told = played()
    assert table.over
    assert told
    table = clockwood.new("ironwood", seed=3)
    table.agents[0] = First("first", table.private)
    table.agents[1] = First("first", table.private)
    assert table.until("ironclad") is not None
