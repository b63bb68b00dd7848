"""The lines of the records, stored before anybody sees what they did. Many matches share one commit."""

import asyncio
import contextlib
from typing import Final

from sqlalchemy import BindParameter, bindparam, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from clockwood.server.core.logs import LOG
from clockwood.server.core.refusals import Unavailable
from clockwood.server.core.stored import RecordEntry, StoredLine, now
from clockwood.server.core.stores import WriteConflict
from clockwood.server.metrics import Metrics
from clockwood.server.store.database import Database
from clockwood.server.store.lines_at_once import WRITE_AT_ONCE, at_once
from clockwood.server.store.sql_tables import LINES, MATCHES

UPDATED: Final = ("changed", "lines", "over", "outcome", "position", "rules", "round", "waits", "paused", "handed")
VALUES: Final[dict[str, BindParameter[object]]] = {name: bindparam(name) for name in UPDATED}
ADD_LINES: Final = insert(LINES)
UPDATE_MATCH: Final = update(MATCHES).where(MATCHES.c.id == bindparam("which")).values(**VALUES)


Pending = tuple[RecordEntry, "asyncio.Future[None]"]


class SqlRecordLines:
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
                writing = self.database.writing() if self.database.single else self.database.writing_at_once()
                async with writing as connection:
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
    """Insert the lines, update the matches and, with PostgreSQL, notify the other servers.

    Every server writes matches in the same order, so that two of them never wait for each other.
    """
    at = now()
    entries = sorted(entries, key=lambda entry: entry.match)
    lines = [row for entry in entries for row in line_rows(entry, at)]
    values = [match_values(entry, at) for entry in entries]
    if notify:
        notices = [f"{entry.match} {entry.first + len(entry.lines)}" for entry in entries]
        await connection.execute(WRITE_AT_ONCE, at_once(lines, values, notices))
    else:
        await connection.execute(ADD_LINES, lines)
        await connection.execute(UPDATE_MATCH, values)


def line_rows(entry: RecordEntry, at: int) -> list[dict[str, object]]:
    """Return the rows of `lines`. The first carries the seat and the client's id."""
    rows = [line_row(entry.match, number, line, at) for number, line in enumerate(entry.lines, entry.first)]
    rows[0] |= {"seat": entry.seat, "client": entry.client}
    return rows


def line_row(match: str, number: int, line: str, at: int) -> dict[str, object]:
    return {"match": match, "number": number, "text": line, "seat": None, "client": None, "at": at}


def match_values(entry: RecordEntry, at: int) -> dict[str, object]:
    """Return the values that change in the row of the match."""
    return {
        "which": entry.match,
        "changed": at if entry.changed is None else entry.changed,
        "lines": entry.first + len(entry.lines),
        "over": entry.over,
        "outcome": entry.outcome,
        "position": entry.position,
        "rules": entry.rules,
        "round": entry.round,
        "waits": entry.waits,
        "paused": entry.paused,
        "handed": entry.handed,
    }
