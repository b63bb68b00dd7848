"""Pauses, seats that were handed over, who is waited for, and notices."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

NEW = ("looking", "deliveries", "told", "muted", "notice_settings", "subscriptions")
MATCH_COLUMNS = ("waits", "paused", "handed")


def visitor(*, key: bool = True) -> sa.Column[str]:
    owner = sa.ForeignKey("visitors.hash", ondelete="CASCADE")
    return sa.Column("visitor", sa.String(64), owner, primary_key=key, nullable=False)


def match(*, key: bool = True) -> sa.Column[str]:
    owner = sa.ForeignKey("matches.id", ondelete="CASCADE")
    return sa.Column("match", sa.String(32), owner, primary_key=key, nullable=not key)


def number(name: str, kind: type[sa.Integer] = sa.Integer) -> sa.Column[int]:
    return sa.Column(name, kind, nullable=False)


def text(name: str, longest: int | None = None) -> sa.Column[str]:
    return sa.Column(name, sa.Text if longest is None else sa.String(longest), nullable=False)


def upgrade() -> None:
    op.add_column("matches", sa.Column("waits", sa.Text, nullable=False, server_default=""))
    op.add_column("matches", sa.Column("paused", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("matches", sa.Column("handed", sa.Text, nullable=False, server_default=""))
    op.add_column("chairs", sa.Column("opener", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(32), primary_key=True),
        visitor(key=False),
        text("kind", 8),
        text("address"),
        text("public_key"),
        text("secret"),
        text("language", 8),
        text("page"),
        text("code", 64),
        number("created", sa.BigInteger),
        text("result", 40),
        number("result_at", sa.BigInteger),
    )
    op.create_index("subscriptions_visitor", "subscriptions", ["visitor"])
    op.create_table(
        "notice_settings",
        visitor(),
        number("quiet_from"),
        number("quiet_to"),
        text("zone", 60),
        text("away_until", 10),
    )
    op.create_table("muted", visitor(), match())
    op.create_table("told", visitor(), match(), number("moment"), number("at", sa.BigInteger))
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("subscription", sa.String(32), sa.ForeignKey("subscriptions.id", ondelete="CASCADE"), nullable=False),
        match(key=False),
        number("moment"),
        number("tries"),
        number("due", sa.BigInteger),
    )
    op.create_index("deliveries_due", "deliveries", ["due"])
    op.create_table(
        "looking",
        sa.Column("server", sa.String(32), primary_key=True),
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        number("until", sa.BigInteger),
    )


def downgrade() -> None:
    for name in NEW:
        op.drop_table(name)
    with op.batch_alter_table("chairs") as chairs:
        chairs.drop_column("opener")
    with op.batch_alter_table("matches") as matches:
        for name in MATCH_COLUMNS:
            matches.drop_column(name)
