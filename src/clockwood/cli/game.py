"""`clockwood game`: start a game of your own."""

from pathlib import Path
from typing import Annotated

import typer

from clockwood.new_game import new_game


def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Name of the game: small letters, digits and '-'.")],
    folder: Annotated[
        Path | None, typer.Argument(metavar="DIR", help="A new or empty folder; named like the game by default.")
    ] = None,
) -> None:
    """Write a small game that plays, in a folder of its own, to be changed into yours: rules, cards, words, a test."""
    home = folder or Path(name)
    for file in new_game(name, home):
        typer.echo(f"{home / file}")
    typer.echo(f"Install it with: pip install -e {home}")
    typer.echo(f"Then run: clockwood play {name}, clockwood conform {name}")
