"""Where the two forms of the rules lie, and what must not lie there."""

from pathlib import Path

import clockwood

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
TREE = ROOT / "build" / "compiled"


def stray_libraries() -> list[Path]:
    """A library beside its source wins over it, so edits would go unseen."""
    return [path for path in SOURCES.rglob("*") if path.suffix in {".so", ".pyd"}]


def stale_modules(tree: Path) -> list[Path]:
    """Modules of a built tree that are no longer what the sources say."""
    here = {path.relative_to(tree): path.read_bytes() for path in tree.rglob("*.py")}
    there = {path.relative_to(SOURCES): path.read_bytes() for path in SOURCES.rglob("*.py")}
    return sorted(name for name in here.keys() | there.keys() if here.get(name) != there.get(name))


def loaded_tree() -> Path:
    return Path(str(clockwood.__file__)).resolve().parent.parent
