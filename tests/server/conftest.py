"""Fixtures: servers on SQLite and on PostgreSQL, and visitors.

A test module runs on SQLite, or on the databases it lists in `DATABASES`.
"""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from uuid import uuid4

import asyncpg
import pytest

from server.databases import SQLITE
from server.postgres import postgres
from server.running_server import RunningServer, quick, running
from server.visitors import Visitor


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
def here(database: str) -> Iterator[RunningServer]:
    with running(quick(database)) as server:
        yield server


@pytest.fixture
def new_visitor(here: RunningServer) -> Iterator[Callable[[], Visitor]]:
    """Return a function that creates a visitor without a cookie."""
    made: list[Visitor] = []

    def come() -> Visitor:
        made.append(Visitor(here.url))
        return made[-1]

    yield come
    for each in made:
        each.http.close()
