"""Agents go on after a restart in matches that nobody has open."""

import asyncio
import sys
from pathlib import Path

import pytest
from sqlalchemy import event

from clockwood.kernel.gesture import question_of
from clockwood.server.core.connections.messages import Choose
from clockwood.server.core.refusals import Unavailable
from clockwood.server.core.settings import Settings
from clockwood.server.core.stored import StoredMatch
from clockwood.server.core.thinking import worker_pool
from clockwood.server.core.thinking.worker_pool import WorkerPool
from clockwood.server.server import Server
from server.databases import POSTGRESQL, SQLITE
from server.running_server import quick
from server.servers import opened, server_on

DATABASES = [SQLITE, POSTGRESQL]
SLEEPER = (sys.executable, "-c", "import time; time.sleep(600)")
WITH_AGENT = {"woodwalkers": "me", "ironclad": "random"}


def settings(database: str) -> Settings:
    chosen = quick(database)
    chosen.absent_seconds = 0.1
    return chosen


async def match_waiting_for_an_agent(database: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return a match whose agent was asked at a server that has ended since."""
    monkeypatch.setattr(worker_pool, "COMMAND", SLEEPER)
    async with server_on(database, settings(database)) as server:
        _, live = await opened(server, WITH_AGENT)
        for number in range(100):
            question = question_of(live.table.match, 0)
            if question is None:
                break
            answer = live.table.notation(int(question.options[0]))
            await live.do(0, Choose(client=f"c{number}", ask=live.standing(0).ask, answer=answer))
        assert list(live.thinking) == [1]
        assert not (await server.matches.find(live.id)).waits
    monkeypatch.undo()
    return live.id


def test_an_agent_goes_on_at_the_next_server_though_nobody_comes(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def inside() -> None:
        match = await match_waiting_for_an_agent(database, monkeypatch)
        async with server_on(database, settings(database)) as server, asyncio.timeout(60):
            while not await said_by_agent(server, match):  # noqa: ASYNC110 - it is stored
                await asyncio.sleep(0.05)
            assert (await server.matches.find(match)).waits

    asyncio.run(inside())


async def said_by_agent(server: Server, match: str) -> list[str]:
    return [line.text for line in await server.matches.lines(match) if line.text.startswith("ironclad: ")]


def test_only_matches_that_wait_for_an_agent_are_opened(database: str) -> None:
    async def inside() -> None:
        async with server_on(database, settings(database)) as server:
            await opened(server, WITH_AGENT)
            _, watched = await opened(server, {"woodwalkers": "random", "ironclad": "random"})
            found = await server.matches.match_store.waiting_for_agents(10)
            assert watched.id not in [each.id for each in found]
            assert all(not each.waits for each in found)

    asyncio.run(inside())


def test_a_match_that_could_not_be_opened_is_tried_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    async def unavailable(match: str) -> None:
        tried.append(match)
        raise Unavailable("not now")

    async def inside() -> None:
        match = await match_waiting_for_an_agent(database, monkeypatch)
        monkeypatch.setattr(WorkerPool, "answer", never)
        async with server_on(database, settings(database)) as server:
            await server.absent.close()
            stored = await server.matches.find(match)
            monkeypatch.setattr(server.matches, "live", unavailable)
            monkeypatch.setattr(server.matches.match_store, "waiting_for_agents", lambda _: only(stored))
            server.absent._seen.clear()
            server.matches.forget(match)
            await server.absent.look()
            await server.absent.look()
        assert tried == [match, match]

    asyncio.run(inside())


async def never(*_: object, **__: object) -> str:
    await asyncio.Event().wait()
    return ""


async def only(stored: StoredMatch) -> list[StoredMatch]:
    return [stored]


def test_what_is_looked_for_all_the_time_is_found_by_an_index(tmp_path: Path) -> None:
    """A server that holds many matches does not read all of them every few seconds."""

    async def inside() -> None:
        async with server_on(f"sqlite:///{tmp_path / 'many.sqlite'}") as server:
            asked: list[str] = []

            def note(connection: object, cursor: object, statement: str, *more: object) -> None:
                del connection, cursor, more
                asked.append(statement)

            event.listen(server.database.engine.sync_engine, "before_cursor_execute", note)
            store = server.matches.match_store
            await store.without_replay(10)
            await store.waiting_for_agents(10)
            async with server.database.reading() as connection:
                for word, index in (("FROM films", "matches_ended"), ("FROM leases", "matches_of_agents")):
                    statement = next(each for each in asked if "FROM matches" in each and word in each)
                    values = tuple(range(statement.count("?")))
                    plan = (await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)).all()
                    assert f"USING INDEX {index} (changed>?)" in str(plan)

    asyncio.run(inside())
