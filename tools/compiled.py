"""Builds the compiled form under build/compiled when its sources changed, and prints where the package lies.

Where no C compiler works it prints the source folder instead, unless --must is given.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import time
from importlib.metadata import version
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
BUILD = ROOT / "build"
TREE = BUILD / "compiled"
STAMP = TREE / "SOURCES.sha256"
LOG = BUILD / "compiled.log"
CACHE = BUILD / "mypyc-cache"
SHIPPED = {".py", ".toml", ".ftl", ".typed", ".record", ".json", ".css", ".html", ".js", ".svg", ".woff2"}


def say(text: str) -> None:
    print(f"compiled: {text}", file=sys.stderr, flush=True)


def digest(files: list[Path], *words: str) -> str:
    total = hashlib.sha256("\0".join(words).encode())
    for path in sorted(files):
        total.update(f"\0{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return total.hexdigest()


def sources_digest() -> str:
    return digest([path for path in (SOURCES / "clockwood").rglob("*") if path.suffix in SHIPPED])


def recipe_digest() -> str:
    recipe = [ROOT / "setup.py", ROOT / "pyproject.toml"]
    wishes = [os.environ.get(name, "") for name in ("CC", "CLOCKWOOD_GAMES")]
    return digest(recipe, sys.version, version("mypy"), version("librt"), *wishes)


def libraries() -> list[Path]:
    return [path for path in TREE.rglob("*") if path.suffix in {".so", ".pyd"}]


def forget() -> None:
    """Setuptools compares times of files only; after a change of flags or Python, or half a build, nothing may stay."""
    for folder in [TREE, CACHE, *BUILD.glob("temp.*")]:
        shutil.rmtree(folder, ignore_errors=True)


def built(wish: str) -> bool:
    command = [sys.executable, "setup.py", "build", "--build-lib", str(TREE)]
    with LOG.open("w", encoding="utf-8") as log:
        environment = {**os.environ, "CLOCKWOOD_COMPILE": wish}
        made = subprocess.run(command, cwd=ROOT, env=environment, stdout=log, stderr=log, check=False).returncode == 0
        return made and loads(log)


def loads(log: IO[str]) -> bool:
    """Whether the libraries find all they need: a linker leaves that to the first import."""
    command = [sys.executable, "-c", "import clockwood.agents.registry"]
    environment = {**os.environ, "PYTHONPATH": str(TREE)}
    return subprocess.run(command, cwd=BUILD, env=environment, stdout=log, stderr=log, check=False).returncode == 0


def build(wish: str) -> None:
    """What mypyc remembers of the last build can trip it up; it is forgotten before a failure is believed."""
    if built(wish):
        return
    shutil.rmtree(CACHE, ignore_errors=True)
    if not built(wish):
        say("the build failed; the end of its log:")
        sys.exit("\n".join(LOG.read_text(encoding="utf-8").splitlines()[-30:]))


def place(wish: str) -> Path:
    recipe, sources = recipe_digest(), sources_digest()
    known = STAMP.read_text(encoding="utf-8").split() if STAMP.exists() else ["", ""]
    if known == [recipe, sources]:
        say("up to date")
        return TREE
    if known[0] != recipe:
        forget()
    STAMP.unlink(missing_ok=True)
    say("building with mypyc; the first time takes some minutes")
    start = time.monotonic()
    build(wish)
    if not libraries():
        say("no C compiler works here; the rules run interpreted, much slower")
        return SOURCES
    if sources_digest() == sources:
        STAMP.write_text(f"{recipe}\n{sources}\n", encoding="utf-8")
    else:
        say("sources changed during the build; the next call builds again")
    say(f"{len(libraries())} libraries in {time.monotonic() - start:.0f} s")
    return TREE


def main() -> None:
    wish = "always" if "--must" in sys.argv[1:] else "auto"
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "compiled.lock").open("w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        print(place(wish))


if __name__ == "__main__":
    main()
