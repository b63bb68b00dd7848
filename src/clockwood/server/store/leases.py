"""Leases: only one server at a time runs the agents of a match."""

import asyncio
import time
from typing import Final

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from clockwood.server.core.refusals import Unavailable
from clockwood.server.store.database import Database
from clockwood.server.store.sql_tables import LEASES


class SqlLeases:
    """A lease expires by itself, so another server takes over from one that stopped.

    Times are the database's, since the clocks of servers may differ. A lease that lasts longer than any can, taken by
    a clock that was wrong, counts as expired.
    """

    def __init__(self, database: Database, seconds: float) -> None:
        self.database: Final = database
        self.length: Final = int(seconds * 1000)
        self._until: Final[dict[str, float]] = {}
        self._wanted: Final[dict[str, float]] = {}
        self._renewing: Final = asyncio.Lock()

    async def hold(self, match: str) -> bool:
        """Acquire or renew the lease of a match; return whether this server has it now.

        All leases that were wanted lately are renewed together.
        """
        if self.database.single:
            return True
        self._wanted[match] = time.monotonic() * 1000
        try:
            if self._left(match) > 0:
                async with self._renewing:
                    if self._left(match) <= self.length / 2:
                        await self._renew()
            if self._left(match) <= 0:
                await self._take(match)
        except Unavailable:
            return False
        return self._left(match) > 0

    def _left(self, match: str) -> float:
        """Return for how many milliseconds this server still has the lease."""
        return self._until.get(match, 0.0) - time.monotonic() * 1000

    async def _take(self, match: str) -> None:
        at = time.monotonic() * 1000
        if await self._acquire(match):
            self._until[match] = at + self.length
        else:
            self._until.pop(match, None)

    async def _renew(self) -> None:
        at = time.monotonic() * 1000
        for match in [match for match, wanted in self._wanted.items() if at - wanted > self.length]:
            del self._wanted[match]
            self._until.pop(match, None)
        mine = (LEASES.c.server == self.database.server_id) & LEASES.c.match.in_(list(self._wanted))
        async with self.database.writing() as connection:
            until = await self.database.time(connection) + self.length
            renewed = await connection.execute(update(LEASES).where(mine).values(until=until).returning(LEASES.c.match))
            held = set(renewed.scalars())
        for match in self._wanted:
            if match in held:
                self._until[match] = at + self.length
            else:
                self._until.pop(match, None)

    async def _acquire(self, match: str) -> bool:
        try:
            async with self.database.writing() as connection:
                at = await self.database.time(connection)
                mine = {"server": self.database.server_id, "until": at + self.length}
                expired = or_(LEASES.c.until < at, LEASES.c.until > at + self.length)
                free = or_(LEASES.c.server == self.database.server_id, expired)
                taken = await connection.execute(update(LEASES).where(LEASES.c.match == match, free).values(**mine))
                if taken.rowcount:
                    return True
                held = await connection.execute(select(LEASES.c.match).where(LEASES.c.match == match))
                if held.first() is not None:
                    return False
                await connection.execute(insert(LEASES).values(match=match, **mine))
        except IntegrityError:
            return False
        return True

    async def clear(self) -> None:
        """Forget the leases of servers that ran before: of SQLite there is only one server, this one."""
        async with self.database.writing() as connection:
            await connection.execute(delete(LEASES))

    async def release_all(self) -> None:
        """Let other servers take over at once."""
        self._until.clear()
        async with self.database.writing() as connection:
            mine = LEASES.c.server == self.database.server_id
            await connection.execute(update(LEASES).where(mine).values(until=0))
