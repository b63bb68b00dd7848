"""Taking back more than one gesture: across reveals and other seats' answers, a whole turn, to a line of the story."""

import pytest

from clockwood.kernel.errors import BadInput
from clockwood.kernel.question import CHANCE
from clockwood.kernel.record import play_line
from clockwood.kernel.table import Table
from kernel.beacons import laid

HANDS = '[state]\nnight = 1\n[cards]\nhand.north = ["c1", "m1"]\nhand.south = ["c2"]'
TURNS = 'stack = ["Night", "Turn south", "Turn north"]'
LANES = 'stack = ["Night", "ShowCourses", "Prepare", "Turn north"]'
DONE = "feed; oil; enough"


def turns() -> Table:
    return laid(HANDS, TURNS)


def test_a_seat_that_has_not_answered_has_nothing_to_take_back() -> None:
    here = turns()
    here.choose("feed")
    for across in (False, True):
        assert here.may_undo(1, across) == "undo-nothing"
        with pytest.raises(BadInput, match="undo: undo-nothing"):
            here.undo(1, across_reveals=across)
    assert here.lines == ["north: feed"]


def test_undo_across_goes_back_to_the_seats_own_question() -> None:
    here = turns()
    before = here.match.key()
    here.choose(DONE)
    here.choose("feed")
    here.choose("oil")
    here.undo(0, across_reveals=True)
    assert here.match.key() == before
    assert here.lines[-3:] == ["! undo south", "! undo south", "! undo north"]


def test_redo_across_gives_the_others_gestures_again_too() -> None:
    here = turns()
    here.choose(DONE)
    here.choose("feed")
    after = here.match.key()
    here.undo(0, across_reveals=True)
    assert here.may_redo(0)
    assert not here.may_redo(1)
    assert here.may_redo(1, across_reveals=True)
    told = here.redo(0, across_reveals=True)
    assert here.match.key() == after
    assert told == here.story
    assert not here.may_redo(0, across_reveals=True)


def test_without_agreement_a_seat_gives_only_its_own_gesture_again() -> None:
    here = turns()
    here.choose(DONE)
    here.choose("feed")
    here.undo(0, across_reveals=True)
    with pytest.raises(BadInput, match="redo: redo-nothing"):
        here.redo(1)
    here.redo(0)
    assert [gesture.seat for gesture in here.gestures] == [0]
    assert here.may_redo(1)


def test_a_turn_is_restarted_up_to_the_last_reveal() -> None:
    here = laid(HANDS, 'stack = ["Night", "Turn north", "Turn north"]')
    here.choose("look")
    revealed = here.match.key()
    here.choose("feed")
    here.choose("oil")
    here.restart_turn(0)
    assert here.match.key() == revealed
    with pytest.raises(BadInput, match="undo-wall"):
        here.restart_turn(0)


def test_a_restart_stops_where_the_turn_began() -> None:
    here = turns()
    first = here.match.key()
    here.choose("look")
    here.choose("feed")
    here.restart_turn(0, across_reveals=True)
    assert here.match.key() == first
    with pytest.raises(BadInput, match="undo-nothing"):
        here.restart_turn(0, across_reveals=True)


def test_back_to_a_line_of_the_story_goes_no_further_than_asked() -> None:
    here = turns()
    here.choose("feed")
    here.choose("oil")
    here.choose("oil")
    assert len(here.heard(0)) == 2
    here.back_to(0, 1)
    assert len(here.heard(0)) == 1
    assert here.lines[-1] == "! undo north"
    with pytest.raises(BadInput, match="undo-nothing"):
        here.back_to(0, 1)


def test_in_lanes_the_refusal_does_not_tell_that_another_seat_has_answered() -> None:
    """North's turn ended and both prepare: whether it may take that turn back does not depend on south's lane."""
    here = laid(HANDS, LANES)
    here.choose(DONE)
    assert here.match.lanes
    before = here.may_undo(0)
    here.choose("bear open", 1)
    assert here.match.lanes
    assert (before, here.may_undo(0)) == ("undo-other-seat", "undo-other-seat")


def preparing() -> Table:
    """Both seats prepare at the same time, in secret."""
    here = laid(HANDS, LANES)
    here.choose(DONE)
    here.choose("bear open", 0)
    here.undo(0)
    assert here.may_redo(0)
    return here


def test_in_lanes_another_seats_answer_does_not_change_whether_one_may_be_given_again() -> None:
    here = preparing()
    here.choose("bear open", 1)
    assert (here.may_redo(0), here.may_redo(1)) == (True, False)
    here.undo(1)
    assert (here.may_redo(0), here.may_redo(1)) == (True, True)
    here.choose("bear east", 1)
    assert (here.may_redo(0), here.may_redo(1)) == (True, False)


def test_in_lanes_each_seat_gives_its_own_answer_again() -> None:
    here = preparing()
    here.choose("bear east", 1)
    here.undo(1)
    with pytest.raises(BadInput, match="redo: redo-nothing"):
        here.redo(-1)
    here.redo(0)
    assert here.lines[-1] == "north: bear open"
    assert [each.seat for each in here.undone] == [1]
    here.redo(1)
    assert "south: bear east" in here.lines[-2:]
    assert here.undone == []


def test_a_resignation_that_was_taken_back_in_lanes_is_forgotten_with_the_next_answer() -> None:
    here = preparing()
    here.resign(1)
    here.undo(1)
    here.choose("bear east", 0)
    assert not here.may_redo(0, across_reveals=True)


def test_what_was_taken_back_in_lanes_is_forgotten_when_they_join() -> None:
    here = preparing()
    here.choose("bear east", 1)
    here.undo(1)
    lanes = here.match.joins
    while here.match.joins == lanes:
        here.choose(here.answers()[0])
    assert here.undone == []


def test_the_record_of_what_was_taken_back_plays_again() -> None:
    here, again = turns(), turns()
    here.choose(DONE)
    here.choose("look")
    here.undo(0, across_reveals=True)
    here.redo(0, across_reveals=True)
    here.back_to(1, 0, across_reveals=True)
    for line in here.lines:
        play_line(again, line)
    assert again.match.key() == here.match.key()
    assert again.lines == here.lines


def test_told_chance_is_taken_back_with_the_answer_before_it() -> None:
    here = laid(HANDS, TURNS + '\nchance = "told"')
    before = here.match.key()
    here.choose("draw")
    here.choose("top c5")
    assert here.gestures[-1].seat == CHANCE
    here.undo(0, across_reveals=True)
    assert here.match.key() == before
    assert here.lines[-2:] == ["! undo =", "! undo north"]
