"""Arguments and options that several commands take, each said once."""

from pathlib import Path
from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(help="The game, as `clockwood games` names it.")]
Language = Annotated[str, typer.Option("--language", "-l", metavar="en|pl", help="The language of all texts.")]
Packs = Annotated[list[Path], typer.Option("--pack", metavar="DIR", help="Lay a content pack over the shipped one.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="An option of the game; may be repeated.")
]
Deal = Annotated[str | None, typer.Option("--seed", metavar="N", help="The same number deals the same.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]

# -- many games

FirstSeed = Annotated[str, typer.Option("--seed", metavar="N", help="The first game's number; the next counts on.")]
Processes = Annotated[int, typer.Option("--processes", metavar="N", help="0: one for each core.")]
Rounds = Annotated[int, typer.Option("--rounds", metavar="N", help="A game still open after this round has stalled.")]
Folder = Annotated[
    Path | None,
    typer.Option(
        "--folder", metavar="DIR", help="Where results are kept; unless said, a folder of its own in results/."
    ),
]
Page = Annotated[
    Path | None, typer.Option("--page", metavar="FILE", help="Also put the report between the marks of this page.")
]
