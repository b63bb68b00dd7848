"""The environment of a checkout imports the compiled form while it is current, and the sources otherwise."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from build_steps import form, tree
from build_steps.rules import PACKAGE, ROOT, SOURCES
from build_steps.tree import STAMP, TREE, digest, is_current, link_sources, linked

STARTUP = ROOT / "build_steps" / "startup"
IMPORT = f"import sys; sys.path.append({str(SOURCES)!r}); import clockwood_form, clockwood; print(clockwood.__file__)"


@pytest.fixture
def path(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A path of imports with the sources in the middle, and an environment that names no tree."""
    entries = ["somewhere", str(SOURCES), "elsewhere"]
    monkeypatch.setattr(sys, "path", entries)
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.delenv("CLOCKWOOD_FORM", raising=False)
    return entries


@pytest.mark.parametrize(
    ("wish", "current", "compiled"),
    [
        ("auto", True, True),
        ("auto", False, False),
        ("compiled", True, True),
        ("interpreted", True, False),
        ("interpreted", False, False),
    ],
)
def test_the_form_is_chosen_by_wish_and_by_what_is_current(
    monkeypatch: pytest.MonkeyPatch, path: list[str], wish: str, current: bool, compiled: bool
) -> None:
    monkeypatch.setenv("CLOCKWOOD_FORM", wish)
    monkeypatch.setattr(form, "is_current", lambda: current)
    form.choose()
    assert path == ["somewhere", *([str(TREE)] if compiled else []), str(SOURCES), "elsewhere"]


@pytest.mark.parametrize(("wish", "said"), [("compiled", "make compiled"), ("fast", "it may be auto")])
def test_a_wish_that_cannot_be_met_is_refused(
    monkeypatch: pytest.MonkeyPatch, path: list[str], wish: str, said: str
) -> None:
    monkeypatch.setenv("CLOCKWOOD_FORM", wish)
    monkeypatch.setattr(form, "is_current", lambda: False)
    with pytest.raises(ImportError, match=said):
        form.choose()
    assert str(TREE) not in path


def test_a_tree_that_the_environment_names_is_left_alone(monkeypatch: pytest.MonkeyPatch, path: list[str]) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "tests"), str(SOURCES)]))
    monkeypatch.setattr(form, "is_current", lambda: True)
    form.choose()
    assert str(TREE) not in path


def test_python_asks_before_the_package_is_imported() -> None:
    kept = {name: text for name, text in os.environ.items() if name != "CLOCKWOOD_FORM"}
    command = [sys.executable, "-S", "-c", "import sys; sys.path += " + repr(sys.path) + "; " + IMPORT]
    environment = {**kept, "PYTHONPATH": str(STARTUP)}
    found = subprocess.run(command, env=environment, cwd=STARTUP, capture_output=True, text=True, check=True)
    chosen = TREE if is_current() else SOURCES
    assert Path(found.stdout.strip()).parent.parent == chosen


@pytest.fixture
def checkout(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A checkout with a few files of each kind."""
    for name in ("__init__.py", "kernel/match.py", "games/x/rules/turn.py", "games/x/content/pack.toml", "words.py"):
        file = tmp_path / PACKAGE / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"# {name}\n", encoding="utf-8")
    (tmp_path / PACKAGE / "agents").mkdir()
    monkeypatch.setattr(tree, "ROOT", tmp_path)
    return tmp_path


def test_a_tree_links_to_all_but_the_folders_that_hold_libraries(checkout: Path) -> None:
    names = ["__init__.py", "games/x/content", "games/x/rules/turn.py", "kernel/match.py", "web", "words.py"]
    assert [path.as_posix() for path in linked()] == names
    link_sources(checkout / "tree")
    package = checkout / "tree" / "clockwood"
    assert (package / "games/x/content/pack.toml").read_text(encoding="utf-8") == "# games/x/content/pack.toml\n"
    assert not (package / "games/x/rules").is_symlink()
    (checkout / PACKAGE / "words.py").unlink()
    link_sources(checkout / "tree")
    assert not (package / "words.py").is_symlink()
    assert (package / "kernel/match.py").is_symlink()


@pytest.mark.parametrize(
    ("name", "current"),
    [
        ("kernel/match.py", False),
        ("kernel/dice.py", False),
        ("new.py", False),
        ("words.py", True),
        ("games/x/content/cards.toml", True),
        ("web/index.html", True),
    ],
)
def test_only_rules_and_new_modules_make_a_tree_stale(checkout: Path, name: str, current: bool) -> None:
    built = checkout / "tree"
    built.mkdir()
    (built / STAMP).write_text(digest(), encoding="utf-8")
    assert is_current(built)
    (checkout / PACKAGE / name).parent.mkdir(exist_ok=True)
    (checkout / PACKAGE / name).write_text("# changed\n", encoding="utf-8")
    assert is_current(built) == current
