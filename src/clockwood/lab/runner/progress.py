"""A progress bar for games."""

import sys
from collections.abc import Iterator

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from clockwood.lab.games import Played


def bar_columns() -> list[ProgressColumn]:
    return [TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn()]


def with_progress(found: Iterator[list[Played]], done: int, total: int) -> Iterator[list[Played]]:
    """Show a progress bar on stderr if it is a terminal."""
    bar = Progress(*bar_columns(), console=Console(stderr=True), disable=not sys.stderr.isatty())
    with bar:
        task = bar.add_task("games", total=total, completed=done)
        for games in found:
            bar.advance(task, len(games))
            yield games
