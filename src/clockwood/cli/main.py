"""The command line: every command, and the exit status when one is refused.

Wrong input ends with status 2 and a message that names place and reason, without a traceback.
"""

import os
import sys
from typing import Annotated

import typer

from clockwood import build_form
from clockwood.cli import (
    analyse,
    backup,
    balance,
    bench,
    conform,
    dataset,
    difficulty,
    fields,
    game,
    games,
    pack,
    play,
    replay,
    restore,
    rules,
    run,
    scene,
    serve,
    simulate,
    tournament,
    train,
    traits,
    verify,
    what_if,
    words,
)
from clockwood.kernel.errors import BadInput, RuleBroke
from clockwood.terminal.encoding import write_what_can_be_written

app = typer.Typer(
    name="clockwood",
    help="Board games by their real rules: play them in a browser or a terminal, and study them.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
pack_app = typer.Typer(help="Check a content pack, or start a new one.", no_args_is_help=True)
app.add_typer(pack_app, name="pack")
game_app = typer.Typer(help="Start a game of your own.", no_args_is_help=True)
app.add_typer(game_app, name="game")

app.command()(games.games)
app.command()(play.play)
app.command()(run.run)
app.command("what-if")(what_if.what_if)
app.command()(analyse.analyse)
app.command()(serve.serve)
app.command()(backup.backup)
app.command()(restore.restore)
app.command()(simulate.simulate)
app.command()(replay.replay)
app.command()(verify.verify)
app.command("conform")(conform.conform_command)
app.command()(rules.rules)
app.command()(tournament.tournament)
app.command()(train.train)
app.command()(difficulty.difficulty)
app.command()(balance.balance)
app.command()(traits.traits)
app.command()(dataset.dataset)
app.command()(bench.bench)
app.command()(words.words)
app.command()(fields.fields)
app.command()(scene.scene)
pack_app.command("check")(pack.check)
pack_app.command("new")(pack.new)
game_app.command("new")(game.new)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(build_form.describe())
        raise typer.Exit


@app.callback()
def clockwood(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=show_version,
            is_eager=True,
            help="Print the version, and whether the rules are compiled.",
        ),
    ] = False,
) -> None:
    """Board games by their real rules."""
    del version


def main() -> None:
    """Run a command; wrong input is named on stderr."""
    write_what_can_be_written()
    try:
        app(prog_name="clockwood")
    except BadInput as error:
        typer.echo(f"clockwood: {error}", err=True)
        sys.exit(2)
    except RuleBroke as error:
        typer.echo(f"clockwood: internal error in a rule, please report it: {error}", err=True)
        sys.exit(3)
    except BrokenPipeError:
        # The reader of our output has gone; give what Python still buffers somewhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
