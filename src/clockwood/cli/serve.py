"""`clockwood serve`: serve tables to browsers."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from clockwood import registry
from clockwood.agents.registry import offer
from clockwood.cli.groups import grouped
from clockwood.data_folder import usual_database
from clockwood.extras import how_to_install
from clockwood.kernel.errors import BadInput

PORT = 8765


@dataclass(frozen=True)
class AddressOptions:
    """The addresses at which the server is reached."""

    port: Annotated[int, typer.Option("--port", metavar="N", min=0, max=65535, help="Port; 0 takes any free one.")] = (
        PORT
    )
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="Address to listen on.")] = "127.0.0.1"
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", metavar="URL", help="Public address behind a proxy; may be repeated."),
    ] = None
    proxy: Annotated[
        str | None,
        typer.Option("--proxy", metavar="ADDRESSES", help="Proxies trusted to report visitors' addresses."),
    ] = None


@dataclass(frozen=True)
class NoticeOptions:
    """The ways on which people who are waited for are told."""

    smtp: Annotated[
        str,
        typer.Option(
            "--smtp",
            metavar="URL",
            help="Server that sends e-mail: smtp://host:25 or smtps://user@host; the password may stand in "
            "CLOCKWOOD_SMTP_PASSWORD.",
        ),
    ] = ""
    mail_from: Annotated[str, typer.Option("--mail-from", metavar="ADDRESS", help="Sender of e-mail.")] = ""
    local_targets: Annotated[
        bool, typer.Option("--local-targets", help="Allow webhooks in this network, and without https.")
    ] = False


@grouped
def serve(
    *,
    address: AddressOptions,
    notices: NoticeOptions,
    database: Annotated[
        str | None,
        typer.Option(
            "--database", metavar="URL", help="sqlite:///file or postgresql://…; by default a file in your data folder."
        ),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    packs: Annotated[
        Path | None, typer.Option("--packs", metavar="DIR", help="Packs to offer: DIR/GAME/NAME/pack.toml.")
    ] = None,
    workers: Annotated[
        int, typer.Option("--workers", metavar="N", min=1, max=64, help="Processes in which agents think.")
    ] = 2,
    agents: Annotated[
        list[str] | None,
        typer.Option(
            "--agent", metavar="NAME|MODULE:CLASS", help="Offer an agent of another package; may be repeated."
        ),
    ] = None,
    limits: Annotated[
        bool, typer.Option("--limits/--no-limits", help="Slow down visitors who send too many requests.")
    ] = True,
) -> None:
    """Serve tables to browsers. Prints the address; every choice is stored before it is acknowledged."""
    try:
        from clockwood.server.web.startup import ServeOptions, run_server  # noqa: PLC0415 - an extra; other commands do without
    except ModuleNotFoundError as error:
        raise BadInput("serve", f"'{error.name}' is missing; {how_to_install('server')}") from None
    for name, reason in registry.broken().items():
        typer.echo(f"clockwood: {name} is not offered: {reason}", err=True)
    for agent in agents or []:
        offer(agent)
    serving = ServeOptions(address.host, address.port, database or usual_database())
    serving.packs = packs
    serving.origins = address.origin or []
    serving.proxy = address.proxy
    serving.workers = workers
    serving.open_page = open_page
    serving.limits = limits
    serving.smtp = notices.smtp
    serving.mail_from = notices.mail_from
    serving.local_targets = notices.local_targets
    run_server(serving, typer.echo)
