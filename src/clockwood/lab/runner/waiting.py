"""The games that nobody plays yet, handed out in batches."""

from collections import deque
from dataclasses import replace
from pathlib import Path
from typing import Final

from clockwood.lab.games import Batch, Cell, rules_of
from clockwood.registry import game_named

LARGEST: Final = 100
WAITING: Final = 2
"""Batches handed out for each worker: one to play, one to play next."""


class Waiting:
    """Batches of the missing games; cells take turns, so that all progress alike."""

    def __init__(self, work: list[tuple[Cell, list[int]]]) -> None:
        longest = max((len(numbers) for _, numbers in work), default=0)
        whole = [(batch_of(cell, numbers), numbers) for cell, numbers in work if numbers]
        self.batches: Final = deque(
            replace(batch, numbers=tuple(numbers[first : first + LARGEST]))
            for first in range(0, longest, LARGEST)
            for batch, numbers in whole
            if first < len(numbers)
        )
        self.left = sum(len(batch.numbers) for batch in self.batches)

    def take(self, workers: int) -> Batch:
        """Take a batch; towards the end smaller ones, so that no worker plays alone for long."""
        batch = self.batches.popleft()
        size = max(1, self.left // (workers * WAITING * 2)) if workers > 1 else len(batch.numbers)
        self.left -= len(batch.numbers)
        if len(batch.numbers) > size:
            self.put_back(replace(batch, numbers=batch.numbers[size:]))
            batch = replace(batch, numbers=batch.numbers[:size])
        return batch

    def put_back(self, batch: Batch) -> None:
        """Let these games be the next."""
        self.batches.appendleft(batch)
        self.left += len(batch.numbers)


def batch_of(cell: Cell, numbers: list[int]) -> Batch:
    """Return all these games as one batch, which can be played in any folder and by the same rules only."""
    there = replace(cell, packs=tuple(str(Path(pack).resolve()) for pack in cell.packs))
    return Batch(there, game_named(cell.game).home, tuple(numbers), rules_of(cell))
