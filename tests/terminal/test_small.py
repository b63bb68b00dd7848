"""Small terminals, output that is not UTF-8, and positions written to files."""

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

import clockwood
from clockwood.kernel.marks import SHAPES
from clockwood.terminal.compact import compact_lines
from clockwood.terminal.encoding import nearest
from clockwood.terminal.map_parts import parts_of
from clockwood.terminal.screen import STYLES, THEME, Screen, has_words
from clockwood.terminal.terminal_game import TerminalGame
from clockwood.words import Words
from terminal.sitting import Sitting

GAMES = ("ironwood", "forge-war", "iron-kings", "root")


@pytest.mark.parametrize("width", [80, 60])
@pytest.mark.parametrize("game", GAMES)
def test_table_and_question_fit_a_small_screen(game: str, width: int, tmp_path: Path) -> None:
    table = clockwood.new(game, seed=5)
    file = io.StringIO()
    console = Console(file=file, width=width, height=24)
    screen = Screen(Words("en", table.match.content), console=console, small=True)
    question = table.decision
    assert question is not None
    sitting = TerminalGame(table, screen, tmp_path / "x.record", lambda _: None)
    sitting.show(question)
    lines = file.getvalue().splitlines()
    assert max(len(line) for line in lines) <= width
    assert len(lines) <= 18, "room is left for the question"


@pytest.mark.parametrize("game", GAMES)
def test_a_map_that_is_too_wide_is_drawn_in_parts(game: str) -> None:
    table = clockwood.new(game, seed=5)
    match = table.match
    file = io.StringIO()
    screen = Screen(Words("en", match.content), console=Console(file=file, width=60, height=24, theme=THEME))
    unlit = [[(text, style.replace("legal", "")) for text, style in row] for row in match.game.sketch(match, 0, "map")]
    screen.draw_part("map", unlit)
    whole = Screen(Words("en", match.content), console=Console(file=io.StringIO(), width=200, theme=THEME))
    lines = file.getvalue().splitlines()
    assert max(len(line) for line in lines) <= 60
    rows = [row for row in unlit if not has_words(row)]
    for text in (whole.unfolded(row)[0].plain.rstrip() for row in rows):
        assert any(text[:30] in line for line in lines), "the left half stands in one line"
        assert any(text[-30:].strip() in line for line in lines), "and so does the right half"


def test_a_part_of_a_map_follows_the_places_that_can_be_chosen() -> None:
    row = Text(" " * 70 + "here" + " " * 20 + "end")
    row.stylize("legal", 70, 74)
    assert [[str(part) for part in shown] for shown in parts_of([row], 40)] == [[" " * 18 + "here" + " " * 17 + ">"]]


@pytest.mark.slow
def test_columns_are_heeded_by_a_pipe(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "clockwood", "play", "root", "--vs", "random", "--seed", "5"],
        input=b"map\n",
        capture_output=True,
        check=False,
        env={**os.environ, "COLUMNS": "60", "PYTHONIOENCODING": "utf-8", "CLOCKWOOD_HOME": str(tmp_path)},
    )
    lines = [line for line in ran.stdout.decode().splitlines() if not line.startswith("Saved")]
    assert max(len(line) for line in lines) <= 60
    assert any("10 R ▣□" in line for line in lines)
    assert nearest("▣") == "#"


def test_a_phase_that_has_not_begun_is_not_told() -> None:
    table = clockwood.new("root", seed=5)
    screen = Screen(Words("en", table.match.content), console=Console(width=60))
    told = " ".join(line.plain for line in compact_lines(table, 0, screen))
    assert "Evening" not in told
    assert "Points 0/30" in told


@pytest.mark.slow
@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "iso8859-2"])
def test_output_that_is_not_utf_8_gets_the_nearest_signs(encoding: str, tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "clockwood", "play", "ironwood", "--vs", "random", "--seed", "5"],
        input=b"1\n",
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": encoding, "CLOCKWOOD_HOME": str(tmp_path)},
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert "#1 Ferrum" in ran.stdout.decode(encoding)


def test_a_position_is_written_to_the_file_that_is_named(sitting: Sitting, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    said = sitting.play(f"position {file}")
    assert str(file) in said
    assert clockwood.load(file.read_text(encoding="utf-8")).match.game.name == "ironwood"
    refused = sitting.play(f"position {tmp_path}")
    assert "cannot be written: Is a directory" in " ".join(refused.split())


def test_every_seat_has_a_style() -> None:
    assert [f"seat{number}" for number in range(1, len(SHAPES) + 1) if f"seat{number}" not in STYLES] == []
