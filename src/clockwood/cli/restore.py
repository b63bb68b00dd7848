"""`clockwood restore`: put the file that `backup` wrote into an empty database."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from clockwood.cli.backup import DatabaseAddress, PackFolder, tell
from clockwood.cli.groups import grouped
from clockwood.data_folder import usual_database
from clockwood.extras import how_to_install
from clockwood.kernel.errors import BadInput


@grouped
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that `backup` wrote.")],
    database: DatabaseAddress = None,
    packs: PackFolder = None,
) -> None:
    """Put a backup into an empty database, and open every match there. Stop the server before."""
    try:
        from clockwood.server.store.backup import put_back  # noqa: PLC0415 - an extra; other commands do without
    except ModuleNotFoundError as error:
        raise BadInput("restore", f"'{error.name}' is missing; {how_to_install('server')}") from None
    tell(asyncio.run(put_back(file, database or usual_database(), packs)), str(file))
