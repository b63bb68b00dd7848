"""`clockwood bench`: measure how fast the rules run on this machine."""

import json
from typing import Annotated

import typer

from clockwood.cli.options import AsJson, GameName
from clockwood.registry import game_named


def bench(
    game: GameName = "ironwood",
    peers: Annotated[bool, typer.Option("--peers", help="Measure OpenSpiel beside it, if it is installed.")] = False,
    as_json: AsJson = False,
) -> None:
    """Measure how fast the rules run on this machine."""
    game_named(game)
    from clockwood.lab.bench.report import show  # noqa: PLC0415 - only this command needs the measuring tools
    from clockwood.lab.bench.run import run  # noqa: PLC0415 - the same

    found = run(game, peers)
    if as_json:
        typer.echo(json.dumps(found, indent=2))
    else:
        show(found)
