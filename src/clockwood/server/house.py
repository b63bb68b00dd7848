"""Everything one server consists of, put together and taken apart in order."""

import asyncio
import contextlib
from typing import Final

import asyncpg

from clockwood.server.agents_at_work import AgentsAtWork
from clockwood.server.at_the_table import AtTheTable
from clockwood.server.gallery import GalleryHere
from clockwood.server.kept_matches import KeptMatches
from clockwood.server.kept_seats import KeptSeats
from clockwood.server.leases import Leases
from clockwood.server.ledger import CHANNEL, Ledger
from clockwood.server.limits import Count, Rate
from clockwood.server.lobby import Lobby
from clockwood.server.logs import LOG, trouble
from clockwood.server.matches import Matches
from clockwood.server.metrics import Metrics
from clockwood.server.permissions import Permissions
from clockwood.server.settings import Settings
from clockwood.server.store import Store
from clockwood.server.thinking import Thinking

AGAIN: Final = 2.0


class House:
    """One server: its store, its matches, its doors, its limits."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.metrics: Final = Metrics()
        self.store: Final = Store(settings.database)
        self.ledger: Final = Ledger(self.store, self.metrics)
        self.seats: Final = KeptSeats(self.store)
        self.permissions: Final = Permissions(self.seats)
        self.leases: Final = Leases(self.store, settings.lease_seconds)
        agents = AgentsAtWork(settings.workers, settings.think_seconds, settings.kill_after, self.metrics)
        thinking = Thinking(agents, self.leases, settings.answer_beat, settings.reading_seconds)
        self.matches: Final = Matches(settings, KeptMatches(self.store), self.ledger, thinking, self.metrics)
        self.lobby: Final = Lobby(self.matches, self.permissions)
        self.gallery: Final = GalleryHere(self.matches)
        self.tables: Final = AtTheTable(self.matches, self.permissions)
        self.requests: Final = Rate(settings.requests_per_minute, 60)
        self.messages: Final = Rate(settings.messages_per_minute, 60)
        self.sockets: Final = Count(settings.sockets_per_address, "sockets from one address")
        self._listener: asyncio.Task[None] | None = None
        self.open: bool = False

    async def start(self) -> None:
        await self.store.open()
        self.ledger.start()
        self.matches.start()
        if not self.store.single:
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
            await self.leases.give_back()
        await self.ledger.close()
        await self.store.close()

    async def _listen(self) -> None:
        """Hear what other servers on the same PostgreSQL wrote: match and number, nothing else."""
        address = self.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await asyncpg.connect(address)
                try:
                    await self._hear(connection)
                finally:
                    await connection.close()
            except (OSError, asyncpg.PostgresError):
                trouble("cannot hear other servers; trying again")
            await asyncio.sleep(AGAIN)

    async def _hear(self, connection: asyncpg.Connection) -> None:
        heard: asyncio.Queue[str] = asyncio.Queue()
        await connection.add_listener(CHANNEL, lambda *said: heard.put_nowait(str(said[-1])))
        connection.add_termination_listener(lambda _: heard.put_nowait(""))
        while said := await heard.get():
            match, _, number = said.partition(" ")
            try:
                await self.matches.notice(match, int(number))
            except Exception:  # noqa: BLE001 - one match that cannot be read must not make us deaf to the others
                LOG.exception("a notice could not be followed", extra={"fields": {"match": match}})
