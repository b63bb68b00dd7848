"""Backup and restore: all rows of a database in one SQLite file, taken while servers run, and put back."""

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Table, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from clockwood.kernel.errors import BadInput, RuleBroke
from clockwood.server.core.installed_packs import InstalledPacks
from clockwood.server.core.matches.restore import ReplayOnly, restore
from clockwood.server.core.refusals import Refused
from clockwood.server.core.stored import StoredMatch
from clockwood.server.store.database import Database
from clockwood.server.store.matches import SqlMatches
from clockwood.server.store.notice_tables import DELIVERIES, LOOKING
from clockwood.server.store.record_lines import SqlRecordLines
from clockwood.server.store.sql_tables import KEEPER, LEASES, MATCHES, METADATA

CHUNK: Final = 500
MOMENTARY: Final = (LEASES, DELIVERIES, LOOKING)
"""Tables of what servers do just now: a notice that was on its way then must not be sent again."""
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
    """Copy a database to a new file, and open every match of the copy."""
    must_be_new(file)
    return await copied(Database(address, PATIENCE), Database(f"sqlite:///{file}", PATIENCE), packs)


async def put_back(file: Path, address: str, packs: Path | None = None) -> Counts:
    """Copy a backup into an empty database, and open every match there."""
    with tempfile.TemporaryDirectory() as folder:  # an older backup is brought up to date, but not the file itself
        older = copy_of(file, folder)
        target = Database(address, PATIENCE)
        if not await is_empty(target):
            raise BadInput("database", "holds matches already; a backup is put back into an empty database")
        return await copied(Database(f"sqlite:///{older}", PATIENCE), target, packs)


def must_be_new(file: Path) -> None:
    if file.exists():
        raise BadInput(str(file), "exists already; a backup is written to a new file")


def copy_of(file: Path, folder: str) -> str:
    if not file.is_file():
        raise BadInput(str(file), "there is no such file")
    return str(shutil.copy(file, folder))


async def is_empty(database: Database) -> bool:
    try:
        await database.open()
        async with database.reading() as connection:
            return not (await connection.execute(select(func.count()).select_from(MATCHES))).scalar_one()
    finally:
        await database.close()


async def copied(source: Database, target: Database, packs: Path | None) -> Counts:
    counts = Counts()
    try:
        await source.open()
        await target.open()
        async with source.engine.connect() as reading, target.writing() as writing:
            await begin_snapshot(reading, source)
            await writing.execute(delete(KEEPER))
            for table in METADATA.sorted_tables:
                if table not in MOMENTARY:
                    counts.rows += await copy_table(reading, writing, table)
        await open_every_match(target, InstalledPacks(packs), counts)
    finally:
        await source.close()
        await target.close()
    return counts


async def begin_snapshot(reading: AsyncConnection, source: Database) -> None:
    """Read everything as it is now, whatever servers write meanwhile."""
    if source.single:
        await reading.exec_driver_sql("BEGIN")
    else:
        await reading.execution_options(isolation_level="REPEATABLE READ")


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
