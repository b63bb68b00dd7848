"""Notices in the database: who wants them and when, who was told, and what is still to be delivered."""

import contextlib
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import RowMapping, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from clockwood.server.core.access_keys import new_key
from clockwood.server.core.notices.stored import Awaited, Delivery, Looked, NoticeSettings, Subscription
from clockwood.server.core.refusals import Refused
from clockwood.server.core.stored import PLAYED
from clockwood.server.store.database import Database
from clockwood.server.store.notice_tables import DELIVERIES, LOOKING, MUTED, NOTICE_SETTINGS, SUBSCRIPTIONS, TOLD
from clockwood.server.store.sql_tables import HOLDINGS, MATCHES

CHOSEN: Final = ("quiet_from", "quiet_to", "zone", "away_until")
NEVER: Final = -1
"""The moment of a match that nobody was told of yet."""


def awaited_rows() -> Select[Any]:
    """Return who holds a seat of a match that waits for somebody since they want notices of it."""
    since = func.min(SUBSCRIPTIONS.c.created).label("since")
    confirmed = select(SUBSCRIPTIONS.c.visitor, since).where(SUBSCRIPTIONS.c.code == "")
    reached = confirmed.group_by(SUBSCRIPTIONS.c.visitor).subquery()
    told = (TOLD.c.visitor == HOLDINGS.c.visitor) & (TOLD.c.match == HOLDINGS.c.match)
    muted = (MUTED.c.visitor == HOLDINGS.c.visitor) & (MUTED.c.match == HOLDINGS.c.match)
    joined = (
        HOLDINGS.join(reached, reached.c.visitor == HOLDINGS.c.visitor)
        .join(MATCHES, MATCHES.c.id == HOLDINGS.c.match)
        .outerjoin(TOLD, told)
        .outerjoin(MUTED, muted)
        .outerjoin(NOTICE_SETTINGS, NOTICE_SETTINGS.c.visitor == HOLDINGS.c.visitor)
    )
    moment = func.coalesce(TOLD.c.moment, NEVER)
    wanted = select(
        HOLDINGS.c.visitor,
        HOLDINGS.c.match,
        HOLDINGS.c.seat,
        MATCHES.c.waits,
        MATCHES.c.changed,
        moment.label("told"),
        func.coalesce(TOLD.c.at, 0).label("told_at"),
        *(NOTICE_SETTINGS.c[name] for name in CHOSEN),
    )
    new = (MATCHES.c.changed >= reached.c.since) & (moment <= MATCHES.c.lines)
    waits = (MATCHES.c.waits != "") & MATCHES.c.kind.in_(PLAYED) & MATCHES.c.over.is_(False)
    return wanted.select_from(joined).where(waits, new, MUTED.c.match.is_(None))


AWAITED: Final = awaited_rows()


