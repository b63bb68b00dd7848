"""Questions about a match that somebody changes while they are answered."""

import asyncio
import time
from typing import Any

import pytest

from clockwood.kernel.table import Table
from clockwood.server.core.refusals import Refused
from clockwood.server.core.service import Service
from clockwood.server.core.study import requests
from clockwood.server.core.study.replies import Summary
from clockwood.server.core.study.summary import summary
from server.in_process import Person, in_memory

SOLO = {"game": "ironwood", "seats": {"woodwalkers": "me", "ironclad": "random"}, "seed": 7}


async def opened(service: Service) -> tuple[Person, str]:
    me = Person(service)
    return me, (await me.asks("POST", "/matches", SOLO))["card"]["match"]


def test_who_resigns_while_a_hint_is_sought_is_told_that_nothing_is_asked() -> None:
    async def play() -> Refused:
        async with in_memory() as service:
            me, match = await opened(service)
            assert await me.scene(match, "woodwalkers")
            live = await service.matches.live(match)
            async with live.lock:
                hint = asyncio.create_task(me.asks("GET", f"/matches/{match}/hint", seat="woodwalkers"))
                await asyncio.sleep(0.1)
                live.table.resign("woodwalkers")
            with pytest.raises(Refused) as refused:
                await hint
            return refused.value

    assert asyncio.run(play()).code == "not-asked"


def slowly(table: Table, *more: Any) -> Summary:  # noqa: ANN401 - as the summary takes them
    time.sleep(0.3)
    return summary(table, *more)


def test_the_end_is_not_taken_back_while_it_is_summed_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "summary", slowly)

    async def play() -> tuple[list[str], bool]:
        async with in_memory() as service:
            me, match = await opened(service)
            own = {"seat": "woodwalkers"}
            await me.asks("POST", f"/matches/{match}/resign", {**own, "client": "r"})
            told = asyncio.create_task(me.asks("GET", f"/matches/{match}/summary"))
            await asyncio.sleep(0.1)
            await me.asks("POST", f"/matches/{match}/undo", {**own, "client": "u", "across": True})
            won = [seat["seat"] for seat in (await told)["seats"] if seat["won"]]
            return won, (await me.asks("GET", f"/matches/{match}"))["over"]

    assert asyncio.run(play()) == (["ironclad"], False)
