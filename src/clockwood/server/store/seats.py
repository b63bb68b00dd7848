"""Visitors, who are known by a cookie, the seats they hold, and the keys that give a seat."""

import contextlib
import time
from collections.abc import AsyncIterator
from typing import Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from clockwood.server.core.access_keys import key_hash, new_key
from clockwood.server.core.notices.hours import is_away
from clockwood.server.core.notices.stored import NoticeSettings
from clockwood.server.core.refusals import NotFound, Refused, visitor_deleted
from clockwood.server.core.stored import OPEN, TAKEN, WATCHER, Chair, OpenedMatch, now
from clockwood.server.store.database import Database
from clockwood.server.store.notice_tables import NOTICE_SETTINGS
from clockwood.server.store.notices import CHANNEL, SEATS
from clockwood.server.store.sql_tables import CHAIRS, HOLDINGS, KEYS, VISITORS

REMEMBERED: Final = 1.0
"""Seconds for which `recently_held` may answer from memory, if a change by another server is not heard of."""
MOST_REMEMBERED: Final = 10_000


class SqlSeats:
    """A visitor is the hash of a cookie; the server knows nothing else about anybody."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self._changes: int = 0
        self._remembered: Final[dict[tuple[str, str], tuple[float, list[int]]]] = {}

    @contextlib.asynccontextmanager
    async def _changing(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that changes holdings, and forget everything remembered before it."""
        try:
            async with self.database.writing() as connection:
                yield connection
        finally:
            self.forget_remembered()

    @contextlib.asynccontextmanager
    async def _taking(self, match: str = "") -> AsyncIterator[AsyncConnection]:
        """Open a transaction that takes seats of a match, or of any, and tell the other servers once it is done."""
        async with self._changing() as connection:
            yield connection
            if not self.database.single:
                await connection.execute(select(func.pg_notify(CHANNEL, f"{match} {SEATS}")))

    def forget_remembered(self) -> None:
        """Ask the database again who holds a seat: another server may have changed it."""
        self._changes += 1
        self._remembered.clear()

    # -- visitors

    async def visitor(self, cookie: str) -> str | None:
        """Return the visitor a cookie belongs to, or None if this server did not issue it."""
        try:
            known = key_hash(cookie)
        except Refused:
            return None
        async with self.database.reading() as connection:
            found = await connection.execute(select(VISITORS.c.hash).where(VISITORS.c.hash == known))
            return known if found.first() is not None else None

    async def new_visitor(self) -> tuple[str, str]:
        """Create a visitor; return the cookie and the visitor."""
        cookie = new_key()
        async with self.database.writing() as connection:
            await connection.execute(insert(VISITORS).values(hash=key_hash(cookie), created=now()))
        return cookie, key_hash(cookie)

    async def forget(self, visitor: str) -> None:
        """Delete a visitor and everything it holds."""
        async with self._taking() as connection:
            await connection.execute(delete(VISITORS).where(VISITORS.c.hash == visitor))

    # -- seats

    async def held(self, visitor: str, match: str) -> list[int]:
        wanted = select(HOLDINGS.c.seat).where(HOLDINGS.c.visitor == visitor, HOLDINGS.c.match == match)
        async with self.database.reading() as connection:
            return sorted(int(seat) for seat in (await connection.execute(wanted)).scalars())

    async def recently_held(self, visitor: str, match: str) -> list[int]:
        """Return the same, from memory if it was read within the last second: every command needs it."""
        known = self._remembered.get((visitor, match))
        if known is not None and time.monotonic() - known[0] < REMEMBERED:
            return known[1]
        changes = self._changes
        found = await self.held(visitor, match)
        if found and changes == self._changes:
            if len(self._remembered) >= MOST_REMEMBERED:
                self._remembered.clear()
            self._remembered[visitor, match] = (time.monotonic(), found)
        return found

    async def held_by_match(self, visitor: str) -> dict[str, list[int]]:
        """Return every seat a visitor holds, by match."""
        wanted = select(HOLDINGS.c.match, HOLDINGS.c.seat).where(HOLDINGS.c.visitor == visitor)
        found: dict[str, list[int]] = {}
        async with self.database.reading() as connection:
            for match, seat in await connection.execute(wanted):
                found.setdefault(match, []).append(seat)
        return found

    async def chairs(self, match: str) -> dict[int, Chair]:
        """Return every seat that people play."""
        return (await self.chairs_of([match])).get(match, {})

    async def chairs_of(self, matches: list[str]) -> dict[str, dict[int, Chair]]:
        """Return the seats that people play in several matches."""
        columns = (CHAIRS.c.match, CHAIRS.c.seat, CHAIRS.c.state, CHAIRS.c.name, CHAIRS.c.opener)
        wanted = select(*columns).where(CHAIRS.c.match.in_(matches))
        found: dict[str, dict[int, Chair]] = {}
        async with self.database.reading() as connection:
            away = await days_away(connection, matches)
            for match, seat, state, name, opener in await connection.execute(wanted):
                found.setdefault(match, {})[int(seat)] = Chair(state, name, opener, away.get((match, seat), ""))
        return found

    async def set_name(self, match: str, seat: int, name: str) -> None:
        """Store the name of a seat's player."""
        here = (CHAIRS.c.match == match) & (CHAIRS.c.seat == seat)
        async with self.database.writing() as connection:
            await connection.execute(update(CHAIRS).where(here).values(name=name))

    async def join(self, match: str, seat: int, visitor: str) -> None:
        """Take an open seat. If two visitors try, only one gets it."""
        free = (CHAIRS.c.match == match) & (CHAIRS.c.seat == seat) & (CHAIRS.c.state == OPEN)
        async with self._changing() as connection:
            taken = await connection.execute(update(CHAIRS).where(free).values(state=TAKEN))
            if taken.rowcount != 1:
                raise Refused("this seat is not free", "seat", code="seat-taken")
            await give_seat(connection, visitor, match, seat)

    # -- keys

    async def invite(self, match: str, seat: int) -> str:
        """Create a key that gives the seat to the first visitor who uses it."""
        key = new_key()
        async with self.database.writing() as connection:
            await connection.execute(insert(KEYS).values(**key_row(key_hash(key), match, seat)))
        return key

    async def seat_of_key(self, key: str) -> tuple[str, int] | None:
        """Return the match and seat of an unused key, or None."""
        wanted = select(KEYS.c.match, KEYS.c.seat).where(KEYS.c.hash == key_hash(key), KEYS.c.used.is_(False))
        async with self.database.reading() as connection:
            found = (await connection.execute(wanted)).first()
        return None if found is None else (found[0], found[1])

    async def use_key(self, key: str, visitor: str) -> tuple[str, int]:
        """Exchange a key for its seat. A key to a seat works once, a key to watch for everybody who has it."""
        unused = (KEYS.c.hash == key_hash(key)) & KEYS.c.used.is_(False)
        async with self._changing() as connection:
            used = await connection.execute(update(KEYS).where(unused).values(used=KEYS.c.seat != WATCHER))
            if used.rowcount != 1:
                raise NotFound("this invitation was used, revoked, or never existed", "key", code="bad-key")
            wanted = select(KEYS.c.match, KEYS.c.seat).where(KEYS.c.hash == key_hash(key))
            match, seat = (await connection.execute(wanted)).one()
            here = (CHAIRS.c.match == match) & (CHAIRS.c.seat == seat)
            await connection.execute(update(CHAIRS).where(here).values(state=TAKEN))
            await give_seat(connection, visitor, match, seat)
        return match, seat

    async def revoke_keys(self, match: str, seat: int) -> int:
        """Revoke the unused invitations to a seat; return how many there were."""
        unused = (KEYS.c.match == match) & (KEYS.c.seat == seat) & KEYS.c.used.is_(False)
        async with self.database.writing() as connection:
            return int((await connection.execute(delete(KEYS).where(unused))).rowcount)

    async def revoke_others(self, match: str, seat: int, visitor: str) -> int:
        """Leave the seat to one visitor: revoke its invitations and take it from all other visitors."""
        await self.revoke_keys(match, seat)
        others = (HOLDINGS.c.match == match) & (HOLDINGS.c.seat == seat) & (HOLDINGS.c.visitor != visitor)
        async with self._taking(match) as connection:
            return int((await connection.execute(delete(HOLDINGS).where(others))).rowcount)

    async def leave(self, match: str, visitor: str) -> None:
        """Remove the match from the visitor's list."""
        theirs = (HOLDINGS.c.match == match) & (HOLDINGS.c.visitor == visitor)
        async with self._taking(match) as connection:
            await connection.execute(delete(HOLDINGS).where(theirs))


