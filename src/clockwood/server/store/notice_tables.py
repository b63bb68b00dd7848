"""The SQL tables of notices: who wants them and when, who was told, and what is still to be delivered."""

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, String, Table, Text

from clockwood.server.store.sql_tables import METADATA

SUBSCRIPTIONS: Final = Table(
    "subscriptions",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("visitor", String(64), ForeignKey("visitors.hash", ondelete="CASCADE"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("address", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("page", Text, nullable=False),
    Column("code", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("result", String(40), nullable=False),
    Column("result_at", BigInteger, nullable=False),
    Index("subscriptions_visitor", "visitor"),
)
"""The ways to reach a visitor: `push`, `webhook` or `mail`. With a `code`, the hash of one, it is not confirmed yet."""

NOTICE_SETTINGS: Final = Table(
    "notice_settings",
    METADATA,
    Column("visitor", String(64), ForeignKey("visitors.hash", ondelete="CASCADE"), primary_key=True),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_to", Integer, nullable=False),
    Column("zone", String(60), nullable=False),
    Column("away_until", String(10), nullable=False),
)
"""Quiet hours in minutes after midnight, in a time zone, and the day until which a visitor is away."""

MUTED: Final = Table(
    "muted",
    METADATA,
    Column("visitor", String(64), ForeignKey("visitors.hash", ondelete="CASCADE"), primary_key=True),
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
)
"""The matches of which a visitor wants no notices."""

TOLD: Final = Table(
    "told",
    METADATA,
    Column("visitor", String(64), ForeignKey("visitors.hash", ondelete="CASCADE"), primary_key=True),
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("moment", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""The last moment of a match that a visitor was told of, or has seen: the line at which the seat was asked."""

DELIVERIES: Final = Table(
    "deliveries",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("subscription", String(32), ForeignKey("subscriptions.id", ondelete="CASCADE"), nullable=False),
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE")),
    Column("moment", Integer, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
    Index("deliveries_due", "due"),
)
"""Notices on their way; without a match it is a test. A server that takes one moves `due` on, so no other does."""

LOOKING: Final = Table(
    "looking",
    METADATA,
    Column("server", String(32), primary_key=True),
    Column("match", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("until", BigInteger, nullable=False),
)
"""Seats whose players look at the table now, as each server knows it."""
