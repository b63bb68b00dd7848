"""Pauses, and seats that people hand to an agent and take back."""

import asyncio

import pytest

import clockwood
from clockwood.kernel.automaton import HUMAN
from clockwood.kernel.errors import BadRecord
from clockwood.server.core.matches import standstill
from clockwood.server.core.refusals import NotYours, Refused
from clockwood.server.core.settings import Settings
from server.databases import POSTGRESQL, SQLITE
from server.noticed import Noticed, by_hand, received, table_of_two
from server.receivers import receiving
from server.servers import server_on
from server.visitors import Data

DATABASES = [SQLITE, POSTGRESQL]


async def does(here: Noticed, who: str, command: str, **more: str) -> None:
    visit = here.ada if who == "woodwalkers" else here.bo
    body = {"seat": who, "client": f"{command} {here.live.line_count}", **more}
    await here.asks(visit, f"/matches/{here.live.id}/{command}", body)


def with_slow_agents(database: str) -> Settings:
    settings = by_hand(database)
    settings.answer_beat = 3600.0
    return settings


async def card(here: Noticed) -> Data:
    found: Data = await here.asks(here.ada, f"/matches/{here.live.id}", method="GET")
    return found


def test_the_opener_pauses_and_anybody_goes_on(database: str) -> None:
    async def inside() -> None:
        async with table_of_two(by_hand(database), begun=False) as here:
            await does(here, "woodwalkers", "pause")
            assert (await card(here))["paused"]
            assert here.live.people.message().paused
            for seat in (0, 1):
                with pytest.raises(Refused) as refused:
                    await here.answers(seat)
                assert (refused.value.code, refused.value.message) == ("paused", "why-paused")
            await does(here, "ironclad", "go-on")
            assert not (await card(here))["paused"]
            await here.answers(1)

    asyncio.run(inside())


def test_others_pause_when_everybody_wishes_it(database: str) -> None:
    async def inside() -> None:
        async with table_of_two(by_hand(database), begun=False) as here:
            await does(here, "ironclad", "pause")
            assert not (await card(here))["paused"]
            assert here.live.people.message().pause_wishes == ["ironclad"]
            await here.answers(0)
            await does(here, "woodwalkers", "go-on")
            assert here.live.people.message().pause_wishes == []
            await does(here, "ironclad", "pause")
            await does(here, "woodwalkers", "pause")
            assert (await card(here))["paused"]
            with pytest.raises(NotYours):
                await here.asks(here.ada, f"/matches/{here.live.id}/go-on", {"seat": "ironclad", "client": "x"})
            await does(here, "ironclad", "resign")
            assert here.live.table.over

    asyncio.run(inside())


def test_nobody_is_told_anything_of_a_paused_match(database: str) -> None:
    async def inside() -> None:
        with receiving() as receiver:
            async with table_of_two(by_hand(database), begun=False) as here:
                await here.subscribes(here.bo, "webhook", f"{receiver.url}/bo")
                await here.until_only(1)
                await does(here, "woodwalkers", "pause")
                await here.round(minutes=60)
                assert await received(receiver) == []
                await does(here, "woodwalkers", "go-on")
                await here.round(minutes=60)
                assert len(await received(receiver)) == 1

    asyncio.run(inside())


def test_an_agent_plays_for_a_seat_until_it_is_taken_back(database: str) -> None:
    async def inside() -> None:
        with receiving() as receiver:
            async with table_of_two(by_hand(database), begun=False) as here:
                await here.subscribes(here.bo, "webhook", f"{receiver.url}/bo")
                await does(here, "ironclad", "hand-over", agent="random")
                seats = {each["seat"]: each for each in (await card(here))["seats"]}
                assert (seats["ironclad"]["player"], seats["ironclad"]["handed"]) == ("random", True)
                await here.live.people.read_chairs()
                assert [each.agent for each in here.live.people.message().people] == ["", "random"]
                async with asyncio.timeout(60):
                    while 1 in here.live.waiting.moments or here.live.thinking:  # noqa: ASYNC110 - the agent answers
                        await asyncio.sleep(0.01)
                assert any(line.startswith("ironclad: ") for line in here.live.table.lines)
                await here.round(minutes=60)
                assert await received(receiver) == []
                await does(here, "ironclad", "take-seat")
                assert here.live.player(1) == HUMAN
                assert (await card(here))["seats"][1]["player"] == HUMAN
                record = here.live.table.record()
                again = clockwood.replay(record)
                assert again.record() == record
                assert "ironclad=human" in record.split("\n")[0]
                told = [line for line in again.lines if line.startswith("! hand")]
                assert told == ["! hand ironclad random", "! hand ironclad human"]

    asyncio.run(inside())


