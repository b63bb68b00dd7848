"""Wheels: made of the source distribution, for every Python that is found, and of use where there is nothing else."""

import sys
import zipfile
from pathlib import Path

import pytest

from build_steps.rules import PACKAGE, ROOT, SOURCES
from build_steps.tree import TREE, is_current
from tools import wheels

HERE = f"{sys.version_info[0]}.{sys.version_info[1]}"
MADE = sorted((ROOT / "dist").glob("clockwood-*.whl"))


def is_of_these_sources(wheel: Path) -> bool:
    """Tell whether every module in the wheel is the one of this checkout."""
    with zipfile.ZipFile(wheel) as opened:
        modules = [name for name in opened.namelist() if name.endswith(".py")]
        return all(
            (SOURCES / name).is_file() and opened.read(name) == (SOURCES / name).read_bytes() for name in modules
        )


def version_for(wheel: Path) -> str:
    """Return the version of Python that a wheel is for, as its name says: `cp312` is 3.12."""
    tag = wheel.stem.split("-")[-2]
    return f"{tag[2]}.{tag[3:]}"


def command(folder: Path, name: str, said: str) -> str:
    """Return a command that says one thing, whatever it is asked."""
    path = folder / name
    path.write_text(f"#!/bin/sh\n{said}\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def test_wheels_are_for_the_versions_that_the_package_names() -> None:
    assert wheels.wanted() == ["3.11", "3.12", "3.13", "3.14"]


def test_the_interpreter_that_is_named_first_is_taken() -> None:
    found = wheels.interpreters([sys.executable])
    assert found[HERE] == sys.executable
    assert list(found) == [version for version in wheels.wanted() if version in found]


@pytest.mark.parametrize(
    "said",
    [
        "exit 127",
        """echo '["PyPy", false, "3.12", "/pypy"]'""",
        """echo '["CPython", true, "3.14", "/without-lock"]'""",
        """echo '["CPython", false, "3.10", "/too-old"]'""",
    ],
    ids=["does not start", "another implementation", "without the lock", "too old"],
)
@pytest.mark.skipif(sys.platform == "win32", reason="commands of the test are scripts of a shell")
def test_what_is_no_interpreter_for_a_wheel_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str
) -> None:
    only = command(tmp_path, "python", said)
    monkeypatch.setattr(wheels, "candidates", lambda *_: [only])
    assert wheels.interpreters([]) == {}


@pytest.mark.slow
@pytest.mark.compiled
def test_a_wheel_plays_where_there_is_neither_node_nor_a_compiler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of this interpreter, with the libraries of build/compiled: a build of its own would take eight minutes."""
    assert is_current(), "stale: run make compiled"
    assert (ROOT / PACKAGE / "web" / "index.html").is_file(), "no page: run make page"
    monkeypatch.setenv("CLOCKWOOD_LIBRARIES", str(TREE.resolve()))
    monkeypatch.setenv("CLOCKWOOD_PROFILE", "no")
    source = wheels.source_distribution(tmp_path / "dist")
    built = wheels.wheel(sys.executable, source, tmp_path / "dist", tmp_path)
    assert version_for(built) == HERE
    assert is_of_these_sources(built)
    assert "rules compiled" in wheels.try_out(sys.executable, built, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("built", [path for path in MADE if version_for(path) != HERE], ids=version_for)
def test_a_wheel_of_another_interpreter_plays(tmp_path: Path, built: Path) -> None:
    """Those that `make wheels` left in dist; it tries them itself too."""
    found = wheels.interpreters([])
    if version_for(built) not in found:
        pytest.skip(f"the wheel is for Python {version_for(built)}, which is not here any more")
    if not is_of_these_sources(built):
        pytest.skip("the wheel was left by an earlier `make wheels` of other sources, and says nothing of these")
    assert "rules compiled" in wheels.try_out(found[version_for(built)], built, tmp_path)
