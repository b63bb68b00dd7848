"""A server in a thread of the test process, with real sockets on a free port."""

import asyncio
import socket
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import uvicorn
from starlette.applications import Starlette

from clockwood.server.core.rate_limits import ConcurrentLimit
from clockwood.server.core.settings import Settings
from clockwood.server.server import Server
from clockwood.server.web.app import app_for
from clockwood.server.web.guarded_protocol import ConnectionGuard, TrustedProxies, guarded_by, sockets_guarded_by

T = TypeVar("T")


class EventServer(uvicorn.Server):
    """Sets an event when the server can be reached."""

    def __init__(self, config: uvicorn.Config, began: threading.Event) -> None:
        super().__init__(config)
        self.began = began

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.began.set()


class RunningServer:
    """A server that answers at `url`; `do` runs a coroutine in its event loop."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.socket.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.started = threading.Event()
        self.loop: asyncio.AbstractEventLoop | None = None
        settings = app.state.server.settings
        limit = ConcurrentLimit(settings.connections_per_address, "connections from one address")
        guard = ConnectionGuard(settings.head_seconds, settings.unread_seconds, limit, TrustedProxies(""))
        config = uvicorn.Config(
            app,
            http=guarded_by(guard),
            log_config=None,
            access_log=False,
            ws=sockets_guarded_by(guard),
            ws_ping_interval=None,
        )
        self.uvicorn = EventServer(config, self.started)
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.uvicorn.serve(sockets=[self.socket])
        self.started.set()

    @property
    def server(self) -> Server:
        server = self.app.state.server
        assert isinstance(server, Server)
        return server

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(30)
        self.socket.close()


def quick(database: str) -> Settings:
    """Return settings for tests: agents answer at once, and there are no rate limits."""
    settings = Settings(database)
    settings.answer_beat = settings.reading_seconds = 0.0
    settings.workers = 1
    settings.without_limits()
    return settings


@contextmanager
def running(settings: Settings) -> Iterator[RunningServer]:
    here = RunningServer(app_for(settings))
    here.thread.start()
    assert here.started.wait(30)
    assert here.uvicorn.started
    try:
        yield here
    finally:
        here.stop()
