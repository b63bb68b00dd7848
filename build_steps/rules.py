"""The modules that are compiled, and a copy of them for mypyc to read."""

import os
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
PACKAGE = Path("src/clockwood")
ROOMS = ("kernel", "agents", "games")
INTERPRETED = {"__init__.py", "art", "art.py", "encode.py"}
STAGE = ROOT / "build" / "stage"


def wanted_games() -> list[str]:
    """Names of the games to compile; none named means all. The others stay interpreted, which makes a build short."""
    return os.environ.get("CLOCKWOOD_GAMES", "").split()


def is_compiled(module: Path) -> bool:
    """Tell whether a module, given by its path below the package, is compiled."""
    games = wanted_games()
    left_out = module.parts[0] == "games" and bool(games) and module.parts[1] not in games
    return not left_out and not INTERPRETED & {module.name, module.parent.name}


def compiled_modules(sources: Path = ROOT) -> list[str]:
    """Return the paths of all compiled modules below `sources`, in order."""
    package = sources / PACKAGE
    found = [path.relative_to(package) for room in ROOMS for path in (package / room).rglob("*.py")]
    return sorted((PACKAGE / module).as_posix() for module in found if is_compiled(module))


def stage() -> None:
    """Copy the rules into a tree of their own, so that mypy follows imports to nothing else.

    The package itself is empty there: it offers the Python interface, which needs what a build does not have.
    """
    shutil.rmtree(STAGE, ignore_errors=True)
    for room in ROOMS:
        shutil.copytree(ROOT / PACKAGE / room, STAGE / PACKAGE / room, ignore=shutil.ignore_patterns("__pycache__"))
    (STAGE / PACKAGE / "__init__.py").touch()
