"""Leases: only one server at a time runs the agents of a match."""

from typing import Final

from sqlalchemy import insert, or_, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from clockwood.server.store.database import Database, now
from clockwood.server.store.sql_tables import LEASES


class Leases:
    """A lease expires by itself, so another server takes over from one that stopped."""

    def __init__(self, database: Database, seconds: float) -> None:
        self.database: Final = database
        self.length: Final = int(seconds * 1000)
        self._until: Final[dict[str, int]] = {}

    async def hold(self, match: str) -> bool:
        """Acquire or renew the lease of a match; return whether this server has it now."""
        at = now()
        if self._until.get(match, 0) - at > self.length // 2:
            return True
        until = at + self.length
        try:
            held = await self._acquire(match, at, until)
        except DBAPIError:
            return False
        if held:
            self._until[match] = until
        else:
            self._until.pop(match, None)
        return held

    async def _acquire(self, match: str, at: int, until: int) -> bool:
        free = or_(LEASES.c.server == self.database.server_id, LEASES.c.until < at)
        mine = {"server": self.database.server_id, "until": until}
        async with self.database.writing() as connection:
            taken = await connection.execute(update(LEASES).where(LEASES.c.match == match, free).values(**mine))
            if taken.rowcount:
                return True
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(LEASES).values(match=match, **mine))
        except IntegrityError:
            return False
        return True

    async def release_all(self) -> None:
        """Let other servers take over at once."""
        self._until.clear()
        async with self.database.writing() as connection:
            mine = LEASES.c.server == self.database.server_id
            await connection.execute(update(LEASES).where(mine).values(until=0))
