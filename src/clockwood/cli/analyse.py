"""`clockwood analyse`: search a position for the best answers."""

import json
from dataclasses import dataclass
from typing import Annotated

import typer

from clockwood.agents.ismcts.thought import Thought
from clockwood.cli import values
from clockwood.cli.groups import grouped
from clockwood.cli.options import Output, PositionFile
from clockwood.kernel.errors import BadInput
from clockwood.kernel.question import CHANCE
from clockwood.kernel.table import Table
from clockwood.terminal.search_report import HINT_LEVEL, TOP, think, thought_data, thought_lines
from clockwood.words import Words


@dataclass(frozen=True)
class SearchOptions:
    """The level and the budget of a search."""

    level: Annotated[
        str,
        typer.Option(
            "--level",
            metavar="LEVEL",
            help="Level that searches: novice, regular, strong or expert; in Ironwood learned.",
        ),
    ] = HINT_LEVEL
    iterations: Annotated[
        int | None,
        typer.Option("--iterations", metavar="N", help="Number of iterations; the same number gives the same result."),
    ] = None
    seconds: Annotated[float | None, typer.Option("--seconds", metavar="S", help="Seconds to search.")] = None
    seed: Annotated[str | None, typer.Option("--seed", metavar="N", help="Seed of the search's own chance.")] = None

    def think(self, table: Table, seat: int) -> Thought:
        if self.iterations is not None:
            values.at_least("--iterations", self.iterations, 1)
        if self.seconds is not None and self.seconds <= 0:
            raise BadInput(f"--seconds {self.seconds:g}", "must be more than 0")
        return think(
            table,
            seat,
            self.level,
            seed=values.seed_or(self.seed, 0),
            iterations=self.iterations or 0,
            seconds=self.seconds or 0.0,
        )


@grouped
def analyse(
    file: PositionFile,
    seat: Annotated[
        str | None, typer.Option("--as", metavar="SEAT", help="Seat to search for; without it, the seat asked first.")
    ] = None,
    *,
    search: SearchOptions,
    top: Annotated[int, typer.Option("--top", metavar="N", help="Number of answers to print.")] = TOP,
    output: Output,
) -> None:
    """Search a position for the best answers. Prints tries, expected results with 95 % intervals, and main lines."""
    table = file.load()
    number = seat_to_search(file, table, seat)
    thought = search.think(table, number)
    words = Words(output.language, table.match.content)
    if output.as_json:
        typer.echo(json.dumps(thought_data(words, table, thought), ensure_ascii=False, indent=2))
        return
    for line in thought_lines(words, table, thought, values.at_least("--top", top, 1)):
        typer.echo(line)


def seat_to_search(file: PositionFile, table: Table, seat: str | None) -> int:
    asked = table.decision
    if asked is None:
        raise BadInput(str(file.position), "the match is over")
    number = int(asked.seat) if seat is None else table.seat_number(seat)
    if number == CHANCE:
        raise BadInput(str(file.position), "chance is asked, not a seat")
    return number
