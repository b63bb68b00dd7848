"""Measure what a cluster costs: `python benchmarks/cluster_speed.py [GAMES]`.

First the same games by one process, by two, and by two workers of a Ray cluster of this machine, its start told apart.
Then what the process that hands out must do for each batch, which bounds how many workers it can keep busy.
"""

import json
import pickle
import statistics
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

from clockwood.build_form import describe
from clockwood.lab.games import Cell, Played, play_batch
from clockwood.lab.runner.cluster import Cluster
from clockwood.lab.runner.crew import Crew
from clockwood.lab.runner.play import SECONDS, Result, crew_on, shared_out
from clockwood.lab.runner.waiting import Waiting, batch_of
from clockwood.lab.study import Study, StudyFolder

ROUNDS = 3
TASKS = 500
CELL = Cell("ironwood", ("greedy", "random"), {})


def seconds_of(games: int, processes: int, on: str) -> tuple[float, float]:
    """Return the seconds until the crew is there, and those in which it plays."""
    start = time.monotonic()
    crew: Crew[Result] = crew_on(on, processes, games)
    ready = time.monotonic()
    try:
        played = sum(len(found) for found in shared_out(Waiting([(CELL, list(range(games)))]), crew, SECONDS))
    finally:
        crew.end()
    assert played == games
    return ready - start, time.monotonic() - ready


def told(games: int) -> None:
    ratios: dict[str, list[float]] = {"two processes": [], "two workers of Ray": []}
    starts: list[float] = []
    for _ in range(ROUNDS):
        alone = seconds_of(games, 1, "")[1]
        ratios["two processes"].append(alone / seconds_of(games, 2, "")[1])
        start, together = seconds_of(games, 2, "ray")
        starts.append(start)
        ratios["two workers of Ray"].append(alone / together)
        sys.stdout.write(f"one process {games / alone:.1f} games/s; {games} games with Ray {together:.1f} s\n")
    for name, found in ratios.items():
        spread = f"{min(found):.2f} to {max(found):.2f}"
        sys.stdout.write(f"{name}: {statistics.median(found):.2f}× one process, median of {ROUNDS}, {spread}\n")
    sys.stdout.write(f"the cluster starts in {statistics.median(starts):.1f} s\n")


def journal_seconds(found: list[Played]) -> float:
    """Return the time in which a batch is written to disk, the median of many."""
    times: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        kept = StudyFolder(Path(folder), Study("test", [(CELL, len(found))]))
        for _ in range(TASKS):
            start = time.monotonic()
            kept.add(found)
            times.append(time.monotonic() - start)
    return statistics.median(times)


def handing_out() -> tuple[float, float]:
    """Return the seconds of the clock, and of this process's processor, for each task that does nothing."""
    crew: Cluster[int] = Cluster("ray", 2)
    left = TASKS
    try:
        crew.hand_out(partial(int, 1))
        crew.done()
        start, busy = time.monotonic(), time.process_time()
        while left or crew.handed_out:
            while left and crew.room > 0:
                crew.hand_out(partial(int, 1))
                left -= 1
            for task in crew.done():
                task()
        return (time.monotonic() - start) / TASKS, (time.process_time() - busy) / TASKS
    finally:
        crew.end()


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    sys.stdout.write(f"{describe()}\n")
    result: Result = play_batch(batch_of(CELL, list(range(10))), 60.0)
    found = result[0]
    line = len(json.dumps([played.data() for played in found]))
    sys.stdout.write(
        f"a game returns {len(pickle.dumps(result)) / len(found):.0f} bytes and is {line / len(found):.0f} kept\n"
    )
    sys.stdout.write(f"a batch of {len(found)} games is kept in {journal_seconds(found) * 1e3:.2f} ms\n")
    clock, processor = handing_out()
    sys.stdout.write(
        f"a batch is handed out and taken back in {clock * 1e3:.2f} ms, {processor * 1e3:.2f} ms of them ours\n"
    )
    told(games)


if __name__ == "__main__":
    main()
