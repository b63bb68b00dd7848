"""Backup and restore: all rows of a database in one SQLite file, taken while servers run, and put back."""

import asyncio
import contextlib
import shutil
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import MetaData, Table, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from clockwood.kernel.errors import BadInput, RuleBroke
from clockwood.server.core.installed_packs import InstalledPacks
from clockwood.server.core.matches.restore import ReplayOnly, restore
from clockwood.server.core.refusals import Refused
from clockwood.server.core.stored import StoredMatch
from clockwood.server.store.database import Database, opening_errors
from clockwood.server.store.matches import SqlMatches
from clockwood.server.store.notice_tables import DELIVERIES, LOOKING
from clockwood.server.store.record_lines import SqlRecordLines
from clockwood.server.store.revisions import NEWEST, revision_of
from clockwood.server.store.sql_tables import KEEPER, LEASES, MATCHES, METADATA

CHUNK: Final = 500
LEFT_OUT: Final = ("alembic_version", LEASES.name, DELIVERIES.name, LOOKING.name)
"""The revision, which the copy has already, and what servers do just now: a notice on its way is not sent again."""
PATIENCE: Final = 3600.0
"""Seconds a copy may take; a request is given up much sooner."""


class Counts:
    """The number of rows copied and of matches that opened; the names of those that did not."""

    def __init__(self) -> None:
        self.rows: int = 0
        self.opened: int = 0
        self.watched: int = 0
        """Finished matches of older rules: their stored replay is there."""
        self.broken: list[str] = []


async def back_up(address: str, file: Path, packs: Path | None = None) -> Counts:
    """Copy a database to a new file, and open every match of the copy.

    The database stays as it is, also one that an older version wrote. Its copy is then one that version can read, and
    what is checked is a later copy of that.
    """
    must_be_new(file)
    must_be_there(address)
    counts = Counts()
    async with snapshot(address) as reading:
        revision = await reading.run_sync(revision_of)
        async with opened(f"sqlite:///{file}", revision) as target:
            counts.rows = await copied(reading, target, await tables_of(target))
    with tempfile.TemporaryDirectory(dir=file.parent) as folder:
        async with opened(f"sqlite:///{copy_of(file, folder)}") as later:
            await open_every_match(later, InstalledPacks(packs), counts)
    return counts


async def put_back(file: Path, address: str, packs: Path | None = None) -> Counts:
    """Copy a backup into an empty database, and open every match there."""
    counts = Counts()
    with tempfile.TemporaryDirectory() as folder:  # an older backup is brought up to date, but not the file itself
        older = f"sqlite:///{copy_of(file, folder)}"
        async with opened(address) as target:
            await must_be_empty(target)
            async with opened(older), snapshot(older) as reading:
                counts.rows = await copied(reading, target, METADATA)
            await open_every_match(target, InstalledPacks(packs), counts)
    return counts


def must_be_new(file: Path) -> None:
    if file.exists():
        raise BadInput(str(file), "exists already; a backup is written to a new file")


def must_be_there(address: str) -> None:
    """Refuse a file that does not exist: SQLite would create it."""
    _, is_file, name = address.partition("sqlite:///")
    if is_file and not Path(name).is_file():
        raise BadInput(name, "there is no such file")


def copy_of(file: Path, folder: str) -> str:
    if not file.is_file():
        raise BadInput(str(file), "there is no such file")
    return str(shutil.copy(file, folder))


async def must_be_empty(database: Database) -> None:
    async with database.reading() as connection:
        if (await connection.execute(select(func.count()).select_from(MATCHES))).scalar_one():
            raise BadInput("database", "holds matches already; a backup is put back into an empty database")


async def tables_of(database: Database) -> MetaData:
    """Return the tables of a database as it has them, which may be older ones."""
    found = MetaData()
    async with database.reading() as connection:
        await connection.run_sync(found.reflect)
    return found


async def copied(reading: AsyncConnection, target: Database, tables: MetaData) -> int:
    """Copy all rows of these tables; return how many there were."""
    rows = 0
    async with target.writing() as writing:
        await writing.execute(delete(KEEPER))
        for table in tables.sorted_tables:
            if table.name not in LEFT_OUT:
                rows += await copy_table(reading, writing, table)
    return rows


@contextlib.asynccontextmanager
async def opened(address: str, revision: str = NEWEST) -> AsyncIterator[Database]:
    """Open a database whose tables are created as they were at this revision, or brought up to it."""
    database = Database(address, PATIENCE)
    try:
        await database.open(revision)
        yield database
    finally:
        await database.close()


@contextlib.asynccontextmanager
async def snapshot(address: str) -> AsyncIterator[AsyncConnection]:
    """Read everything of a database as it is now, whatever servers write meanwhile."""
    source = Database(address, PATIENCE)
    async with contextlib.AsyncExitStack() as stack:
        stack.push_async_callback(source.close)
        with opening_errors():
            reading = await stack.enter_async_context(source.engine.connect())
        if source.single:
            await reading.exec_driver_sql("BEGIN")
        else:
            await reading.execution_options(isolation_level="REPEATABLE READ")
        yield reading


async def copy_table(reading: AsyncConnection, writing: AsyncConnection, table: Table) -> int:
    count = 0
    async for rows in chunks(reading, table):
        await writing.execute(insert(table), rows)
        count += len(rows)
    return count


async def chunks(reading: AsyncConnection, table: Table) -> AsyncIterator[list[dict[str, Any]]]:
    found = await reading.stream(select(table).order_by(*table.primary_key))
    async for rows in found.mappings().partitions(CHUNK):
        yield [dict(row) for row in rows]


async def open_every_match(database: Database, packs: InstalledPacks, counts: Counts) -> None:
    """Play every record again, as a server does when somebody opens the match."""
    async with database.reading() as connection:
        names = list((await connection.execute(select(MATCHES.c.id).order_by(MATCHES.c.id))).scalars())
    matches, lines = SqlMatches(database), SqlRecordLines(database)
    for name in names:
        stored = await matches.find(name)
        text = [line.text for line in await lines.lines(name)]
        try:
            folders = packs.folders(stored.game, stored.pack_names())
            await asyncio.to_thread(open_match, stored, text, folders)
        except ReplayOnly:
            counts.watched += 1
        except (BadInput, RuleBroke, Refused):
            counts.broken.append(name)
        else:
            counts.opened += 1


def open_match(stored: StoredMatch, lines: list[str], folders: list[str]) -> None:
    """Raise BadInput if a match cannot be opened, or its record does not lead to its stored position."""
    found = restore(stored, lines, folders)
    closed = stored.over and not stored.position  # resigned when it could not go on
    if found.stopped or not (found.added or closed or found.table.position() == stored.position):
        raise BadInput(stored.id, "the record does not lead to the stored position")
