"""The visitor who made an invitation; seats that were left, and matches at one screen that have several visitors."""

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

OWNER = "VARCHAR(64) REFERENCES visitors (hash) ON DELETE SET NULL"
LEFT = """
UPDATE chairs SET state = 'invited', name = '', opener = false
WHERE state = 'taken'
AND NOT EXISTS (SELECT 1 FROM holdings WHERE holdings."match" = chairs."match" AND holdings.seat = chairs.seat)
AND "match" IN (SELECT id FROM matches WHERE NOT "over")
"""
SEVERAL = """
UPDATE matches SET shared = false
WHERE shared
AND (SELECT count(DISTINCT visitor) FROM holdings WHERE holdings."match" = matches.id AND holdings.seat >= 0) > 1
"""


def upgrade() -> None:
    op.execute(f"ALTER TABLE keys ADD COLUMN maker {OWNER}")
    op.execute(LEFT)
    op.execute(SEVERAL)


def downgrade() -> None:
    with op.batch_alter_table("keys") as keys:
        keys.drop_column("maker")
