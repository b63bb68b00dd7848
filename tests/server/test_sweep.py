"""Sweeps delete only things that nobody needs any more; a record does not grow for ever."""

import asyncio

import pytest

from clockwood.server.core.matches.new_match import ForkRequest
from clockwood.server.core.notices.stored import Subscription
from clockwood.server.core.permissions import Visit
from clockwood.server.core.refusals import NotFound, Refused
from clockwood.server.core.stored import now
from clockwood.server.core.stores import Retention
from clockwood.server.store.sweep import DAY
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
