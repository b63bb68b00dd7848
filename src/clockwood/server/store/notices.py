"""Notifications between servers that share one PostgreSQL: which match has new lines, and of which seats were taken."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

import asyncpg
from sqlalchemy import URL

from clockwood.server.core.logs import LOG, log_error, log_info

CHANNEL: Final = "clockwood_lines"
SILENCE_SECONDS: Final = 0.6
"""After so much silence the line to the database is tried."""
REPLY_SECONDS: Final = 1.0
"""The database answers within this time, or the line counts as lost."""
RECONNECT_SECONDS: Final = 0.3
SEATS: Final = "seats"
"""The second word of a notification that says that somebody lost a seat of a match, or of any, if none is named."""
Written = Callable[[str, int], Awaitable[None]]


class Notices:
    """Follows the other servers' notifications, and tells when this server is cut off from the database.

    `written` is called with a match and its number of lines, `seats` with a match, or an empty text for all, in which
    somebody lost a seat. After every new connection, since nothing that was sent before it arrives, `missed` is called,
    and `seats` for all; `lost` when the database could not be reached twice in a row.
    """

    def __init__(
        self,
        url: URL,
        written: Written,
        seats: Callable[[str], None],
        missed: Callable[[], Awaitable[None]],
        lost: Callable[[], None],
    ) -> None:
        self.address: Final = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.written: Final = written
        self.seats: Final = seats
        self.missed: Final = missed
        self.lost: Final = lost
        self.online: bool = False
        self._task: asyncio.Task[None] | None = None
        self._reading: Final[set[asyncio.Task[None]]] = set()

    def start(self) -> None:
        self._task = asyncio.create_task(self._listen_forever())

    async def close(self) -> None:
        tasks = [task for task in (self._task, *self._reading) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _listen_forever(self) -> None:
        failures = 0
        while True:
            try:
                connection = await asyncpg.connect(self.address, timeout=REPLY_SECONDS)
                try:
                    failures = 0
                    await self._follow(connection)
                finally:
                    connection.terminate()
            except Exception as error:  # noqa: BLE001 - an error that ended this would leave every table behind
                log_error("no notifications from other servers; reconnecting", error=type(error).__name__)
            self.online = False
            failures += 1
            if failures == 2:
                self.lost()
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _follow(self, connection: asyncpg.Connection) -> None:
        """Read what each notification tells of, until the connection ends or no longer answers."""
        received: asyncio.Queue[str] = asyncio.Queue()
        connection.add_termination_listener(lambda _: received.put_nowait(""))
        await connection.add_listener(CHANNEL, lambda *sent: received.put_nowait(str(sent[-1])))
        self.online = True
        log_info("notifications from other servers arrive")
        self._read(self.missed())
        self.seats("")
        while True:
            try:
                async with asyncio.timeout(SILENCE_SECONDS):
                    notice = await received.get()
            except TimeoutError:
                await connection.execute("SELECT 1", timeout=REPLY_SECONDS)
                continue
            if not notice:
                return
            match, _, number = notice.partition(" ")
            if number == SEATS:
                self.seats(match)
            elif number.isdigit():
                self._read(self.written(match, int(number)))

    def _read(self, work: Awaitable[None]) -> None:
        """Read in a task of its own: a slow match must not keep the others waiting."""
        task = asyncio.create_task(self._finish(work))
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)

    async def _finish(self, work: Awaitable[None]) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            try:
                await work
            except Exception:  # noqa: BLE001 - a match that cannot be read must not stop the others
                LOG.exception("new lines of a match could not be read")
