"""A step is its class and its arguments, and nothing else."""

import pickle

import pytest

from beacons.rules.night import Mark
from beacons.rules.turn import Draw, Turn
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED, Step, StepKind
from kernel.beacons import running


def test_equal_class_and_arguments_make_equal_steps() -> None:
    assert Turn(1) == Turn(1)
    assert hash(Turn(1)) == hash(Turn(1))
    assert Turn(1) != Turn(0)
    assert Turn(1) != Draw(1)
    assert Turn(1) != 1


def test_a_step_is_written_as_name_and_arguments() -> None:
    assert repr(Mark(1, 2)) == "Mark 1 2"
    kind = StepKind(Mark, {"seat": "seat"})
    assert (kind.name, kind.kinds) == ("Mark", ("seat", ""))


def test_a_step_survives_a_process() -> None:
    step = pickle.loads(pickle.dumps(Mark(1, 2)))  # noqa: S301 - our own bytes
    assert step == Mark(1, 2)
    assert isinstance(step, Mark)


def test_a_bare_step_must_say_what_it_does() -> None:
    match: Match = running(Turn(0))
    with pytest.raises(NotImplementedError):
        Step().run(match)
    with pytest.raises(NotImplementedError):
        Step().chosen(match, 0)
    assert Step().why_not(match, 0) == NOT_ASKED
    assert Step().args() == ()
