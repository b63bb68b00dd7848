"""Indexes of what servers look for every few seconds: ended matches, and those in which nobody is waited for."""

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

INDEXES = {
    "matches_ended": '(changed, kind, id) WHERE "over"',
    "matches_of_agents": "(changed) WHERE waits = '' AND NOT \"over\"",
}


def upgrade() -> None:
    for name, what in INDEXES.items():
        op.execute(f"CREATE INDEX {name} ON matches {what}")


def downgrade() -> None:
    for name in INDEXES:
        op.drop_index(name, "matches")
