"""Delete what nobody needs any more, so that a server that is left alone does not grow for ever."""

from typing import Final

from sqlalchemy import ColumnElement, and_, delete, or_, select

from clockwood.server.core.stores import Retention
from clockwood.server.store.chairs import free_left_seats
from clockwood.server.store.database import Database
from clockwood.server.store.notice_tables import LOOKING, SUBSCRIPTIONS
from clockwood.server.store.sql_tables import HOLDINGS, KEYS, LEASES, MATCHES, VISITORS

DAY: Final = 86_400_000
EARLIEST: Final = 1_735_689_600_000
"""The beginning of 2025. What seems older was written by a clock that was wrong, and is no sign of age."""


def old_matches(at: int, keep: Retention) -> ColumnElement[bool]:
    """Return which matches go: what-ifs, uploaded games, and matches that everybody has left."""
    held = select(HOLDINGS.c.match)
    old = or_(
        and_(MATCHES.c.kind == "fork", MATCHES.c.changed < at - keep.fork_days * DAY),
        and_(MATCHES.c.kind == "replay", MATCHES.c.changed < at - keep.upload_days * DAY),
        and_(MATCHES.c.changed < at - keep.left_days * DAY, MATCHES.c.id.not_in(held)),
    )
    return and_(MATCHES.c.changed >= EARLIEST, old)


def old_visitors(at: int, keep: Retention) -> ColumnElement[bool]:
    """Return which visitors go: those who hold nothing, and those in whose matches nothing has happened for long."""
    held = select(HOLDINGS.c.visitor)
    recent = (
        select(HOLDINGS.c.visitor)
        .join(MATCHES, MATCHES.c.id == HOLDINGS.c.match)
        .where(or_(MATCHES.c.changed > at - keep.visitor_days * DAY, MATCHES.c.changed < EARLIEST))
    )
    old = or_(
        and_(VISITORS.c.created < at - keep.left_days * DAY, VISITORS.c.hash.not_in(held)),
        and_(VISITORS.c.created < at - keep.visitor_days * DAY, VISITORS.c.hash.not_in(recent)),
    )
    return and_(VISITORS.c.created >= EARLIEST, old)


async def sweep(database: Database, at: int, keep: Retention) -> int:
    """Delete old rows; return how many matches and visitors went. Their lines, seats and keys go with them."""
    async with database.writing() as connection:
        matches = await connection.execute(delete(MATCHES).where(old_matches(at, keep)))
        visitors = await connection.execute(delete(VISITORS).where(old_visitors(at, keep)))
        await free_left_seats(connection)
        await connection.execute(delete(KEYS).where(KEYS.c.created < at - keep.key_days * DAY))
        await connection.execute(delete(LEASES).where(LEASES.c.match.not_in(select(MATCHES.c.id))))
        unconfirmed = (SUBSCRIPTIONS.c.code != "") & (SUBSCRIPTIONS.c.created < at - keep.unconfirmed_days * DAY)
        await connection.execute(delete(SUBSCRIPTIONS).where(unconfirmed))
        await connection.execute(delete(LOOKING).where(LOOKING.c.until < at - DAY))
        return int(matches.rowcount) + int(visitors.rowcount)
