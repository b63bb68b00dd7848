"""Notices of a server that runs by itself: over HTTP, with a socket that is looked at, and with a second server."""

import asyncio
import json
from collections.abc import Iterator

import pytest

from clockwood.server.core.notices.stored import Looked
from server.databases import POSTGRESQL, SQLITE
from server.noticed import by_hand, received, table_of_two
from server.receivers import Receiver, receiving
from server.running_server import RunningServer, quick, running
from server.servers import server_on
from server.visitors import Visitor, any_option, dice

DATABASES = [SQLITE, POSTGRESQL]


@pytest.fixture
def at_once(database: str) -> Iterator[RunningServer]:
    """A server that tells people as soon as they are waited for."""
    settings = quick(database)
    settings.notice_beat_seconds = 0.02
    settings.notice_after_seconds = settings.notice_rest_seconds = 0.0
    settings.local_targets = True
    with running(settings) as server:
        yield server


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


def test_a_person_who_left_is_told_and_one_who_looks_is_not(at_once: RunningServer, receiver: Receiver) -> None:
    ada, bo = Visitor(at_once.url), Visitor(at_once.url)
    opened = ada.post("/matches", {"game": "ironwood", "seats": {"woodwalkers": "me", "ironclad": "invite"}})
    match = opened["card"]["match"]
    bo.post("/keys/use", {"key": opened["keys"]["ironclad"]})
    for visitor, name in ((ada, "ada"), (bo, "bo")):
        visitor.post("/notices/subscribe", {"kind": "webhook", "address": f"{receiver.url}/{name}"}, status=201)
    luck = dice(3)
    with ada.live(match, "woodwalkers") as wood:
        with bo.live(match, "ironclad") as iron:
            for live in (wood, iron):
                live.until("scene")
            assert iron.chooses(any_option(iron, luck))["is"] == "done"
            assert iron.question is None
        while wood.question is not None:
            assert wood.chooses(any_option(wood, luck))["is"] == "done"
        got = receiver.next()
        assert (got.path, json.loads(got.body)["match"]) == ("/bo", match)
    assert receiver.got.empty()
    for visitor in (ada, bo):
        visitor.http.close()


def test_who_looks_at_another_server_is_not_told(database: str) -> None:
    async def inside() -> None:
        with receiving() as receiver:
            async with table_of_two(by_hand(database)) as here, server_on("", by_hand(database)) as other:
                await here.subscribes(here.bo, "webhook", f"{receiver.url}/bo")
                await here.until_only(1)
                at = await here.clock()
                there = here.server if here.server.database.single else other
                await there.stores.notices.look({Looked(here.live.id, 1)}, at + 120_000)
                assert await here.server.stores.notices.looked_at(at) == {Looked(here.live.id, 1)}
                if not here.server.database.single:
                    await here.round(minutes=1)
                    await here.round(minutes=60)
                    assert await received(receiver) == []
                    assert await here.server.stores.notices.looked_at(await here.clock()) == set()

    asyncio.run(inside())
