"""The tree of a search: nodes as rows of packed arrays, in room that is bounded."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

NOBODY: Final[i64] = -1
"""No node."""

MOST_NODES: Final[i64] = 1 << 18
"""So many nodes fit in, at 64 bytes each: 16 MiB at most. A full tree grows no more, the search goes on in it."""


@final
class Tree:
    """Nodes are what one seat saw happen since the search began; `label` is the last thing it saw.

    `offered` counts how often a node could have been chosen, `visits` how often it was. `total` and `squares` sum up
    the results for the seat that chose it; `hope` is what it looked like before anybody tried.
    """

    def __init__(self) -> None:
        self.used: i64 = 0
        self.label: vec[i64] = vec[i64](capacity=1024)
        self.first: vec[i64] = vec[i64](capacity=1024)
        self.next: vec[i64] = vec[i64](capacity=1024)
        self.visits: vec[i64] = vec[i64](capacity=1024)
        self.offered: vec[i64] = vec[i64](capacity=1024)
        self.total: vec[float] = vec[float](capacity=1024)
        self.squares: vec[float] = vec[float](capacity=1024)
        self.hope: vec[float] = vec[float](capacity=1024)

    def clear(self) -> None:
        """Forget every node; the room is kept."""
        self.used = 0

    def full(self) -> bool:
        return self.used >= MOST_NODES

    def root(self) -> i64:
        """Return a fresh node that nothing leads to."""
        return self._row(0, NOBODY)

    def _row(self, label: i64, following: i64) -> i64:
        node = self.used
        self.used = node + 1
        if node == len(self.label):
            self.label = append(self.label, label)
            self.first = append(self.first, NOBODY)
            self.next = append(self.next, following)
            self.visits = append(self.visits, i64(0))
            self.offered = append(self.offered, i64(0))
            self.total = append(self.total, 0.0)
            self.squares = append(self.squares, 0.0)
            self.hope = append(self.hope, 0.5)
        else:
            self.label[node] = label
            self.first[node] = NOBODY
            self.next[node] = following
            self.visits[node] = 0
            self.offered[node] = 0
            self.total[node] = 0.0
            self.squares[node] = 0.0
            self.hope[node] = 0.5
        return node

    def child(self, node: i64, label: i64) -> i64:
        """Return the node this label leads to, or none."""
        found = self.first[node]
        while found != NOBODY and self.label[found] != label:
            found = self.next[found]
        return found

    def grown(self, node: i64, label: i64) -> i64:
        """Return the node this label leads to, a new one where there was none; none when the tree is full."""
        found = self.child(node, label)
        if found != NOBODY or self.full():
            return found
        found = self._row(label, self.first[node])
        self.first[node] = found
        return found

    def add(self, node: i64, result: float) -> None:
        """Count one more result."""
        self.visits[node] += 1
        self.total[node] += result
        self.squares[node] += result * result

    def mean(self, node: i64) -> float:
        visits = self.visits[node]
        return self.total[node] / float(visits) if visits else self.hope[node]
