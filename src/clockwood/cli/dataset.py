"""`clockwood dataset`: write the games of studies as Parquet files."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from clockwood.cli.options import AsJson
from clockwood.lab.packages import require_lab_packages


def dataset(
    studies: Annotated[
        list[Path],
        typer.Argument(
            metavar="FOLDER…",
            help="Folders in which tournament, difficulty, balance, traits or simulate keep their games.",
        ),
    ],
    out: Annotated[
        Path,
        typer.Option("--out", metavar="DIR", help="Folder of the dataset; files of other studies there stay."),
    ],
    as_json: AsJson = False,
) -> None:
    """Write the games of studies as a Parquet dataset, for Polars or DuckDB. Each game that was played is a row.

    Studies that were stopped give the games they have. Run it again when they have more.
    """
    require_lab_packages()
    from clockwood.lab.dataset import write_dataset  # noqa: PLC0415 - what it needs may not be installed

    bar = Console(stderr=True)
    written = write_dataset(track(studies, "studies", console=bar, disable=not sys.stderr.isatty()), out)
    if as_json:
        typer.echo(json.dumps([{"file": str(path), "games": games} for path, games in written.items()], indent=2))
        return
    for path, games in written.items():
        typer.echo(f"{path}: {games:,} {'game' if games == 1 else 'games'}")
