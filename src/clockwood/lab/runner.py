"""Many games at once, spread over processes in batches of a few seconds."""

import multiprocessing
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait as wait_for
from typing import Final

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

from clockwood.kernel.errors import BadInput
from clockwood.lab.games import Batch, Cell, Played, play_batch
from clockwood.registry import game_named

SECONDS: Final = 4.0
"""The time of a batch, and so the most work that is lost when a run is killed."""

Result = tuple[list[Played], Batch | None]
"""The games of a batch that were played, and a batch of the rest."""

LARGEST: Final = 100
WAITING: Final = 2
"""Batches handed out for each process: one to play, one to play next."""


def batches(work: list[tuple[Cell, list[int]]]) -> deque[Batch]:
    """Cut the missing games into batches, taking cells in turn, so that all cells progress alike."""
    longest = max((len(numbers) for _, numbers in work), default=0)
    return deque(
        Batch(cell, game_named(cell.game).home, tuple(numbers[first : first + LARGEST]))
        for first in range(0, longest, LARGEST)
        for cell, numbers in work
        if first < len(numbers)
    )


def play_all(work: list[tuple[Cell, list[int]]], processes: int, seconds: float = SECONDS) -> Iterator[list[Played]]:
    """Play all games of the work; yield them batch by batch, in no fixed order."""
    waiting = batches(work)
    wanted = min(processes or os.cpu_count() or 1, sum(len(batch.numbers) for batch in waiting))
    return alone(waiting, seconds) if wanted <= 1 else in_processes(waiting, wanted, seconds)


def alone(waiting: deque[Batch], seconds: float) -> Iterator[list[Played]]:
    while waiting:
        found, rest = play_batch(waiting.popleft(), seconds)
        if rest is not None:
            waiting.appendleft(rest)
        yield found


def in_processes(waiting: deque[Batch], processes: int, seconds: float) -> Iterator[list[Played]]:
    """Hand batches to new processes, which ignore Ctrl-C and end with this process."""
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=fresh, initializer=ignore_interrupts) as pool:
        running: set[Future[Result]] = set()
        try:
            while waiting or running:
                while waiting and len(running) < processes * WAITING:
                    running.add(pool.submit(play_batch, next_batch(waiting, processes), seconds))
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    found, rest = result_of(future)
                    if rest is not None:
                        waiting.appendleft(rest)
                    yield found
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def next_batch(waiting: deque[Batch], processes: int) -> Batch:
    """Take a batch; towards the end smaller ones, so that no process plays alone for long."""
    left = sum(len(batch.numbers) for batch in waiting)
    batch, size = waiting.popleft(), max(1, left // (processes * WAITING * 2))
    if len(batch.numbers) > size:
        waiting.appendleft(Batch(batch.cell, batch.home, batch.numbers[size:]))
        batch = Batch(batch.cell, batch.home, batch.numbers[:size])
    return batch


def result_of(future: Future[Result]) -> Result:
    try:
        return future.result()
    except BrokenProcessPool:
        raise BadInput("", "a process ended in the middle of a game; what was played before is kept") from None


def ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait_for([parent.sentinel])
    os._exit(1)


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
