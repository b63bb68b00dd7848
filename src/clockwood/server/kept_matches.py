"""Matches in the store: opened, listed, thrown away."""

from typing import Final

import msgspec
from sqlalchemy import delete, func, insert, select

from clockwood.server.refusals import no_such_match
from clockwood.server.schema import FILMS, HOLDINGS, MATCHES
from clockwood.server.store import Store, now

DAY: Final = 86_400_000
OPEN_FOR: Final = 30 * DAY
"""A match nobody touched for so long no longer counts against the address that opened it."""


class Kept(msgspec.Struct, frozen=True):
    """A match as it is stored. `kind` is play, fork or replay; `shared` is one screen for several people."""

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

    @property
    def crosses_walls(self) -> bool:
        """Whether taking back may go across what was revealed: nobody else is there to mind."""
        return self.shared or self.people <= 1

    def pack_names(self) -> list[str]:
        return msgspec.json.decode(self.packs, type=list[str])


class KeptMatches:
    """Reads and writes the rows of matches."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store

    async def add(self, kept: Kept) -> None:
        async with self.store.writing() as connection:
            await connection.execute(insert(MATCHES).values(**msgspec.structs.asdict(kept)))

    async def find(self, match: str) -> Kept:
        """Return a match, or say that there is none."""
        async with self.store.reading() as connection:
            row = (await connection.execute(select(MATCHES).where(MATCHES.c.id == match))).first()
        if row is None:
            raise no_such_match()
        return Kept(**row._mapping)  # noqa: SLF001 - the documented name of a row as a mapping

    async def complete(self, match: str) -> bool:
        """Whether a match is there with its lines."""
        wanted = select(MATCHES.c.lines).where(MATCHES.c.id == match)
        async with self.store.reading() as connection:
            return bool((await connection.execute(wanted)).scalar())

    async def of_visitor(self, visitor: str, most: int = 200) -> list[Kept]:
        """Return the matches a visitor holds a seat of, the last touched first."""
        mine = select(HOLDINGS.c.match).where(HOLDINGS.c.visitor == visitor)
        wanted = select(MATCHES).where(MATCHES.c.id.in_(mine)).order_by(MATCHES.c.changed.desc()).limit(most)
        async with self.store.reading() as connection:
            return [Kept(**row._mapping) for row in await connection.execute(wanted)]  # noqa: SLF001 - as above

    async def listed(self, most: int = 100) -> list[Kept]:
        """Return the open matches that are played now, the last touched first."""
        wanted = select(MATCHES).where(MATCHES.c.open, MATCHES.c.over.is_(False), MATCHES.c.changed > now() - OPEN_FOR)
        wanted = wanted.order_by(MATCHES.c.changed.desc()).limit(most)
        async with self.store.reading() as connection:
            return [Kept(**row._mapping) for row in await connection.execute(wanted)]  # noqa: SLF001 - as above

    async def open_of(self, origin: str) -> int:
        """Return how many matches an address has under way."""
        wanted = select(func.count()).where(
            MATCHES.c.origin == origin, MATCHES.c.over.is_(False), MATCHES.c.changed > now() - OPEN_FOR
        )
        async with self.store.reading() as connection:
            return int((await connection.execute(wanted)).scalar_one())

    async def drop(self, match: str) -> None:
        async with self.store.writing() as connection:
            await connection.execute(delete(MATCHES).where(MATCHES.c.id == match))

    async def keep_film(self, match: str, frames: bytes) -> None:
        async with self.store.writing() as connection:
            await connection.execute(delete(FILMS).where(FILMS.c.match == match))
            await connection.execute(insert(FILMS).values(match=match, frames=frames))

    async def film(self, match: str) -> bytes | None:
        async with self.store.reading() as connection:
            found = (await connection.execute(select(FILMS.c.frames).where(FILMS.c.match == match))).scalar()
        return None if found is None else bytes(found)
