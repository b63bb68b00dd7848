"""Two people at a table of a server whose notices a test sends round by round, with a clock of its own."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from clockwood.server.core.connections.messages import Choose
from clockwood.server.core.matches.live_match import LiveMatch
from clockwood.server.core.permissions import Visit
from clockwood.server.core.routes.every import route_at
from clockwood.server.core.settings import Settings
from clockwood.server.core.stored import now
from clockwood.server.delivery.deliverer import WaysOut
from clockwood.server.server import Server
from server.receivers import Browser, Receiver
from server.running_server import quick
from server.servers import opened, server_on

SEATS = {"woodwalkers": "me", "ironclad": "invite"}
MINUTE = 60_000


def by_hand(database: str) -> Settings:
    """Return settings of a server that sends notices when a test says so, also to this machine."""
    settings = quick(database)
    settings.notice_beat_seconds = 3600.0
    settings.local_targets = True
    return settings


class Clock:
    """The time, moved on by a test."""

    def __init__(self) -> None:
        self.ahead = 0

    async def __call__(self) -> int:
        return now() + self.ahead


class Noticed:
    """A match of Ada, who holds woodwalkers, and Bo, who holds ironclad, at one server."""

    def __init__(self, server: Server, live: LiveMatch, ada: Visit, bo: Visit) -> None:
        self.server = server
        self.live = live
        self.ada = ada
        self.bo = bo
        self.clock = Clock()
        server.notifier.time = self.clock

    async def asks(self, visit: Visit, path: str, body: object = None, method: str = "POST") -> Any:  # noqa: ANN401 - JSON
        route, values = route_at(method, path)
        sent = await route.answer(self.server, visit, values, msgspec.json.encode(body))
        return msgspec.json.decode(sent.body) if sent.body else None

    async def subscribes(self, visit: Visit, kind: str, address: str, **more: str) -> Any:  # noqa: ANN401 - JSON
        body = {"kind": kind, "address": address, "page": "https://play.example.org/", **more}
        return await self.asks(visit, "/notices/subscribe", body)

    async def answers(self, seat: int, count: int = 1) -> None:
        """Give the first answer there is, so many times."""
        for _ in range(count):
            question = next(each for each in self.live.table.decisions if each.seat == seat)
            answer = self.live.table.notation(int(question.options[0]))
            client = f"a{seat}-{self.live.line_count}"
            await self.live.do(seat, Choose(client=client, ask=self.live.standing(seat).ask, answer=answer))

    async def until_only(self, seat: int) -> None:
        """Play until only this seat is asked."""
        while [int(each.seat) for each in self.live.table.decisions] != [seat]:
            await self.answers(next(int(each.seat) for each in self.live.table.decisions if each.seat != seat))

    async def round(self, minutes: float = 0) -> None:
        """Let some minutes pass, and send what is to be sent."""
        self.clock.ahead += int(minutes * MINUTE)
        await self.server.notifier.round()
        await self.server.notifier.delivered()


@asynccontextmanager
async def table_of_two(settings: Settings, *, begun: bool = True) -> AsyncIterator[Noticed]:
    """Open a table; once it has begun it is Ada's turn, before that both are asked at once."""
    async with server_on("", settings) as server:
        ada, live = await opened(server, SEATS)
        bo = Visit(None, "192.0.2.9")
        names = live.seat_names
        key = await server.seat_requests.invite(ada, live.id, names[1])
        await server.seat_requests.use_key(bo, key)
        deliverer = server.notifier.deliverer
        assert isinstance(deliverer, WaysOut)
        deliverer.seconds = 0.3
        here = Noticed(server, live, ada, bo)
        if begun:
            await here.until_only(0)
        yield here


async def received(receiver: Receiver) -> list[bytes]:
    """Return the bodies that have arrived by now."""
    await asyncio.sleep(0)
    return [receiver.next().body for _ in range(receiver.got.qsize())]


def endpoint(receiver: Receiver, browser: Browser) -> dict[str, str]:
    return {"kind": "push", "address": f"{receiver.url}/push/1", **browser.keys()}
