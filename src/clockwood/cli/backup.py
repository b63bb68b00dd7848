"""`clockwood backup`: the matches of a server as one file."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from clockwood.cli.groups import grouped
from clockwood.data_folder import usual_database
from clockwood.extras import how_to_install
from clockwood.kernel.errors import BadInput

if TYPE_CHECKING:
    from clockwood.server.store.backup import Counts

DatabaseAddress = Annotated[
    str | None,
    typer.Option(
        "--database", metavar="URL", help="sqlite:///file or postgresql://…; by default the file in your data folder."
    ),
]
PackFolder = Annotated[
    Path | None, typer.Option("--packs", metavar="DIR", help="The packs the server offers: DIR/GAME/NAME/pack.toml.")
]


@grouped
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")],
    database: DatabaseAddress = None,
    packs: PackFolder = None,
) -> None:
    """Copy all matches, seats and invitations of a server to a file, also while it runs, and open every match of it."""
    try:
        from clockwood.server.store.backup import back_up  # noqa: PLC0415 - an extra; other commands do without
    except ModuleNotFoundError as error:
        raise BadInput("backup", f"'{error.name}' is missing; {how_to_install('server')}") from None
    tell(asyncio.run(back_up(database or usual_database(), file, packs)), str(file))


def tell(counts: "Counts", name: str) -> None:
    """Print how many rows and matches there are; matches that do not open are an error."""
    typer.echo(f"{name}: {counts.rows} rows, {counts.opened} matches opened, {counts.watched} of older rules")
    if counts.broken:
        raise BadInput(name, f"{len(counts.broken)} matches do not open: {', '.join(counts.broken[:10])}")
