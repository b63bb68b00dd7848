"""The examples that a network learns from: files of self-play as arrays, each field as the number of a row."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]

RARE: Final = 30
"""A value of a field that is seen less often shares the row of the nearest value that is seen."""
MOST_VALUES: Final = 96
"""A field has no more rows than this: greater values share the last one."""
APART: Final = 20
"""One game in so many is kept apart, to see what was learnt and not only remembered."""
MOST_ANSWERS: Final = 64
"""Questions with more answers teach no policy."""


@dataclass(frozen=True)
class Rows:
    """The rows of all fields: `low` to `high` of each, one after the other; that of the `usual` value adds nothing."""

    usual: Array
    low: Array
    high: Array

    @property
    def first(self) -> Array:
        counts = self.high.astype(np.int64) - self.low + 1
        return np.concatenate([[0], np.cumsum(counts)[:-1]])

    @property
    def count(self) -> int:
        return int((self.high.astype(np.int64) - self.low + 1).sum())

    def of(self, seen: Array, width: int = 0) -> Array:
        """Return the rows that each example adds, filled up with `count`; the usual ones are left out."""
        unusual = seen != self.usual
        widest = max(int(unusual.sum(axis=1).max()), width)
        found = np.full((len(seen), widest), self.count, dtype=np.int32)
        held = np.clip(seen, self.low, self.high).astype(np.int64) - self.low + self.first
        example, field = np.nonzero(unusual)
        place = np.arange(len(example)) - np.searchsorted(example, np.arange(len(seen)))[example]
        found[example, place] = held[example, field]
        return found


def rows_of(seen: Array) -> Rows:
    """Plan the rows by the values that fields had."""
    usual, low, high = [], [], []
    for column in seen.T:
        values, counts = np.unique(column, return_counts=True)
        most = int(values[counts.argmax()])
        often = values[counts >= RARE] if (counts >= RARE).any() else np.array([most])
        least = min(int(often.min()), most)
        usual.append(most)
        low.append(least)
        high.append(max(most, min(int(often.max()), least + MOST_VALUES - 1)))
    return Rows(*(np.array(each, dtype=np.int16) for each in (usual, low, high)))


@dataclass
class Lessons:
    """The lessons of some games: rows that are added, shares of answers, and the value of each example."""

    rows: Array
    answers: Array
    shares: Array
    values: Array
    apart: Array


def read(folders: Sequence[Path], newest: int) -> dict[str, Array]:
    """Return the arrays of all files, the newest last, at most so many decisions."""
    files = [file for folder in folders for file in sorted(folder.glob("games-*.npz"))]
    parts: list[dict[str, Array]] = []
    count = 0
    for file in reversed(files):
        with np.load(file) as data:
            parts.append({name: data[name] for name in data.files})
        count += len(parts[-1]["seen"])
        if count >= newest:
            break
    return {name: np.concatenate([part[name] for part in reversed(parts)]) for name in (parts[0] if parts else ())}


def lessons(data: dict[str, Array], rows: Rows, actions: Array, trust: float) -> Lessons:
    """Return the lessons of these decisions; `trust` is the weight of the search's own judgement."""
    counts = data["counts"].astype(np.int64)
    known = np.full(int(max(actions.max(), data["actions"].max())) + 1, len(actions), dtype=np.int64)
    known[actions] = np.arange(len(actions))
    example = np.repeat(np.arange(len(counts)), counts)
    place = np.arange(len(example)) - np.repeat(np.cumsum(counts) - counts, counts)
    fits = place < MOST_ANSWERS
    answers = np.full((len(counts), MOST_ANSWERS), -1, dtype=np.int32)
    shares = np.zeros((len(counts), MOST_ANSWERS), dtype=np.float32)
    answers[example[fits], place[fits]] = known[data["actions"][fits]]
    shares[example[fits], place[fits]] = data["tried"][fits]
    shares /= np.maximum(shares.sum(axis=1, keepdims=True), 1)
    values = (1 - trust) * data["results"] + trust * data["means"]
    return Lessons(rows.of(data["seen"]), answers, shares, values.astype(np.float32), data["games"] % APART == 0)


def known_actions(data: dict[str, Array]) -> Array:
    """Return the answers that were offered often enough to learn something about."""
    values, counts = np.unique(data["actions"], return_counts=True)
    found = values[counts >= RARE]
    return found if len(found) else values
