"""`clockwood replay`: play a record again."""

import json
from pathlib import Path
from typing import Annotated

import typer

import clockwood
from clockwood.cli import values
from clockwood.cli.groups import grouped
from clockwood.cli.options import Output, Packs
from clockwood.cli.table_report import outcome_data, report
from clockwood.kernel.errors import BadInput
from clockwood.kernel.gesture import IllegalAnswer
from clockwood.kernel.played_match import digest
from clockwood.kernel.table import Table
from clockwood.terminal import saved_games


@grouped
def replay(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="File with a record, as `play` keeps it.")],
    check: Annotated[bool, typer.Option("--check", help="Only check that the record can be played.")] = False,
    pack: Packs = None,
    *,
    output: Output,
) -> None:
    """Play a record again and print what happened. A line that cannot be played is named."""
    text = saved_games.read(record)
    table = replayed(record, text, pack)
    if not check:
        report(table, output)
    elif output.as_json:
        data = {"lines": len(table.lines), "over": table.over, "outcome": outcome_data(table)}
        typer.echo(json.dumps({**data, "digest": digest(table.match)}, indent=2))
    else:
        same = table.record().strip() == text.strip()
        typer.echo(
            f"{record}: {len(table.lines)} lines, {'over' if table.over else 'still open'}"
            + ("" if same else ", but written again it would differ")
        )


def replayed(record: Path, text: str, pack: list[Path] | None) -> Table:
    """Replay the text; errors name the file and the line."""
    try:
        return clockwood.replay(text, packs=values.folders(pack))
    except IllegalAnswer as error:
        raise BadInput(str(record), str(error)) from None
    except BadInput as error:
        raise BadInput(f"{record}, {error.place}" if error.place else str(record), error.reason) from None
