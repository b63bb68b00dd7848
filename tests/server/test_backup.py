"""A backup is taken while the server runs, and every match of it opens where it is put back."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic import command

from clockwood.kernel.errors import BadInput
from clockwood.server.store.backup import back_up, put_back, tables_of
from clockwood.server.store.database import Database
from clockwood.server.store.revisions import revision_of, scripts
from server.databases import POSTGRESQL, SQLITE
from server.servers import SOLO, opened, played, server_on
from terminal.sitting import Sitting

DATABASES = [SQLITE, POSTGRESQL]


def test_a_backup_of_a_running_server_is_put_back(database: str, tmp_path: Path) -> None:
    file, target = tmp_path / "all.backup", f"sqlite:///{tmp_path / 'again.sqlite'}"

    async def inside() -> None:
        async with server_on(database) as server:
            visit, live = await opened(server)
            await played(live, 20)
            more = [(await opened(server, SOLO))[1] for _ in range(3)]
            counts, _ = await asyncio.gather(back_up(database, file), played(live, 20, seed=2))
            assert counts.opened >= 1 + len(more)
            assert counts.broken == []
            restored = await put_back(file, target)
            assert (restored.rows, restored.opened, restored.broken) == (counts.rows, counts.opened, [])
            async with server_on(target) as again:
                there = await again.matches.live(live.id)
                assert there.table.lines == live.table.lines[: len(there.table.lines)]
                assert len(there.table.lines) >= 20
                assert visit.visitor is not None
                assert await again.seats.held(visit.visitor, live.id) == await server.seats.held(visit.visitor, live.id)

    asyncio.run(inside())


def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    async def inside() -> None:
        address = f"sqlite:///{tmp_path / 'one.sqlite'}"
        async with server_on(address) as server:
            await opened(server, SOLO)
        file = tmp_path / "all.backup"
        await back_up(address, file)
        with pytest.raises(BadInput, match="exists already"):
            await back_up(address, file)
        with pytest.raises(BadInput, match="holds matches already"):
            await put_back(file, address)
        with pytest.raises(BadInput, match="no such file"):
            await put_back(tmp_path / "nothing", address)

    asyncio.run(inside())


OLDER = "0002"


async def shape(database: Database) -> tuple[str, dict[str, list[str]]]:
    """Return the revision of a database, and its tables with their columns."""
    async with database.reading() as connection:
        return await connection.run_sync(revision_of), {
            table.name: [column.name for column in table.columns] for table in (await tables_of(database)).sorted_tables
        }


async def made_older(address: str) -> tuple[str, dict[str, list[str]]]:
    """Give a database the tables of an earlier version, with the matches that are in it; return their shape."""
    database = Database(address)
    try:
        async with database.engine.connect() as connection:
            if database.single:
                await connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
            await connection.run_sync(lambda inside: command.downgrade(scripts(inside), OLDER))
            await connection.commit()
        return await shape(database)
    finally:
        await database.close()


async def shape_at(address: str) -> tuple[str, dict[str, list[str]]]:
    database = Database(address)
    try:
        return await shape(database)
    finally:
        await database.close()


def test_a_backup_leaves_a_database_of_an_older_version_as_it_is(database: str, tmp_path: Path) -> None:
    """The running servers of that version can go on with it, and with the backup."""

    async def inside() -> None:
        async with server_on(database) as server:
            _, live = await opened(server)
            await played(live, 20)
        before = await made_older(database)
        assert before[0] == OLDER
        file = tmp_path / "older.backup"
        counts = await back_up(database, file)
        assert (counts.opened >= 1, counts.broken) == (True, [])
        assert await shape_at(database) == before
        assert await shape_at(f"sqlite:///{file}") == before
        target = f"sqlite:///{tmp_path / 'newer.sqlite'}"
        assert (await put_back(file, target)).opened == counts.opened
        async with server_on(target) as again:
            assert (await again.matches.live(live.id)).table.lines == live.table.lines

    asyncio.run(inside())


def test_a_backup_makes_nothing_where_there_is_nothing(tmp_path: Path) -> None:
    async def inside() -> None:
        empty, missing = tmp_path / "empty.sqlite", tmp_path / "missing.sqlite"
        empty.touch()
        file = tmp_path / "one.backup"
        with pytest.raises(BadInput, match="holds nothing"):
            await back_up(f"sqlite:///{empty}", file)
        with sqlite3.connect(empty) as connection:
            assert connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
        with pytest.raises(BadInput, match="no such file"):
            await back_up(f"sqlite:///{missing}", file)
        assert not missing.exists()
        async with server_on(f"sqlite:///{missing}") as server:
            await opened(server)
        with sqlite3.connect(missing) as connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999'")
        with pytest.raises(BadInput, match="newer version"):
            await back_up(f"sqlite:///{missing}", file)
        assert not file.exists()

    asyncio.run(inside())


def test_a_match_that_does_not_open_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    store = tmp_path / "one.sqlite"

    async def inside() -> str:
        async with server_on(f"sqlite:///{store}") as server:
            _, live = await opened(server)
            await played(live, 5)
            return live.id

    match = asyncio.run(inside())
    sitting = Sitting(monkeypatch, capsys, tmp_path / "home")
    good = sitting.command("backup", str(tmp_path / "good"), "--database", f"sqlite:///{store}")
    assert "1 matches opened" in good
    with sqlite3.connect(store) as connection:
        connection.execute("UPDATE lines SET text = 'nonsense' WHERE number = 2")
        connection.execute("UPDATE matches SET position = 'nonsense'")
    sitting.command("backup", str(tmp_path / "bad"), "--database", f"sqlite:///{store}")
    assert sitting.status == 2
    assert match in sitting.errors
    sitting.command("restore", str(tmp_path / "nothing"), "--database", f"sqlite:///{tmp_path / 'two.sqlite'}")
    assert "there is no such file" in sitting.errors
