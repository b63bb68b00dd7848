from array import array
from pathlib import Path

import pytest

from clockwood.kernel.errors import BadInput
from clockwood.kernel.learning.answers import Answers
from clockwood.kernel.learning.returns import returns
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.rng import seeded
from clockwood.registry import game_named
from clockwood.testing.play import decisions, options_of
from clockwood.testing.variants import Variant

IRONWOOD = Variant("ironwood", {})


def test_the_mask_has_a_one_for_each_answer_that_is_offered() -> None:
    answers, match = Answers(IRONWOOD.game), IRONWOOD.match(1)
    for _ in decisions(match, seeded(2)):
        question = match.question
        assert question is not None
        seat = int(question.seat)
        mask = bytearray(b"\7" * (int(answers.size) + 1))
        answers.write(match, seat, mask)
        assert [action for action in range(int(answers.size)) if mask[action]] == sorted(options_of(question))
        assert mask[-1] == 7
        if not match.lanes:
            answers.write(match, 1 - seat, mask)
            assert not any(mask[:-1])


def test_a_compact_mask_counts_the_answers() -> None:
    answers, match = Answers(IRONWOOD.game, 64), IRONWOOD.match(1)
    question = match.question
    assert question is not None
    options = options_of(question)
    mask = bytearray(64)
    answers.write(match, int(question.seat), mask)
    assert list(mask) == [1] * len(options) + [0] * (64 - len(options))
    assert [int(answers.action(question, k)) for k in range(-1, len(options) + 1)] == [-1, *options, -1]


def test_choices_say_which_action_lies_at_each_place() -> None:
    """A place alone means nothing: what it stands for changes with every question."""
    answers, match = Answers(IRONWOOD.game, 64), IRONWOOD.match(1)
    for _ in decisions(match, seeded(2)):
        question = match.question
        assert question is not None
        seat = int(question.seat)
        choices = array("q", [7] * 65)
        answers.write_choices(match, seat, choices)
        options = options_of(question)
        assert list(choices) == [*options, *[-1] * (64 - len(options)), 7]
        assert [int(answers.action(question, k)) for k in range(len(options))] == list(choices)[: len(options)]
        if not match.lanes:
            answers.write_choices(match, 1 - seat, choices)
            assert set(choices[:64]) == {-1}


def test_choices_need_room_and_a_seat() -> None:
    match = IRONWOOD.match(1)
    with pytest.raises(BadInput, match="buffer: the list of choices needs 512 bytes; the buffer has 504"):
        Answers(IRONWOOD.game, 64).write_choices(match, 0, array("q", [0] * 63))
    with pytest.raises(BadInput, match="5: no such seat; there are woodwalkers, ironclad"):
        Answers(IRONWOOD.game, 64).write_choices(match, 5, array("q", [0] * 64))
    with pytest.raises(BadInput, match="width: a question offers 2 answers; 1 is too small"):
        Answers(IRONWOOD.game, 1).write_choices(match, 0, array("q", [0]))


def test_a_question_with_more_answers_than_the_width_is_refused() -> None:
    match = IRONWOOD.match(1)
    question = match.question
    assert question is not None
    answers = Answers(IRONWOOD.game, len(question.options) - 1)
    mask = bytearray(64)
    with pytest.raises(BadInput, match="width: a question offers 2 answers; 1 is too small"):
        answers.write(match, int(question.seat), mask)
    assert not any(mask)
    with pytest.raises(BadInput, match="width: -1 is below 0"):
        Answers(IRONWOOD.game, -1)


def test_a_mask_needs_room_and_a_seat() -> None:
    answers, match = Answers(IRONWOOD.game), IRONWOOD.match(1)
    small = bytearray(int(answers.size) - 1)
    with pytest.raises(BadInput, match="buffer: the mask needs 7778 bytes; the buffer has 7777"):
        answers.write(match, 0, small)
    assert not any(small)
    with pytest.raises(BadInput, match="5: no such seat; there are woodwalkers, ironclad"):
        answers.write(match, 5, bytearray(9999))


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_of_a_mask_goes_by_its_name_too(seat: int) -> None:
    answers, match = Answers(IRONWOOD.game, 8), IRONWOOD.match(1)
    by_name, by_number = bytearray(8), bytearray(8)
    answers.write(match, ["woodwalkers", "ironclad"][seat], by_name)
    answers.write(match, seat, by_number)
    assert by_name == by_number
    assert sum(by_name) == 2


@pytest.mark.parametrize(
    ("game", "players", "winners", "got"),
    [
        ("ironwood", 0, (1,), [-1.0, 1.0]),
        ("ironwood", 0, (0, 1), [0.0, 0.0]),
        ("iron-kings", 3, (2,), [-0.5, -0.5, 1.0]),
        ("iron-kings", 3, (), [-1.0, -1.0, -1.0]),
        ("iron-kings", 1, (0,), [1.0]),
        ("iron-kings", 1, (), [-1.0]),
    ],
)
def test_returns(game: str, players: int, winners: tuple[int, ...], got: list[float]) -> None:
    match = Variant(game, {"players": players} if players else {}).match(1)
    assert returns(match) == [0.0] * len(got)
    match.finish(Outcome(winners, "over", ""))
    assert returns(match) == got


def test_the_page_says_how_many_actions_there_are() -> None:
    page = (Path(__file__).resolve().parent.parent.parent / "docs" / "learning.md").read_text(encoding="utf-8")
    for name in ("ironwood", "forge-war", "iron-kings", "root"):
        assert f"| {name.replace('-', ' ').title()} | {Answers(game_named(name)).size:,} |" in page
