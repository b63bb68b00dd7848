"""Figures: a median with its spread, over rounds in which everything is measured in turn."""

import gc
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

RATE: Final = "per s"
MICROSECONDS: Final = "µs"
MILLISECONDS: Final = "ms"
TIMES: Final = "×"
SCALES: Final = {MICROSECONDS: 1e6, MILLISECONDS: 1e3, TIMES: 1.0}


@dataclass(frozen=True)
class Cost:
    """What one round of a measure took: how many times, and for how many seconds of this process.

    For a figure in `TIMES` it is what the one takes and what the other takes.
    """

    count: float
    seconds: float


Measure = Callable[[int], Cost]
"""Measures once; it is given the number of the round, so that no two rounds play the same games."""


@dataclass
class Figure:
    """One line of the report. A goal is a least rate or a longest time."""

    name: str
    unit: str
    goal: float | None = None
    values: list[float] = field(default_factory=list)

    def add(self, cost: Cost) -> None:
        seconds = max(cost.seconds, 1e-9)
        self.values.append(cost.count / seconds if self.unit == RATE else seconds / cost.count * SCALES[self.unit])

    @property
    def median(self) -> float:
        return statistics.median(self.values)

    def data(self) -> dict[str, object]:
        found: dict[str, object] = {
            "unit": self.unit,
            "median": self.median,
            "least": min(self.values),
            "most": max(self.values),
        }
        if self.goal is not None:
            found["goal"] = self.goal
            found["reached"] = self.median >= self.goal if self.unit == RATE else self.median <= self.goal
        return found


@dataclass
class Measured:
    """A measure and the figures read off it: a game's decisions and the game itself, for instance."""

    measure: Measure
    figure: Figure

    def once(self, number: int) -> None:
        self.figure.add(self.measure(number))


def in_rounds(measures: list[Measured], rounds: int) -> None:
    """Take every measure once a round: when the machine slows down, all of them see it."""
    for number in range(rounds):
        for measured in measures:
            gc.collect()  # what an earlier measure left behind is not this one's to clear
            measured.once(number)


class Clock:
    """Processor time of this process, so that what else runs here counts as little as possible."""

    def __init__(self) -> None:
        self.start: Final = time.process_time()

    def seconds(self) -> float:
        return time.process_time() - self.start
