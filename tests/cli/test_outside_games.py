"""Games of installed packages: found by their entry points, and a broken one is told in one line."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from clockwood import registry
from clockwood.kernel.errors import BadInput
from terminal.sitting import Sitting

Install = Callable[[str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Install a package that offers the games of these lines."""

    def install(lines: str) -> None:
        about = tmp_path / "plugin-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text("Metadata-Version: 2.1\nName: plugin\nVersion: 1.0\n", encoding="utf-8")
        (about / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{lines}\n", encoding="utf-8")
        (tmp_path / "broken_game.py").write_text("import not_there\n", encoding="utf-8")
        (tmp_path / "empty_game.py").write_text("GAME = 3\n", encoding="utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        monkeypatch.setattr(registry, "HOMES", {"ironwood": registry.HOMES["ironwood"]})
        forget()

    yield install
    forget()


def forget() -> None:
    registry.installed.cache_clear()
    registry.broken.cache_clear()


def test_a_game_is_found_by_its_entry_point(install: Install, sitting: Sitting) -> None:
    install("pearls = clockwood.skeleton.game")
    assert registry.names() == ["ironwood", "pearls"]
    assert registry.game_named("pearls").name == "pearls"
    found = sitting.command("simulate", "pearls", "--games", "4", "--processes", "2")
    assert sitting.status == 0, sitting.errors
    assert "4 games" in found


def test_a_package_does_not_take_the_place_of_our_games(install: Install) -> None:
    install("ironwood = clockwood.skeleton.game")
    assert registry.game_named("ironwood").name == "ironwood"


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ("mine = broken_game", "broken_game cannot be loaded: ModuleNotFoundError: No module named 'not_there'"),
        ("mine = empty_game", "empty_game cannot be loaded: TypeError: GAME of empty_game is no "),
        ("mine = clockwood.skeleton.game", "clockwood.skeleton.game holds a game that is called pearls"),
    ],
)
def test_a_broken_game_is_refused_in_one_line(install: Install, sitting: Sitting, lines: str, reason: str) -> None:
    install(lines)
    with pytest.raises(BadInput) as refused:
        registry.game_named("mine")
    assert refused.value.place == "mine"
    assert refused.value.reason.startswith(reason)
    sitting.command("simulate", "mine")
    assert sitting.status == 2
    assert sitting.errors.count("\n") == 1


def test_a_broken_game_stops_no_other(install: Install, sitting: Sitting) -> None:
    install("mine = broken_game")
    assert registry.playable() == ["ironwood"]
    listed = sitting.command("games")
    assert sitting.status == 0
    assert listed.startswith("ironwood")
    assert sitting.errors.startswith("clockwood: mine: broken_game cannot be loaded: ModuleNotFoundError")
    assert sitting.errors.count("\n") == 1
