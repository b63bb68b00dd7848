"""The SQL tables. `migrations` brings older databases to this shape."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA: Final = MetaData()

MATCHES: Final = Table(
    "matches",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("header", Text, nullable=False),
    Column("packs", Text, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("parent", String(32)),
    Column("open", Boolean, nullable=False),
    Column("shared", Boolean, nullable=False),
    Column("people", Integer, nullable=False),
    Column("language", String(8), nullable=False),
    Column("origin", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("lines", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("outcome", Text, nullable=False),
    Column("position", Text, nullable=False),
    Column("round", Integer, nullable=False, server_default="0"),
    Column("delay_answers", Integer, nullable=False, server_default="0"),
    Column("delay_minutes", Integer, nullable=False, server_default="0"),
    Column("waits", Text, nullable=False, server_default=""),
    Column("paused", Boolean, nullable=False, server_default=false()),
    Column("handed", Text, nullable=False, server_default=""),
    Index("matches_open", "open", "over", "changed"),
    Index("matches_origin", "origin", "over"),
)
"""A match: the header of its record and its last position, from which it continues when the rules have changed.

Two more indexes hold only the ended matches, and only those in which nobody is waited for (`0005_looked_for`).
"""

LINES: Final = Table(
    "lines",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("seat", Integer),
    Column("client", String(64)),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("match", "seat", "client"),
)
"""The lines of the records. A number, or a client's id, can be inserted only once: the second server fails."""

CHAIRS: Final = Table(
    "chairs",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("state", String(8), nullable=False),
    Column("name", String(60), nullable=False, server_default=""),
    Column("opener", Boolean, nullable=False, server_default=false()),
)
"""Seats that people play: `taken`, `invited` or `open`, the name that their player chose, and who opened the match."""

VISITORS: Final = Table(
    "visitors",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("created", BigInteger, nullable=False),
)

HOLDINGS: Final = Table(
    "holdings",
    METADATA,
    Column("visitor", String(64), ForeignKey("visitors.hash", ondelete="CASCADE"), primary_key=True),
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Index("holdings_match", "match", "seat"),
)
"""The seats that a visitor holds; seat -1 is an invitation to watch."""

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", Boolean, nullable=False),
    Column("maker", String(64), ForeignKey("visitors.hash", ondelete="SET NULL")),
    Index("keys_match", "match", "seat"),
)
"""Invitations, and the visitor who made each. Only the hash of a key is stored."""

LEASES: Final = Table(
    "leases",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("server", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""The server that runs the agents of a match, and until when (in milliseconds)."""

FILMS: Final = Table(
    "films",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("frames", LargeBinary, nullable=False),
)
"""Replays of finished matches as every seat saw them; used when the rules have changed."""

KEEPER: Final = Table(
    "keeper", METADATA, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False)
)
"""Values of the server itself, such as the secret that addresses are hashed with."""
