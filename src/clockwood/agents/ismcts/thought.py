"""The result of a search, read from its trees."""

import math
from typing import Final, final

from mypy_extensions import i64

from clockwood.agents.ismcts.search import Search
from clockwood.agents.ismcts.tree import NO_NODE, Tree
from clockwood.kernel.question import Question

Z95: Final = 1.959964
"""Standard errors on either side of the mean that enclose 95 %."""

LONGEST_LINE: Final = 24
"""Answers of a main line at most."""


@final
class Choice:
    """One answer: its visits, its mean result with the 95 % interval, and the most visited line of play after it.

    `line` holds labels of the trees, see `Search.label`; the first is the answer itself.
    """

    def __init__(self, action: i64, visits: i64, mean: float, margin: float, line: list[int]) -> None:
        self.action: Final = action
        self.visits: Final = visits
        self.mean: Final = mean
        self.low: Final = max(0.0, mean - margin)
        self.high: Final = min(1.0, mean + margin)
        self.line: Final = line


@final
class Thought:
    """Every answer, the most visited first, with the iterations done and the nodes used."""

    def __init__(self, seat: i64, choices: list[Choice], iterations: i64, nodes: i64) -> None:
        self.seat: Final = seat
        self.choices: Final = choices
        self.iterations: Final = iterations
        self.nodes: Final = nodes


def tries(search: Search, seat: i64, action: i64) -> i64:
    node = search.node(seat, action)
    return 0 if node == NO_NODE else search.tree.visits[node]


def tried(search: Search, seat: i64, question: Question) -> i64:
    """Return the number of iterations that went through the seat's answers."""
    count: i64 = 0
    for action in question.options:
        count += tries(search, seat, action)
    return count


def lead(search: Search, seat: i64, question: Question) -> i64:
    """Return by how many visits the most visited answer leads the next."""
    first: i64 = 0
    second: i64 = 0
    for action in question.options:
        count = tries(search, seat, action)
        if count > first:
            first, second = count, first
        elif count > second:
            second = count
    return first - second


def most_tried(search: Search, seat: i64, question: Question) -> i64:
    """Return the most visited answer; of equals the one with the better mean, then the first listed."""
    tree = search.tree
    best: i64 = question.options[0]
    most: i64 = -1
    highest = 0.0
    for action in question.options:
        node = search.node(seat, action)
        count: i64 = 0 if node == NO_NODE else tree.visits[node]
        worth = 0.0 if node == NO_NODE else tree.mean(node)
        if count > most or (count == most and worth > highest):
            best, most, highest = action, count, worth
    return best


def choices(search: Search, seat: i64, question: Question) -> list[Choice]:
    """Return a `Choice` for every answer, the most visited first."""
    listed = [choice(search, seat, action) for action in question.options]
    order = sorted([(-int(found.visits), -found.mean, k) for k, found in enumerate(listed)])
    return [listed[k] for _, _, k in order]


def choice(search: Search, seat: i64, action: i64) -> Choice:
    tree = search.tree
    node = search.node(seat, action)
    if node == NO_NODE or tree.visits[node] == 0:
        return Choice(action, 0, 0.5, 0.5, [int(search.label(seat, action))])
    visits = float(tree.visits[node])
    mean = tree.mean(node)
    spread = max(0.0, tree.squares[node] / visits - mean * mean)
    margin = Z95 * math.sqrt((spread + 0.25 / visits) / visits)
    return Choice(action, tree.visits[node], mean, margin, main_line(tree, node))


def main_line(tree: Tree, node: i64) -> list[int]:
    """Return the labels of the most visited line of play, beginning with the node's own."""
    labels: list[int] = []
    while node != NO_NODE and len(labels) < LONGEST_LINE:
        labels.append(int(tree.label[node]))
        child = tree.first[node]
        node = NO_NODE
        while child != NO_NODE:
            if tree.visits[child] > 0 and (node == NO_NODE or tree.visits[child] > tree.visits[node]):
                node = child
            child = tree.next[child]
    return labels
