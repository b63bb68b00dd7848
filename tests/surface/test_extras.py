"""Each part of the package stands on its own extra: with that alone everything in it can be imported."""

import doctest
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from clockwood import extras

ROOT = Path(__file__).resolve().parent.parent.parent
EXTRAS: dict[str, list[str]] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
    "optional-dependencies"
]
IMPORTED_AS = {"open_spiel": "pyspiel", "vl-convert-python": "vl_convert"}
OPTIONAL = {"rl": ["clockwood.rl.spiel"]}
"""Modules that need the extra `peers` too."""

IMPORTING = """
import importlib, pkgutil, sys
part, refused = sys.argv[1], set(sys.argv[2].split(","))
class Refusing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in refused:
            raise ModuleNotFoundError(f"no {name}", name=name)
sys.meta_path.insert(0, Refusing())
found = importlib.import_module(part)
for module in [part, *(each.name for each in pkgutil.walk_packages(found.__path__, part + "."))]:
    if ".migrations." in module or module.endswith("__main__"):
        continue  # scripts, which alembic and Python run
    try:
        importlib.import_module(module)
    except ModuleNotFoundError as error:
        print(module)
"""


def test_what_each_part_needs_is_pinned() -> None:
    """`make lock` pins every list of packages."""
    folder = ROOT / "requirements"
    lists = {path.stem for path in folder.glob("*.in")}
    [names] = re.findall(r"for name in ([a-z ]+); do \.\./\$\(LOCK\)", (ROOT / "Makefile").read_text(encoding="utf-8"))
    assert lists == {path.stem for path in folder.glob("*.txt")} == set(names.split())


def packages(extra: str) -> set[str]:
    """Return the packages of an extra as they are imported."""
    names = {re.split(r"[\[<>=~;! ]", line)[0] for line in EXTRAS[extra]}
    return {IMPORTED_AS.get(name, name) for name in names}


@pytest.mark.parametrize("part", ["api", "rl", "lab", "server", "terminal", "cli"])
def test_a_part_needs_its_own_extra_only(part: str) -> None:
    others = {name for extra in EXTRAS if extra != part for name in packages(extra)} - packages_of(part)
    room = "clockwood.agents" if part == "api" else f"clockwood.{part}"
    ran = subprocess.run(
        [sys.executable, "-c", IMPORTING, room, ",".join(sorted(others))], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.split() == OPTIONAL.get(part, [])


def packages_of(part: str) -> set[str]:
    return packages(part) if part in EXTRAS else set()


def test_nothing_advises_to_install_from_an_index() -> None:
    """No index has Clockwood, and whoever takes its name there is somebody else."""
    texts = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/*.py")]
    bare = re.compile(r"""install ["'`]*clockwood\b""")
    assert [str(path.relative_to(ROOT)) for path in texts if bare.search(path.read_text(encoding="utf-8"))] == []


def test_every_extra_is_installed_where_people_learn_to_install() -> None:
    page = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    assert [extra for extra in EXTRAS if f'pip install ".[{extra}]"' not in page] == []
    assert "FILE.whl[" in page
    assert "FILE.whl[" in extras.how_to_install("lab")


def test_examples_run() -> None:
    assert doctest.testmod(extras).attempted == 1
    assert doctest.testmod(extras).failed == 0


def test_extras_and_requirements_are_the_same() -> None:
    for extra, lines in EXTRAS.items():
        text = (ROOT / "requirements" / f"{'run' if extra == 'server' else extra}.in").read_text(encoding="utf-8")
        assert [line for line in lines if line not in text.splitlines()] == []
