"""One visitor with many matches does not hold up the agents of others."""

import asyncio
import pickle
import subprocess

import pytest
import uvloop

from clockwood.server.core.access_keys import address_hash
from clockwood.server.core.thinking.task import AgentTask, frame
from clockwood.server.core.thinking.worker_pool import COMMAND, WorkerPool, WorkerProcess
from clockwood.server.metrics import Metrics
from clockwood.server.web.startup import listen_on


@pytest.fixture
def order(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the agents in the order in which they were asked; each answers at once."""
    asked: list[str] = []

    async def ask(worker: WorkerProcess, task: AgentTask, seconds: float, grace: float) -> str:
        del worker, seconds, grace
        asked.append(task.agent)
        await asyncio.sleep(0)
        return task.agent

    monkeypatch.setattr(WorkerProcess, "ask", ask)
    return asked


def task(name: str) -> AgentTask:
    return AgentTask("ironwood", "", [], {}, (), 0, name, 0)


def test_no_process_that_a_server_starts_keeps_its_port() -> None:
    """A worker that is starting outlives a server that is killed, and the next one listens at the same port."""
    listening = listen_on("127.0.0.1", 0)
    port = int(listening.getsockname()[1])

    async def begun() -> int:
        listening.listen()
        worker = WorkerProcess()
        await worker.start()
        listening.close()
        try:
            with listen_on("127.0.0.1", port) as again:
                return int(again.getsockname()[1])
        finally:
            await worker.kill()

    assert uvloop.run(begun()) == port


async def asked_at_once(pool: WorkerPool, wanted: list[tuple[str, str, bool]]) -> None:
    await asyncio.gather(*(pool.answer(task(name), owner, person=person) for name, owner, person in wanted))


def test_owners_take_turns(order: list[str]) -> None:
    many = [(f"many{k}", "a", True) for k in range(5)]
    asyncio.run(asked_at_once(WorkerPool(1, 1, 1, Metrics()), [*many, ("other", "b", True)]))
    assert order[:2] == ["many0", "other"]
    assert len(order) == 6


def test_the_addresses_of_one_network_share_its_turns(order: list[str]) -> None:
    many = [(f"many{k}", address_hash(b"secret", f"192.0.2.{k}"), True) for k in range(5)]
    other = ("other", address_hash(b"secret", "198.51.100.1"), True)
    again = ("again", address_hash(b"secret", "198.51.100.1"), True)
    asyncio.run(asked_at_once(WorkerPool(1, 1, 1, Metrics()), [*many, other, again]))
    assert order == ["many0", "other", "many1", "again", "many2", "many3", "many4"]


def test_people_come_before_matches_that_nobody_plays(order: list[str]) -> None:
    watched = [(f"watched{k}", f"owner{k}", False) for k in range(5)]
    asyncio.run(asked_at_once(WorkerPool(1, 1, 1, Metrics()), [*watched, ("person", "b", True)]))
    assert order[:2] == ["watched0", "person"]


def test_who_stops_waiting_takes_no_worker_away(order: list[str]) -> None:
    async def inside() -> None:
        pool = WorkerPool(1, 1, 1, Metrics())
        first = asyncio.create_task(pool.answer(task("first"), "a"))
        gone = asyncio.create_task(pool.answer(task("gone"), "b"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(first, gone, return_exceptions=True)
        assert await pool.answer(task("last"), "c") == "last"

    asyncio.run(inside())
    assert order == ["first", "last"]


def test_a_worker_whose_server_was_killed_ends_without_a_word() -> None:
    worker = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert worker.stdin is not None
    assert worker.stdout is not None
    assert worker.stderr is not None
    worker.stdout.close()
    worker.stdin.write(frame(pickle.dumps(task("random"))))
    worker.stdin.close()
    assert (worker.wait(30), worker.stderr.read()) == (0, b"")
    worker.stderr.close()
