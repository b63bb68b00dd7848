"""A match runs steps until one asks, copies flatly, and stops what would never end."""

import pickle

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from beacons.cells import NIGHT, OIL
from beacons.rules.turn import Feed, Turn
from beacons.verbs import FACE, PASS, listed
from clockwood.kernel.errors import BadInput, RuleBroke
from clockwood.kernel.match import Match
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.question import CHANCE, MANY, SOME
from clockwood.kernel.step import Step
from kernel.beacons import code, options, running


class Add(Step):
    """Adds to North's oil."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def args(self) -> tuple[int, ...]:
        return (self.amount,)

    def run(self, match: Match) -> None:
        match.state[OIL] = match.state[OIL] * 10 + self.amount


class Ask(Step):
    """Asks a seat for a face from 1 to `high` and adds it to its oil."""

    def __init__(self, seat: int, high: int) -> None:
        self.seat = seat
        self.high = high

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.high)

    def options(self) -> vec[i64]:
        return listed([int(FACE.code1(face)) for face in range(1, self.high + 1)])

    def run(self, match: Match) -> None:
        match.ask(self, self.seat, self.options())

    def chosen(self, match: Match, action: i64) -> None:
        match.state[OIL + max(0, self.seat)] += FACE.only(action)


class AskSecretly(Ask):
    def run(self, match: Match) -> None:
        match.ask_secretly(self, self.seat, self.options(), SOME, 1, self.high)


class Draw(Ask):
    """Draws from a bag with no face 1, one 2 and three times face 3."""

    def run(self, match: Match) -> None:
        match.ask_weighted(self, listed([int(FACE.code1(2)), int(FACE.code1(3))]), listed([1, 3]))


class Closing(Step):
    def run(self, match: Match) -> None:
        match.state[NIGHT] += 1


class Leave(Step):
    def run(self, match: Match) -> None:
        match.leave(Closing)


class Lanes(Step):
    """Two seats decide at the same time, South first."""

    def run(self, match: Match) -> None:
        match.open_lanes(listed([1, 0]), [AskSecretly(1, 3), AskSecretly(0, 3)])


class Win(Step):
    def run(self, match: Match) -> None:
        match.finish(Outcome((0,), "won", "B13"))


class WinInLane(Lanes):
    def run(self, match: Match) -> None:
        match.open_lanes(listed([1, 0]), [AskSecretly(1, 3), Win()])


class Forever(Step):
    def run(self, match: Match) -> None:
        match.push(self)


class ForeverInLane(Lanes):
    def run(self, match: Match) -> None:
        match.open_lanes(listed([0]), [Forever()])


def oil(match: Match) -> list[int]:
    return [int(match.state[OIL]), int(match.state[OIL + 1])]


def test_the_step_pushed_last_comes_first() -> None:
    match = running(Ask(0, 2), Add(3), Add(2), Add(1))
    assert oil(match)[0] == 123


def test_an_answer_comes_to_the_step_that_asked() -> None:
    match = running(Win(), Ask(1, 4))
    assert match.question is not None
    assert (match.question.seat, options(match)) == (1, ["face 1", "face 2", "face 3", "face 4"])
    match.answer(code("face 3"))
    assert oil(match) == [0, 3]
    assert match.over


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    match = running(Win(), Ask(1, 4))
    before = match.key()
    with pytest.raises(BadInput, match="is not offered"):
        match.answer(code("face 5"))
    assert match.key() == before
    match.answer(code("face 1"))
    with pytest.raises(BadInput, match="face 1: the match is over"):
        match.answer(code("face 1"))


def test_an_open_question_with_one_answer_answers_itself() -> None:
    assert oil(running(Ask(0, 2), Ask(1, 1))) == [0, 1]


def test_a_secret_question_is_asked_even_with_one_answer() -> None:
    match = running(Win(), AskSecretly(1, 1))
    assert match.question is not None
    assert match.question.secret
    assert options(match) == ["face 1"]


def test_the_generator_answers_for_chance_and_that_is_a_reveal() -> None:
    match = running(Ask(0, 2), Ask(int(CHANCE), 6))
    assert 1 <= oil(match)[0] <= 6
    assert match.reveals == 1


def test_the_table_may_answer_for_chance() -> None:
    match = running(Win(), Ask(int(CHANCE), 6), told_chance=True)
    assert match.question is not None
    assert match.question.seat == CHANCE
    match.answer(code("face 6"))
    assert oil(match)[0] == 6


def test_what_there_is_more_of_is_drawn_more_often() -> None:
    match = running(Ask(0, 2), *[Draw(int(CHANCE), 3)] * 400)
    threes = oil(match)[0] - 2 * 400
    assert 270 < threes < 330
    assert match.reveals == 400


def test_the_table_may_say_what_was_drawn() -> None:
    match = running(Win(), Draw(int(CHANCE), 3), told_chance=True)
    assert options(match) == ["face 2", "face 3"]


def test_leaving_drops_all_above_the_closing_step() -> None:
    match = running(Ask(0, 2), Closing(), Add(9), Ask(0, 5), Leave())
    assert oil(match)[0] == 0
    assert match.state[NIGHT] == 1


def test_leaving_takes_the_nearest_closing_step() -> None:
    match = running(Ask(0, 2), Closing(), Add(7), Closing(), Leave())
    assert oil(match)[0] == 7
    assert match.state[NIGHT] == 2


def test_leaving_for_a_step_that_does_not_wait_is_loud() -> None:
    with pytest.raises(RuleBroke, match="no Closing waits"):
        running(Ask(0, 2), Leave())


def test_a_win_empties_the_stack() -> None:
    match = running(Add(1), Ask(0, 2), Win())
    assert match.outcome == Outcome((0,), "won", "B13")
    assert (match.stack, match.questions(), match.question) == ([], [], None)


def test_nothing_left_to_do_is_an_error_of_the_rules() -> None:
    with pytest.raises(RuleBroke, match="nothing is left to do"):
        running(Add(1))


def test_a_loop_is_stopped_and_named() -> None:
    with pytest.raises(RuleBroke, match=r"no question for 100000 steps; what comes next: \[Forever\]"):
        running(Forever())
    with pytest.raises(RuleBroke, match="no question in a lane"):
        running(Win(), ForeverInLane())


def test_lanes_ask_every_seat_and_join_when_all_are_done() -> None:
    match = running(Win(), Lanes())
    assert [int(question.seat) for question in match.questions()] == [1, 0]
    assert match.question is match.questions()[0]
    match.answer_in_lane(0, code("face 2"))
    assert [int(question.seat) for question in match.questions()] == [1]
    assert not match.over
    with pytest.raises(BadInput, match="face 2: this seat is not asked anything now"):
        match.answer_in_lane(0, code("face 2"))
    match.answer(code("face 3"))
    assert match.over
    assert oil(match) == [2, 3]
    assert match.joins == 1


def test_lanes_commute() -> None:
    one, other = running(Win(), Add(0), Lanes()), running(Win(), Add(0), Lanes())
    one.answer_in_lane(0, code("face 2"))
    one.answer_in_lane(1, code("face 1"))
    other.answer_in_lane(1, code("face 1"))
    other.answer_in_lane(0, code("face 2"))
    assert one.key() == other.key()


def test_a_lane_may_end_the_match() -> None:
    match = running(Add(1), WinInLane())
    assert match.over
    assert (match.stack, match.lanes) == ([], [])


def test_a_copy_in_lanes_is_independent() -> None:
    match = running(Win(), Lanes())
    twin = match.copy()
    twin.answer_in_lane(1, code("face 1"))
    assert len(match.questions()) == 2
    assert len(twin.questions()) == 1
    assert match != twin


def test_a_copy_hears_nothing() -> None:
    match = running(Win(), Ask(0, 2), listening=True)
    match.tell("something", "", [])
    twin = match.copy()
    assert (twin.listening, twin.told) == (False, [])


def test_equal_matches_are_equal_and_hash_alike() -> None:
    one, other = running(Win(), Ask(0, 2)), running(Win(), Ask(0, 2))
    assert one == other
    assert hash(one) == hash(other)
    other.answer(code("face 1"))
    assert one != other
    assert one != 7


def test_a_match_survives_a_process_at_its_question() -> None:
    match = running(Turn(0), Feed(1, 3))
    twin = pickle.loads(pickle.dumps(match))  # noqa: S301 - our own bytes
    assert twin == match
    assert options(twin) == options(match) == ["oil", "enough"]
    assert twin.question.shape == MANY


def test_an_ended_match_survives_a_process() -> None:
    twin = pickle.loads(pickle.dumps(running(Win())))  # noqa: S301 - our own bytes
    assert twin.outcome == Outcome((0,), "won", "B13")


def test_asking_again_lists_the_options_anew() -> None:
    match = running(Turn(0))
    assert options(match) == ["look", "draw", "feed"]
    match.state[OIL] = 9
    match.ask_again()
    assert options(match) == ["look", "draw"]
    assert PASS.code() not in [int(option) for option in match.questions()[0].options]


@pytest.mark.parametrize("step", [Ask(1, 3), AskSecretly(1, 3), Ask(1, 1)])
def test_a_seat_played_by_the_rules_is_not_asked(step: Step) -> None:
    match = running(Turn(0), Turn(0))
    match.content.automata = 2
    match.question = None
    match.push(step)
    try:
        with pytest.raises(NotImplementedError):
            match.begin()
    finally:
        match.content.automata = 0
