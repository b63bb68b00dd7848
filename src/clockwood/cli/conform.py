"""`clockwood conform`: play a game under all checks of the conformance kit."""

import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from clockwood.cli import values
from clockwood.cli.options import GameName
from clockwood.lab.runner import bar_columns
from clockwood.registry import game_named
from clockwood.testing import Variant, conform, notes_on, variants_of
from clockwood.testing.conformance import GAMES


def conform_command(
    game: GameName,
    variant: Annotated[
        list[str] | None,
        typer.Option(
            "--variant",
            metavar="K=V,K=V",
            help="Options of one table, such as players=3,seat.red=bot:2; all that the game declares by default. May be"
            " repeated.",
        ),
    ] = None,
    games: Annotated[int, typer.Option("--games", metavar="N", help="Random games of each variant.")] = GAMES,
) -> None:
    """Check that a game keeps the promises of the kernel: answers, copies, positions, records, views, secrets, words.

    Random games are played, the same every time. Each check that fails is one line, with the seed and the decision at
    which it failed first; the exit status is 1 then.
    """
    name = game_named(game).name
    count = values.at_least("--games", games, 1)
    wanted = chosen(name, variant or []) or variants_of(name)
    bar = Progress(*bar_columns(), console=Console(stderr=True), disable=not sys.stderr.isatty())
    failed = 0
    noted: dict[str, None] = {}
    with bar:
        task = bar.add_task("games", total=count * len(wanted))
        for each in wanted:
            found = conform(each, count, lambda: bar.advance(task))
            lines = [str(line) for line in found.failed.values()]
            failed += len(lines)
            for line in lines or [f"{each}: {count} games, {found.made} checks, nothing wrong"]:
                typer.echo(line)
            noted |= dict.fromkeys(notes_on(found))
    for note in noted:
        typer.echo(f"{name}: {note}")
    if failed:
        raise typer.Exit(1)


def chosen(name: str, texts: list[str]) -> list[Variant]:
    """Read the options of each table; the game refuses those it does not have."""
    found = [Variant(name, dict(values.pairs("--variant", text.split(",")))) for text in texts]
    for each in found:
        _ = each.content
    return found
