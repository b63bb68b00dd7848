"""`clockwood fields`: list the numbers that a learner is told, each with its place and its range."""

import json
from typing import Annotated

import typer

from clockwood import api
from clockwood.cli import values
from clockwood.cli.options import AsJson, GameName, Options, Packs
from clockwood.kernel.learning.encoding import Encoding
from clockwood.registry import game_named


def fields(
    game: GameName,
    option: Options = None,
    pack: Packs = None,
    history: Annotated[
        int, typer.Option("--history", metavar="N", help="How many of the last answers are told, too.")
    ] = 0,
    as_json: AsJson = False,
) -> None:
    """List the fields of what a learner is told: place, name, range and kind. The first line names the encoding."""
    values.at_least("--history", history, 0)
    known = game_named(game)
    made_of = api.content(known.name, values.folders(pack), values.game_options(option))
    encoding = Encoding(known, made_of, history)
    if as_json:
        listed = [
            {"offset": field.offset, "name": field.name, "low": field.low, "high": field.high, "kind": field.kind}
            for field in encoding.fields
        ]
        typer.echo(json.dumps({"digest": encoding.digest, "width": int(encoding.width), "fields": listed}))
        return
    typer.echo(f"{known.name} {encoding.digest} {encoding.width} fields")
    for field in encoding.fields:
        typer.echo(field.line())
