"""On small tables with a forced win, or a forced loss to avoid, `strong` finds the answer."""

import pytest

from agents.forced_answers import Forced, positions, proved
from clockwood.agents.play import agent_action
from clockwood.agents.registry import agent_named

SEATS = ("woodwalkers", "ironclad")
ALL = [forced for seat in SEATS for forced in positions(seat)]


def test_there_are_enough_for_either_side() -> None:
    for seat in SEATS:
        kinds = [forced.kind for forced in positions(seat)]
        assert len(kinds) >= 20
        assert set(kinds) == {"win", "avoid"}


@pytest.mark.slow
@pytest.mark.parametrize("forced", ALL, ids=str)
def test_strong_finds_the_answer(forced: Forced) -> None:
    table = forced.open()
    question = table.decision
    assert question is not None
    found = table.notation(int(agent_action(table.match, question.seat, agent_named("strong", 1))))
    assert found in forced.answers


@pytest.mark.slow
@pytest.mark.parametrize("forced", ALL, ids=str)
def test_the_answers_are_proved(forced: Forced) -> None:
    """Every answer that is listed forces it, and no other does."""
    assert proved(forced) == list(forced.answers)
