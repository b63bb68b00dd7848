"""The first version of the tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

MATCH = "matches.id"


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("packs", sa.Text, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("parent", sa.String(32)),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("origin", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("lines", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
    )
    op.create_index("matches_open", "matches", ["open", "over", "changed"])
    op.create_index("matches_origin", "matches", ["origin", "over"])
    op.create_table(
        "lines",
        sa.Column("match", sa.String(32), sa.ForeignKey(MATCH, ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("client", sa.String(64)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("match", "seat", "client"),
    )
    op.create_table(
        "chairs",
        sa.Column("match", sa.String(32), sa.ForeignKey(MATCH, ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("state", sa.String(8), nullable=False),
    )
    op.create_table(
        "visitors",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "holdings",
        sa.Column("visitor", sa.String(64), sa.ForeignKey("visitors.hash", ondelete="CASCADE"), primary_key=True),
        sa.Column("match", sa.String(32), sa.ForeignKey(MATCH, ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("holdings_match", "holdings", ["match", "seat"])
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("match", sa.String(32), sa.ForeignKey(MATCH, ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
    )
    op.create_index("keys_match", "keys", ["match", "seat"])
    op.create_table(
        "leases",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("server", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "films",
        sa.Column("match", sa.String(32), sa.ForeignKey(MATCH, ondelete="CASCADE"), primary_key=True),
        sa.Column("frames", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "keeper",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("keeper", "films", "leases", "keys", "holdings", "visitors", "chairs", "lines", "matches"):
        op.drop_table(name)
