"""A later version of the package: the sources with other rules of one game, and one more migration."""

import os
import shutil
import sys
from pathlib import Path

from alembic.script import ScriptDirectory

from build_steps.rules import SOURCES
from clockwood.games.ironwood.game import GAME
from clockwood.server.store.revisions import MIGRATIONS

LATER_RULES = GAME.rules_version + 1
LATER_REVISION = "later"
DECLARED = '"clockwood.games.ironwood.game",\n    {rules},\n'
MIGRATION = '''"""What only the later version needs."""

import sqlalchemy as sa
from alembic import op

revision = "{revision}"
down_revision = "{before}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("later", sa.Text, nullable=False, server_default=""))
    op.create_index("lines_at", "lines", ["at"])
'''


def no_page(folder: str, names: list[str]) -> list[str]:
    return ["web"] if Path(folder) == SOURCES / "clockwood" and "web" in names else []


def later_version(folder: Path) -> dict[str, str]:
    """Write the sources of a later version into a folder; return the environment in which Python finds them."""
    package = folder / "clockwood"
    shutil.copytree(SOURCES / "clockwood", package, ignore=no_page)
    game = package / "games" / "ironwood" / "game.py"
    text = game.read_text(encoding="utf-8")
    here, later = (DECLARED.format(rules=rules) for rules in (GAME.rules_version, LATER_RULES))
    assert text.count(here) == 1
    game.write_text(text.replace(here, later), encoding="utf-8")
    before = ScriptDirectory(str(MIGRATIONS)).get_current_head()
    versions = package / MIGRATIONS.relative_to(MIGRATIONS.parents[2]) / "versions"
    migration = MIGRATION.format(revision=LATER_REVISION, before=before)
    (versions / f"{LATER_REVISION}.py").write_text(migration, encoding="utf-8")
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(folder), *sys.path])}
