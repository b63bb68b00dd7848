"""Servers on SQLite and on PostgreSQL, and guests who come to them."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.guests import Guest
from server.running import Running, quick, running


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    file: Path = tmp_path_factory.mktemp("store") / "server.sqlite"
    with running(quick(f"sqlite:///{file}")) as server:
        yield server


@pytest.fixture
def guest(here: Running) -> Iterator[Callable[[], Guest]]:
    """Return what makes a fresh visitor."""
    made: list[Guest] = []

    def come() -> Guest:
        made.append(Guest(here.url))
        return made[-1]

    yield come
    for each in made:
        each.http.close()
