"""Visitors, who are known by a cookie, the seats they hold, and the keys that give a seat."""

import contextlib
import time
from collections.abc import AsyncIterator
from typing import Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from clockwood.server.core.access_keys import key_hash, new_key
from clockwood.server.core.refusals import Refused, bad_key, seat_taken
from clockwood.server.core.stored import OPEN, TAKEN, WATCHER, Chair, now
from clockwood.server.store.chairs import (
    days_away,
    free_left_seats,
    key_row,
    must_be_nobodys,
    must_hold,
    must_not_be_many,
    put_out,
    sit,
    unused,
    wait_for_seats,
)
from clockwood.server.store.database import Database
from clockwood.server.store.notices import CHANNEL, SEATS
from clockwood.server.store.sql_tables import CHAIRS, HOLDINGS, KEYS, VISITORS

REMEMBERED: Final = 1.0
"""Seconds for which `recently_held` may answer from memory, if a change by another server is not heard of."""
REMEMBERED_ALONE: Final = 20.0
"""The same where there is no other server."""
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
    async def _seating(self, match: str, visitor: str = "") -> AsyncIterator[AsyncConnection]:
        """Open a transaction that changes who holds or is offered seats of a match: one after the other does."""
        async with self._changing() as connection:
            await wait_for_seats(connection, match, visitor)
            yield connection

    async def _tell(self, connection: AsyncConnection, match: str = "") -> None:
        """Tell the other servers that seats of a match, or of any, were taken; they hear it once it is done."""
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

    async def forget(self, visitor: str) -> list[str]:
        """Delete a visitor and everything it holds; return its matches."""
        mine = select(HOLDINGS.c.match).where(HOLDINGS.c.visitor == visitor).distinct()
        async with self._changing() as connection:
            await connection.execute(select(VISITORS.c.hash).where(VISITORS.c.hash == visitor).with_for_update())
            matches = list((await connection.execute(mine)).scalars())
            await connection.execute(delete(VISITORS).where(VISITORS.c.hash == visitor))
            await self._tell(connection)
        for match in matches:
            async with self._seating(match) as connection:
                await free_left_seats(connection, match)
        return matches

    # -- seats

    async def held(self, visitor: str, match: str) -> list[int]:
        wanted = select(HOLDINGS.c.seat).where(HOLDINGS.c.visitor == visitor, HOLDINGS.c.match == match)
        async with self.database.reading() as connection:
            return sorted(int(seat) for seat in (await connection.execute(wanted)).scalars())

    async def recently_held(self, visitor: str, match: str) -> list[int]:
        """Return the same, from memory if it was read a moment ago: every command needs it."""
        known = self._remembered.get((visitor, match))
        longest = REMEMBERED_ALONE if self.database.single else REMEMBERED
        if known is not None and time.monotonic() - known[0] < longest:
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
        async with self._seating(match, visitor) as connection:
            taken = await connection.execute(update(CHAIRS).where(free).values(state=TAKEN))
            if taken.rowcount != 1:
                raise seat_taken()
            await sit(connection, visitor, match, seat)

    async def leave(self, match: str, visitor: str) -> bool:
        """Remove the match from the visitor's list; return whether somebody still holds a seat of it."""
        theirs = (HOLDINGS.c.match == match) & (HOLDINGS.c.visitor == visitor)
        played = select(HOLDINGS.c.seat).where(HOLDINGS.c.match == match, HOLDINGS.c.seat != WATCHER)
        async with self._seating(match) as connection:
            await connection.execute(delete(HOLDINGS).where(theirs))
            await free_left_seats(connection, match)
            await self._tell(connection, match)
            return (await connection.execute(played)).first() is not None

    # -- keys

    async def invite(self, match: str, seat: int, visitor: str, right: int) -> str:
        """Create a key, if the visitor still holds `right`, the seat that allows it.

        To a seat of nobody's the key replaces earlier ones; elsewhere too many unused ones refuse another.
        """
        key = new_key()
        async with self._seating(match) as connection:
            await must_hold(connection, match, right, visitor)
            if seat not in (right, WATCHER):
                await must_be_nobodys(connection, match, seat)
                await connection.execute(delete(KEYS).where(unused(match, seat)))
            await must_not_be_many(connection, match, seat)
            await connection.execute(insert(KEYS).values(**key_row(key_hash(key), match, seat, visitor)))
        return key

    async def seat_of_key(self, key: str) -> tuple[str, int] | None:
        """Return the match and seat of an unused key, or None."""
        wanted = select(KEYS.c.match, KEYS.c.seat).where(KEYS.c.hash == key_hash(key), KEYS.c.used.is_(False))
        async with self.database.reading() as connection:
            found = (await connection.execute(wanted)).first()
        return None if found is None else (found[0], found[1])

    async def use_key(self, key: str, visitor: str) -> tuple[str, int]:
        """Exchange a key for its seat. A key to a seat works once, a key to watch for everybody who has it."""
        given = await self.seat_of_key(key)
        if given is None:
            raise bad_key()
        match, seat = given
        still = (KEYS.c.hash == key_hash(key)) & KEYS.c.used.is_(False)
        async with self._seating(match, visitor) as connection:
            used = await connection.execute(update(KEYS).where(still).values(used=KEYS.c.seat != WATCHER))
            if used.rowcount != 1:
                raise bad_key()
            await sit(connection, visitor, match, seat)
        return match, seat

    async def revoke(self, match: str, seat: int, visitor: str, right: int) -> int:
        """Revoke the unused keys to a seat, or to watch, and take it from all others; return how many that were.

        The visitor must still hold `right`, the seat that allows it. If it is the seat itself, devices that lost it
        neither watch any more nor do the keys to watch that they made work.
        """
        async with self._seating(match) as connection:
            await must_hold(connection, match, right, visitor)
            keys = await connection.execute(delete(KEYS).where(unused(match, seat)))
            others = (HOLDINGS.c.match == match) & (HOLDINGS.c.seat == seat) & (HOLDINGS.c.visitor != visitor)
            lost = list((await connection.execute(select(HOLDINGS.c.visitor).where(others))).scalars())
            await connection.execute(delete(HOLDINGS).where(others))
            if seat == right:
                await put_out(connection, match, lost)
            await self._tell(connection, match)
            return len(lost) if seat == right else len(lost) + int(keys.rowcount)
