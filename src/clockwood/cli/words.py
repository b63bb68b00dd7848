"""`clockwood words`: print every message of a game."""

import typer

from clockwood.api import content
from clockwood.cli.options import GameName, Language
from clockwood.registry import game_named
from clockwood.words.word_list import word_list


def words(game: GameName, language: Language = "en") -> None:
    """Print every message of a game in one language. Arguments are samples."""
    for line in word_list(content(game_named(game).name), language):
        typer.echo(line)
