"""Tries the installed package, with Python alone: the rules are compiled, games are played, the page is opened.

    python -I try_wheel.py

`tools/wheels.py` runs it in an environment that holds a wheel and what it depends on.
"""

import importlib
import pkgutil
import re
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType
from urllib.request import urlopen

BUILDING = ("node", "npm", "cc", "gcc", "clang", "cl")
ROOMS = ("kernel", "agents", "games")
ANNOUNCEMENT = "Clockwood is served at "
INTERPRETED = re.compile(r"\.art(\.|$)|\.encode$")


def must(true: object, text: str) -> None:
    if not true:
        sys.exit(f"{text}; Python {sys.version}")


def modules(package: ModuleType) -> list[ModuleType]:
    """Return the modules of the rules, imported; packages themselves are never compiled."""
    found = []
    for room in ROOMS:
        name = f"{package.__name__}.{room}"
        below = pkgutil.walk_packages(importlib.import_module(name).__path__, f"{name}.")
        found += [importlib.import_module(each.name) for each in below if not each.ispkg]
    return [module for module in found if not INTERPRETED.search(module.__name__)]


def compiled_rules() -> int:
    """Return the number of modules of the rules, every one of which is compiled and says what it is."""
    found = modules(importlib.import_module("clockwood"))
    left = [each.__name__ for each in found if not str(each.__file__).endswith(tuple(EXTENSION_SUFFIXES))]
    must(len(found) > 100, f"only {len(found)} modules of the rules")
    must(not left, f"not compiled: {', '.join(left[:5])}")
    silent = [each.__name__ for each in found if not each.__doc__]
    must(not silent, f"without a docstring: {', '.join(silent[:5])}")
    return len(found)


def played_games() -> list[str]:
    """Return the names of the games, each of which was played to its end."""
    clockwood = importlib.import_module("clockwood")
    registry = importlib.import_module("clockwood.registry")
    for name in registry.names():
        seats = clockwood.new(name, seed=1).seat_names
        table = clockwood.new(name, seed=1, seats=dict.fromkeys(seats, "random"))
        table.play()
        must(table.over, f"{name} was not played to its end")
    return list(registry.names())


def opened_page() -> int:
    """Return the number of files that the page names, all of which are served."""
    serving = [sys.executable, "-I", "-m", "clockwood", "serve", "--port", "0"]
    server = subprocess.Popen(serving, stdout=subprocess.PIPE, text=True)
    try:
        said = server.stdout.readline() if server.stdout else ""
        must(said.startswith(ANNOUNCEMENT), f"the server said '{said}'")
        address = said.removeprefix(ANNOUNCEMENT).split()[0].rstrip("/")
        page = text_at(f"{address}/")
        must("Clockwood" in page, "the page is not served")
        named = re.findall(r'(?:src|href)="\.?/?(assets/[^"]+)"', page)
        must(named, "the page names no files")
        for file in named:
            must(text_at(f"{address}/{file}"), f"{file} is empty")
    finally:
        server.terminate()
        server.wait(30)
    return len(named)


def text_at(address: str) -> str:
    with urlopen(address, timeout=30) as answer:  # noqa: S310 - our own server
        return str(answer.read().decode("utf-8", "replace"))


def main() -> None:
    must(sys.flags.isolated, "run with -I, so that only what is installed is imported")
    there = [name for name in BUILDING if shutil.which(name)]
    must(not there, f"{', '.join(there)} can be reached")
    rules, files = compiled_rules(), opened_page()
    said = importlib.import_module("clockwood.build_form").describe()
    print(f"{said}: {rules} modules compiled, {files} files of the page, played {', '.join(played_games())}")
    print(f"installed in {Path(importlib.import_module('clockwood').__file__ or '').parent}")


if __name__ == "__main__":
    main()
