"""One server at a time runs a match's agents."""

from typing import Final

from sqlalchemy import insert, or_, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from clockwood.server.schema import LEASES
from clockwood.server.store import Store, now


class Leases:
    """A lease runs out by itself: a server that fell is replaced after it."""

    def __init__(self, store: Store, seconds: float) -> None:
        self.store: Final = store
        self.length: Final = int(seconds * 1000)
        self._until: Final[dict[str, int]] = {}

    async def hold(self, match: str) -> bool:
        """Whether this server runs the match's agents now."""
        at = now()
        if self._until.get(match, 0) - at > self.length // 2:
            return True
        until = at + self.length
        try:
            held = await self._take(match, at, until)
        except DBAPIError:
            return False
        if held:
            self._until[match] = until
        else:
            self._until.pop(match, None)
        return held

    async def _take(self, match: str, at: int, until: int) -> bool:
        free = or_(LEASES.c.server == self.store.server, LEASES.c.until < at)
        mine = {"server": self.store.server, "until": until}
        async with self.store.writing() as connection:
            taken = await connection.execute(update(LEASES).where(LEASES.c.match == match, free).values(**mine))
            if taken.rowcount:
                return True
        try:
            async with self.store.writing() as connection:
                await connection.execute(insert(LEASES).values(match=match, **mine))
        except IntegrityError:
            return False
        return True

    async def give_back(self) -> None:
        """Let others take over at once."""
        self._until.clear()
        async with self.store.writing() as connection:
            await connection.execute(update(LEASES).where(LEASES.c.server == self.store.server).values(until=0))
