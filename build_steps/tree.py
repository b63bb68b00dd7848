"""A tree that runs compiled rules: libraries, and beside them links to everything else of the sources.

Only a change of the rules makes it out of date; pages, words and the server are those of the sources.
"""

import hashlib
import os
from pathlib import Path

from build_steps.rules import PACKAGE, ROOMS, ROOT

TREE = ROOT / "build" / "compiled"
STAMP = "SOURCES.sha256"


def linked() -> list[Path]:
    """Return what a tree links to, below the package: files beside libraries, everything else by whole folders.

    The page is among it before it is built.
    """
    package = ROOT / PACKAGE
    modules = [path for room in ROOMS for path in (package / room).rglob("*.py")]
    folders = {package, *(package / room for room in ROOMS)}
    folders |= {folder for path in modules for folder in path.parents if package in folder.parents}
    found = {package / "web", *(path for folder in folders for path in folder.iterdir())} - folders
    return sorted(path.relative_to(package) for path in found if path.name != "__pycache__")


def link_sources(tree: Path) -> None:
    """Complete a tree of libraries. Links that are right stay untouched: somebody may be reading through them."""
    package = tree / PACKAGE.name
    wanted = {package / path: ROOT / PACKAGE / path for path in linked()}
    for folder, folders, files in os.walk(package):
        for path in (Path(folder, name) for name in (*folders, *files)):
            if path.is_symlink() and path not in wanted:
                path.unlink()
    for link, source in wanted.items():
        target = os.path.relpath(source, link.parent)
        if not link.is_symlink() or str(link.readlink()) != target:
            link.parent.mkdir(parents=True, exist_ok=True)
            link.unlink(missing_ok=True)
            link.symlink_to(target)


def digest() -> str:
    """Return a digest of what a tree must agree with: the texts of the rules, the names of all that it links to."""
    total = hashlib.sha256()
    for path in linked():
        total.update(f"{path}\0".encode())
        if path.suffix == ".py" and path.parts[0] in ROOMS:
            total.update((ROOT / PACKAGE / path).read_bytes())
    return total.hexdigest()


def is_current(tree: Path = TREE) -> bool:
    """Tell whether the libraries of a tree were made of the rules as they are now."""
    stamp = tree / STAMP
    return stamp.is_file() and stamp.read_text(encoding="utf-8").strip() == digest()
