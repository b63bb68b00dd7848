"""A source distribution holds the page and the steps of the build, and installs by itself."""

import os
import shutil
import subprocess
import sys
import tarfile
import venv
from pathlib import Path

import pytest

from build_steps.rules import PACKAGE, ROOT

pytestmark = pytest.mark.slow

NEEDED = ["src", "build_steps", "setup.py", "pyproject.toml", "MANIFEST.in", "LICENSE"]
PAGE = "web/index.html"
MISSING = "the package will lack the browser page"
SDIST = "from setuptools import build_meta; import sys; build_meta.build_sdist(sys.argv[1])"
PLAYOUT = """
import clockwood
from clockwood.agents.play import playout
from clockwood.api import content, simulated
from clockwood.kernel.rng import seeded
from pathlib import Path
match = simulated("ironwood", 1, content("ironwood"))
print(playout(match, seeded(2)), match.over, (Path(clockwood.__file__).parent / "web" / "index.html").is_file())
"""


def surroundings(**more: str) -> dict[str, str]:
    """Return the environment of somebody who has none of ours."""
    ours = ("PYTHONPATH", "CLOCKWOOD_FORM", "CLOCKWOOD_GAMES", "CLOCKWOOD_COMPILE", "CLOCKWOOD_PROFILE")
    return {name: text for name, text in os.environ.items() if name not in ours} | more


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of what is kept; where the page was never built it has one of a line."""
    there = tmp_path / "checkout"
    there.mkdir()
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, there / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        else:
            shutil.copy(ROOT / name, there / name)
    page = there / PACKAGE / PAGE
    if not page.is_file():
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text("<!doctype html><title>Clockwood</title>\n", encoding="utf-8")
    return there


def distributed(checkout: Path) -> tuple[Path, str]:
    """Return the source distribution of a checkout, and what was said while it was made."""
    command = [sys.executable, "-c", SDIST, str(checkout.parent)]
    said = subprocess.run(command, cwd=checkout, env=surroundings(), capture_output=True, text=True, check=True)
    return next(checkout.parent.glob("clockwood-*.tar.gz")), said.stdout


def test_a_source_distribution_holds_the_page_and_the_steps_of_the_build(checkout: Path) -> None:
    archive, said = distributed(checkout)
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    steps = {f"build_steps/{path.name}" for path in (ROOT / "build_steps").iterdir() if path.is_file()}
    assert {f"{PACKAGE}/{PAGE}", "setup.py", *steps} <= names
    assert [name for name in names if name.endswith((".pyc", ".so"))] == []
    assert MISSING not in said


def test_a_package_without_the_page_says_so(checkout: Path) -> None:
    (checkout / PACKAGE / PAGE).unlink()
    _, said = distributed(checkout)
    assert MISSING in said


def test_a_source_distribution_installs_with_compiled_rules_and_the_page(checkout: Path, tmp_path: Path) -> None:
    """In isolation, as pip builds by itself; games stay interpreted and nothing is optimised, to be quick."""
    archive, _ = distributed(checkout)
    home = tmp_path / "environment"
    venv.create(home, with_pip=True)
    environment = surroundings(CLOCKWOOD_COMPILE="quick", CLOCKWOOD_GAMES="none")
    installing = [str(home / "bin" / "pip"), "install", "--quiet", str(archive)]
    installed = subprocess.run(installing, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert installed.returncode == 0, installed.stderr
    for command, said in (
        (["clockwood", "--version"], "rules compiled"),
        (["python", "-c", PLAYOUT], "True True"),
    ):
        found = subprocess.run(
            [home / "bin" / command[0], *command[1:]],
            cwd=tmp_path,
            env=surroundings(),
            capture_output=True,
            text=True,
            check=True,
        )
        assert said in found.stdout
