"""The connection to the database: SQLite or PostgreSQL, migrated when it is opened."""

import asyncio
import contextlib
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any, Final

import asyncpg
from sqlalchemy import event, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from clockwood.kernel.errors import BadInput
from clockwood.server.core.refusals import Unavailable
from clockwood.server.core.stored import now
from clockwood.server.store.revisions import NEWEST, migrate
from clockwood.server.store.sql_tables import KEEPER

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
BUSY_SHARE: Final = 0.8
"""SQLite itself gives up a little before a request does, so that its connection stays usable."""
SHORTEST_IDLE: Final = 1.0
READY_SECONDS: Final = 2.0
"""Seconds for which `can_write` answers from memory."""
TIME: Final = text("SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)")


@contextlib.contextmanager
def database_errors() -> Iterator[None]:
    """Turn every error of the database into `Unavailable`, except that a row exists already."""
    try:
        yield
    except IntegrityError:
        raise
    except (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        raise Unavailable("the database cannot be reached; nothing was changed") from error


@contextlib.contextmanager
def opening_errors() -> Iterator[None]:
    """Say of a database that cannot be opened that it cannot."""
    try:
        yield
    except (DBAPIError, OSError) as error:
        raise BadInput("database", f"cannot be opened: {type(error).__name__}") from error


def engine_for(address: str, seconds: float) -> AsyncEngine:
    """Return an engine for `sqlite:///file` or `postgresql://user@host/name` that waits so long for it at most."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise BadInput("database", "is not an address such as sqlite:///file or postgresql://user@host/name") from None
    kind = url.get_backend_name()
    if kind not in DRIVERS:
        raise BadInput("database", f"'{kind}' is not one of sqlite, postgresql")
    url = url.set(drivername=DRIVERS[kind])
    if kind != "sqlite":
        return create_async_engine(
            url,
            pool_size=10,
            max_overflow=10,
            pool_timeout=seconds,
            pool_pre_ping=True,
            connect_args={"timeout": seconds, "server_settings": session_limits(seconds)},
        )
    if url.database in (None, "", ":memory:"):
        raise BadInput("database", "needs a file: sqlite:///file")
    check_file(url.database)
    engine = create_async_engine(url, pool_timeout=seconds, connect_args={"timeout": seconds * BUSY_SHARE})
    event.listen(engine.sync_engine, "connect", configure_sqlite)
    return engine


def session_limits(seconds: float) -> dict[str, str]:
    """Return the limits of a PostgreSQL session, which holds even if its server is stopped or cut off.

    A transaction that waits for such a server would keep its rows locked for all others.
    """
    idle = max(seconds / 5, SHORTEST_IDLE)
    return {
        "statement_timeout": str(int(seconds * 1000)),
        "idle_in_transaction_session_timeout": str(int(idle * 1000)),
    }


def check_file(path: str) -> None:
    """Raise BadInput if the file cannot be opened.

    The driver would only find out in a thread of its own, while the program is ending.
    """
    try:
        with contextlib.closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA schema_version")
    except sqlite3.Error as error:
        raise BadInput("database", f"cannot be opened: {error}") from error


def configure_sqlite(connection: Any, record: object) -> None:  # noqa: ANN401 - the driver's own class
    """Set up a connection: readers do not wait for the writer, and a commit survives a power failure."""
    del record
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Database:
    """One database. SQLite allows a single writer, so the writers of this process wait for each other.

    Nothing waits longer than `seconds` for it: whoever reads or writes then gets `Unavailable`.
    """

    def __init__(self, address: str, seconds: float = 10.0) -> None:
        self.engine: Final = engine_for(address, seconds)
        self.seconds: Final = seconds
        self.single: Final = self.engine.dialect.name == "sqlite"
        self.server_id: Final = secrets.token_hex(8)
        self.secret: bytes = b""
        self._writer: Final = asyncio.Lock()
        self._wrote: tuple[float, bool] | None = None

    async def open(self, revision: str = NEWEST) -> None:
        """Create or migrate the tables, and read the secret that addresses are hashed with."""
        with opening_errors():
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate, revision)
        self.secret = bytes.fromhex(await self.kept_value("secret", secrets.token_hex(32)))
        await self.kept_value("ready", "")

    async def kept_value(self, name: str, initial: str) -> str:
        """Return a stored value, which is set to `initial` the first time."""
        with contextlib.suppress(IntegrityError):
            async with self.writing() as connection:
                await connection.execute(insert(KEEPER).values(name=name, value=initial))
        async with self.reading() as connection:
            found = await connection.execute(select(KEEPER.c.value).where(KEEPER.c.name == name))
            return str(found.scalar_one())

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that is committed at the end, or rolled back by an error."""
        with database_errors():
            async with asyncio.timeout(self.seconds):
                if not self.single:
                    async with self.engine.begin() as connection:
                        yield connection
                    return
                async with self._writer, self.engine.begin() as connection:
                    yield connection

    @contextlib.asynccontextmanager
    async def writing_at_once(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection of PostgreSQL on which every statement is a transaction of its own."""
        with database_errors():
            async with asyncio.timeout(self.seconds), self.engine.connect() as connection:
                yield await connection.execution_options(isolation_level="AUTOCOMMIT")

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection to read from; with PostgreSQL no transaction is begun and ended around it."""
        with database_errors():
            async with asyncio.timeout(self.seconds), self.engine.connect() as connection:
                if not self.single:
                    await connection.execution_options(isolation_level="AUTOCOMMIT")
                yield connection

    async def time(self, connection: AsyncConnection) -> int:
        """Return the time by the clock that all servers of this database share."""
        return now() if self.single else int((await connection.execute(TIME)).scalar_one())

    async def can_write(self) -> bool:
        """Return whether something could be written now, or a moment ago."""
        if self._wrote is None or time.monotonic() - self._wrote[0] > READY_SECONDS:
            self._wrote = (time.monotonic(), await self._writes())
        return self._wrote[1]

    async def _writes(self) -> bool:
        try:
            async with self.writing() as connection:
                await connection.execute(update(KEEPER).where(KEEPER.c.name == "ready").values(value=str(now())))
        except Unavailable:
            return False
        return True

    async def close(self) -> None:
        await self.engine.dispose()
