"""The rows of matches: added, found, listed, deleted."""

from typing import Final

import msgspec
from sqlalchemy import ColumnElement, delete, func, insert, literal_column, select
from sqlalchemy.exc import IntegrityError

from clockwood.server.core.access_keys import address_hash
from clockwood.server.core.refusals import no_such_match
from clockwood.server.core.stored import PLAYED, OpenedMatch, StoredMatch, now
from clockwood.server.core.stores import AlreadyStored, Retention
from clockwood.server.store.chairs import add_people
from clockwood.server.store.database import Database
from clockwood.server.store.record_lines import line_row
from clockwood.server.store.sql_tables import FILMS, HOLDINGS, LEASES, LINES, MATCHES
from clockwood.server.store.sweep import sweep
from clockwood.server.store.sweep_clock import sweep_time

DAY: Final = 86_400_000
AFTER_DIGITS: Final = "g"
"""Comes after every hexadecimal digit: whatever begins with a text comes before the text with this added."""
ENDED: Final[ColumnElement[bool]] = literal_column('matches."over"')
NOBODY_IS_WAITED_FOR: Final[ColumnElement[bool]] = literal_column("matches.waits = '' AND NOT matches.\"over\"")
"""These are said in the words of the indexes made for them (`0005_looked_for`), which serve no others."""
OPEN_FOR: Final = 30 * DAY
"""A match that has not changed for this long is not listed, and does not count against the address that opened it."""


class SqlMatches:
    """Reads and writes the rows of matches."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    def origin(self, address: str) -> str:
        """Return a network address as it is stored: hashed with a secret."""
        return address_hash(self.database.secret, address)

    async def add(self, opened: OpenedMatch) -> None:
        """Store a new match with its lines, seats and invitations at once, or raise `AlreadyStored`."""
        stored = opened.stored
        lines = [line_row(stored.id, number, line, stored.created) for number, line in enumerate(opened.lines)]
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(MATCHES).values(**msgspec.structs.asdict(stored)))
                if lines:
                    await connection.execute(insert(LINES), lines)
                await add_people(connection, opened)
        except IntegrityError as error:
            raise AlreadyStored from error

    async def find(self, match: str) -> StoredMatch:
        """Return a match, or refuse because there is none."""
        async with self.database.reading() as connection:
            row = (await connection.execute(select(MATCHES).where(MATCHES.c.id == match))).first()
        if row is None:
            raise no_such_match()
        return StoredMatch(**row._mapping)  # noqa: SLF001 - the documented name of a row as a mapping

    async def of_visitor(self, visitor: str, most: int = 200) -> list[StoredMatch]:
        """Return the matches in which a visitor holds a seat, the last changed first."""
        mine = select(HOLDINGS.c.match).where(HOLDINGS.c.visitor == visitor)
        wanted = select(MATCHES).where(MATCHES.c.id.in_(mine)).order_by(MATCHES.c.changed.desc()).limit(most)
        async with self.database.reading() as connection:
            return [StoredMatch(**row._mapping) for row in await connection.execute(wanted)]  # noqa: SLF001 - as above

    async def listed(self, most: int = 100) -> list[StoredMatch]:
        """Return the open matches that are being played, the last changed first."""
        wanted = select(MATCHES).where(MATCHES.c.open, MATCHES.c.over.is_(False), MATCHES.c.changed > now() - OPEN_FOR)
        wanted = wanted.order_by(MATCHES.c.changed.desc()).limit(most)
        async with self.database.reading() as connection:
            return [StoredMatch(**row._mapping) for row in await connection.execute(wanted)]  # noqa: SLF001 - as above

    async def waiting_for_agents(self, most: int) -> list[StoredMatch]:
        """Return some running matches of people in which no person is waited for, and that no server has a lease of."""
        running = [NOBODY_IS_WAITED_FOR, MATCHES.c.paused.is_(False), MATCHES.c.changed > now() - OPEN_FOR]
        agents = [MATCHES.c.people > 0, MATCHES.c.kind.in_(PLAYED)]
        async with self.database.reading() as connection:
            leased = select(LEASES.c.match).where(LEASES.c.until > await self.database.time(connection))
            wanted = select(MATCHES).where(*running, *agents, MATCHES.c.id.not_in(leased))
            wanted = wanted.order_by(func.random()).limit(most)
            return [StoredMatch(**row._mapping) for row in await connection.execute(wanted)]  # noqa: SLF001 - as above

    async def count_running(self, origin: str) -> int:
        """Return how many running matches were opened from an address, or a network: origins that begin so."""
        from_there = (MATCHES.c.origin >= origin) & (MATCHES.c.origin < origin + AFTER_DIGITS)
        running = (MATCHES.c.over.is_(False), MATCHES.c.changed > now() - OPEN_FOR)
        wanted = select(func.count()).where(from_there, *running)
        async with self.database.reading() as connection:
            return int((await connection.execute(wanted)).scalar_one())

    async def delete(self, match: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(MATCHES).where(MATCHES.c.id == match))

    async def sweep_time(self, elapsed: int) -> int:
        return await sweep_time(self.database, elapsed)

    async def sweep(self, at: int, keep: Retention) -> int:
        return await sweep(self.database, at, keep)

    async def without_replay(self, most: int) -> list[StoredMatch]:
        """Return some matches that people played to the end lately, and of which no replay is stored."""
        ended = [ENDED, MATCHES.c.kind.in_(PLAYED), MATCHES.c.changed > now() - OPEN_FOR]
        wanted = select(MATCHES).where(*ended, MATCHES.c.id.not_in(select(FILMS.c.match))).order_by(func.random())
        async with self.database.reading() as connection:
            return [StoredMatch(**row._mapping) for row in await connection.execute(wanted.limit(most))]  # noqa: SLF001 - as above

    async def save_replay(self, match: str, frames: bytes) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(FILMS).where(FILMS.c.match == match))
            await connection.execute(insert(FILMS).values(match=match, frames=frames))

    async def replay(self, match: str) -> bytes | None:
        async with self.database.reading() as connection:
            found = (await connection.execute(select(FILMS.c.frames).where(FILMS.c.match == match))).scalar()
        return None if found is None else bytes(found)
