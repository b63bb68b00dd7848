"""Changes to the seats of a match wait for each other: what a revoked device had under way gives it nothing."""

import asyncio
import contextlib

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from clockwood.server.core.refusals import Refused
from clockwood.server.core.stored import WATCHER
from clockwood.server.server import Server
from clockwood.server.store import seats
from clockwood.server.store.chairs import must_hold, sit
from server.databases import POSTGRESQL, SQLITE
from server.servers import opened, server_on

DATABASES = [SQLITE, POSTGRESQL]
SEAT = 0
MOMENT = 0.02
LATE = [-1.5, -1.0, -0.5, 0.0, 0.25, 0.5, 0.75, 1.0]
"""By how many moments the device is later than the revocation: each change takes one or two."""


class Table:
    """A match of one visitor at a server, and a device that shares its seat."""

    def __init__(self, server: Server, match: str, host: str, device: str) -> None:
        self.seats = server.sql_seats
        self.match = match
        self.host = host
        self.device = device

    async def device_sits(self) -> None:
        await self.seats.use_key(await self.seats.invite(self.match, SEAT, self.host, SEAT), self.device)

    async def device_invites(self, seat: int, late: float) -> str:
        await asyncio.sleep(late)
        try:
            return await self.seats.invite(self.match, seat, self.device, SEAT)
        except Refused:
            return ""

    async def device_uses(self, key: str, late: float) -> None:
        await asyncio.sleep(late)
        with contextlib.suppress(Refused):
            await self.seats.use_key(key, self.device)

    async def revokes(self, late: float) -> None:
        await asyncio.sleep(late)
        await self.seats.revoke(self.match, SEAT, self.host, SEAT)

    async def races(self, late: float) -> list[str]:
        """Revoke the device while it makes keys and uses one; return the keys that it got."""
        await self.device_sits()
        spare = await self.seats.invite(self.match, SEAT, self.host, SEAT)
        after, before = max(late, 0) * MOMENT, max(-late, 0) * MOMENT
        own, watching, _, _ = await asyncio.gather(
            self.device_invites(SEAT, after),
            self.device_invites(WATCHER, after),
            self.device_uses(spare, after),
            self.revokes(before),
        )
        return [key for key in (own, watching) if key]


async def table_at(server: Server) -> Table:
    visit, live = await opened(server)
    _, device = await server.sql_seats.new_visitor()
    assert visit.visitor is not None
    return Table(server, live.id, visit.visitor, device)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a moment pass between what a change asks and what it does."""

    async def holds(connection: AsyncConnection, match: str, seat: int, visitor: str) -> None:
        await must_hold(connection, match, seat, visitor)
        await asyncio.sleep(MOMENT)

    async def sits(connection: AsyncConnection, visitor: str, match: str, seat: int) -> None:
        await asyncio.sleep(MOMENT)
        await sit(connection, visitor, match, seat)
        await asyncio.sleep(MOMENT)

    monkeypatch.setattr(seats, "must_hold", holds)
    monkeypatch.setattr(seats, "sit", sits)


@pytest.mark.usefixtures("slow")
def test_nothing_that_was_under_way_when_a_device_was_revoked_gives_it_a_seat(database: str) -> None:
    async def inside() -> None:
        async with server_on(database) as server:
            here = await table_at(server)
            for late in LATE:
                keys = await here.races(late)
                assert await here.seats.held(here.device, here.match) == []
                assert [key for key in keys if await here.seats.seat_of_key(key)] == []
            assert SEAT in await here.seats.held(here.host, here.match)

    asyncio.run(inside())


def test_two_visitors_who_leave_at_once_leave_their_seats_free(database: str) -> None:
    async def inside() -> None:
        async with server_on(database) as server:
            here = await table_at(server)
            _, other = await here.seats.new_visitor()
            await here.device_sits()
            await here.seats.use_key(await here.seats.invite(here.match, SEAT, here.host, SEAT), other)
            await asyncio.gather(
                here.seats.leave(here.match, here.device),
                here.seats.forget(other),
                here.seats.leave(here.match, here.host),
            )
            chairs = await here.seats.chairs(here.match)
            assert {chair.state for chair in chairs.values()} == {"invited"}
            with pytest.raises(Refused):
                await here.seats.use_key("not a key", here.host)

    asyncio.run(inside())
