"""`clockwood pack`: check a content pack, or start a new one."""

from pathlib import Path
from typing import Annotated

import typer

from clockwood.cli.options import GameName
from clockwood.new_pack import new_pack
from clockwood.pack_errors import game_of, pack_errors
from clockwood.packs import load_content, read_pack, shipped_pack
from clockwood.registry import game_named

Folder = Annotated[Path, typer.Argument(metavar="DIR", help="Folder of the pack.")]


def check(folder: Folder) -> None:
    """Read a pack as its game does; every error is named with its file, entry and column."""
    errors = pack_errors(folder)
    for error in errors:
        typer.echo(f"clockwood: {error}", err=True)
    if errors:
        raise typer.Exit(2)
    pack, files = read_pack(folder)
    game = game_of(files["pack"])
    base = shipped_pack(game)
    shipped = base is not None and base.resolve() == folder.resolve()
    content = load_content(game, [] if shipped else [str(folder)], {})
    typer.echo(f"{pack.text()}: a pack of {game.name}, {len(files)} files, no errors")
    if not shipped:
        typer.echo(f"laid over {content.packs[0].text()}")


def new(game: GameName, folder: Folder) -> None:
    """Start a pack: write commented files to fill in with the texts of your own cards and board."""
    for name in new_pack(game_named(game), folder):
        typer.echo(f"{folder / name}")
    typer.echo(f"Fill them in, then run: clockwood pack check {folder}")
