"""Guards of every test run: one form of the rules, known and fresh."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

import clockwood
from clockwood import build_form

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"

settings.register_profile("quick", deadline=None, derandomize=True, database=None)
settings.register_profile("soak", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


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


def pytest_configure(config: pytest.Config) -> None:
    del config
    stray = stray_libraries()
    if stray:
        pytest.exit(f"compiled libraries lie among the sources, remove them: {', '.join(map(str, stray))}", 3)
    stale = stale_modules(loaded_tree())
    if stale:
        pytest.exit(f"{loaded_tree()} is stale: run make compiled ({', '.join(map(str, stale))})", 3)


def pytest_report_header() -> str:
    return f"{build_form.describe()}, from {loaded_tree()}"
