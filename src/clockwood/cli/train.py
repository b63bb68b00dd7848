"""`clockwood train`: let a network learn a game from games that a search plays against itself."""

import importlib.util
from pathlib import Path
from typing import Annotated

import typer

from clockwood.agents.registry import level_settings
from clockwood.cli import values
from clockwood.cli.groups import grouped
from clockwood.cli.options import GameName, Workers
from clockwood.extras import how_to_install
from clockwood.kernel.errors import BadInput
from clockwood.registry import game_named


@grouped
def train(  # noqa: PLR0913 - each is an option of the command
    game: GameName,
    to: Annotated[Path, typer.Option("--to", metavar="FOLDER", help="Where games and weights are kept.")],
    rounds: Annotated[int, typer.Option("--rounds", help="How often the network learns from new games.")] = 3,
    games: Annotated[int, typer.Option("--games", help="Games of self-play in each round.")] = 2000,
    iterations: Annotated[int, typer.Option("--iterations", help="Iterations of each decision of self-play.")] = 200,
    against: Annotated[
        str, typer.Option("--against", help="The level that each round is measured against.")
    ] = "strong",
    measured: Annotated[int, typer.Option("--measured", help="Games of each measurement; 0 for none.")] = 100,
    budget: Annotated[int, typer.Option("--budget", help="Iterations of the network there; 0: the level's.")] = 0,
    *,
    workers: Workers,
) -> None:
    """Train a network for a game of two seats: self-play, learning, measuring, round after round.

    A round that is there already is not done again.
    """
    for name, number in (("--rounds", rounds), ("--games", games), ("--iterations", iterations)):
        values.at_least(name, number, 1)
    level = level_settings(against)
    known = game_named(game)
    missing = [name for name in ("numpy", "torch") if importlib.util.find_spec(name) is None]
    if missing:
        raise BadInput("train", f"needs {' and '.join(missing)}: {how_to_install('train')}")
    from clockwood.training.course import Course, follow  # noqa: PLC0415 - NumPy and PyTorch come with an extra

    course = Course(
        known.name, to, rounds, games, iterations, workers.most(), against, measured,
        budget or int(level.iterations), workers.on,
    )  # fmt: skip
    follow(course, typer.echo)
