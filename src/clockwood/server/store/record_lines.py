"""The lines of the records, stored before anybody sees what they did. Many matches share one commit."""

import asyncio
import contextlib
from typing import Final

import msgspec
from sqlalchemy import BindParameter, bindparam, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from clockwood.server.logs import LOG
from clockwood.server.metrics import Metrics
from clockwood.server.refusals import Unavailable
from clockwood.server.store.database import Database, now
from clockwood.server.store.sql_tables import LINES, MATCHES

CHANNEL: Final = "clockwood_lines"
UPDATED: Final = ("changed", "lines", "over", "outcome", "position", "rules", "round")
VALUES: Final[dict[str, BindParameter[object]]] = {name: bindparam(name) for name in UPDATED}
ADD_LINES: Final = insert(LINES)
UPDATE_MATCH: Final = update(MATCHES).where(MATCHES.c.id == bindparam("which")).values(**VALUES)
NOTIFY: Final = text("SELECT pg_notify(:channel, :what)")


class WriteConflict(Exception):
    """Another server has already written a line with this number: read its lines and try again."""


class RecordEntry(msgspec.Struct, frozen=True):
    """The lines one command adds to a record, and the match as it is after them.

    `first` is the number of the first line. `position` is the snapshot: see `LiveMatch._entry`. `changed` is when
    everybody could last see a change, if that was earlier: the time of a secret answer is nobody's business.
    """

    match: str
    first: int
    lines: list[str]
    seat: int | None
    client: str | None
    position: str
    over: bool
    outcome: str
    rules: int
    round: int = 0
    changed: int | None = None

    def line_rows(self, at: int) -> list[dict[str, object]]:
        """Return the rows of `lines`. The first carries the seat and the client's id."""
        return [
            {
                "match": self.match,
                "number": self.first + k,
                "text": line,
                "seat": self.seat if k == 0 else None,
                "client": self.client if k == 0 else None,
                "at": at,
            }
            for k, line in enumerate(self.lines)
        ]

    def match_values(self, at: int) -> dict[str, object]:
        """Return the values that change in the row of the match."""
        return {
            "which": self.match,
            "changed": at if self.changed is None else self.changed,
            "lines": self.first + len(self.lines),
            "over": self.over,
            "outcome": self.outcome,
            "position": self.position,
            "rules": self.rules,
            "round": self.round,
        }


class StoredLine(msgspec.Struct, frozen=True):
    """A line of a record as it was stored."""

    number: int
    text: str
    seat: int | None
    client: str | None
    at: int


Pending = tuple[RecordEntry, "asyncio.Future[None]"]


class RecordLines:
    """Writes all pending entries in one transaction; entries that arrive meanwhile go into the next one."""

    def __init__(self, database: Database, metrics: Metrics | None = None) -> None:
        self.database: Final = database
        self.metrics: Final = Metrics() if metrics is None else metrics
        self._pending: Final[asyncio.Queue[Pending]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._write_forever())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def append(self, entry: RecordEntry) -> None:
        """Return when the lines are stored. Raise WriteConflict if another server was first."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending.put_nowait((entry, done))
        await done

    @property
    def running(self) -> bool:
        return self._task is not None and not self._task.done()

    async def _write_forever(self) -> None:
        while True:
            batch = [await self._pending.get()]
            while not self._pending.empty():
                batch.append(self._pending.get_nowait())
            self.metrics.commit_sizes.observe(len(batch))
            await self._write(batch)

    async def _write(self, batch: list[Pending]) -> None:
        """Write a batch. If the database refuses it, write its entries one by one, so that only the bad ones fail."""
        failed = await self._write_all([entry for entry, _ in batch])
        if failed is None or len(batch) == 1 or not is_of_an_entry(failed):
            settle(batch, failed)
            return
        lost: Exception | None = None
        for one in batch:
            if lost is None:
                failed = await self._write_all([one[0]])
                lost = None if failed is None or is_of_an_entry(failed) else failed
            settle([one], failed)

    async def _write_all(self, entries: list[RecordEntry]) -> Exception | None:
        """Write entries in one transaction; return why that failed. Whatever it is, the next batch is written."""
        try:
            with self.metrics.commits.time():
                async with self.database.writing() as connection:
                    await write_entries(connection, entries, notify=not self.database.single)
        except IntegrityError:
            return WriteConflict()
        except Unavailable as error:
            return error
        except Exception as error:  # noqa: BLE001 - an error that ended the writer would silence every table
            LOG.exception("lines could not be written")
            failed = Unavailable("the lines could not be stored; nothing was changed")
            failed.__cause__ = error
            return failed
        return None

    async def lines(self, match: str, since: int = 0) -> list[StoredLine]:
        """Return the lines of a match from number `since` on."""
        wanted = select(LINES.c.number, LINES.c.text, LINES.c.seat, LINES.c.client, LINES.c.at)
        wanted = wanted.where(LINES.c.match == match, LINES.c.number >= since).order_by(LINES.c.number)
        async with self.database.reading() as connection:
            return [StoredLine(*row) for row in await connection.execute(wanted)]


def is_of_an_entry(failed: Exception) -> bool:
    """Return whether one entry is to blame, and not the database or the way to it."""
    cause = failed.__cause__
    if isinstance(failed, WriteConflict):
        return True
    if not isinstance(cause, DBAPIError) or cause.connection_invalidated:
        return isinstance(cause, ValueError | TypeError)
    return not isinstance(cause, OperationalError | InterfaceError)


def settle(batch: list[Pending], failed: Exception | None) -> None:
    """Tell everybody who waits for these entries."""
    for _, done in batch:
        if done.done():
            continue
        if failed is None:
            done.set_result(None)
        else:
            done.set_exception(failed)


async def write_entries(connection: AsyncConnection, entries: list[RecordEntry], *, notify: bool) -> None:
    """Insert the lines, update the matches and, with PostgreSQL, notify the other servers."""
    at = now()
    await connection.execute(ADD_LINES, [row for entry in entries for row in entry.line_rows(at)])
    await connection.execute(UPDATE_MATCH, [entry.match_values(at) for entry in entries])
    if notify:
        for entry in entries:
            what = f"{entry.match} {entry.first + len(entry.lines)}"
            await connection.execute(NOTIFY, {"channel": CHANNEL, "what": what})
