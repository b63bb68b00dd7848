"""Who may sit where: visitors known by a cookie, the seats they hold, and the keys that open one."""

import contextlib
import time
from collections.abc import AsyncIterator
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from clockwood.server.keys import hashed, new_key
from clockwood.server.refusals import NotThere, Refused
from clockwood.server.schema import CHAIRS, HOLDINGS, KEYS, VISITORS
from clockwood.server.store import Store, now

WATCHER: Final = -1
TAKEN: Final = "taken"
INVITED: Final = "invited"
OPEN: Final = "open"
REMEMBERED: Final = 1.0
"""Seconds for which `recently_held` may answer from memory: how late a change by another server may be noticed."""
MOST_REMEMBERED: Final = 10_000


class KeptSeats:
    """A visitor is the hash of a cookie; nothing else is known of anybody."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self._changes: int = 0
        self._remembered: Final[dict[tuple[str, str], tuple[float, list[int]]]] = {}

    @contextlib.asynccontextmanager
    async def _changing(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that changes who holds what; nothing read before it is remembered after it."""
        try:
            async with self.store.writing() as connection:
                yield connection
        finally:
            self._changes += 1
            self._remembered.clear()

    # -- visitors

    async def visitor(self, cookie: str) -> str | None:
        """Return the visitor a cookie belongs to, if it is one of ours."""
        try:
            known = hashed(cookie)
        except Refused:
            return None
        async with self.store.reading() as connection:
            found = await connection.execute(select(VISITORS.c.hash).where(VISITORS.c.hash == known))
            return known if found.first() is not None else None

    async def new_visitor(self) -> tuple[str, str]:
        """Return a fresh cookie and the visitor it stands for."""
        cookie = new_key()
        async with self.store.writing() as connection:
            await connection.execute(insert(VISITORS).values(hash=hashed(cookie), created=now()))
        return cookie, hashed(cookie)

    async def forget(self, visitor: str) -> None:
        """The cookie opens nothing any more."""
        async with self._changing() as connection:
            await connection.execute(delete(VISITORS).where(VISITORS.c.hash == visitor))

    # -- seats

    async def held(self, visitor: str, match: str) -> list[int]:
        wanted = select(HOLDINGS.c.seat).where(HOLDINGS.c.visitor == visitor, HOLDINGS.c.match == match)
        async with self.store.reading() as connection:
            return sorted(int(seat) for seat in (await connection.execute(wanted)).scalars())

    async def recently_held(self, visitor: str, match: str) -> list[int]:
        """Return the same from memory where it was read a moment ago: every command asks for it."""
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

    async def holds_in(self, visitor: str) -> dict[str, list[int]]:
        """Return every seat a visitor holds, by match."""
        wanted = select(HOLDINGS.c.match, HOLDINGS.c.seat).where(HOLDINGS.c.visitor == visitor)
        found: dict[str, list[int]] = {}
        async with self.store.reading() as connection:
            for match, seat in await connection.execute(wanted):
                found.setdefault(match, []).append(seat)
        return found

    async def chairs(self, match: str) -> dict[int, str]:
        """Return the state of every seat that a person plays."""
        wanted = select(CHAIRS.c.seat, CHAIRS.c.state).where(CHAIRS.c.match == match)
        async with self.store.reading() as connection:
            return {int(seat): str(state) for seat, state in await connection.execute(wanted)}

    async def set_out(self, match: str, visitor: str, chairs: dict[int, str]) -> None:
        """Place the chairs of a new match; the taken ones are the visitor's."""
        async with self._changing() as connection:
            if chairs:
                rows = [{"match": match, "seat": seat, "state": state} for seat, state in chairs.items()]
                await connection.execute(insert(CHAIRS), rows)
            for seat in [seat for seat, state in chairs.items() if state == TAKEN] or [WATCHER]:
                await give(connection, visitor, match, seat)

    async def join(self, match: str, seat: int, visitor: str) -> None:
        """Take an open seat; of two who try, one gets it."""
        free = (CHAIRS.c.match == match) & (CHAIRS.c.seat == seat) & (CHAIRS.c.state == OPEN)
        async with self._changing() as connection:
            taken = await connection.execute(update(CHAIRS).where(free).values(state=TAKEN))
            if taken.rowcount != 1:
                raise Refused("this seat is not free", "seat", code="seat-taken")
            await give(connection, visitor, match, seat)

    # -- keys

    async def invite(self, match: str, seat: int) -> str:
        """Return a key that opens the seat once."""
        key = new_key()
        row = {"hash": hashed(key), "match": match, "seat": seat, "created": now(), "used": False}
        async with self.store.writing() as connection:
            await connection.execute(insert(KEYS).values(**row))
        return key

    async def whose(self, key: str) -> tuple[str, int] | None:
        """Return what an unused key opens."""
        wanted = select(KEYS.c.match, KEYS.c.seat).where(KEYS.c.hash == hashed(key), KEYS.c.used.is_(False))
        async with self.store.reading() as connection:
            found = (await connection.execute(wanted)).first()
        return None if found is None else (found[0], found[1])

    async def use(self, key: str, visitor: str) -> tuple[str, int]:
        """Exchange a key for its seat. It opens nothing a second time."""
        unused = (KEYS.c.hash == hashed(key)) & KEYS.c.used.is_(False)
        async with self._changing() as connection:
            used = await connection.execute(update(KEYS).where(unused).values(used=True))
            if used.rowcount != 1:
                raise NotThere("this invitation was used, taken back, or never was", "key", code="bad-key")
            wanted = select(KEYS.c.match, KEYS.c.seat).where(KEYS.c.hash == hashed(key))
            match, seat = (await connection.execute(wanted)).one()
            here = (CHAIRS.c.match == match) & (CHAIRS.c.seat == seat)
            await connection.execute(update(CHAIRS).where(here).values(state=TAKEN))
            await give(connection, visitor, match, seat)
        return match, seat

    async def revoke_keys(self, match: str, seat: int) -> int:
        """Take back the seat's invitations that were not used yet."""
        unused = (KEYS.c.match == match) & (KEYS.c.seat == seat) & KEYS.c.used.is_(False)
        async with self.store.writing() as connection:
            return int((await connection.execute(delete(KEYS).where(unused))).rowcount)

    async def revoke_others(self, match: str, seat: int, but: str) -> int:
        """Leave the seat to one visitor: its other cookies and its invitations open it no more."""
        await self.revoke_keys(match, seat)
        others = (HOLDINGS.c.match == match) & (HOLDINGS.c.seat == seat) & (HOLDINGS.c.visitor != but)
        async with self._changing() as connection:
            return int((await connection.execute(delete(HOLDINGS).where(others))).rowcount)

    async def leave(self, match: str, visitor: str) -> None:
        """The match is no longer among the visitor's."""
        theirs = (HOLDINGS.c.match == match) & (HOLDINGS.c.visitor == visitor)
        async with self._changing() as connection:
            await connection.execute(delete(HOLDINGS).where(theirs))


async def give(connection: AsyncConnection, visitor: str, match: str, seat: int) -> None:
    """Let the visitor hold the seat, who may hold it already."""
    mine = (HOLDINGS.c.visitor == visitor) & (HOLDINGS.c.match == match) & (HOLDINGS.c.seat == seat)
    if (await connection.execute(select(HOLDINGS.c.seat).where(mine))).first() is None:
        row = {"visitor": visitor, "match": match, "seat": seat, "created": now()}
        try:
            await connection.execute(insert(HOLDINGS).values(**row))
        except IntegrityError as error:
            raise Refused("the visitor is not known any more", "cookie", code="no-visitor") from error