def test_an_agent_that_still_thinks_does_not_answer_for_who_took_the_seat_back(database: str) -> None:
    async def inside() -> None:
        async with table_of_two(with_slow_agents(database), begun=False) as here:
            ask = here.live.standing(1).ask
            await does(here, "ironclad", "hand-over", agent="random")
            assert here.live.awaits_agent(1, ask)
            await does(here, "ironclad", "take-seat")
            assert not here.live.awaits_agent(1, ask)
            assert here.live.standing(1).ask == ask

    asyncio.run(inside())


def test_only_an_agent_that_is_offered_takes_a_seat(database: str) -> None:
    async def inside() -> None:
        async with table_of_two(by_hand(database), begun=False) as here:
            for agent in ("human", "ironbot", "os:system"):
                with pytest.raises(Refused) as refused:
                    await does(here, "ironclad", "hand-over", agent=agent)
                assert refused.value.code == "bad-wish"
            assert here.live.table.lines == []

    asyncio.run(inside())


def test_the_learned_player_takes_no_seat_beside_an_automaton() -> None:
    beside, alone = clockwood.new("ironwood", seats={"ironclad": "ironbot"}), clockwood.new("ironwood")
    with pytest.raises(Refused, match="tables without automata"):
        standstill.hand_over(beside, 0, "learned")
    assert beside.lines == []
    standstill.hand_over(alone, 0, "learned")
    assert alone.lines[-1] == "! hand woodwalkers learned"


def test_pausing_and_handing_over_do_not_fill_the_record(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standstill, "MOST_LINES", 6)

    async def inside() -> None:
        async with table_of_two(with_slow_agents(database), begun=False) as here:
            for _ in range(3):
                await does(here, "ironclad", "hand-over", agent="greedy")
                await does(here, "ironclad", "take-seat")
            for kind, more in (("hand-over", {"agent": "greedy"}), ("pause", {})):
                with pytest.raises(Refused) as refused:
                    await does(here, "ironclad", kind, **more)
                assert (refused.value.code, refused.value.message) == ("too-long", "why-often")
            assert len(here.live.table.lines) == 6
            for _ in range(3):
                await does(here, "woodwalkers", "pause")
                await does(here, "ironclad", "go-on")
            await does(here, "woodwalkers", "hand-over", agent="greedy")
            await does(here, "woodwalkers", "take-seat")
            await here.answers(0)

    asyncio.run(inside())


def test_pauses_and_agents_are_the_same_at_every_server_and_after_a_restart(database: str) -> None:
    async def inside() -> None:
        async with table_of_two(with_slow_agents(database), begun=False) as here:
            await does(here, "ironclad", "hand-over", agent="greedy")
            await does(here, "woodwalkers", "pause")
            async with server_on("", with_slow_agents(database)) as other:
                there = await other.matches.live(here.live.id)
                assert (there.table.paused, there.player(1)) == (True, "greedy")
                assert there.thinking == {}
                assert there.waiting.moments == here.live.waiting.moments == {}
            await does(here, "ironclad", "take-seat")
            await does(here, "ironclad", "go-on")
            await here.answers(0)
            async with server_on("", with_slow_agents(database)) as other:
                there = await other.matches.live(here.live.id)
                assert there.waiting.moments == here.live.waiting.moments != {}
                before = there.line_count
                for seat in (0, 1, 0):
                    await here.until_only(seat)
                await there.read_new_lines(here.live.line_count)
                assert there.line_count > before
                assert there.waiting.moments == here.live.waiting.moments

    asyncio.run(inside())


def test_pauses_and_agents_outlive_a_change_of_the_rules() -> None:
    table = clockwood.new("ironwood", seed=3)
    table.players.update(woodwalkers=HUMAN, ironclad=HUMAN)
    table.hand_over("ironclad", "greedy")
    table.pause()
    for record in (table.record(), api_continued(table.record(), table.position())):
        again = clockwood.replay(record)
        assert (again.paused, again.players["ironclad"], again.owners) == (True, "greedy", {"ironclad": HUMAN})


def api_continued(record: str, position: str) -> str:
    return clockwood.api.continued(record, position).record()


@pytest.mark.parametrize("line", ["! hand nobody greedy", "! hand ironclad", "! pause", "! go-on", "! paused now"])
def test_a_bad_line_is_named(line: str) -> None:
    record = clockwood.new("ironwood", seed=3).record() + line + "\n"
    with pytest.raises(BadRecord, match="line 2"):
        clockwood.replay(record)
