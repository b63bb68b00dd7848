"""Small terminals, output that is not UTF-8, and positions written to files."""

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

import clockwood
from clockwood.terminal.screen import Screen
from clockwood.terminal.terminal_game import TerminalGame
from clockwood.words import Words
from terminal.sitting import Sitting

GAMES = ("ironwood", "forge-war", "iron-kings")


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
