"""A move with its number in one answer, as a page sends it where the number was chosen first."""

import pytest

from clockwood.kernel.gesture import IllegalAnswer, read_gesture
from clockwood.scene.builder import SceneBuilder
from games.root.builder import table


def test_a_move_may_be_given_with_its_number() -> None:  # [RT 4.2a]
    made = table().put(c1="marquise 3").start("daylight", "marquise").go("march")
    assert made.opened is not None
    made.opened.choose("move c1 c5 x2", 0)
    assert (made.at("c1"), made.at("c5")) == ({"marquise": 1}, {"marquise": 2})


def test_the_only_number_there_is_needs_no_answer() -> None:  # [RT 4.2a]
    made = table().put(c1="marquise 1").start("daylight", "marquise").go("march")
    assert made.opened is not None
    assert len(read_gesture(made.opened.match, "move c1 c5 x1")) == 1
    made.opened.choose("move c1 c5 x1", 0)
    assert made.at("c5") == {"marquise": 1}


def test_a_number_that_is_too_high_is_refused_and_changes_nothing() -> None:  # [RT 4.2a]
    made = table().put(c1="marquise 3").start("daylight", "marquise").go("march")
    assert made.opened is not None
    with pytest.raises(IllegalAnswer):
        made.opened.choose("move c1 c5 x4", 0)
    assert made.at("c1") == {"marquise": 3}


def test_options_tell_the_highest_number() -> None:
    made = table().put(c1="marquise 3", c2="marquise 1").start("daylight", "marquise").go("march")
    assert made.opened is not None
    question = SceneBuilder(made.content).scene(made.opened, 0).question
    assert question is not None
    assert {each.answer.split()[1]: each.number for each in question.options} == {"c1": 3, "c2": 1}
