"""Finished games that come with the package, to watch. Each is a record in the folder `gallery` of its game."""

import importlib.util
from pathlib import Path
from typing import Final

from clockwood.kernel.game import Game
from clockwood.kernel.record import read_header
from clockwood.registry import game_named, playable

DIGEST: Final = "@ "
"""The beginning of the line that ends a round in a record."""


class GalleryGame:
    """A game to watch: its record, named after the game and the file."""

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
        """The id of the message that names it; with `-text` after it, of the one that describes it."""
        return f"gallery-{self.name}"

    @property
    def text(self) -> str:
        return f"{self.title}-text"

    @property
    def rounds(self) -> int:
        """The number of rounds; the last may be incomplete."""
        lines = self.record.rstrip("\n").split("\n")
        return sum(line.startswith(DIGEST) for line in lines) + (not lines[-1].startswith(DIGEST))


def folder_of(game: Game) -> Path:
    spec = importlib.util.find_spec(game.home)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "gallery"


def gallery_games(game: str) -> list[GalleryGame]:
    """Return the games to watch of one game, by name."""
    paths = sorted(folder_of(game_named(game)).glob("*.record"))
    return [GalleryGame(game, path.stem, path.read_text(encoding="utf-8")) for path in paths]


def gallery() -> list[GalleryGame]:
    """Return the games to watch of every game."""
    return [each for game in playable() for each in gallery_games(game)]
