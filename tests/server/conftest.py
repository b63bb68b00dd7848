"""Servers on SQLite and on PostgreSQL, and guests who come to them.

A module is run on SQLite, or on what it names in `DATABASES`.
"""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from uuid import uuid4

import asyncpg
import pytest

from server.databases import SQLITE
from server.guests import Guest
from server.postgres import postgres
from server.running import Running, quick, running


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "database" in metafunc.fixturenames:
        wanted = getattr(metafunc.module, "DATABASES", [SQLITE])
        metafunc.parametrize("database", wanted, indirect=True, scope="module")


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(scope="module")
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the address of an empty database."""
    if request.param == SQLITE:
        file: Path = tmp_path_factory.mktemp("store") / "server.sqlite"
        return f"sqlite:///{file}"
    cluster: str = request.getfixturevalue("cluster")
    name = f"t{uuid4().hex}"
    asyncio.run(create(cluster, name))
    return cluster.rpartition("/")[0] + f"/{name}"


async def create(cluster: str, name: str) -> None:
    connection = await asyncpg.connect(cluster)
    try:
        await connection.execute(f"CREATE DATABASE {name}")
    finally:
        await connection.close()


@pytest.fixture(scope="module")
def here(database: str) -> Iterator[Running]:
    with running(quick(database)) as server:
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
