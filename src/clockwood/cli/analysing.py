"""What a search thinks of a position."""

import json
from pathlib import Path
from typing import Annotated

import typer

import clockwood
from clockwood.cli import reading
from clockwood.cli.options import AsJson, Language, Packs
from clockwood.kernel.errors import BadInput
from clockwood.kernel.question import CHANCE
from clockwood.terminal import saved_games
from clockwood.terminal.search_report import HINT_LEVEL, TOP, think, thought_data, thought_lines
from clockwood.words import Words


def analyse(  # noqa: PLR0913 - each is a wish of the person who asks
    position: Annotated[Path, typer.Argument(metavar="POSITION", help="A position in TOML.")],
    *,
    seat: Annotated[str | None, typer.Option("--as", metavar="SEAT", help="Whose answer; who is asked first.")] = None,
    level: Annotated[
        str, typer.Option("--level", metavar="LEVEL", help="novice, regular, strong, expert.")
    ] = HINT_LEVEL,
    iterations: Annotated[
        int | None, typer.Option("--iterations", metavar="N", help="How long: the same number finds the same.")
    ] = None,
    seconds: Annotated[float | None, typer.Option("--seconds", metavar="S", help="How long, by the clock.")] = None,
    top: Annotated[int, typer.Option("--top", metavar="N", help="How many answers to show.")] = TOP,
    seed: Annotated[str | None, typer.Option("--seed", metavar="N", help="Another number thinks otherwise.")] = None,
    pack: Packs = [],  # noqa: B006 - read, never changed
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Search a position. Prints the best answers: tries, expected result with its 95 % interval, and the main line."""
    Words(language)
    table = clockwood.load(saved_games.read(position), packs=reading.folders(pack))
    if table.over:
        raise BadInput(str(position), "the match is over")
    asked = table.decision
    assert asked is not None
    number = int(asked.seat) if seat is None else table.seat_number(seat)
    if number == CHANCE:
        raise BadInput(str(position), "chance is asked, not a seat")
    if iterations is not None:
        reading.at_least("--iterations", iterations, 1)
    if seconds is not None and seconds <= 0:
        raise BadInput(f"--seconds {seconds:g}", "is more than 0")
    thought = think(
        table, number, level, seed=reading.seed(seed) or 0, iterations=iterations or 0, seconds=seconds or 0.0
    )
    words = Words(language, table.match.content)
    if as_json:
        typer.echo(json.dumps(thought_data(words, table, thought), ensure_ascii=False, indent=2))
        return
    for line in thought_lines(words, table, thought, reading.at_least("--top", top, 1)):
        typer.echo(line)
