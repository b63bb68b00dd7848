"""Compare the speed of a tournament on two cores and on one: `python benchmarks/tournament_speed.py [SECONDS]`.

Each round plays the same games with one process and with two, as a whole tournament in a new folder.
"""

import statistics
import sys
import tempfile
import time
from pathlib import Path

from clockwood.build_form import describe
from clockwood.lab.games import LIMIT
from clockwood.lab.study import Study, StudyFolder

GOAL = 1.8
ROUNDS = 3
PLAYERS = ["random", "greedy", "ironbot:0", "ironbot:15"]


def study(games: int) -> Study:
    from clockwood.lab.tournament import tournament  # noqa: PLC0415 - the processes that play need no plots

    return tournament(["ironwood"], PLAYERS, [], games, 0, LIMIT)


def seconds_of(games: int, processes: int) -> float:
    with tempfile.TemporaryDirectory() as folder:
        kept = StudyFolder(Path(folder), study(games))
        start = time.monotonic()
        kept.run(processes)
        return time.monotonic() - start


def games_in(seconds: float) -> int:
    """Return the number of games of each line-up that one process plays in about `seconds`."""
    trial = 4
    return max(trial, int(trial * seconds / seconds_of(trial, 1)))


def main() -> None:
    games = games_in(float(sys.argv[1]) if len(sys.argv) > 1 else 30.0)
    total = study(games).games
    ratios: list[float] = []
    sys.stdout.write(f"{total} games a run, {describe()}\n")
    for _ in range(ROUNDS):
        one, two = seconds_of(games, 1), seconds_of(games, 2)
        ratios.append(one / two)
        sys.stdout.write(f"one process {total / one:.1f} games/s, two {total / two:.1f} games/s: {one / two:.2f}×\n")
    ratio = statistics.median(ratios)
    verdict = "reached" if ratio >= GOAL else "missed"
    sys.stdout.write(f"two cores give {ratio:.2f}× the throughput of one, goal {GOAL}×: {verdict}\n")


if __name__ == "__main__":
    main()
