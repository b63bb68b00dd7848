"""Agents: given only what their seat knows, stopped in time, and never in anybody's way."""

import asyncio
import pickle
import sys
from collections.abc import Callable

import pytest

from clockwood.kernel.gesture import question_of
from clockwood.server import agents_at_work
from clockwood.server.agents_at_work import AgentsAtWork, Broken
from clockwood.server.house import House
from clockwood.server.messages import Resign
from clockwood.server.metrics import Metrics
from clockwood.server.sitting import Sitting
from clockwood.server.thinking import blind_task, rest_of_beat
from server.houses import BOTH, house_on, opened, played
from server.running import quick


async def thought_about(house: House) -> tuple[Sitting, int, str]:
    """A table at which an agent is asked, its seat, and the question."""
    _, sitting = await opened(house, {"woodwalkers": "me", "ironclad": "random"})
    return (sitting, *next(iter(sitting.thinking.items())))


async def until(true: Callable[[], bool]) -> None:
    for _ in range(12_000):
        if true():
            return
        await asyncio.sleep(0.005)
    pytest.fail("it did not happen within a minute")


SLEEPER = (sys.executable, "-c", "import time; time.sleep(600)")


def test_an_agent_is_given_what_its_seat_knows_and_nothing_more(database: str) -> None:
    async def inside() -> None:
        async with house_on(database) as house:
            _, sitting = await opened(house)
            await played(sitting, 30)
            true = sitting.table.match
            seat = int(true.questions()[0].seat)
            task = pickle.loads(pickle.dumps(blind_task(sitting, seat, "random")))  # noqa: S301 - our own bytes
            given = task.match()
            assert given.game.view(given, seat) == true.game.view(true, seat)
            assert (given.rng.first, given.rng.second) != (true.rng.first, true.rng.second)
            assert given.state != true.state
            assert str(sitting.table.seed).encode() not in pickle.dumps(task)
            assert len(pickle.dumps(task)) < 8000

    asyncio.run(inside())


@pytest.mark.slow
def test_an_agent_that_searches_too_long_is_stopped_and_answers(database: str) -> None:
    settings = quick(database)
    settings.think_seconds = 0.5
    settings.kill_after = 30.0

    async def inside() -> None:
        async with house_on(database, settings) as house:
            _, sitting = await opened(house, {"woodwalkers": "me", "ironclad": "expert"})
            before = len(sitting.table.lines)
            await until(lambda: any(line.startswith("ironclad: ") for line in sitting.table.lines[before:]))
            assert "broken" not in house.metrics.text().decode()

    asyncio.run(asyncio.wait_for(inside(), 120))


def test_one_that_does_not_stop_is_killed(monkeypatch: pytest.MonkeyPatch, database: str) -> None:
    monkeypatch.setattr(agents_at_work, "COMMAND", SLEEPER)

    async def inside() -> None:
        async with house_on(database) as house:
            _, sitting = await opened(house)
            agents = AgentsAtWork(1, 0.1, 0.1, Metrics())
            seat = int(sitting.table.match.questions()[0].seat)
            with pytest.raises(Broken, match="too long"):
                await agents.answer(blind_task(sitting, seat, "random"))
            assert agents._all[0]._process is None

    asyncio.run(inside())


def test_a_slow_agent_delays_no_other_table(monkeypatch: pytest.MonkeyPatch, database: str) -> None:
    monkeypatch.setattr(agents_at_work, "COMMAND", SLEEPER)

    async def inside() -> None:
        async with house_on(database) as house:
            _, slow = await opened(house, {"woodwalkers": "me", "ironclad": "random"})
            _, other = await opened(house, BOTH)
            await played(other, 20)
            assert len(other.table.lines) >= 20
            assert slow.table.lines == []
            assert slow.standing(-1).moving == ["ironclad"]

    asyncio.run(inside())


def test_an_answer_to_a_settled_question_is_dropped(monkeypatch: pytest.MonkeyPatch, database: str) -> None:
    monkeypatch.setattr(agents_at_work, "COMMAND", SLEEPER)

    async def inside() -> None:
        async with house_on(database) as house:
            sitting, seat, ask = await thought_about(house)
            await sitting.do(0, Resign(client="enough"))
            assert not sitting.wanted(seat, ask)
            lines = list(sitting.table.lines)
            with pytest.raises(Exception, match="settled"):
                await sitting.agent_answers(seat, ask, "draw-two")
            assert sitting.table.lines == lines

    asyncio.run(inside())


def test_nobody_thinks_about_a_table_that_is_being_changed(monkeypatch: pytest.MonkeyPatch, database: str) -> None:
    """A deed is done at the table before it is stored; until then its agents' questions are the old ones."""
    monkeypatch.setattr(agents_at_work, "COMMAND", SLEEPER)

    async def inside() -> None:
        async with house_on(database) as house:
            sitting, seat, ask = await thought_about(house)
            async with sitting.lock:
                question = question_of(sitting.table.match, seat)
                assert question is not None
                sitting.table.choose(int(question.options[0]), seat)
                answering = house.matches.thinking._answer(sitting, seat, ask)
                waiting = asyncio.create_task(answering)
                await asyncio.sleep(0)
                del sitting.thinking[seat]
            assert await waiting == ""
            sitting.drop()

    asyncio.run(inside())


@pytest.mark.parametrize(("spent", "beats"), [(0.0, 1), (0.01, 1), (0.39, 1), (0.41, 2), (1.3, 4)])
def test_an_agents_haste_tells_nothing(spent: float, beats: int) -> None:
    """Answers come at whole beats, however quickly they were found."""
    assert spent + rest_of_beat(spent, 0.4) == pytest.approx(beats * 0.4)
    assert rest_of_beat(spent, 0.0) == 0
