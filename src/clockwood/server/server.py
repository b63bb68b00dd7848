"""The server: all its parts, started and stopped in order."""

import asyncio
import contextlib
from typing import Final

import asyncpg

from clockwood.server.gallery_matches import GalleryMatches
from clockwood.server.lobby import Lobby
from clockwood.server.logs import LOG, log_error
from clockwood.server.matches.live_matches import LiveMatches
from clockwood.server.matches.match_requests import MatchRequests
from clockwood.server.metrics import Metrics
from clockwood.server.permissions import Permissions
from clockwood.server.rate_limits import ConcurrentLimit, RateLimit
from clockwood.server.settings import Settings
from clockwood.server.store.database import Database
from clockwood.server.store.leases import Leases
from clockwood.server.store.matches import MatchStore
from clockwood.server.store.record_lines import CHANNEL, RecordLines
from clockwood.server.store.seats import SeatStore
from clockwood.server.study.requests import StudyRequests
from clockwood.server.thinking.scheduler import AgentScheduler
from clockwood.server.thinking.worker_pool import WorkerPool

RECONNECT_SECONDS: Final = 2.0


class Server:
    """One server process: its database, matches, permissions and limits."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.metrics: Final = Metrics()
        self.database: Final = Database(settings.database, settings.database_seconds)
        self.record_lines: Final = RecordLines(self.database, self.metrics)
        self.seats: Final = SeatStore(self.database)
        self.permissions: Final = Permissions(self.seats)
        self.leases: Final = Leases(self.database, settings.lease_seconds)
        workers = WorkerPool(settings.workers, settings.think_seconds, settings.kill_after, self.metrics)
        scheduler = AgentScheduler(workers, self.leases, settings.answer_beat, settings.reading_seconds)
        self.matches: Final = LiveMatches(
            settings, MatchStore(self.database), self.record_lines, scheduler, self.metrics, self.seats
        )
        self.lobby: Final = Lobby(self.matches, self.permissions)
        self.gallery: Final = GalleryMatches(self.matches)
        self.match_requests: Final = MatchRequests(self.matches, self.permissions)
        self.study: Final = StudyRequests(self.match_requests, workers)
        self.request_limit: Final = RateLimit(settings.requests_per_minute, 60)
        self.message_limit: Final = RateLimit(settings.messages_per_minute, 60)
        self.socket_limit: Final = ConcurrentLimit(settings.sockets_per_address, "sockets from one address")
        self._listener: asyncio.Task[None] | None = None
        self.open: bool = False

    async def start(self) -> None:
        await self.database.open()
        if self.database.single:
            await self.leases.clear()
        self.record_lines.start()
        self.matches.start()
        if not self.database.single:
            self._listener = asyncio.create_task(self._listen())
        self.open = True

    async def stop(self) -> None:
        self.open = False
        if self._listener is not None:
            self._listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listener
        await self.matches.close()
        with contextlib.suppress(Exception):
            await self.leases.release_all()
        await self.record_lines.close()
        await self.database.close()

    async def _listen(self) -> None:
        """Follow the notifications of other servers on the same PostgreSQL: match and number of lines."""
        address = self.database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await asyncpg.connect(address)
                try:
                    await self._follow(connection)
                finally:
                    await connection.close()
            except (OSError, asyncpg.PostgresError):
                log_error("no notifications from other servers; reconnecting")
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _follow(self, connection: asyncpg.Connection) -> None:
        """Read the new lines of each match named in a notification, until the connection ends."""
        received: asyncio.Queue[str] = asyncio.Queue()
        await connection.add_listener(CHANNEL, lambda *sent: received.put_nowait(str(sent[-1])))
        connection.add_termination_listener(lambda _: received.put_nowait(""))
        while notice := await received.get():
            match, _, number = notice.partition(" ")
            try:
                await self.matches.lines_written(match, int(number))
            except Exception:  # noqa: BLE001 - a match that cannot be read must not stop the others
                LOG.exception("new lines of a match could not be read", extra={"fields": {"match": match}})
