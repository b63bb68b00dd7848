"""Agents get only what their seat knows, are stopped in time, and delay nobody."""

import asyncio
import pickle
import sys
from collections.abc import Callable

import pytest

from clockwood.kernel.gesture import question_of
from clockwood.server.core.connections.messages import Resign
from clockwood.server.core.matches.live_match import LiveMatch
from clockwood.server.core.thinking import worker_pool
from clockwood.server.core.thinking.scheduler import blind_task, rest_of_beat
from clockwood.server.core.thinking.worker_pool import AgentFailed, WorkerPool
from clockwood.server.metrics import Metrics
from clockwood.server.server import Server
from server.running_server import quick
from server.servers import BOTH, opened, played, server_on


async def match_with_agent(server: Server) -> tuple[LiveMatch, int, str]:
    """Return a match in which an agent is asked, its seat, and the id of the question."""
    _, live = await opened(server, {"woodwalkers": "me", "ironclad": "random"})
    return (live, *next(iter(live.thinking.items())))


async def until(true: Callable[[], bool]) -> None:
    for _ in range(12_000):
        if true():
            return
        await asyncio.sleep(0.005)
    pytest.fail("it did not happen within a minute")


SLEEPER = (sys.executable, "-c", "import time; time.sleep(600)")


def test_an_agent_is_given_what_its_seat_knows_and_nothing_more(database: str) -> None:
    async def inside() -> None:
        async with server_on(database) as server:
            _, live = await opened(server)
            await played(live, 30)
            true = live.table.match
            seat = int(true.questions()[0].seat)
            task = pickle.loads(pickle.dumps(blind_task(live, seat, "random")))  # noqa: S301 - our own bytes
            given = task.match()
            assert given.game.view(given, seat) == true.game.view(true, seat)
            assert (given.rng.first, given.rng.second) != (true.rng.first, true.rng.second)
            assert given.state != true.state
            assert str(live.table.seed).encode() not in pickle.dumps(task)
            assert len(pickle.dumps(task)) < 8000

    asyncio.run(inside())


@pytest.mark.slow
def test_an_agent_that_searches_too_long_is_stopped_and_answers(database: str) -> None:
    settings = quick(database)
    settings.think_seconds = 0.5
    settings.kill_after = 30.0

    async def inside() -> None:
        async with server_on(database, settings) as server:
            _, live = await opened(server, {"woodwalkers": "me", "ironclad": "expert"})
            before = len(live.table.lines)
            await until(lambda: any(line.startswith("ironclad: ") for line in live.table.lines[before:]))
            assert "broken" not in server.metrics.text().decode()

    asyncio.run(asyncio.wait_for(inside(), 120))


def test_an_agent_that_does_not_stop_is_killed(monkeypatch: pytest.MonkeyPatch, database: str) -> None:
    monkeypatch.setattr(worker_pool, "COMMAND", SLEEPER)

    async def inside() -> None:
        async with server_on(database) as server:
            _, live = await opened(server)
            agents = WorkerPool(1, 0.1, 0.1, Metrics())
            seat = int(live.table.match.questions()[0].seat)
            with pytest.raises(AgentFailed, match="too long"):
                await agents.answer(blind_task(live, seat, "random"))
            assert agents._all[0]._process is None

    asyncio.run(inside())


def test_a_slow_agent_delays_no_other_table(monkeypatch: pytest.MonkeyPatch, database: str) -> None:
    monkeypatch.setattr(worker_pool, "COMMAND", SLEEPER)

    async def inside() -> None:
        async with server_on(database) as server:
            _, slow = await opened(server, {"woodwalkers": "me", "ironclad": "random"})
            _, other = await opened(server, BOTH)
            await played(other, 20)
            assert len(other.table.lines) >= 20
            assert slow.table.lines == []
            assert slow.standing(-1).moving == ["ironclad"]

    asyncio.run(inside())


def test_an_answer_to_a_question_already_answered_is_dropped(monkeypatch: pytest.MonkeyPatch, database: str) -> None:
    monkeypatch.setattr(worker_pool, "COMMAND", SLEEPER)

    async def inside() -> None:
        async with server_on(database) as server:
            live, seat, ask = await match_with_agent(server)
            await live.do(0, Resign(client="enough"))
            assert not live.awaits_agent(seat, ask)
            lines = list(live.table.lines)
            with pytest.raises(Exception, match="the match is over"):
                await live.answer_for_agent(seat, ask, "draw-two")
            assert live.table.lines == lines

    asyncio.run(inside())


def test_no_agent_reads_a_table_that_is_being_changed(monkeypatch: pytest.MonkeyPatch, database: str) -> None:
    """A command changes the table before it is stored; until then its agents wait for the old questions."""
    monkeypatch.setattr(worker_pool, "COMMAND", SLEEPER)

    async def inside() -> None:
        async with server_on(database) as server:
            live, seat, ask = await match_with_agent(server)
            async with live.lock:
                question = question_of(live.table.match, seat)
                assert question is not None
                live.table.choose(int(question.options[0]), seat)
                answering = server.matches.scheduler._answer(live, seat, ask)
                waiting = asyncio.create_task(answering)
                await asyncio.sleep(0)
                del live.thinking[seat]
            assert await waiting == ""
            live.drop()

    asyncio.run(inside())


@pytest.mark.parametrize(("spent", "beats"), [(0.0, 1), (0.01, 1), (0.39, 1), (0.41, 2), (1.3, 4)])
def test_the_time_an_agent_took_reveals_nothing(spent: float, beats: int) -> None:
    """Answers are given at multiples of the beat, however quickly they were found."""
    assert spent + rest_of_beat(spent, 0.4) == pytest.approx(beats * 0.4)
    assert rest_of_beat(spent, 0.0) == 0
