"""Builds the compiled form where it is missing, and lets build/compiled lead to it.

Libraries are kept by what they were made of: coming back to older rules, or to another branch, needs no second build.
Where no C compiler works there is no compiled form, which is an error only with --must.
"""

import hashlib
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib.metadata import version
from pathlib import Path

from build_steps.rules import ROOT, compiled_modules
from build_steps.tree import STAMP, TREE, digest, is_current, link_sources

BUILD = ROOT / "build"
KEPT = BUILD / "kept"
LOG = BUILD / "compiled.log"
LOCK = BUILD / "compiled.lock"
LONGEST_WAIT = 3600.0
MOST_KEPT = 4
NO_RECIPE = {"form.py", "kept.py", "tree.py"}
WISHES = ("CC", "CLOCKWOOD_GAMES", "CLOCKWOOD_PROFILE")


def say(text: str) -> None:
    print(f"compiled: {text}", file=sys.stderr, flush=True)


def recipe() -> list[str]:
    """Return the files that say how libraries are made."""
    steps = [path for path in (ROOT / "build_steps").iterdir() if path.is_file() and path.name not in NO_RECIPE]
    return ["setup.py", *sorted(path.relative_to(ROOT).as_posix() for path in steps)]


def ingredients() -> str:
    """Return a digest of all that decides what the libraries are."""
    tools = [sys.version, version("mypy"), version("librt"), *(os.environ.get(name, "") for name in WISHES)]
    total = hashlib.sha256("\0".join(tools).encode())
    for name in recipe() + compiled_modules():
        total.update(f"\0{name}\0".encode() + (ROOT / name).read_bytes())
    return total.hexdigest()[:16]


def run(command: list[str], **environment: str) -> bool:
    with LOG.open("a", encoding="utf-8") as log:
        every = {**os.environ, **environment}
        return subprocess.run(command, cwd=ROOT, env=every, stdout=log, stderr=log, check=False).returncode == 0


def build(tree: Path, wish: str) -> None:
    """Build the libraries of a tree, if a C compiler works here."""
    LOG.unlink(missing_ok=True)
    objects = BUILD / "objects"
    shutil.rmtree(objects, ignore_errors=True)
    command = [sys.executable, "setup.py", "build_ext", "--build-lib", str(tree), "--build-temp", str(objects)]
    made = run(command, CLOCKWOOD_COMPILE=wish)
    shutil.rmtree(objects, ignore_errors=True)
    if not made or (tree.exists() and not loads(tree)):
        say("the build failed; the end of its log:")
        sys.exit("\n".join(LOG.read_text(encoding="utf-8").splitlines()[-30:]))


def loads(tree: Path) -> bool:
    """Tell whether the libraries find all they need: a linker leaves that to the first import."""
    link_sources(tree)
    return run([sys.executable, "-c", "import clockwood.agents.registry"], PYTHONPATH=str(tree))


def must_be_built(tree: Path, wish: str) -> bool:
    """Build a tree; return whether there is one now."""
    say("building with mypyc; it takes some minutes")
    start = time.monotonic()
    unfinished = tree.with_suffix(".part")
    shutil.rmtree(unfinished, ignore_errors=True)
    before = digest()
    build(unfinished, wish)
    if not unfinished.exists():
        say("no C compiler works here; the rules run interpreted, much slower")
        return False
    if digest() != before:
        shutil.rmtree(unfinished)
        sys.exit("compiled: sources changed during the build; build again")
    unfinished.rename(tree)
    say(f"built in {time.monotonic() - start:.0f} s")
    return True


def lead_to(tree: Path) -> None:
    """Make build/compiled a link to a tree that agrees with the sources."""
    link_sources(tree)
    (tree / STAMP).write_text(f"{digest()}\n", encoding="utf-8")
    link = TREE.with_suffix(".new")
    link.unlink(missing_ok=True)
    link.symlink_to(tree.relative_to(BUILD))
    if TREE.is_dir() and not TREE.is_symlink():
        shutil.rmtree(TREE)
    link.replace(TREE)


def forget_oldest() -> None:
    trees = sorted(KEPT.iterdir(), key=lambda tree: (tree / STAMP).stat().st_mtime if (tree / STAMP).exists() else 0.0)
    for tree in trees[:-MOST_KEPT]:
        shutil.rmtree(tree)


@contextmanager
def alone() -> Iterator[None]:
    """One build at a time. A database locks itself on every system, and lets go when its process ends in any way."""
    with closing(sqlite3.connect(LOCK, timeout=LONGEST_WAIT, isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        yield


def main() -> None:
    must = "--must" in sys.argv[1:]
    KEPT.mkdir(parents=True, exist_ok=True)
    with alone():
        tree = KEPT / ingredients()
        if tree.exists() or must_be_built(tree, "always" if must else "auto"):
            lead_to(tree)
            forget_oldest()
            say(f"{TREE.relative_to(ROOT)} is current" if is_current(TREE) else "sources changed meanwhile")


if __name__ == "__main__":
    main()
