"""What a search found, read from its trees."""

import math
from typing import Final, final

from mypy_extensions import i64

from clockwood.agents.ismcts_search import Search
from clockwood.agents.ismcts_tree import NOBODY, Tree
from clockwood.kernel.question import Question

Z95: Final = 1.959964
"""So many standard errors either side hold 95 %."""

LONGEST_LINE: Final = 24


@final
class Choice:
    """One answer: how often it was tried, what the seat may expect of it and between what, and how the game went on.

    `line` holds the labels of the trees, see `Search.label`; the first is the answer itself.
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
    """Every answer, the most tried first."""

    def __init__(self, seat: i64, choices: list[Choice], iterations: i64, nodes: i64) -> None:
        self.seat: Final = seat
        self.choices: Final = choices
        self.iterations: Final = iterations
        self.nodes: Final = nodes


def tries(search: Search, seat: i64, action: i64) -> i64:
    node = search.node(seat, action)
    return 0 if node == NOBODY else search.tree.visits[node]


def tried(search: Search, seat: i64, question: Question) -> i64:
    """How many iterations went through the seat's answers."""
    count: i64 = 0
    for action in question.options:
        count += tries(search, seat, action)
    return count


def lead(search: Search, seat: i64, question: Question) -> i64:
    """How much more often the most tried answer was tried than the next."""
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
    """Return the answer tried most; of equals the better, then the earlier listed."""
    tree = search.tree
    best: i64 = question.options[0]
    most: i64 = -1
    highest = 0.0
    for action in question.options:
        node = search.node(seat, action)
        count: i64 = 0 if node == NOBODY else tree.visits[node]
        worth = 0.0 if node == NOBODY else tree.mean(node)
        if count > most or (count == most and worth > highest):
            best, most, highest = action, count, worth
    return best


def choices(search: Search, seat: i64, question: Question) -> list[Choice]:
    """Return what the trees say of every answer, the most tried first."""
    listed = [choice(search, seat, action) for action in question.options]
    order = sorted([(-int(found.visits), -found.mean, k) for k, found in enumerate(listed)])
    return [listed[k] for _, _, k in order]


def choice(search: Search, seat: i64, action: i64) -> Choice:
    tree = search.tree
    node = search.node(seat, action)
    if node == NOBODY or tree.visits[node] == 0:
        return Choice(action, 0, 0.5, 0.5, [int(search.label(seat, action))])
    visits = float(tree.visits[node])
    mean = tree.mean(node)
    spread = max(0.0, tree.squares[node] / visits - mean * mean)
    margin = Z95 * math.sqrt((spread + 0.25 / visits) / visits)
    return Choice(action, tree.visits[node], mean, margin, main_line(tree, node))


def main_line(tree: Tree, node: i64) -> list[int]:
    """Return the labels of the most tried way on, the node's own first."""
    labels: list[int] = []
    while node != NOBODY and len(labels) < LONGEST_LINE:
        labels.append(int(tree.label[node]))
        child = tree.first[node]
        node = NOBODY
        while child != NOBODY:
            if tree.visits[child] > 0 and (node == NOBODY or tree.visits[child] > tree.visits[node]):
                node = child
            child = tree.next[child]
    return labels
