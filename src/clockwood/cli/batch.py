"""Commands that play many games, or measure how fast."""

import json
from typing import Annotated

import typer

from clockwood.cli import reading
from clockwood.cli.options import AsJson, FirstSeed, GameName, Options, Processes
from clockwood.lab.games import Cell
from clockwood.lab.many import line_up, run_cell, summary
from clockwood.registry import game_named


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", metavar="N", help="How many games.")] = 100,
    seats: Annotated[
        list[str] | None, typer.Option("--seats", metavar="SEAT=AGENT", help="Who plays a seat; random unless said.")
    ] = None,
    option: Options = None,
    seed: FirstSeed = "0",
    processes: Processes = 0,
    as_json: AsJson = False,
) -> None:
    """Play many games between computers. Prints who wins how often, with 95 % intervals, and how long games take."""
    known = game_named(game)
    count = reading.at_least("--games", games, 1)
    players = line_up(known.name, reading.pairs("--seats", seats or []))
    cell = Cell(known.name, players, reading.game_options(option or []), seed=reading.seed_or(seed, 0))
    found = summary(cell, run_cell(cell, count, reading.at_least("--processes", processes, 0)))
    if as_json:
        typer.echo(json.dumps(found, indent=2))
        return
    typer.echo(f"{known.name}: {found['games']} games, seed {found['seed']}")
    wins = found["wins"]
    assert isinstance(wins, dict)
    for seat, line in wins.items():
        share = f"{line['share']:6.1%}  ({line['low']:.1%} to {line['high']:.1%})"
        typer.echo(f"  {seat:<14} {line['agent']:<8} {line['games']:>7} wins  {share}")
    for name in ("rounds", "decisions"):
        line = found[name]
        assert isinstance(line, dict)
        typer.echo(f"  {name:<14} mean {line['mean']:.1f}, {line['least']} to {line['most']}")
    reasons = found["endings"]
    assert isinstance(reasons, dict)
    for reason, count in reasons.items():
        typer.echo(f"  {reason:<22} {count}")


def bench(
    game: GameName = "ironwood",
    peers: Annotated[bool, typer.Option("--peers", help="Measure other engines beside ours, where installed.")] = False,
    as_json: AsJson = False,
) -> None:
    """Measure how fast the rules run here."""
    game_named(game)
    from clockwood.lab.bench import run  # noqa: PLC0415 - only this command needs the measuring tools
    from clockwood.lab.bench_report import show  # noqa: PLC0415 - the same

    found = run(game, peers)
    if as_json:
        typer.echo(json.dumps(found, indent=2))
    else:
        show(found)
