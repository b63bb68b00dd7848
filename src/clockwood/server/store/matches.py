"""The rows of matches: added, found, listed, deleted."""

from typing import Final

import msgspec
from sqlalchemy import delete, func, insert, select

from clockwood.server.refusals import no_such_match
from clockwood.server.store.database import Database, now
from clockwood.server.store.sql_tables import FILMS, HOLDINGS, MATCHES

DAY: Final = 86_400_000
OPEN_FOR: Final = 30 * DAY
"""A match that has not changed for this long is not listed, and does not count against the address that opened it."""


class StoredMatch(msgspec.Struct, frozen=True):
    """A match as it is stored. `kind` is play, fork or replay; `shared` means one screen for several people.

    Spectators are `delay_answers` and `delay_minutes` behind the players.
    """

    id: str
    game: str
    rules: int
    header: str
    packs: str
    kind: str
    parent: str | None
    open: bool
    shared: bool
    people: int
    language: str
    origin: str
    created: int
    changed: int
    lines: int
    over: bool
    outcome: str
    position: str
    round: int = 0
    delay_answers: int = 0
    delay_minutes: int = 0

    @property
    def delayed(self) -> bool:
        """True if spectators see the match some answers or minutes late."""
        return (self.delay_answers > 0 or self.delay_minutes > 0) and not self.over

    @property
    def undo_crosses_reveals(self) -> bool:
        """True if undo may go past reveals, because no other person is affected."""
        return self.shared or self.people <= 1

    def pack_names(self) -> list[str]:
        return msgspec.json.decode(self.packs, type=list[str])


class MatchStore:
    """Reads and writes the rows of matches."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def add(self, stored: StoredMatch) -> None:
        async with self.database.writing() as connection:
            await connection.execute(insert(MATCHES).values(**msgspec.structs.asdict(stored)))

    async def find(self, match: str) -> StoredMatch:
        """Return a match, or refuse because there is none."""
        async with self.database.reading() as connection:
            row = (await connection.execute(select(MATCHES).where(MATCHES.c.id == match))).first()
        if row is None:
            raise no_such_match()
        return StoredMatch(**row._mapping)  # noqa: SLF001 - the documented name of a row as a mapping

    async def complete(self, match: str) -> bool:
        """Return whether a match and its lines are stored."""
        wanted = select(MATCHES.c.lines).where(MATCHES.c.id == match)
        async with self.database.reading() as connection:
            return bool((await connection.execute(wanted)).scalar())

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

    async def count_running(self, origin: str) -> int:
        """Return how many running matches an address has opened."""
        wanted = select(func.count()).where(
            MATCHES.c.origin == origin, MATCHES.c.over.is_(False), MATCHES.c.changed > now() - OPEN_FOR
        )
        async with self.database.reading() as connection:
            return int((await connection.execute(wanted)).scalar_one())

    async def delete(self, match: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(MATCHES).where(MATCHES.c.id == match))

    async def save_replay(self, match: str, frames: bytes) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(FILMS).where(FILMS.c.match == match))
            await connection.execute(insert(FILMS).values(match=match, frames=frames))

    async def replay(self, match: str) -> bytes | None:
        async with self.database.reading() as connection:
            found = (await connection.execute(select(FILMS.c.frames).where(FILMS.c.match == match))).scalar()
        return None if found is None else bytes(found)
