"""A test client for the terminal: it types lines and returns the output."""

import io
import sys
from functools import cache
from pathlib import Path

import pytest
import typer.main

from clockwood.cli.main import main
from clockwood.terminal import saved_games

commands = cache(typer.main.get_command)
"""The commands of the program, built once for all tests."""


class Sitting:
    """Runs `clockwood` in this process with typed lines as its input; it is not a terminal."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.home = home
        monkeypatch.setenv("CLOCKWOOD_HOME", str(home))
        monkeypatch.setattr(typer.main, "get_command", commands)
        self.status: int | str | None = 0
        self.errors = ""

    def command(self, *words: str, typed: list[str] | None = None, typist: object | None = None) -> str:
        """Run a command and return its output; `status` and `errors` are those of this run.

        A `typist` stands for the input, line after line; the output it has read is not returned.
        """
        self.monkeypatch.setattr(sys, "argv", ["clockwood", *words])
        typing = typist or io.StringIO("".join(f"{line}\n" for line in typed or []))
        self.monkeypatch.setattr(sys, "stdin", typing)
        self.status = 0
        try:
            main()
        except SystemExit as end:
            self.status = end.code
        read = self.capsys.readouterr()
        self.errors = read.err
        return read.out

    def play(self, *typed: str, options: str = "--vs random") -> str:
        """Continue the saved game, or start one with seed 7."""
        saved = saved_games.current("ironwood").exists()
        begin = [] if saved else ["--seed", "7", *options.split()]
        return self.command("play", "ironwood", *begin, typed=list(typed))

    def record(self) -> str:
        return saved_games.current("ironwood").read_text(encoding="utf-8")
