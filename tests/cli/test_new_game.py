"""A new game plays at once: its own test passes, and every command takes it once it is installed."""

import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from string import ascii_lowercase

import pytest

import clockwood
from clockwood import registry
from terminal.sitting import Sitting

NAMES = (f"night-market-{letter}" for letter in ascii_lowercase)
"""A game is loaded once for each name, so every test has its own."""


@pytest.fixture
def made(sitting: Sitting, tmp_path: Path) -> Path:
    """A new game in a folder that is named like it."""
    folder = tmp_path / next(NAMES)
    told = sitting.command("game", "new", folder.name, str(folder))
    assert sitting.status == 0, sitting.errors
    assert f"{package_of(folder) / 'game.py'}" in told
    return folder


def package_of(folder: Path) -> Path:
    return folder / "src" / folder.name.replace("-", "_")


@pytest.fixture
def installed(made: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The package as an installer leaves it: its sources can be imported, its entry points are written down."""
    project = tomllib.loads((made / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    about = made / "src" / "plugin-0.1.0.dist-info"
    about.mkdir()
    lines = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (about / "METADATA").write_text(lines, encoding="utf-8")
    points = [f"{name} = {home}" for name, home in project["entry-points"][registry.GROUP].items()]
    (about / "entry_points.txt").write_text("\n".join([f"[{registry.GROUP}]", *points, ""]), encoding="utf-8")
    monkeypatch.syspath_prepend(made / "src")
    monkeypatch.setattr(registry, "HOMES", dict(registry.HOMES))
    registry.installed.cache_clear()
    yield made
    registry.installed.cache_clear()


def test_its_own_test_passes(made: Path) -> None:
    tried = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", str(made)],
        cwd=made,
        capture_output=True,
        text=True,
        check=False,
    )
    assert tried.returncode == 0, tried.stdout + tried.stderr
    assert "3 passed" in tried.stdout


def test_it_plays_in_the_terminal_and_is_saved(installed: Path, sitting: Sitting) -> None:
    title = installed.name.replace("-", " ").title()
    told = sitting.command("play", installed.name, "--seed", "1", typed=["open clam", "quit"])
    assert sitting.status == 0, sitting.errors
    assert told.startswith(f"{title}: you are east.")
    assert "east opened clam: 1 pearls." in told
    assert "[]" not in told


def test_it_is_simulated(installed: Path, sitting: Sitting) -> None:
    found = sitting.command("simulate", installed.name, "--games", "4", "--processes", "1")
    assert (sitting.status, "4 games" in found) == (0, True), sitting.errors


def test_it_conforms_and_what_it_does_not_draw_is_said(installed: Path, sitting: Sitting) -> None:
    lines = sitting.command("conform", installed.name, "--games", "2").splitlines()
    assert sitting.status == 0, sitting.errors
    assert lines[0].startswith(f"{installed.name}: 2 games, ")
    assert lines[0].endswith(" checks, nothing wrong")
    assert [line.partition(": ")[2].partition(" (")[0] for line in lines[1:]] == [
        "no part describes a board",
        "no part draws a sketch",
    ]


def test_a_fault_of_it_is_one_line_with_its_place(installed: Path, sitting: Sitting) -> None:
    words = package_of(installed) / "content" / "locale" / "en.ftl"
    words.write_text(words.read_text(encoding="utf-8").replace("took-shell = ", "took-a-shell = "), encoding="utf-8")
    rules = package_of(installed) / "game.py"
    deals = "    def set_up(self, match: Match) -> None:\n"
    sees = "    def resample(self, match: Match, seat: i64, rng: object) -> None:\n        return\n\n"
    rules.write_text(rules.read_text(encoding="utf-8").replace(deals, sees + deals), encoding="utf-8")
    lines = sitting.command("conform", installed.name, "--games", "2").splitlines()
    assert sitting.status == 1
    failed = {line.partition(", ")[2].partition(":")[0]: line for line in lines if "seed" in line}
    assert {"blind copies forget", "hidden choices", "words"} <= set(failed)
    assert "a blind copy for seat 0 still sees cards (" in failed["blind copies forget"]
    assert "no words in content/locale/en.ftl for took-shell (seed 0, decision " in failed["words"]
    assert [line.partition(": ")[2].partition(" (")[0] for line in lines[-2:]] == [
        "no part describes a board",
        "no part draws a sketch",
    ]


def test_an_option_without_words_is_named(installed: Path, sitting: Sitting) -> None:
    rules = package_of(installed) / "game.py"
    text = rules.read_text(encoding="utf-8")
    text = text.replace("options import Value", "options import OptionSpec, Value")
    text = text.replace('{"seat": "seat"}), [],', '{"seat": "seat"}), [OptionSpec("spring-tide", 0, "P1")],')
    rules.write_text(text, encoding="utf-8")
    told = sitting.command("conform", installed.name, "--games", "1")
    assert sitting.status == 1
    assert "no words in content/locale/en.ftl for option-spring-tide (" in told


def test_a_draw_is_told_once_to_each_diver(installed: Path) -> None:
    table = clockwood.new(installed.name, seed=1)
    told = table.choose("open clam")
    heard = [[event.message for event in told if event.known_to(seat)] for seat in (0, 1, -1)]
    assert heard == [["opened", "wall", "took-shell"], ["opened", "wall", "took"], ["opened", "wall", "took"]]


def test_rules_that_are_not_in_words_are_said_to_be_missing(installed: Path, sitting: Sitting) -> None:
    missing = f"{installed.name} has no rules in words: there is no content/locale/rules.en.toml beside it.\n"
    for more in ([], ["--tests"]):
        assert sitting.command("rules", installed.name, *more) == ""
        assert (sitting.status, missing in sitting.errors) == (0, True)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Night Market", "Night Market: a game's name is at most 40 small letters, digits and '-'"),
        ("ironwood", "ironwood: there is a game of this name"),
        ("json", "json: there is a Python module json"),
        ("class", "class: there is a Python module class"),
    ],
)
def test_a_name_that_will_not_do_is_refused(sitting: Sitting, tmp_path: Path, name: str, reason: str) -> None:
    sitting.command("game", "new", name, str(tmp_path / "there"))
    assert sitting.status == 2
    assert sitting.errors.startswith(f"clockwood: {reason}")
    assert not (tmp_path / "there").exists()


def test_nothing_is_written_over(made: Path, sitting: Sitting) -> None:
    sitting.command("game", "new", "day-market", str(made))
    assert sitting.status == 2
    assert "is not an empty folder; nothing was written" in sitting.errors
    assert not (made / "src" / "day_market").exists()


def test_an_unknown_table_is_refused(sitting: Sitting) -> None:
    sitting.command("conform", "ironwood", "--variant", "hats=3")
    assert sitting.status == 2
    assert sitting.errors.startswith("clockwood: hats: ")


def test_it_can_be_imported_by_others(installed: Path) -> None:
    assert clockwood.new(installed.name, seed=1).match.game.home == f"{package_of(installed).name}.game"
