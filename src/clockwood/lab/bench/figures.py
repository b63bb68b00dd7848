"""Figures of a benchmark: medians with their spread, over rounds in which each measure is taken once."""

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
    """The cost of one round of a measure: how often it ran, and the processor seconds that took.

    For a figure in `TIMES`, a ratio, these are the times of the two things compared.
    """

    count: float
    seconds: float


Measure = Callable[[int], Cost]
"""A function that measures once; it is given the number of the round, so that each round plays other games."""


@dataclass
class Figure:
    """One line of the report; a goal is the least rate or the longest time."""

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
    """A measure, and the figure that collects its results."""

    measure: Measure
    figure: Figure

    def once(self, number: int) -> None:
        self.figure.add(self.measure(number))


def in_rounds(measures: list[Measured], rounds: int) -> None:
    """Take every measure once in each round, so that a slower machine affects all of them alike."""
    for number in range(rounds):
        for measured in measures:
            gc.collect()  # so that garbage of the measure before is not counted in this one
            measured.once(number)


class Clock:
    """Processor time of this process, which other processes affect least."""

    def __init__(self) -> None:
        self.start: Final = time.process_time()

    def seconds(self) -> float:
        return time.process_time() - self.start
