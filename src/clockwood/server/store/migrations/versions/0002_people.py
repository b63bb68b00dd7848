"""Names of the people at a table, the round a match is in, and the delay for spectators."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

NUMBERS = ("round", "delay_answers", "delay_minutes")


def upgrade() -> None:
    op.add_column("chairs", sa.Column("name", sa.String(60), nullable=False, server_default=""))
    for name in NUMBERS:
        op.add_column("matches", sa.Column(name, sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    with op.batch_alter_table("chairs") as chairs:
        chairs.drop_column("name")
    with op.batch_alter_table("matches") as matches:
        for name in NUMBERS:
            matches.drop_column(name)
