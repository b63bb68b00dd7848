"""Many who come at the same time do not keep those waiting who play. [docs/server.md]"""

import asyncio

import pytest

from clockwood.server.core.rate_limits import Doorway
from clockwood.server.core.refusals import Unavailable
from clockwood.server.core.stored import StoredMatch
from clockwood.server.store import seats
from clockwood.server.store.seats import SqlSeats
from server.databases import POSTGRESQL, SQLITE
from server.servers import opened, played, server_on

DATABASES = [SQLITE, POSTGRESQL]


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


def test_who_holds_a_seat_is_asked_again_where_another_server_may_have_changed_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seats, "REMEMBERED", 0.0)

    async def inside() -> None:
        async with server_on(database) as server:
            visit, live = await opened(server, {"woodwalkers": "me"})
            asked, held = list[str](), SqlSeats.held

            async def counted(self: SqlSeats, visitor: str, match: str) -> list[int]:
                asked.append(match)
                return await held(self, visitor, match)

            monkeypatch.setattr(SqlSeats, "held", counted)
            for _ in range(3):
                assert await server.sql_seats.recently_held(str(visit.visitor), live.id)
            assert len(asked) == (1 if server.database.single else 3)
            server.sql_seats.forget_remembered()
            assert await server.sql_seats.recently_held(str(visit.visitor), live.id)
            assert len(asked) == (2 if server.database.single else 4)

    asyncio.run(inside())


def test_a_choice_at_one_screen_asks_nobody_who_plays_until_somebody_sits_down(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def inside() -> None:
        async with server_on(database) as server:
            _, live = await opened(server, {"woodwalkers": "me", "ironclad": "me"})
            asked, find = list[str](), server.matches.find

            async def counted(match: str) -> StoredMatch:
                asked.append(match)
                return await find(match)

            monkeypatch.setattr(server.matches, "find", counted)
            await played(live, 2)
            assert asked == []
            server.matches.seats_changed(live.id)
            await played(live, 2, seed=2)
            assert asked == [live.id]

    asyncio.run(inside())
