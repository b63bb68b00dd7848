"""The record's lines, stored before anyone is told of them: many tables to one commit."""

import asyncio
import contextlib
from typing import Final

import msgspec
from sqlalchemy import BindParameter, bindparam, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from clockwood.server.metrics import Metrics
from clockwood.server.refusals import Unavailable
from clockwood.server.schema import LINES, MATCHES
from clockwood.server.store import Store, now

CHANNEL: Final = "clockwood_lines"
CHANGING: Final = ("changed", "lines", "over", "outcome", "position", "rules")
KNOWN: Final[dict[str, BindParameter[object]]] = {name: bindparam(name) for name in CHANGING}
ADD_LINES: Final = insert(LINES)
GO_ON: Final = update(MATCHES).where(MATCHES.c.id == bindparam("which")).values(**KNOWN)
NOTICE: Final = text("SELECT pg_notify(:channel, :what)")


class Overtaken(Exception):
    """Somebody else has written this line already: read on, and look again."""


class Entry(msgspec.Struct, frozen=True):
    """What one choice adds to a match. `first` is the number of its first line."""

    match: str
    first: int
    lines: list[str]
    seat: int | None
    client: str | None
    position: str
    over: bool
    outcome: str
    rules: int

    def rows(self, at: int) -> list[dict[str, object]]:
        """The client's id stands with the first line."""
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

    def news(self, at: int) -> dict[str, object]:
        return {
            "which": self.match,
            "changed": at,
            "lines": self.first + len(self.lines),
            "over": self.over,
            "outcome": self.outcome,
            "position": self.position,
            "rules": self.rules,
        }


class Line(msgspec.Struct, frozen=True):
    """A stored line."""

    number: int
    text: str
    seat: int | None
    client: str | None


WAITING = tuple[Entry, "asyncio.Future[None]"]


class Ledger:
    """Writes what waits in one transaction; what comes meanwhile goes into the next."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store: Final = store
        self.metrics: Final = metrics
        self._waiting: Final[asyncio.Queue[WAITING]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def append(self, entry: Entry) -> None:
        """Return when the lines are stored. Raise Overtaken where another server was first."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((entry, done))
        await done

    async def _write_on(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            self.metrics.commit_sizes.observe(len(batch))
            await self._write(batch)

    async def _write(self, batch: list[WAITING]) -> None:
        failed: Exception | None = None
        try:
            with self.metrics.commits.time():
                async with self.store.writing() as connection:
                    await put(connection, [entry for entry, _ in batch], self.store.single)
        except IntegrityError:
            if len(batch) > 1:
                for one in batch:
                    await self._write([one])
                return
            failed = Overtaken()
        except (DBAPIError, OSError) as error:
            failed = Unavailable("the store cannot be reached; nothing was changed")
            failed.__cause__ = error
        for _, done in batch:
            if done.done():
                continue
            if failed is None:
                done.set_result(None)
            else:
                done.set_exception(failed)

    async def lines(self, match: str, since: int = 0) -> list[Line]:
        """Return a match's lines from a number on."""
        wanted = select(LINES.c.number, LINES.c.text, LINES.c.seat, LINES.c.client)
        wanted = wanted.where(LINES.c.match == match, LINES.c.number >= since).order_by(LINES.c.number)
        async with self.store.reading() as connection:
            return [Line(*row) for row in await connection.execute(wanted)]


async def put(connection: AsyncConnection, entries: list[Entry], single: bool) -> None:
    at = now()
    await connection.execute(ADD_LINES, [row for entry in entries for row in entry.rows(at)])
    await connection.execute(GO_ON, [entry.news(at) for entry in entries])
    if not single:
        for entry in entries:
            what = f"{entry.match} {entry.first + len(entry.lines)}"
            await connection.execute(NOTICE, {"channel": CHANNEL, "what": what})
