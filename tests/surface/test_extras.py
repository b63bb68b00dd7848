"""Each part of the package stands on its own extra: with that alone everything in it can be imported."""

import doctest
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from email.parser import Parser
from importlib.util import find_spec
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from clockwood import extras

ROOT = Path(__file__).resolve().parent.parent.parent
EXTRAS: dict[str, list[str]] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
    "optional-dependencies"
]
IMPORTED_AS = {"open_spiel": "pyspiel", "vl-convert-python": "vl_convert"}
NAMED_OTHERWISE = {"training": "train"}
"""Parts whose extra has another name."""
OPTIONAL = {"rl": ["clockwood.rl.spiel"]}
"""Modules that need the extra `peers` too."""

BUILDING = "from setuptools import build_meta; import sys; build_meta.build_wheel(sys.argv[1])"
IMPORTING = """
import importlib, pkgutil, sys
part, refused, own = sys.argv[1], set(sys.argv[2].split(",")), sys.argv[3].split(",")
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
        if error.name not in own:  # what its own extra brings need not be installed here
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


@pytest.mark.parametrize("part", ["api", "rl", "lab", "server", "terminal", "testing", "training", "cli"])
def test_a_part_needs_its_own_extra_only(part: str) -> None:
    own = packages_of(part)
    others = {name for extra in EXTRAS for name in packages(extra)} - own
    room = "clockwood.agents" if part == "api" else f"clockwood.{part}"
    ran = subprocess.run(
        [sys.executable, "-c", IMPORTING, room, ",".join(sorted(others)), ",".join(sorted(own))],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.split() == OPTIONAL.get(part, [])


def packages_of(part: str) -> set[str]:
    extra = NAMED_OTHERWISE.get(part, part)
    return packages(extra) if extra in EXTRAS else set()


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


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of this checkout with interpreted rules: what it says of its extras is the same."""
    there = tmp_path_factory.mktemp("wheel")
    for name in ("src", "build_steps"):
        shutil.copytree(ROOT / name, there / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so"))
    for name in ("setup.py", "pyproject.toml", "MANIFEST.in", "LICENSE"):
        shutil.copy(ROOT / name, there / name)
    command = [sys.executable, "-c", BUILDING, str(there.parent)]
    subprocess.run(
        command, cwd=there, env={**os.environ, "CLOCKWOOD_COMPILE": "never"}, check=True, capture_output=True
    )
    return next(there.parent.glob("clockwood-*.whl"))


def needed(wheel: Path, extra: str) -> list[Requirement]:
    """Return what the wheel says that an extra needs here."""
    with zipfile.ZipFile(wheel) as opened:
        [name] = [name for name in opened.namelist() if name.endswith(".dist-info/METADATA")]
        told = Parser().parsestr(opened.read(name).decode())
    assert extra in told.get_all("Provides-Extra", [])
    lines = [Requirement(line) for line in told.get_all("Requires-Dist", [])]
    return [line for line in lines if line.marker is not None and line.marker.evaluate({"extra": extra})]


@pytest.mark.slow
@pytest.mark.parametrize("extra", EXTRAS)
def test_what_a_wheel_says_an_extra_needs_is_pinned(wheel: Path, extra: str) -> None:
    """The pinned lists were resolved together, so each extra of the wheel can be."""
    text = (ROOT / "requirements" / f"{'run' if extra == 'server' else extra}.txt").read_text(encoding="utf-8")
    pinned = dict(re.findall(r"^([\w.-]+)(?:\[[^\]]*\])?==([\w.+]+)", text, re.MULTILINE))
    lines = needed(wheel, extra)
    assert {IMPORTED_AS.get(line.name, line.name) for line in lines} == packages(extra)
    assert [str(line) for line in lines if not line.specifier.contains(pinned[canonicalize_name(line.name)])] == []


@pytest.mark.slow
@pytest.mark.parametrize("extra", EXTRAS)
def test_an_extra_is_resolved_from_the_wheel(wheel: Path, extra: str) -> None:
    """As the advice says, without an index: what is installed here has to do."""
    if missing := [name for name in packages(extra) if find_spec(name) is None]:
        pytest.skip(f"the suite does not install {', '.join(missing)}, so nothing here can be resolved to it")
    wanted = extras.how_to_install(extra).rpartition("FILE.whl")[2].strip("'`")
    installing = ["install", "--isolated", "--no-index", "--dry-run", f"{wheel}{wanted}"]
    ran = subprocess.run([sys.executable, "-m", "pip", *installing], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "does not provide the extra" not in ran.stderr


def test_extras_and_requirements_are_the_same() -> None:
    for extra, lines in EXTRAS.items():
        text = (ROOT / "requirements" / f"{'run' if extra == 'server' else extra}.in").read_text(encoding="utf-8")
        assert [line for line in lines if line not in text.splitlines()] == []
