"""An idle match takes little memory, also while people look at it, and goes on as if nothing had been."""

import asyncio
import gc
import tracemalloc

import pytest

import clockwood
from clockwood.kernel.content import Content
from clockwood.server.core.matches import sceneries
from clockwood.server.core.matches.sceneries import Sceneries
from clockwood.server.core.service import Service
from server.in_process import Line, Person, in_memory, listens
from server.servers import choose, played
from server.visitors import dice

BOTH = {"game": "ironwood", "seats": {"woodwalkers": "me", "ironclad": "me"}}
MATCHES = 1
MOST_BYTES = 100_000


def quiet(service: Service) -> None:
    """Let every match be idle for a long time."""
    service.settings.quiet_match_seconds = -1.0
    service.matches.clean_up()
    service.settings.quiet_match_seconds = 120.0


async def looked_at(service: Service, answers: int) -> tuple[Person, str, Line, asyncio.Task[None]]:
    """Play a match to which a player is connected."""
    me = Person(service)
    match = (await me.asks("POST", "/matches", BOTH))["card"]["match"]
    line, task = await listens(me, match, "woodwalkers")
    await line.next("scene")
    await played(await service.matches.live(match), answers)
    line.got = asyncio.Queue()
    return me, match, line, task


async def bytes_of_a_match() -> int:
    async with in_memory() as service:
        first = await looked_at(service, 40)
        tracemalloc.start()
        held = [await looked_at(service, 300) for _ in range(MATCHES)]
        quiet(service)
        assert not any(live.loaded for _, match, _, _ in held if (live := service.matches.held(match)) is not None)
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        for _, match, line, task in held:
            line.sent.put_nowait(None)
            await task
            service.matches.forget(match)
        del match, line, task
        held.clear()
        gc.collect()
        after = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        first[2].sent.put_nowait(None)
        await first[3]
        return (before - after) // MATCHES


def test_an_idle_match_after_300_answers_is_small() -> None:
    assert asyncio.run(bytes_of_a_match()) < MOST_BYTES


def test_who_is_connected_gets_the_next_change_after_a_long_silence() -> None:
    async def play() -> None:
        async with in_memory() as service:
            me, match, line, task = await looked_at(service, 10)
            before = await me.scene(match, "woodwalkers")
            quiet(service)
            live = service.matches.held(match)
            assert live is not None
            assert not live.loaded
            await live.ready()
            await choose(live, dice(4), "after")
            change = await line.next("change")
            assert change["number"] == before["number"] + 1
            after = await me.scene(match, "woodwalkers")
            assert (after["stream"], after["number"]) == (before["stream"], change["number"])
            line.sent.put_nowait(None)
            await task

    asyncio.run(play())


def test_what_happened_elsewhere_during_the_silence_is_shown() -> None:
    async def play() -> None:
        async with in_memory() as service:
            me, match, line, task = await looked_at(service, 10)
            before = await me.scene(match, "woodwalkers")
            live = service.matches.held(match)
            assert live is not None
            quiet(service)
            other = Service(service.settings, service.stores)
            await choose(await other.matches.live(match), dice(4), "elsewhere")
            await service.matches.lines_written(match, live.line_count + 1)
            scene = await line.next("scene")
            assert scene["stream"] != before["stream"]
            assert scene["scene"] == (await me.scene(match, "woodwalkers"))["scene"]
            line.sent.put_nowait(None)
            await task
            await other.stop()

    asyncio.run(play())


def test_a_command_sent_twice_counts_once_after_a_silence() -> None:
    async def play() -> None:
        async with in_memory() as service:
            me, match, line, task = await looked_at(service, 4)
            seat = "woodwalkers" if await me.chooses(match, "woodwalkers", "once") else "ironclad"
            if seat == "ironclad":
                assert await me.chooses(match, seat, "once")
            count = len(await service.matches.lines(match))
            quiet(service)
            body = {"seat": seat, "client": "once", "ask": "gone", "answer": "pass"}
            assert (await me.asks("POST", f"/matches/{match}/choose", body))["again"]
            assert len(await service.matches.lines(match)) == count
            line.sent.put_nowait(None)
            await task

    asyncio.run(play())


def test_only_the_descriptions_used_last_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every choice of options is a content of its own, and a visitor may make very many."""
    described: list[Content] = []

    def describe(content: Content, language: str) -> object:
        del language
        described.append(content)
        return object()

    async def inside() -> None:
        kept = Sceneries(2)
        contents = [
            clockwood.new("ironwood", options={"seat.ironclad": f"ironbot:{level}"}).match.content
            for level in range(1, 5)
        ]
        for content in contents:
            await kept.prepare(content, "en")
        assert described == contents
        assert len(kept._kept) == 2
        kept.of(contents[2], "en")
        kept.of(contents[0], "en")
        await kept.prepare(contents[2], "en")
        assert described == [*contents, contents[0]]

    monkeypatch.setattr(sceneries, "SceneBuilder", describe)
    asyncio.run(inside())