class SqlNotices:
    """Every change that only one server may make is one statement with its condition, or a row that exists once."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self._looked: frozenset[Looked] = frozenset()

    async def time(self) -> int:
        async with self.database.reading() as connection:
            return await self.database.time(connection)

    async def kept_value(self, name: str, initial: str) -> str:
        return await self.database.kept_value(name, initial)

    # -- visitors

    async def settings(self, visitor: str) -> NoticeSettings:
        wanted = select(*(NOTICE_SETTINGS.c[name] for name in CHOSEN)).where(NOTICE_SETTINGS.c.visitor == visitor)
        async with self.database.reading() as connection:
            row = (await connection.execute(wanted)).mappings().first()
        return NoticeSettings() if row is None else NoticeSettings(**row)

    async def set_settings(self, visitor: str, wanted: NoticeSettings) -> None:
        async with self._of_visitor() as connection:
            await connection.execute(delete(NOTICE_SETTINGS).where(NOTICE_SETTINGS.c.visitor == visitor))
            await connection.execute(insert(NOTICE_SETTINGS).values(visitor=visitor, **msgspec.structs.asdict(wanted)))

    async def subscriptions(self, visitor: str) -> list[Subscription]:
        wanted = select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.visitor == visitor).order_by(SUBSCRIPTIONS.c.created)
        async with self.database.reading() as connection:
            return [Subscription(**row) for row in (await connection.execute(wanted)).mappings()]

    async def subscribe(self, added: Subscription) -> None:
        same = (SUBSCRIPTIONS.c.visitor == added.visitor) & (SUBSCRIPTIONS.c.kind == added.kind)
        async with self._of_visitor() as connection:
            await connection.execute(delete(SUBSCRIPTIONS).where(same, SUBSCRIPTIONS.c.address == added.address))
            await connection.execute(insert(SUBSCRIPTIONS).values(**msgspec.structs.asdict(added)))

    @contextlib.asynccontextmanager
    async def _of_visitor(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that adds something for a visitor, who may have been deleted meanwhile."""
        try:
            async with self.database.writing() as connection:
                yield connection
        except IntegrityError as error:
            raise Refused("this visitor was deleted", "cookie", code="no-visitor") from error

    async def unsubscribe(self, subscription: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == subscription))

    async def confirm(self, subscription: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == subscription).values(code=""))

    async def muted(self, visitor: str) -> list[str]:
        async with self.database.reading() as connection:
            found = await connection.execute(select(MUTED.c.match).where(MUTED.c.visitor == visitor))
            return sorted(found.scalars())

    async def mute(self, visitor: str, match: str, *, muted: bool) -> None:
        async with self._of_visitor() as connection:
            await connection.execute(delete(MUTED).where(MUTED.c.visitor == visitor, MUTED.c.match == match))
            if muted:
                await connection.execute(insert(MUTED).values(visitor=visitor, match=match))

    # -- telling

    async def awaited(self) -> list[Awaited]:
        async with self.database.reading() as connection:
            rows = (await connection.execute(AWAITED)).mappings().all()
        found: dict[tuple[str, str], list[RowMapping]] = {}
        for row in rows:
            found.setdefault((row["visitor"], row["match"]), []).append(row)
        return [who for held in found.values() if (who := awaited_of(held)) is not None]

    async def tell(self, who: Awaited, at: int, *, send: bool) -> bool:
        """Note the moment if nobody did since `who` was read; only then are deliveries added."""
        row = {"moment": who.moment, "at": at if send else who.told_at}
        here = (TOLD.c.visitor == who.visitor) & (TOLD.c.match == who.match)
        try:
            async with self.database.writing() as connection:
                if who.told == NEVER:
                    await connection.execute(insert(TOLD).values(visitor=who.visitor, match=who.match, **row))
                else:
                    same = update(TOLD).where(here, TOLD.c.moment == who.told).values(**row)
                    if (await connection.execute(same)).rowcount != 1:
                        return False
                if send:
                    await add_deliveries(connection, who.visitor, who.match, who.moment, at)
        except IntegrityError:
            return False
        return True

    async def test(self, visitor: str, at: int) -> int:
        async with self.database.writing() as connection:
            return await add_deliveries(connection, visitor, None, 0, at)

    # -- delivering

    async def take_due(self, kind: str, at: int, until: int, most: int) -> list[Delivery]:
        """Take each with an update that only one server can make."""
        joined = DELIVERIES.join(SUBSCRIPTIONS, SUBSCRIPTIONS.c.id == DELIVERIES.c.subscription)
        joined = joined.outerjoin(MATCHES, MATCHES.c.id == DELIVERIES.c.match)
        more = (DELIVERIES.c.moment, DELIVERIES.c.tries, MATCHES.c.game, MATCHES.c.waits)
        wanted = select(DELIVERIES.c.id.label("delivery"), DELIVERIES.c.match, *more, SUBSCRIPTIONS)
        due = (DELIVERIES.c.due <= at) & (SUBSCRIPTIONS.c.kind == kind)
        wanted = wanted.select_from(joined).where(due).order_by(DELIVERIES.c.due).limit(most)
        async with self.database.reading() as connection:
            rows = (await connection.execute(wanted)).mappings().all()
        return [taken for row in rows if (taken := await self._take(row, at, until)) is not None]

    async def _take(self, row: RowMapping, at: int, until: int) -> Delivery | None:
        same = (DELIVERIES.c.id == row["delivery"]) & (DELIVERIES.c.tries == row["tries"]) & (DELIVERIES.c.due <= at)
        late = row["match"] is not None and row["moment"] not in moments_of(row["waits"]).values()
        async with self.database.writing() as connection:
            if late:
                await connection.execute(delete(DELIVERIES).where(same))
                return None
            taken = update(DELIVERIES).where(same).values(tries=row["tries"] + 1, due=until)
            if (await connection.execute(taken)).rowcount != 1:
                return None
        to = Subscription(**{column.name: row[column.name] for column in SUBSCRIPTIONS.c})
        return Delivery(row["delivery"], to, row["match"] or "", row["game"] or "", row["tries"] + 1)

    async def delivered(self, delivery: Delivery, result: str, at: int, again: int | None) -> None:
        own = DELIVERIES.c.id == delivery.id
        told = {"result": result, "result_at": at}
        async with self.database.writing() as connection:
            to = SUBSCRIPTIONS.c.id == delivery.subscription.id
            await connection.execute(update(SUBSCRIPTIONS).where(to).values(**told))
            await connection.execute(
                delete(DELIVERIES).where(own) if again is None else update(DELIVERIES).where(own).values(due=again)
            )

    # -- presence

    async def look(self, seats: set[Looked], until: int) -> None:
        """Of SQLite there is one server, which remembers it; other servers must read it."""
        before, self._looked = self._looked, frozenset(seats)
        if self.database.single or not (before or seats):
            return
        server = self.database.server_id
        async with self.database.writing() as connection:
            await connection.execute(delete(LOOKING).where(LOOKING.c.server == server))
            if seats:
                rows = [{"server": server, "match": each.match, "seat": each.seat, "until": until} for each in seats]
                await connection.execute(insert(LOOKING), rows)

    async def looked_at(self, at: int) -> set[Looked]:
        if self.database.single:
            return set(self._looked)
        async with self.database.reading() as connection:
            found = await connection.execute(select(LOOKING.c.match, LOOKING.c.seat).where(LOOKING.c.until > at))
            return {Looked(match, seat) for match, seat in found}


