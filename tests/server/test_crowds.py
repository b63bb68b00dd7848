"""Many who come at the same time do not keep those waiting who play. [docs/server.md]"""

import asyncio

import pytest

from clockwood.server.core.permissions import Visit
from clockwood.server.core.rate_limits import Doorway
from clockwood.server.core.refusals import Unavailable
from clockwood.server.store.seats import SqlSeats
from server.servers import opened, server_on


def test_so_many_are_inside_at_the_same_time() -> None:
    inside, most = 0, 0

    async def visit(doorway: Doorway) -> None:
        nonlocal inside, most
        async with doorway.entering():
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(0)
            inside -= 1

    async def crowd() -> None:
        doorway = Doorway(3, 10)
        await asyncio.gather(*(visit(doorway) for _ in range(20)))

    asyncio.run(crowd())
    assert (inside, most) == (0, 3)


def test_who_waits_too_long_is_sent_away_and_takes_no_place() -> None:
    async def crowd() -> None:
        doorway = Doorway(1, 0.01)
        async with doorway.entering():
            with pytest.raises(Unavailable):
                async with doorway.entering():
                    pass
        async with doorway.entering():
            pass

    asyncio.run(crowd())


def test_an_error_inside_frees_the_place() -> None:
    async def crowd() -> None:
        doorway = Doorway(1, 0.01)
        for _ in range(3):
            with pytest.raises(KeyError):
                async with doorway.entering():
                    raise KeyError

    asyncio.run(crowd())


def test_who_holds_a_seat_is_remembered_only_while_changes_are_heard_of(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def inside() -> None:
        async with server_on(database) as server:
            visit, live = await opened(server, {"woodwalkers": "me"})
            assert isinstance(visit, Visit)
            visitor, asked = str(visit.visitor), list[str]()
            hears, held = [True], SqlSeats.held

            async def counted(self: SqlSeats, visitor: str, match: str) -> list[int]:
                asked.append(match)
                return await held(self, visitor, match)

            monkeypatch.setattr(SqlSeats, "held", counted)
            seats = SqlSeats(server.database, lambda: hears[0])
            for _ in range(3):
                assert await seats.recently_held(visitor, live.id)
            assert len(asked) == 1
            hears[0] = False
            for _ in range(3):
                assert await seats.recently_held(visitor, live.id)
            assert len(asked) == 4
            hears[0] = True
            seats.forget_remembered()
            assert await seats.recently_held(visitor, live.id)
            assert len(asked) == 5

    asyncio.run(inside())
