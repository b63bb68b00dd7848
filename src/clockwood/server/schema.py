"""The tables of the store. `migrations` brings older ones to this shape."""

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
    Index("matches_open", "open", "over", "changed"),
    Index("matches_origin", "origin", "over"),
)
"""A match: the head of its record, and the last position, from which it goes on when the rules changed."""

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
"""The record's lines. Who comes second with a number, or with a client's id, has lost."""

CHAIRS: Final = Table(
    "chairs",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("state", String(8), nullable=False),
)
"""Seats of people: `taken`, `invited` or `open`."""

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
"""Which seats a visitor's cookie opens; seat -1 watches."""

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", Boolean, nullable=False),
    Index("keys_match", "match", "seat"),
)
"""Invitations. Only the hash of a key is kept."""

LEASES: Final = Table(
    "leases",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("server", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""Which server runs a match's agents, and until when (in milliseconds)."""

FILMS: Final = Table(
    "films",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("frames", LargeBinary, nullable=False),
)
"""What every seat saw of a match that is over, step by step: it is shown from this when the rules have changed."""

KEEPER: Final = Table(
    "keeper", METADATA, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False)
)
