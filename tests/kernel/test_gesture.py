"""People act in larger pieces than rules ask; a gesture is written shortly and read back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beacons.cells import OIL
from beacons.game import GAME
from beacons.rules.turn import Feed, Turn
from clockwood import api
from clockwood.kernel.content import Content
from clockwood.kernel.errors import BadInput, UnknownName
from clockwood.kernel.game import Game
from clockwood.kernel.gesture import (
    IllegalAnswer,
    apply_gesture,
    in_order,
    question_of,
    read_gesture,
    why_not,
    write_gesture,
)
from clockwood.kernel.match import Match
from clockwood.kernel.rng import seeded
from clockwood.kernel.vocabulary import Vocabulary
from kernel.beacons import code, laid, running

FIVE = '[state]\nnight = 1\n[cards]\nhand.north = ["c1", "c2", "c3", "c4", "c5", "c6"]'
MARKING = 'stack = ["Night", "ShowCourses"]\nlanes.north = ["Mark north 2"]'


def plain() -> Match:
    return running(Turn(0))


@pytest.mark.parametrize(
    ("text", "answers"),
    [
        ("feed", ["feed"]),
        ("oil x3", ["oil", "oil", "oil"]),
        ("oil ×2", ["oil", "oil"]),
        ("mark c1 c4", ["mark c1", "mark c4"]),
        ("feed; oil x2; enough", ["feed", "oil", "oil", "enough"]),
        ("MARK C1", ["mark c1"]),
    ],
)
def test_a_gesture_stands_for_single_answers(text: str, answers: list[str]) -> None:
    assert read_gesture(plain(), text) == [code(answer) for answer in answers]


@pytest.mark.parametrize("text", ["", ";", "feed;", "oil x0", "oil x101", "oil x99999999999", "x3", "mark c1 c99"])
def test_what_cannot_be_read_is_named(text: str) -> None:
    with pytest.raises(UnknownName):
        read_gesture(plain(), text)


@given(st.lists(st.integers(0, int(GAME.vocabulary.size) - 1), min_size=1, max_size=12))
def test_what_is_written_is_read_back(actions: list[int]) -> None:
    match = plain()
    assert read_gesture(match, write_gesture(match, actions)) == actions


def test_the_shortest_text_is_written() -> None:
    actions = [code(text) for text in ("mark c1", "mark c3", "oil", "oil", "pass", "mark c2", "mark c1")]
    assert write_gesture(plain(), actions) == "mark c1 c3; oil x2; pass; mark c2; mark c1"


def test_a_set_is_not_mistaken_for_one_answer_with_two_arguments() -> None:
    words = Vocabulary({"place": 3})
    words.verb("go", "place")
    words.verb("go", "place", "place")
    game = Game("two ways", "", 1, ["a"], [], words, [], [])
    match = Match(game, Content([], {}, {"seat": ["a"]}), GAME.layout.blank(), seeded(1))
    assert write_gesture(match, [0, 1]) == "go 0; go 1"
    assert read_gesture(match, "go 0; go 1") == [0, 1]
    assert write_gesture(match, [0, 1, 2]) == "go 0 1 2"
    assert read_gesture(match, "go 0 1 2") == [0, 1, 2]


def test_a_set_may_be_named_in_any_order() -> None:
    table = laid(FIVE, MARKING)
    table.choose("mark c4 c2; bear east", 0)
    assert table.lines[0] == "north: mark c2 c4; bear east"


def test_other_shapes_keep_their_order() -> None:
    match = running(Turn(1), Feed(0, 3))
    assert match.question is not None
    actions = [code("oil"), code("enough")]
    assert in_order(match, match.question, actions[::-1]) == actions[::-1]


def test_an_answer_beyond_the_question_is_refused_with_its_reason() -> None:
    match = running(Turn(0))
    match.state[OIL] = 9
    match.ask_again()
    with pytest.raises(IllegalAnswer) as refused:
        apply_gesture(match, 0, [code("feed")])
    assert (refused.value.cause.message, refused.value.cause.cite) == ("lamp-full", "B9")
    assert str(refused.value) == "feed: lamp-full [B9]"
    with pytest.raises(IllegalAnswer, match="not-your-turn"):
        apply_gesture(match, 1, [code("look")])
    with pytest.raises(IllegalAnswer, match="not-asked"):
        apply_gesture(match, 0, [code("oil")])


def test_the_one_judge_serves_options_and_reasons() -> None:
    match = running(Turn(0))
    question = question_of(match, 0)
    assert question is not None
    assert why_not(match, question, code("draw")) is None
    reason = why_not(match, question, code("play c1"))
    assert reason is not None
    assert (reason.message, reason.cite) == ("not-in-hand", "B8")


def test_errors_are_all_bad_input() -> None:
    assert issubclass(IllegalAnswer, BadInput)
    assert api.content("beacons").names["card"][0] == "c1"
