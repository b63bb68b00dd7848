"""Games shared out to a crew, and taken back as they are played."""

import os
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from clockwood.agents.outside import is_outside
from clockwood.kernel.errors import AgentFailed
from clockwood.lab.games import Batch, Cell, Played, play_batch
from clockwood.lab.runner.alone import Alone
from clockwood.lab.runner.crew import Crew, Found
from clockwood.lab.runner.processes import ProcessEnded, Processes
from clockwood.lab.runner.waiting import Waiting

SECONDS: Final = 4.0
"""The time of a batch, and so the most work that is lost when a run is killed."""

Result = tuple[list[Played], Batch | None]
"""The games of a batch that were played, and a batch of the rest."""


def play_all(
    work: list[tuple[Cell, list[int]]], processes: int, seconds: float = SECONDS, on: str = ""
) -> Iterator[list[Played]]:
    """Play all games of the work; yield them as they come, in no fixed order.

    `processes` is the most that play at once, 0 for all that there are; `on` names a cluster, if one is to play.
    """
    waiting = Waiting(work)
    if not waiting.left:
        return
    crew: Crew[Result] = crew_on(on, processes, waiting.left)
    try:
        yield from shared_out(waiting, crew, seconds)
    except ProcessEnded as error:
        suspects = sorted({player for cell, _ in work for player in cell.players if is_outside(player)})
        if not suspects:
            raise
        raise AgentFailed(", ".join(suspects), f"{error.reason}; os._exit and crashes end one") from None
    finally:
        crew.end()


def do_all(tasks: Iterator[Callable[[], Found]], count: int, processes: int, on: str = "") -> Iterator[Found]:
    """Let a crew do all tasks, of which there are at most `count`; yield what they return as it comes.

    A task is taken from the iterator when somebody can do it, so one that ends early leaves the rest undone.
    """
    crew: Crew[Found] = crew_on(on, processes, count)
    more = True
    try:
        while more or crew.handed_out:
            while more and crew.room > 0:
                task = next(tasks, None)
                more = task is not None
                if task is not None:
                    crew.hand_out(task)
            if crew.handed_out:
                for done in crew.done():
                    yield done()
    finally:
        crew.end()


def crew_on(on: str, processes: int, tasks: int) -> Crew[Found]:
    """Return a crew for so many tasks."""
    if on:
        from clockwood.lab.runner.cluster import Cluster  # noqa: PLC0415 - imported only where it is asked for

        return Cluster(on, processes)
    wanted = min(processes or os.cpu_count() or 1, tasks)
    return Alone() if wanted <= 1 else Processes(wanted)


def shared_out(waiting: Waiting, crew: Crew[Result], seconds: float) -> Iterator[list[Played]]:
    """Keep the crew busy; yield together what was played meanwhile, and before an error what other tasks have found."""
    while waiting.left or crew.handed_out:
        while waiting.left and crew.room > 0:
            crew.hand_out(partial(play_batch, waiting.take(crew.workers), seconds))
        played: list[Played] = []
        try:
            for task in crew.done():
                found, rest = task()
                played += found
                if rest is not None:
                    waiting.put_back(rest)
        finally:
            if played:
                yield played
