"""A service without sockets, web framework or database, and those who use it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from clockwood.server.core.connections.connection import Connection
from clockwood.server.core.permissions import Visit
from clockwood.server.core.routes.every import route_at
from clockwood.server.core.service import Service, memory_stores
from clockwood.server.core.settings import Settings


@asynccontextmanager
async def in_memory() -> AsyncIterator[Service]:
    settings = Settings()
    settings.without_limits()
    settings.answer_beat = 0.0
    service = Service(settings, memory_stores())
    await service.start()
    try:
        yield service
    finally:
        await service.stop()


class Person:
    """Somebody who uses the table of routes directly."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.visit = Visit(None, "here")

    async def asks(self, method: str, path: str, body: object = None, **query: str) -> Any:  # noqa: ANN401 - JSON
        route, values = route_at(method, path)
        sent = await route.answer(self.service, self.visit, {**query, **values}, msgspec.json.encode(body))
        return msgspec.json.decode(sent.body) if sent.body and "json" in sent.media else sent.body.decode()

    async def scene(self, match: str, seat: str = "") -> Any:  # noqa: ANN401 - JSON
        return await self.asks("GET", f"/matches/{match}/scene", seat=seat)

    async def chooses(self, match: str, seat: str, client: str) -> bool:
        """Give the first answer there is; return whether the seat was asked."""
        scene = await self.scene(match, seat)
        if not scene["standing"]["ask"]:
            return False
        answer = scene["scene"]["question"]["options"][0]["answer"]
        body = {"seat": seat, "client": client, "ask": scene["standing"]["ask"], "answer": answer}
        await self.asks("POST", f"/matches/{match}/choose", body)
        return True


class Line:
    """A transport of two queues: what the client sends, and what it gets."""

    def __init__(self) -> None:
        self.sent: asyncio.Queue[str | None] = asyncio.Queue()
        self.got: asyncio.Queue[Any] = asyncio.Queue()
        self.closed = 0

    async def receive(self) -> str | None:
        return await self.sent.get()

    async def send(self, raw: bytes) -> None:
        self.got.put_nowait(msgspec.json.decode(raw))

    async def close(self, code: int) -> None:
        self.closed = code

    async def next(self, kind: str) -> Any:  # noqa: ANN401 - JSON
        async with asyncio.timeout(10):
            while (message := await self.got.get())["is"] != kind:
                pass
        return message


async def listens(person: Person, match: str, seat: str) -> tuple[Line, asyncio.Task[None]]:
    line = Line()
    service = person.service
    perspective = await service.match_requests.perspective(person.visit, match, seat, "en")
    connection = Connection(line, service.match_requests, person.visit, perspective, service.message_limit)
    return line, asyncio.create_task(connection.run("", 0))
