"""The places of the two forms of the rules, and what must not lie there."""

from pathlib import Path

import clockwood
from build_steps.rules import SOURCES


def stray_libraries() -> list[Path]:
    """A library beside its source wins over it, so edits would go unseen."""
    return [path for path in SOURCES.rglob("*") if path.suffix in {".so", ".pyd"}]


def loaded_tree() -> Path:
    """Return the tree the package comes from, by the name it was found under: a compiled one links to the sources."""
    return Path(str(clockwood.__file__)).absolute().parent.parent
