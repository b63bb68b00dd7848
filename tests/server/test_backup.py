"""A backup is taken while the server runs, and every match of it opens where it is put back."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from clockwood.kernel.errors import BadInput
from clockwood.server.store.backup import back_up, put_back
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
