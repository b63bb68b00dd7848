"""The statements by which somebody sits down at a match, must hold a seat, or leaves one free."""

from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from clockwood.server.core.access_keys import MOST_UNUSED
from clockwood.server.core.notices.hours import is_away
from clockwood.server.core.notices.stored import NoticeSettings
from clockwood.server.core.refusals import NotYours, many_keys, not_yours_to_give, visitor_deleted
from clockwood.server.core.stored import INVITED, TAKEN, WATCHER, OpenedMatch, now
from clockwood.server.store.notice_tables import NOTICE_SETTINGS
from clockwood.server.store.sql_tables import CHAIRS, HOLDINGS, KEYS, MATCHES, VISITORS


async def wait_for_seats(connection: AsyncConnection, match: str, visitor: str = "") -> None:
    """Wait until nobody else gives or takes seats of the match, or deletes the visitor.

    So an invitation or a key that is on its way counts either before a revocation, or after it.
    """
    if visitor:
        known = select(VISITORS.c.hash).where(VISITORS.c.hash == visitor).with_for_update(read=True, key_share=True)
        if (await connection.execute(known)).first() is None:
            raise visitor_deleted()
    await connection.execute(select(MATCHES.c.id).where(MATCHES.c.id == match).with_for_update(key_share=True))


async def must_hold(connection: AsyncConnection, match: str, seat: int, visitor: str) -> None:
    """Refuse a visitor from whom the seat was taken meanwhile."""
    here = (HOLDINGS.c.match == match) & (HOLDINGS.c.seat == seat) & (HOLDINGS.c.visitor == visitor)
    if (await connection.execute(select(HOLDINGS.c.seat).where(here))).first() is None:
        raise NotYours("this seat is no longer yours", "seat")


async def must_be_nobodys(connection: AsyncConnection, match: str, seat: int) -> None:
    """Refuse to invite to a seat that somebody has taken meanwhile."""
    here = (CHAIRS.c.match == match) & (CHAIRS.c.seat == seat) & (CHAIRS.c.state == INVITED)
    if (await connection.execute(select(CHAIRS.c.seat).where(here))).first() is None:
        raise not_yours_to_give()


async def must_not_be_many(connection: AsyncConnection, match: str, seat: int) -> None:
    """Refuse another invitation to a seat, or to watch, to which very many were not used."""
    waiting = select(func.count()).select_from(KEYS).where(unused(match, seat))
    if (await connection.execute(waiting)).scalar_one() >= MOST_UNUSED:
        raise many_keys()


async def sit(connection: AsyncConnection, visitor: str, match: str, seat: int) -> None:
    """Let the visitor hold the seat. A match that a second one sits down at is at one screen no more."""
    await give_seat(connection, visitor, match, seat)
    if seat == WATCHER:
        return
    here = (CHAIRS.c.match == match) & (CHAIRS.c.seat == seat)
    await connection.execute(update(CHAIRS).where(here).values(state=TAKEN))
    others = select(HOLDINGS.c.seat).where(
        HOLDINGS.c.match == match, HOLDINGS.c.seat != WATCHER, HOLDINGS.c.visitor != visitor
    )
    at_one_screen = (MATCHES.c.id == match) & MATCHES.c.shared.is_(True)
    await connection.execute(update(MATCHES).where(at_one_screen, others.exists()).values(shared=False))


async def give_seat(connection: AsyncConnection, visitor: str, match: str, seat: int) -> None:
    """Let the visitor hold the seat, unless it already does."""
    mine = (HOLDINGS.c.visitor == visitor) & (HOLDINGS.c.match == match) & (HOLDINGS.c.seat == seat)
    if (await connection.execute(select(HOLDINGS.c.seat).where(mine))).first() is None:
        row = {"visitor": visitor, "match": match, "seat": seat, "created": now()}
        try:
            await connection.execute(insert(HOLDINGS).values(**row))
        except IntegrityError as error:
            raise visitor_deleted() from error


async def put_out(connection: AsyncConnection, match: str, visitors: list[str]) -> None:
    """Let visitors who have lost their last seat not watch either; the keys to watch that they made are worthless."""
    playing = select(HOLDINGS.c.visitor).where(HOLDINGS.c.match == match, HOLDINGS.c.seat != WATCHER)
    watching = (HOLDINGS.c.match == match) & (HOLDINGS.c.seat == WATCHER) & HOLDINGS.c.visitor.in_(visitors)
    await connection.execute(delete(HOLDINGS).where(watching, HOLDINGS.c.visitor.not_in(playing)))
    to_watch = (KEYS.c.match == match) & (KEYS.c.seat == WATCHER)
    await connection.execute(delete(KEYS).where(to_watch, KEYS.c.maker.in_(visitors)))


def is_left() -> ColumnElement[bool]:
    """Return which seats of running matches were left by everybody who held them."""
    held = select(HOLDINGS.c.seat).where(HOLDINGS.c.match == CHAIRS.c.match, HOLDINGS.c.seat == CHAIRS.c.seat)
    running = select(MATCHES.c.id).where(MATCHES.c.over.is_(False))
    return (CHAIRS.c.state == TAKEN) & ~held.exists() & CHAIRS.c.match.in_(running)


async def free_left_seats(connection: AsyncConnection, match: str = "") -> None:
    """Let others be invited to the seats that were left, in one running match or in all; earlier keys are worthless."""
    nobody = {"state": INVITED, "name": "", "opener": False}
    here = is_left() & (CHAIRS.c.match == match) if match else is_left()
    freed = update(CHAIRS).where(here).values(**nobody).returning(CHAIRS.c.match, CHAIRS.c.seat)
    for left, seat in (await connection.execute(freed)).all():
        await connection.execute(delete(KEYS).where(unused(left, seat)))


def unused(match: str, seat: int) -> ColumnElement[bool]:
    """Return which keys to a seat, or to watch, were not used."""
    return (KEYS.c.match == match) & (KEYS.c.seat == seat) & KEYS.c.used.is_(False)


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


def key_row(hashed: str, match: str, seat: int, maker: str) -> dict[str, object]:
    """Return the row of a new invitation."""
    return {"hash": hashed, "match": match, "seat": seat, "maker": maker, "created": now(), "used": False}


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
    keys = [key_row(hashed, match, seat, opened.visitor) for seat, hashed in opened.invitations.items()]
    if keys:
        await connection.execute(insert(KEYS), keys)
