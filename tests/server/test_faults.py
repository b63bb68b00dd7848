"""Whatever the database does, everybody is answered, other tables go on, and the server recovers by itself."""

import asyncio
import os
import resource
import signal
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest
from sqlalchemy.exc import DataError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection

from clockwood.kernel.errors import BadInput
from clockwood.server.core.refusals import Unavailable
from clockwood.server.core.stored import RecordEntry, now
from clockwood.server.store import record_lines
from clockwood.server.store.database import READY_SECONDS, Database
from clockwood.server.store.leases import SqlLeases
from clockwood.server.store.sql_tables import LEASES
from clockwood.server.web.startup import check_database
from server.postgres import postgres
from server.running_server import RunningServer, quick, running
from server.server_process import SERVE, served
from server.servers import SOLO, opened, server_on
from server.visitors import Visitor

SECONDS = 1.5


@contextmanager
def visiting(here: RunningServer) -> Iterator[Visitor]:
    me = Visitor(here.url)
    with me.http:
        yield me


def entry(match: str, client: str) -> RecordEntry:
    return RecordEntry(match, 0, ["a line"], 0, client, "position", over=False, outcome="", rules=1)


@pytest.mark.parametrize("error", [PoolTimeout("the pool"), TimeoutError("slow"), RuntimeError("something else")])
def test_no_error_stops_the_writer(database: str, monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    async def inside() -> None:
        async with server_on(database) as server:
            _, live = await opened(server, SOLO)

            async def broken(connection: AsyncConnection, entries: list[RecordEntry], *, notify: bool) -> None:
                del connection, entries, notify
                raise error

            with monkeypatch.context() as patched:
                patched.setattr(record_lines, "write_entries", broken)
                with pytest.raises(Unavailable):
                    await server.record_lines.append(entry(live.id, "one"))
            assert server.record_lines.running
            await server.record_lines.append(entry(live.id, "two"))

    asyncio.run(inside())


def test_an_entry_the_database_refuses_does_not_spoil_the_others(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def inside() -> None:
        async with server_on(database) as server:
            tables = [(await opened(server, SOLO))[1].id for _ in range(3)]
            write = record_lines.write_entries

            async def picky(connection: AsyncConnection, entries: list[RecordEntry], *, notify: bool) -> None:
                if any(each.client == "bad" for each in entries):
                    raise DataError("insert", None, ValueError("a null byte"))
                await write(connection, entries, notify=notify)

            monkeypatch.setattr(record_lines, "write_entries", picky)
            clients = ["good", "bad", "fine"]
            results = await asyncio.gather(
                *(server.record_lines.append(entry(*each)) for each in zip(tables, clients, strict=True)),
                return_exceptions=True,
            )
            assert [type(result) for result in results] == [type(None), Unavailable, type(None)]

    asyncio.run(inside())


@pytest.mark.slow
def test_a_locked_file_gives_503_in_time_and_the_server_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "locked.sqlite"
    settings = quick(f"sqlite:///{file}")
    settings.database_seconds = SECONDS
    with running(settings) as here, visiting(here) as me:
        match = me.opens(seats={"woodwalkers": "me", "ironclad": "me"})
        scene = me.scene(match, "woodwalkers")
        option = scene["scene"]["question"]["options"][0]["answer"]
        answer = {"seat": "woodwalkers", "client": "k1", "ask": scene["standing"]["ask"], "answer": option}
        with sqlite3.connect(file) as other:
            other.execute("BEGIN IMMEDIATE")
            for path, body in (
                ("/api/matches", {"game": "ironwood"}),
                (f"/api/matches/{match}/choose", answer),
                (f"/api/matches/{match}/invitations", {"seat": ""}),
                ("/ready", None),
            ):
                reply = me.http.get(path) if body is None else me.http.post(path, json=body)
                assert reply.status_code == 503, reply.text
            other.rollback()
        assert me.post(f"/matches/{match}/choose", answer) == {"client": "k1", "again": False}
        time.sleep(2.1)
        assert httpx2.get(f"{here.url}/ready").status_code == 200


@pytest.mark.slow
def test_a_database_that_stands_still_is_waited_for_and_then_used_again() -> None:
    """PostgreSQL is stopped while many read and one answers: all are told so in time, and afterwards play goes on."""
    with postgres() as address:
        settings = quick(address)
        settings.database_seconds = SECONDS
        with running(settings) as here, visiting(here) as me:
            match = me.opens(seats={"woodwalkers": "me", "ironclad": "me"})
            scene = me.scene(match, "woodwalkers")
            answer = {
                "seat": "woodwalkers",
                "client": "k1",
                "ask": scene["standing"]["ask"],
                "answer": scene["scene"]["question"]["options"][0]["answer"],
            }
            processes = postgres_processes(address)
            for process in processes:
                os.kill(process, signal.SIGSTOP)
            try:
                replies = asyncio.run(all_at_once(here.url, match, me, answer))
            finally:
                for process in processes:
                    os.kill(process, signal.SIGCONT)
            assert set(replies) <= {200, 503}
            assert replies[-1] == 503
            done = me.http.post(f"/api/matches/{match}/choose", json=answer)
            assert done.json() in ({"client": "k1", "again": False}, {"client": "k1", "again": True}), done.text
            assert me.opens()


def postgres_processes(address: str) -> list[int]:
    """Return the server that listens at an address, and its children."""
    port = address.rpartition("/")[0].rpartition(":")[2]
    found: list[tuple[int, int, str]] = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
                found.append((int(folder.name), int(fields[1]), (folder / "cmdline").read_text()))
            except OSError:
                continue
    first = next(number for number, _, line in found if f"\0-p\0{port}\0" in line)
    return [first, *(number for number, parent, _ in found if parent == first)]


async def all_at_once(url: str, match: str, me: Visitor, answer: dict[str, str]) -> list[int]:
    """Send thirty requests that read and one that answers; return their status, the answer's last."""
    cookies = dict(me.http.cookies.items())
    async with httpx2.AsyncClient(base_url=url, cookies=cookies, timeout=12 * SECONDS) as http:
        reading = [asyncio.create_task(http.get(f"/api/matches/{match}")) for _ in range(30)]
        answering = asyncio.create_task(http.post(f"/api/matches/{match}/choose", json=answer))
        return [(await task).status_code for task in [*reading, answering]]


def test_a_lease_of_a_clock_that_was_wrong_is_taken_over(database: str) -> None:
    async def inside() -> None:
        async with server_on(database) as server:
            day = 24 * 3600 * 1000
            async with server.database.writing() as connection:
                await connection.execute(LEASES.insert().values(match="m", server="other", until=now() + day))
            assert await server.leases.hold("m")

    asyncio.run(inside())


def test_leases_of_a_server_that_fell_do_not_outlive_it(tmp_path: Path) -> None:
    """Of SQLite there is one server at a time, so the next one need not wait."""

    async def inside() -> None:
        address = f"sqlite:///{tmp_path / 'one.sqlite'}"
        fallen = Database(address)
        await fallen.open()
        assert await SqlLeases(fallen, 30).hold("m")
        await fallen.close()
        async with server_on(address) as server:
            assert await server.leases.hold("m")

    asyncio.run(inside())


def test_a_database_of_a_newer_version_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async def inside() -> None:
        file = tmp_path / "newer.sqlite"
        first = Database(f"sqlite:///{file}")
        await first.open()
        await first.close()
        with sqlite3.connect(file) as connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999'")
        later = Database(f"sqlite:///{file}")
        with pytest.raises(BadInput, match="newer version of Clockwood"):
            await later.open()
        await later.close()

    asyncio.run(inside())


def test_a_newer_database_ends_the_program_with_a_sentence(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'newer.sqlite'}"
    asyncio.run(check_database(address))
    with sqlite3.connect(tmp_path / "newer.sqlite") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    done = subprocess.run([*SERVE, "--port", "0", "--database", address], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "newer version of Clockwood" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_full_disk_refuses_and_loses_nothing_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    """No file of the server may grow for a while, as on a disk that is full."""
    file = tmp_path / "full.sqlite"
    with served("--no-limits", "--port", "0", "--database", f"sqlite:///{file}") as server:
        me = Visitor(server.address)
        match = me.opens(seats={"woodwalkers": "me", "ironclad": "me"})
        first = answer_of(me, match, "first")
        assert me.http.post(f"/api/matches/{match}/choose", json=first).status_code == 200
        after_first = me.scene(match, "woodwalkers")["scene"]["story"]
        size = (tmp_path / "full.sqlite-wal").stat().st_size
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        second = answer_of(me, match, "second")
        refused = me.http.post(f"/api/matches/{match}/choose", json=second)
        assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
        assert me.http.post("/api/matches", json={"game": "ironwood"}).status_code == 503
        time.sleep(READY_SECONDS)
        assert me.http.get("/ready").status_code == 503
        assert me.http.get("/health").status_code == 200
        assert me.scene(match, "woodwalkers")["scene"]["story"] == after_first
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        again = me.http.post(f"/api/matches/{match}/choose", json=second)
        assert (again.status_code, again.json()) == (200, {"client": "second", "again": False})
        assert me.opens()
        time.sleep(READY_SECONDS)
        assert me.http.get("/ready").status_code == 200
        me.http.close()


def answer_of(me: Visitor, match: str, client: str) -> dict[str, str]:
    """Return an answer to the open question of whichever seat is asked."""
    for seat in ("woodwalkers", "ironclad"):
        scene = me.scene(match, seat)
        if scene["standing"]["ask"]:
            question = scene["scene"]["question"]
            return {
                "seat": seat,
                "client": client,
                "ask": scene["standing"]["ask"],
                "answer": "; ".join(option["answer"] for option in question["options"][: max(question["low"], 1)]),
            }
    pytest.fail("nobody is asked")
