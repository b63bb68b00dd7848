"""The revision of the tables of a database, and the way to a later one."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, text

from clockwood.kernel.errors import BadInput

MIGRATIONS: Final = Path(__file__).parent / "migrations"
NEWEST: Final = "head"
LOCK: Final = 0x636C6F636B
"""The key of the PostgreSQL lock that lets one server at a time migrate the tables."""


def scripts(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection, revision: str = NEWEST) -> None:
    """Create the tables, or bring older ones to this revision."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    try:
        command.upgrade(scripts(connection), revision)
    except CommandError as error:
        raise newer() from error


def revision_of(connection: Connection) -> str:
    """Return the revision of the tables; raise BadInput if there are none, or if a newer version wrote them."""
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None:
        raise BadInput("database", "holds nothing of a server")
    try:
        ScriptDirectory.from_config(scripts(connection)).get_revision(found)
    except CommandError as error:
        raise newer() from error
    return found


def newer() -> BadInput:
    return BadInput("database", "was written by a newer version of Clockwood; this one cannot read it")
