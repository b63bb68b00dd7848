"""Events say what happened, to whom; outcomes and terms are values."""

import pickle

import pytest

from clockwood.kernel.events import EVERYONE, Event, Term, Told, number
from clockwood.kernel.outcome import Outcome


@pytest.mark.parametrize(
    ("know", "knowing"),
    [
        (EVERYONE, [True, True, True]),
        (0b01, [True, False, False]),
        (0b10, [False, True, False]),
        (~0b01, [False, True, True]),
    ],
)
def test_who_may_know(know: int, knowing: list[bool]) -> None:
    """North, South, whoever watches."""
    assert [Told("drew", "B11", know).known_to(seat) for seat in (0, 1, -1)] == knowing


def test_an_event_reads_as_message_terms_and_rule() -> None:
    event = Event("ship-came", "B12", EVERYONE, [Term("rock", "rock", 2), number("n", 4)])
    assert repr(event) == "ship-came rock=rock:2 n=number:4 [B12]"


def test_terms_and_outcomes_are_values() -> None:
    term, outcome = Term("rock", "rock", 2), Outcome((0,), "four-ships", "B13", (4, 1))
    assert pickle.loads(pickle.dumps((term, outcome))) == (term, outcome)  # noqa: S301 - our own bytes
    assert len({term, Term("rock", "rock", 2), Term("rock", "rock", 3)}) == 2
    assert len({outcome, Outcome((0,), "four-ships", "B13", (4, 1)), Outcome((), "four-ships", "B13")}) == 2
    assert term != outcome
