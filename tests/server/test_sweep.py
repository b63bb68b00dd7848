"""Sweeps delete only things that nobody needs any more; a record does not grow for ever."""

import asyncio

import pytest
from sqlalchemy import update

from clockwood.server.core.matches.new_match import ForkRequest
from clockwood.server.core.notices.stored import Subscription
from clockwood.server.core.permissions import Visit
from clockwood.server.core.refusals import NotFound, Refused
from clockwood.server.core.stored import now
from clockwood.server.core.stores import Retention
from clockwood.server.store.database import Database
from clockwood.server.store.sql_tables import MATCHES, VISITORS
from clockwood.server.store.sweep import DAY
from clockwood.server.store.sweep_clock import believed
from server.servers import BOTH, SOLO, opened, played, server_on
from server.test_store import command


def test_old_forks_lonely_matches_and_visitors_go(database: str) -> None:
    async def inside() -> None:
        async with server_on(database) as server:
            store, keep = server.matches.match_store, Retention()
            visit, live = await opened(server, SOLO)
            await played(live, 4)
            fork = await server.lobby.fork(visit, live.id, ForkRequest(seat="woodwalkers"))
            left_visit, left = await opened(server, BOTH)
            await server.seat_requests.leave(left_visit, left.id)
            idle = Visit(None, "192.0.2.8")
            await server.permissions.ensure_visitor(idle)
            assert await store.sweep(now(), keep) == 0
            assert await store.sweep(now() + (keep.fork_days + 1) * DAY, keep) == 4
            assert (await store.find(live.id)).id == live.id
            for gone in (fork.card.match, left.id):
                with pytest.raises(NotFound):
                    await store.find(gone)
            assert await server.seats.visitor(idle.cookie) is None
            assert await server.seats.visitor(visit.cookie) == visit.visitor
            assert await server.seats.held(str(visit.visitor), live.id) == [0]
            assert await store.sweep(now() + (keep.visitor_days + 1) * DAY, keep) == 1
            assert await server.seats.visitor(visit.cookie) is None

    asyncio.run(inside())


def test_a_clock_that_jumps_deletes_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    years, clock = 2 * 365 * DAY, [0]

    async def told_time(_: Database, __: object) -> int:
        return now() + clock[0]

    monkeypatch.setattr(Database, "time", told_time)

    async def inside() -> None:
        async with server_on(database) as server:
            visit, live = await opened(server, SOLO)
            await played(live, 4)
            fork = await server.lobby.fork(visit, live.id, ForkRequest(seat="woodwalkers"))
            await server.matches.sweep()
            clock[0] = years
            await server.matches.sweep()
            assert await server.seats.held(str(visit.visitor), live.id) == [0]
            assert (await server.matches.match_store.find(fork.card.match)).kind == "fork"
            clock[0] = -years
            await server.matches.sweep()
            clock[0] = 0
            await server.matches.sweep()
            assert (await server.matches.match_store.find(fork.card.match)).kind == "fork"
            assert await server.matches.match_store.sweep_time(0) >= live.stored.created

    asyncio.run(inside())


def test_what_was_written_by_a_clock_that_stood_at_1970_is_not_old(database: str) -> None:
    async def inside() -> None:
        async with server_on(database) as server:
            visit, live = await opened(server, SOLO)
            async with server.database.writing() as connection:
                await connection.execute(update(MATCHES).where(MATCHES.c.id == live.id).values(changed=5))
                await connection.execute(update(VISITORS).where(VISITORS.c.hash == visit.visitor).values(created=5))
            await server.matches.sweep()
            assert (await server.matches.match_store.find(live.id)).id == live.id
            assert await server.seats.visitor(visit.cookie) == visit.visitor

    asyncio.run(inside())


def test_the_time_of_sweeps_goes_on_at_its_own_pace() -> None:
    hours = 3_600_000
    assert believed(100 * hours, 94 * hours, 6 * hours) == 100 * hours
    assert believed(80 * hours, 94 * hours, 6 * hours) == 80 * hours
    assert believed(10_000 * hours, 94 * hours, 6 * hours) == 100 * hours
    assert believed(10_000 * hours, 94 * hours, 0) == 95 * hours


def test_an_address_that_nobody_confirmed_goes_after_a_day(database: str) -> None:
    async def inside() -> None:
        async with server_on(database) as server:
            visit, _ = await opened(server, SOLO)
            visitor, store = str(visit.visitor), server.stores.notices
            for name, code in (("a@example.org", "hash"), ("b@example.org", "")):
                added = Subscription(id=name, visitor=visitor, kind="mail", address=name, code=code, created=now())
                await store.subscribe(added)
            await server.matches.match_store.sweep(now(), Retention())
            assert len(await store.subscriptions(visitor)) == 2
            await server.matches.match_store.sweep(now() + 2 * DAY, Retention())
            assert [each.id for each in await store.subscriptions(visitor)] == ["b@example.org"]

    asyncio.run(inside())


def test_a_record_has_an_end(database: str) -> None:
    async def inside() -> None:
        async with server_on(database) as server:
            _, live = await opened(server, BOTH)
            await played(live, 6)
            server.settings.longest_record = live.line_count
            with pytest.raises(Refused) as refused:
                await played(live, 1, seed=9)
            assert refused.value.code == "too-long"
            await live.do(0, command("resign", "enough"))
            assert live.table.over

    asyncio.run(inside())
