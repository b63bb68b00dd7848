"""The command that serves the browser table."""

from pathlib import Path
from typing import Annotated

import typer

from clockwood.data_folder import data_folder
from clockwood.kernel.errors import BadInput

PORT = 8765


def serve(  # noqa: PLR0913 - each is a decision of the person who runs it
    *,
    port: Annotated[int, typer.Option("--port", metavar="N", min=0, max=65535, help="0 takes any free one.")] = PORT,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="Whom to listen to.")] = "127.0.0.1",
    database: Annotated[
        str | None,
        typer.Option(
            "--database", metavar="URL", help="sqlite:///file or postgresql://…; a file of yours unless you say."
        ),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", metavar="URL", help="The public address behind a proxy; may be repeated."),
    ] = None,
    proxy: Annotated[
        str | None,
        typer.Option("--proxy", metavar="ADDRESSES", help="Proxies whose word on visitors' addresses counts."),
    ] = None,
    packs: Annotated[
        Path | None, typer.Option("--packs", metavar="DIR", help="Packs to offer: DIR/GAME/NAME/pack.toml.")
    ] = None,
    workers: Annotated[
        int, typer.Option("--workers", metavar="N", min=1, max=64, help="Processes agents think in.")
    ] = 2,
    limits: Annotated[
        bool, typer.Option("--limits/--no-limits", help="Whether visitors who ask too often are told to slow down.")
    ] = True,
) -> None:
    """Serve the table to browsers. Prints the address; every choice is stored before it is acknowledged."""
    try:
        from clockwood.server.startup import ServeOptions, run_server  # noqa: PLC0415 - an extra; other commands do without
    except ModuleNotFoundError as error:
        raise BadInput("serve", f"'{error.name}' is missing; install clockwood[server]") from None
    if database is None:
        data_folder().mkdir(parents=True, exist_ok=True)
        database = f"sqlite:///{data_folder() / 'server.sqlite'}"
    serving = ServeOptions(host, port, database)
    serving.packs = packs
    serving.origins = origin or []
    serving.proxy = proxy
    serving.workers = workers
    serving.open_page = open_page
    serving.limits = limits
    run_server(serving, typer.echo)
