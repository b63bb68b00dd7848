"""All commands, and what happens when one is refused: the place and the reason, exit status 2, no traceback."""

import os
import sys
from typing import Annotated

import typer

from clockwood import build_form
from clockwood.cli import analysing, batch, drawing, looking, packing, playing, running, serving, studying, supposing
from clockwood.kernel.errors import BadInput, RuleBroke

app = typer.Typer(
    name="clockwood",
    help="Board games by their real rules, played in the terminal and from Python.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
pack_app = typer.Typer(help="Content packs: what is printed on cards and boards.", no_args_is_help=True)
app.add_typer(pack_app, name="pack")

app.command()(looking.games)
app.command()(playing.play)
app.command()(running.run)
app.command("what-if")(supposing.what_if)
app.command()(analysing.analyse)
app.command()(serving.serve)
app.command()(batch.simulate)
app.command()(playing.replay)
app.command()(looking.rules)
app.command()(studying.tournament)
app.command()(studying.difficulty)
app.command()(studying.balance)
app.command()(batch.bench)
app.command()(looking.words)
app.command()(drawing.scene)
pack_app.command("check")(packing.check)
pack_app.command("new")(packing.new)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(build_form.describe())
        raise typer.Exit


@app.callback()
def clockwood(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Version and form of the rules.")
    ] = False,
) -> None:
    """Board games by their real rules."""
    del version


def main() -> None:
    """Run a command. What a person handed in wrongly is named on stderr."""
    try:
        app(prog_name="clockwood")
    except BadInput as error:
        typer.echo(f"clockwood: {error}", err=True)
        sys.exit(2)
    except RuleBroke as error:
        typer.echo(f"clockwood: a rule of ours failed, please report it: {error}", err=True)
        sys.exit(3)
    except BrokenPipeError:
        # Whoever read us has left; what Python still holds back has nowhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
