"""The time by which rows are old. A clock that jumps must not make everything old at once."""

from typing import Final

from sqlalchemy import update

from clockwood.server.core.logs import log_error
from clockwood.server.store.database import Database
from clockwood.server.store.sql_tables import KEEPER

KEPT: Final = "swept"
HOUR: Final = 3_600_000
MOST_AHEAD: Final = 48 * HOUR
"""A clock that is so far ahead of the last sweep is not believed: it jumped, or nothing was swept for long."""


def believed(clock: int, last: int, elapsed: int) -> int:
    """Return the time that counts: the clock's, or the last one and what has passed since by a clock that never jumps.

    Each start of a server counts for an hour at least, since nobody knows how long it was stopped.
    """
    if clock - last <= MOST_AHEAD:
        return clock
    return last + max(elapsed, HOUR)


async def sweep_time(database: Database, elapsed: int) -> int:
    """Return the time for a sweep, `elapsed` milliseconds after this server's last one, and remember it."""
    async with database.reading() as connection:
        clock = await database.time(connection)
    last = int(await database.kept_value(KEPT, str(clock)))
    at = believed(clock, last, elapsed)
    if at != clock:
        log_error("the clock is far ahead of the last sweep; less is deleted", hours=(clock - last) // HOUR)
    async with database.writing() as connection:
        await connection.execute(update(KEEPER).where(KEEPER.c.name == KEPT).values(value=str(max(at, last))))
    return at
