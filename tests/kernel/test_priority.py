"""An ordered list of criteria chooses, and says why; whether someone listens changes nothing."""

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import i64

from beacons.cells import NIGHT
from beacons.rules.turn import Turn
from beacons.verbs import FACE, listed
from clockwood.kernel.match import Match
from clockwood.kernel.priority import (
    AskSeat,
    ByChance,
    Criterion,
    FirstListed,
    Score,
    Tie,
    fewest,
    most,
    only,
    pick,
    prefer,
)
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import Step
from clockwood.kernel.trace import Trace
from kernel.beacons import code, options, running

FIRST = FirstListed("first listed")


class Table(Score):
    """A score by candidate, from a list."""

    def __init__(self, values: list[int]) -> None:
        self.values: Final = values

    def score(self, match: Match, candidate: i64) -> i64:
        del match
        return self.values[FACE.only(candidate)]


class Choosing(Step):
    """Picks one of faces 0 to 6 and writes it down, plus one."""

    def __init__(self, criteria: list[Criterion], tie: Tie, faces: int = 7) -> None:
        self.criteria: Final = criteria
        self.tie: Final = tie
        self.faces: Final = faces

    def run(self, match: Match) -> None:
        candidates = listed([int(FACE.code1(face)) for face in range(self.faces)])
        if not pick(match, self, candidates, "choice", "B12", self.criteria, self.tie):
            match.state[NIGHT] = 99

    def chosen(self, match: Match, action: i64) -> None:
        match.state[NIGHT] = FACE.only(action) + 1


def winner(criteria: list[Criterion], tie: Tie = FIRST, *, listening: bool = False) -> int:
    return int(running(Turn(0), Choosing(criteria, tie), listening=listening).state[NIGHT]) - 1


def trace_of(criteria: list[Criterion], tie: Tie = FIRST) -> Trace:
    match = running(Turn(0), Choosing(criteria, tie), listening=True)
    found = next(told for told in match.told if isinstance(told, Trace))
    assert found.cite == "B12"
    return found


@pytest.mark.parametrize(
    ("criteria", "won"),
    [
        ([], 0),
        ([only("x", Table([0, 0, 1, 1, 0, 0, 0]))], 2),
        ([prefer("x", Table([0, 0, 0, 0, 0, 1, 1]))], 5),
        ([prefer("none", Table([0] * 7))], 0),
        ([most("x", Table([1, 4, 2, 4, 0, 0, -9]))], 1),
        ([fewest("x", Table([1, 4, 2, 4, 0, 0, 9]))], 4),
        ([fewest("x", Table([5, -4, 2, -4, 0, 0, 9]))], 1),
        ([most("x", Table([1, 4, 2, 4, 0, 0, 0])), fewest("y", Table([0, 3, 0, 1, 0, 0, 0]))], 3),
        ([only("x", Table([0, 1, 1, 0, 0, 0, 0])), only("y", Table([1, 0, 1, 1, 1, 1, 1]))], 2),
        ([only("nothing fits", Table([0] * 7)), most("x", Table([1] * 7))], 98),
        ([only("one", Table([1, 0, 0, 0, 0, 0, 0])), only("not it", Table([0, 1, 1, 1, 1, 1, 1]))], 98),
    ],
)
def test_criteria_narrow_in_their_order(criteria: list[Criterion], won: int) -> None:
    assert winner(criteria) == won
    assert winner(criteria, listening=True) == won


SCORES = st.lists(st.integers(-3, 3), min_size=7, max_size=7)
CRITERIA = st.lists(
    st.builds(lambda make, values: make("x", Table(values)), st.sampled_from([only, prefer, most, fewest]), SCORES),
    max_size=4,
)


@given(CRITERIA)
def test_a_listener_never_changes_the_winner(criteria: list[Criterion]) -> None:
    for tie in (FIRST, ByChance("by lot")):
        assert winner(criteria, tie) == winner(criteria, tie, listening=True)


def test_the_trace_holds_what_each_criterion_saw_and_kept() -> None:
    trace = trace_of([most("height", Table([1, 4, 2, 4, 0, 0, 0])), fewest("cost", Table([0, 3, 0, 1, 0, 0, 0]))])
    base = int(FACE.base)
    assert trace.candidates == [base + face for face in range(7)]
    assert [(line.message, [c - base for c in line.kept]) for line in trace.sieve] == [
        ("height", [1, 3]),
        ("cost", [3]),
    ]
    assert [(c - base, score) for c, score in trace.sieve[1].scores] == [(1, 3), (3, 1)]
    assert (trace.winner - base, trace.tie) == (3, "")


def test_a_trace_is_whole_even_when_one_is_left_early() -> None:
    trace = trace_of([most("x", Table([9, 0, 0, 0, 0, 0, 0])), fewest("y", Table([1] * 7))])
    assert [line.message for line in trace.sieve] == ["x", "y"]


def test_a_trace_without_winner_says_so() -> None:
    trace = trace_of([only("x", Table([0] * 7))])
    assert trace.winner == -1


def test_a_tie_goes_to_chance() -> None:
    match = running(Turn(0), Choosing([], ByChance("by lot")), told_chance=True)
    assert match.question is not None
    assert match.question.seat == CHANCE
    assert len(match.question.options) == 7
    match.answer(code("face 6"))
    assert match.state[NIGHT] == 7


@pytest.mark.parametrize("told_chance", [False, True])
def test_a_trace_names_the_winner_that_chance_made(told_chance: bool) -> None:
    match = running(Turn(0), Choosing([], ByChance("by lot")), told_chance=told_chance, listening=True)
    if told_chance:
        assert not [told for told in match.told if isinstance(told, Trace)]
        match.answer(code("face 6"))
    traces = [told for told in match.told if isinstance(told, Trace)]
    assert [(FACE.only(trace.winner) + 1, trace.tie) for trace in traces] == [(match.state[NIGHT], "by lot")]


def test_every_survivor_of_a_tie_has_its_chance() -> None:
    won = set()
    for seed in range(80):
        match = running(Turn(0), Turn(0))
        match.rng.first = seed * 7919 + 1
        match.stack = [Turn(0), Choosing([only("some", Table([0, 1, 0, 1, 0, 0, 1]))], ByChance("by lot"))]
        match.question = None
        match.begin()
        won.add(int(match.state[NIGHT]) - 1)
    assert won == {1, 3, 6}


def test_a_tie_goes_to_a_person() -> None:
    match = running(Turn(0), Choosing([only("two", Table([0, 1, 1, 0, 0, 0, 0]))], AskSeat("their choice", 1)))
    assert match.question is not None
    assert match.question.seat == 1
    assert options(match) == ["face 1", "face 2"]
    match.answer(code("face 2"))
    assert match.state[NIGHT] == 3


def test_a_trace_names_the_winner_a_person_made_also_after_a_copy() -> None:
    match = running(Turn(0), Choosing([], AskSeat("their choice", 1)), listening=True)
    twin = match.copy()
    twin.listening = True
    for asked, answer in ((match, "face 2"), (twin, "face 3")):
        asked.answer(code(answer))
        trace = next(told for told in asked.told if isinstance(told, Trace))
        assert (trace.winner, trace.tie) == (code(answer), "their choice")


def test_a_bare_tie_and_a_bare_score_must_say_what_they_do() -> None:
    match = running(Turn(0))
    with pytest.raises(NotImplementedError):
        Tie("none").settle(match, Turn(0), listed([1]), None)
    with pytest.raises(NotImplementedError):
        Score().score(match, 1)
