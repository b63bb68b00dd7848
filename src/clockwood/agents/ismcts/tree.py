"""The tree of a search: nodes are rows of packed arrays, and their number is bounded."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

NO_NODE: Final[i64] = -1
"""Stands for a missing child or an absent node."""

MOST_NODES: Final[i64] = 1 << 18
"""The most nodes, at 64 bytes each: 16 MiB. A full tree stops growing; the search continues within it."""


@final
class Tree:
    """A node is a sequence of events as one seat saw them since the search began; `label` is the last event.

    `offered` counts how often a node could have been chosen, `visits` how often it was. `total` and `squares` add up
    the results of the seat that chose it and their squares; `hope` is its estimate before the first visit.
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
        """Forget every node, but keep the memory."""
        self.used = 0

    def full(self) -> bool:
        return self.used >= MOST_NODES

    def root(self) -> i64:
        """Add a node without a parent."""
        return self._row(0, NO_NODE)

    def _row(self, label: i64, following: i64) -> i64:
        node = self.used
        self.used = node + 1
        if node == len(self.label):
            self.label = append(self.label, label)
            self.first = append(self.first, NO_NODE)
            self.next = append(self.next, following)
            self.visits = append(self.visits, i64(0))
            self.offered = append(self.offered, i64(0))
            self.total = append(self.total, 0.0)
            self.squares = append(self.squares, 0.0)
            self.hope = append(self.hope, 0.5)
        else:
            self.label[node] = label
            self.first[node] = NO_NODE
            self.next[node] = following
            self.visits[node] = 0
            self.offered[node] = 0
            self.total[node] = 0.0
            self.squares[node] = 0.0
            self.hope[node] = 0.5
        return node

    def child(self, node: i64, label: i64) -> i64:
        """Return the child with this label, or `NO_NODE`."""
        found = self.first[node]
        while found != NO_NODE and self.label[found] != label:
            found = self.next[found]
        return found

    def grown(self, node: i64, label: i64) -> i64:
        """Return the child with this label, adding it if it is missing; `NO_NODE` if the tree is full."""
        found = self.child(node, label)
        if found != NO_NODE or self.full():
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
