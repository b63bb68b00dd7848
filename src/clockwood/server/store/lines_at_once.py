"""The lines of many matches written by one statement of PostgreSQL.

One statement is one way to the database and back. And a server that is stopped or cut off in the middle of it leaves no
transaction open that would keep the other servers waiting.
"""

from typing import Final

from sqlalchemy import ARRAY, BigInteger, Boolean, Column, Integer, Table, Text, bindparam, text
from sqlalchemy.types import TypeEngine

from clockwood.server.store.notices import CHANNEL
from clockwood.server.store.sql_tables import LINES, MATCHES

Rows = list[dict[str, object]]
LINE_COLUMNS: Final = ("match", "number", "text", "seat", "client", "at")
MATCH_COLUMNS: Final = (
    "changed",
    "lines",
    "over",
    "outcome",
    "position",
    "rules",
    "round",
    "waits",
    "paused",
    "handed",
)


def array_type(column: Column[object]) -> ARRAY[object]:
    """Return the type of a list of values of a column."""
    element: TypeEngine[object] = column.type
    plain = next((kind for kind in (BigInteger, Boolean, Integer) if isinstance(element, kind)), Text)
    return ARRAY(plain())


def column_of(table: Table, name: str) -> Column[object]:
    return table.c[name]


ADDED: Final = ", ".join(f'"{name}"' for name in LINE_COLUMNS)
CHANGED: Final = ", ".join(f'"{name}" = new."{name}"' for name in MATCH_COLUMNS)
NEW: Final = ", ".join(f'"{name}"' for name in ("which", *MATCH_COLUMNS))
WRITE_AT_ONCE: Final = text(
    f"""
    WITH added AS (
        INSERT INTO lines ({ADDED}) SELECT * FROM unnest({", ".join(f":line_{name}" for name in LINE_COLUMNS)})
    ), updated AS (
        UPDATE matches SET {CHANGED}
        FROM unnest({", ".join(f":match_{name}" for name in ("which", *MATCH_COLUMNS))}) AS new ({NEW})
        WHERE matches.id = new.which
    )
    SELECT pg_notify('{CHANNEL}', notice) FROM unnest(:notices) AS notice
    """  # noqa: S608 - made of the names of columns, never of a visitor's words
).bindparams(
    *(bindparam(f"line_{name}", type_=array_type(column_of(LINES, name))) for name in LINE_COLUMNS),
    bindparam("match_which", type_=ARRAY(Text())),
    *(bindparam(f"match_{name}", type_=array_type(column_of(MATCHES, name))) for name in MATCH_COLUMNS),
    bindparam("notices", type_=ARRAY(Text())),
)


def at_once(lines: Rows, matches: Rows, notices: list[str]) -> dict[str, object]:
    """Return the values of `WRITE_AT_ONCE`: a list for every column."""
    return {
        **{f"line_{name}": [row[name] for row in lines] for name in LINE_COLUMNS},
        **{f"match_{name}": [row[name] for row in matches] for name in ("which", *MATCH_COLUMNS)},
        "notices": notices,
    }
