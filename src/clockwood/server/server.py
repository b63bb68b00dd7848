"""The server: the core on a database, with limits and metrics, started and stopped in order."""

import asyncio
import contextlib
from typing import Final

from clockwood.server.core.rate_limits import ConcurrentLimit, RateLimit
from clockwood.server.core.service import Service, Stores
from clockwood.server.core.settings import Settings
from clockwood.server.delivery.deliverer import WaysOut
from clockwood.server.metrics import Metrics
from clockwood.server.store.database import Database
from clockwood.server.store.leases import SqlLeases
from clockwood.server.store.matches import SqlMatches
from clockwood.server.store.notice_store import SqlNotices
from clockwood.server.store.notices import Notices
from clockwood.server.store.record_lines import SqlRecordLines
from clockwood.server.store.seats import SqlSeats


class Server(Service):
    """One server process: the core with a database and the limits of the web."""

    def __init__(self, settings: Settings) -> None:
        self.metrics: Final = Metrics()
        self.database: Final = Database(settings.database, settings.database_seconds)
        self.record_lines: Final = SqlRecordLines(self.database, self.metrics)
        self.leases: Final = SqlLeases(self.database, settings.lease_seconds)
        self.sql_seats: Final = SqlSeats(self.database)
        stores = Stores(
            SqlMatches(self.database),
            self.record_lines,
            self.sql_seats,
            self.leases,
            SqlNotices(self.database),
        )
        super().__init__(settings, stores, self.metrics, WaysOut(settings))
        self.request_limit: Final = RateLimit(settings.requests_per_minute, 60)
        self.socket_limit: Final = ConcurrentLimit(settings.sockets_per_address, "sockets from one address")
        self.from_others: Final = (
            None
            if self.database.single
            else Notices(
                self.database.engine.url,
                self.matches.lines_written,
                self._seats_taken,
                self.matches.read_missed,
                self.matches.hang_up,
            )
        )
        self._warming: asyncio.Task[None] | None = None
        self.open: bool = False

    def _seats_taken(self, match: str) -> None:
        """Let connections to a match, or to all, find out at once that another server has taken a seat."""
        self.sql_seats.forget_remembered()
        self.matches.seats_changed(match)

    async def start(self) -> None:
        await self.database.open()
        if self.database.single:
            await self.leases.clear()
        self.record_lines.start()
        await super().start()
        if self.from_others is not None:
            self.from_others.start()
            self._warming = asyncio.create_task(self.workers.warm_up())
        self.open = True

    async def is_ready(self) -> bool:
        """Return whether matches can be played: lines are written, and those of other servers arrive."""
        hears = self.from_others is None or self.from_others.online
        return self.open and hears and self.record_lines.running and await self.database.can_write()

    async def stop(self) -> None:
        self.open = False
        if self.from_others is not None:
            await self.from_others.close()
        if self._warming is not None:
            await self._warming
        await super().stop()
        with contextlib.suppress(Exception):
            await self.leases.release_all()
        await self.record_lines.close()
        await self.database.close()
