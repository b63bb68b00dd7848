"""Whole games that come with the package, to be watched. Each is a record in its game's folder `gallery`."""

import importlib.util
from pathlib import Path
from typing import Final

from clockwood.kernel.game import Game
from clockwood.kernel.record import read_header
from clockwood.registry import game_named, names

DIGEST: Final = "@ "
"""How a record notes that a round is over."""


class Shown:
    """A game to be watched: its record, known by the game's name and the file's."""

    def __init__(self, game: str, name: str, record: str) -> None:
        header = read_header(record)
        self.id: Final = f"{game}.{name}"
        self.game: Final = game
        self.name: Final = name
        self.record: Final = record
        self.players: Final = header.seats
        self.options: Final = header.options
        self.seed: Final = header.seed

    @property
    def title(self) -> str:
        """The message that names it, in the words of its game; with `-text` after it, the one that describes it."""
        return f"gallery-{self.name}"

    @property
    def text(self) -> str:
        return f"{self.title}-text"

    @property
    def rounds(self) -> int:
        """How many there were; the last may have ended in the middle."""
        lines = self.record.rstrip("\n").split("\n")
        return sum(line.startswith(DIGEST) for line in lines) + (not lines[-1].startswith(DIGEST))


def folder_of(game: Game) -> Path:
    spec = importlib.util.find_spec(game.home)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "gallery"


def shown(game: str) -> list[Shown]:
    """Return the games to be watched of one game, by name; none where it brings none."""
    paths = sorted(folder_of(game_named(game)).glob("*.record"))
    return [Shown(game, path.stem, path.read_text(encoding="utf-8")) for path in paths]


def gallery() -> list[Shown]:
    """Return all that can be watched."""
    return [each for game in names() for each in shown(game)]
