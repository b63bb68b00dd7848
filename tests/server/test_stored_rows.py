"""Nobody fills the database, or the memory of a match, with what costs them nothing."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import func, select

from clockwood.server.core.connections.messages import AskBack, Redo, Restart, Undo
from clockwood.server.core.matches import commands
from clockwood.server.core.matches.new_match import NewMatchRequest
from clockwood.server.core.matches.people import MOST_CONSENTS
from clockwood.server.core.notices.requests import SettingsRequest, SubscribeRequest
from clockwood.server.core.permissions import Visit
from clockwood.server.core.rate_limits import NETWORK_SHARE
from clockwood.server.core.refusals import Refused, TooMany
from clockwood.server.server import Server
from clockwood.server.store import chairs
from clockwood.server.store.sql_tables import VISITORS
from server.databases import POSTGRESQL, SQLITE
from server.noticed import by_hand, table_of_two
from server.running_server import quick, running
from server.servers import SOLO, choose, opened, server_on
from server.visitors import Visitor, dice

DATABASES = [SQLITE, POSTGRESQL]
FRIENDS = {"woodwalkers": "me", "ironclad": "invite"}


async def visitors(server: Server) -> int:
    async with server.database.reading() as connection:
        return int((await connection.execute(select(func.count()).select_from(VISITORS))).scalar_one())


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (SubscribeRequest(kind="mail", address="me@example.org"), "no-delivery"),
        (SubscribeRequest(kind="webhook", address="http://127.0.0.1/"), "bad-address"),
        (SubscribeRequest(kind="push", address="https://example.org/", p256dh="short"), "bad-keys"),
    ],
)
def test_a_refused_way_to_be_reached_leaves_no_visitor(database: str, wanted: SubscribeRequest, code: str) -> None:
    async def inside() -> None:
        async with server_on(database) as server:
            before = await visitors(server)
            visit = Visit(None, "192.0.2.8")
            with pytest.raises(Refused) as refused:
                await server.notices.subscribe(visit, wanted)
            assert refused.value.code == code
            assert (visit.cookie, await visitors(server)) == ("", before)

    asyncio.run(inside())


def test_settings_of_notices_are_limited_by_address(database: str) -> None:
    settings = quick(database)
    settings.notice_changes_per_hour = 3

    async def inside() -> None:
        async with server_on(database, settings) as server:
            before = await visitors(server)
            for _ in range(3):
                await server.notices.set_settings(Visit(None, "192.0.2.8"), SettingsRequest())
            with pytest.raises(TooMany):
                await server.notices.set_settings(Visit(None, "192.0.2.8"), SettingsRequest())
            assert await visitors(server) == before + 3

    asyncio.run(inside())


def test_invitations_and_keys_are_limited_by_address(tmp_path: Path) -> None:
    settings = quick(f"sqlite:///{tmp_path}/rows.sqlite")
    settings.rare_requests_per_hour = 4
    with running(settings) as here:
        host, guest = Visitor(here.url), Visitor(here.url)
        match = host.opens(seats=FRIENDS)
        key = [host.post(f"/matches/{match}/invitations", {"seat": ""})["key"] for _ in range(3)][-1]
        assert guest.post("/keys/use", {"key": key})["match"] == match
        assert host.post(f"/matches/{match}/invitations", {"seat": ""}, status=429)["code"] == "too-many"
        assert guest.post("/keys/use", {"key": key}, status=429)["code"] == "too-many"
        for each in (host, guest):
            each.http.close()


def test_unused_invitations_of_a_match_are_bounded(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chairs, "MOST_UNUSED", 2)

    async def inside() -> None:
        async with server_on(database) as server:
            visit, live = await opened(server, FRIENDS)
            for seat in ("woodwalkers", ""):
                for _ in range(2):
                    await server.seat_requests.invite(visit, live.id, seat)
                with pytest.raises(Refused) as refused:
                    await server.seat_requests.invite(visit, live.id, seat)
                assert refused.value.code == "many-keys"
            await server.seat_requests.revoke(visit, live.id, "woodwalkers")
            for seat in ("woodwalkers", "ironclad", "ironclad", "ironclad"):
                await server.seat_requests.invite(visit, live.id, seat)

    asyncio.run(inside())


def test_only_the_latest_requests_to_take_back_are_remembered(database: str) -> None:
    async def inside() -> None:
        async with server_on(database) as server:
            _, live = await opened(server, FRIENDS)
            await choose(live, dice(1), "first")
            seat = next(seat for seat in (0, 1) if live.people.may_ask_back(seat))
            known = len(live._done)
            for number in range(MOST_CONSENTS + 50):
                assert await live.do(seat, AskBack(client=f"a{number}"))
            assert not await live.do(seat, AskBack(client=f"a{number}"))
            assert (len(live._done), len(live.people.consents)) == (known, MOST_CONSENTS)

    asyncio.run(inside())


def test_taking_back_over_and_over_does_not_fill_the_record(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MOST_TAKEN_BACK", 3)

    async def inside() -> None:
        async with table_of_two(by_hand(database), begun=False) as here:
            live = here.live
            for number in range(3):
                await here.answers(0)
                assert live.standing(0).undo == ""
                await live.do(0, Undo(client=f"u{number}"))
            await here.answers(1)
            await live.do(1, Undo(client="the other"))
            await live.do(0, Redo(client="again"))
            assert (live.standing(0).undo, live.standing(0).restart) == ("why-undo-often", False)
            for command in (Undo(client="more"), Restart(client="even more")):
                with pytest.raises(Refused) as refused:
                    await live.do(0, command)
                assert (refused.value.code, refused.value.message) == ("cannot-take-back", "why-undo-often")
            assert live.people.may_ask_back(0)
            await here.until_only(0)
            await here.answers(0)

    asyncio.run(inside())


def test_who_plays_alone_takes_back_as_often_as_they_like(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MOST_TAKEN_BACK", 1)

    async def inside() -> None:
        async with server_on(database) as server:
            _, live = await opened(server, SOLO)
            for number in range(5):
                await choose(live, dice(1), f"c{number}")
                await live.do(0, Undo(client=f"u{number}", across=True))
            assert live.table.lines.count("! undo woodwalkers") == 5

    asyncio.run(inside())


def test_running_matches_are_limited_by_network(database: str) -> None:
    settings = quick(database)
    settings.running_matches = 1

    async def inside() -> None:
        async with server_on(database, settings) as server:
            for number in range(NETWORK_SHARE):
                await server.lobby.open(Visit(None, f"203.0.113.{number}"), NewMatchRequest(game="ironwood"))
            for address in ("203.0.113.0", "203.0.113.99"):
                with pytest.raises(TooMany):
                    await server.lobby.open(Visit(None, address), NewMatchRequest(game="ironwood"))
            await server.lobby.open(Visit(None, "198.51.100.1"), NewMatchRequest(game="ironwood"))

    asyncio.run(inside())