async def days_away(connection: AsyncConnection, matches: list[str]) -> dict[tuple[str, int], str]:
    """Return the last day of being away for each seat whose player is away now."""
    wanted = select(HOLDINGS.c.match, HOLDINGS.c.seat, NOTICE_SETTINGS.c.zone, NOTICE_SETTINGS.c.away_until)
    wanted = wanted.join(NOTICE_SETTINGS, NOTICE_SETTINGS.c.visitor == HOLDINGS.c.visitor)
    found: dict[tuple[str, int], str] = {}
    here = HOLDINGS.c.match.in_(matches) & (NOTICE_SETTINGS.c.away_until != "")
    for match, seat, zone, day in await connection.execute(wanted.where(here)):
        if is_away(NoticeSettings(zone=zone, away_until=day), now()):
            found[match, seat] = max(day, found.get((match, seat), ""))
    return found


def key_row(hashed: str, match: str, seat: int) -> dict[str, object]:
    """Return the row of a new invitation."""
    return {"hash": hashed, "match": match, "seat": seat, "created": now(), "used": False}


async def add_people(connection: AsyncConnection, opened: OpenedMatch) -> None:
    """Add the seats of people to a new match, what its opener holds, and the invitations."""
    match = opened.stored.id
    chairs = [
        {
            "match": match,
            "seat": seat,
            "state": state,
            "name": opened.name if state == TAKEN else "",
            "opener": state == TAKEN,
        }
        for seat, state in opened.seat_states.items()
    ]
    if chairs:
        await connection.execute(insert(CHAIRS), chairs)
    for seat in opened.taken:
        await give_seat(connection, opened.visitor, match, seat)
    keys = [key_row(hashed, match, seat) for seat, hashed in opened.invitations.items()]
    if keys:
        await connection.execute(insert(KEYS), keys)


async def give_seat(connection: AsyncConnection, visitor: str, match: str, seat: int) -> None:
    """Let the visitor hold the seat, unless it already does."""
    mine = (HOLDINGS.c.visitor == visitor) & (HOLDINGS.c.match == match) & (HOLDINGS.c.seat == seat)
    if (await connection.execute(select(HOLDINGS.c.seat).where(mine))).first() is None:
        row = {"visitor": visitor, "match": match, "seat": seat, "created": now()}
        try:
            await connection.execute(insert(HOLDINGS).values(**row))
        except IntegrityError as error:
            raise visitor_deleted() from error