def moments_of(waits: str | None) -> dict[int, int]:
    return msgspec.json.decode(waits, type=dict[int, int]) if waits else {}


def awaited_of(held: Sequence[RowMapping]) -> Awaited | None:
    """Return the visitor who holds these seats of one match, if one of them is waited for."""
    row = held[0]
    moments = moments_of(row["waits"])
    seats = [each["seat"] for each in held if each["seat"] >= 0]
    asked = [moments[seat] for seat in seats if seat in moments]
    if not asked:
        return None
    settings = NoticeSettings() if row["zone"] is None else NoticeSettings(**{name: row[name] for name in CHOSEN})
    told = (row["told"], row["told_at"])
    return Awaited(row["visitor"], row["match"], seats, max(asked), row["changed"], *told, settings)


async def add_deliveries(connection: AsyncConnection, visitor: str, match: str | None, moment: int, at: int) -> int:
    """Add a delivery for every confirmed way to reach a visitor; return how many there are."""
    reached = select(SUBSCRIPTIONS.c.id).where(SUBSCRIPTIONS.c.visitor == visitor, SUBSCRIPTIONS.c.code == "")
    rows = [
        {"id": new_key()[:32], "subscription": each, "match": match, "moment": moment, "tries": 0, "due": at}
        for each in (await connection.execute(reached)).scalars()
    ]
    if rows:
        await connection.execute(insert(DELIVERIES), rows)
    return len(rows)
