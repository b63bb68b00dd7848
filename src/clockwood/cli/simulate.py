"""`clockwood simulate`: play many games between agents and automata."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from clockwood.cli import values
from clockwood.cli.groups import grouped
from clockwood.cli.options import AsJson, FirstSeed, GameName, Options, Workers
from clockwood.cli.studies import play_kept
from clockwood.lab.games import Cell, Played
from clockwood.lab.packages import require_lab_packages
from clockwood.lab.simulate import line_up, run_cell, summary
from clockwood.lab.study import Study, StudyFolder
from clockwood.registry import game_named


@grouped
def simulate(
    game: GameName,
    *,
    games: Annotated[int, typer.Option("--games", metavar="N", help="Number of games.")] = 100,
    seats: Annotated[
        list[str] | None,
        typer.Option(
            "--seat",
            "--seats",
            metavar="SEAT=PLAYER",
            help="Agent of a seat, random by default, or automaton with its level and traits, such as rival:3; may be"
            " repeated.",
        ),
    ] = None,
    option: Options = None,
    seed: FirstSeed = "0",
    workers: Workers,
    folder: Annotated[
        Path | None,
        typer.Option("--folder", metavar="DIR", help="Keep every game in this folder, as a study does."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between agents and automata. Prints wins with 95 % intervals, endings and lengths.

    With --folder, run it again to continue after a stop.
    """
    known = game_named(game)
    count = values.at_least("--games", games, 1)
    cell = line_up(known.name, values.seats(seats), values.game_options(option), values.seed_or(seed, 0))
    if folder is None:
        games_played = run_cell(cell, count, workers.most(), workers.on)
    else:
        games_played = kept_games(cell, count, folder, workers)
    found = summary(cell, games_played)
    if as_json:
        typer.echo(json.dumps(found, indent=2))
    else:
        for line in summary_lines(found):
            typer.echo(line)


def kept_games(cell: Cell, games: int, folder: Path, workers: Workers) -> list[Played]:
    """Play the games as a study, in a folder that keeps them."""
    require_lab_packages()
    return play_kept(StudyFolder(folder, Study("simulate", [(cell, games)])), workers).of(cell)


def summary_lines(found: dict[str, Any]) -> list[str]:
    lines = [f"{found['game']}: {found['games']} games, seed {found['seed']}"]
    for seat, won in found["wins"].items():
        share = f"{won['share']:6.1%}  ({won['low']:.1%} to {won['high']:.1%})"
        lines.append(f"  {seat:<14} {won['agent']:<8} {won['games']:>7} wins  {share}")
    for name in ("rounds", "decisions"):
        length = found[name]
        lines.append(f"  {name:<14} mean {length['mean']:.1f}, {length['least']} to {length['most']}")
    return lines + [f"  {reason:<22} {count}" for reason, count in found["endings"].items()]
