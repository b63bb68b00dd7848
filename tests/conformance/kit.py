"""What holds for every game at a decision. Each check takes a match, leaves it as it is, and raises where it fails."""

import pickle
import tomllib
from collections.abc import Callable

import pytest

from clockwood.kernel.errors import BadInput
from clockwood.kernel.gesture import question_of
from clockwood.kernel.match import Match
from clockwood.kernel.position.reader import read_position
from clockwood.kernel.position.writer import write_position
from clockwood.kernel.question import CHANCE, Question
from clockwood.kernel.rng import Generator
from conformance import leaks, players, scenes
from conformance.comparing import (
    asked,
    assert_nothing_wrong,
    assert_same_for,
    differences,
    question_of_seat,
    seats,
    table_over,
)
from conformance.play import answer, answer_at_random, any_of, any_question, options_of

Check = Callable[[Match, Generator], None]


# -- at every decision


def check_decision(match: Match, rng: Generator) -> None:
    """Options are never empty, each is there once and is written in one way; seats and invariants are right."""
    questions = match.questions()
    assert questions, "nobody is asked and nobody has won"
    assert match.question is not None
    deciding = [int(question.seat) for question in questions]
    assert len(set(deciding)) == len(deciding), f"a seat is asked twice: {deciding}"
    for question in questions:
        check_question(match, question, rng)
    assert_nothing_wrong(match)


def check_question(match: Match, question: Question, rng: Generator) -> None:
    if question.seat == CHANCE:
        assert match.outside_chance
    else:
        assert question.seat in seats(match)
    options = options_of(question)
    assert options, f"{question.step} offers nothing"
    assert len(set(options)) == len(options), f"{question.step} offers something twice"
    assert 0 <= question.low <= question.high
    check_notation(match, any_of(rng, options))


def check_notation(match: Match, action: int) -> None:
    vocabulary, content = match.game.vocabulary, match.content
    assert 0 <= action < vocabulary.size
    text = vocabulary.notation(content, action)
    assert vocabulary.parse(content, text) == action, text


# -- at sampled decisions


def check_all_notation(match: Match, rng: Generator) -> None:
    del rng
    for question in match.questions():
        for action in options_of(question):
            check_notation(match, action)


def check_copy(match: Match, rng: Generator) -> None:
    """A copy is equal, and what is done to it stays with it."""
    before, questions = match.key(), asked(match)
    twin = match.copy()
    assert twin.key() == before
    for _ in range(5):
        if not twin.over:
            answer_at_random(twin, rng)
    assert match.key() == before
    assert asked(match) == questions


def check_pickle(match: Match, rng: Generator) -> None:
    del rng
    twin = pickle.loads(pickle.dumps(match))  # noqa: S301 - our own bytes
    assert twin.key() == match.key()
    assert asked(twin) == asked(match)


def check_asking_again(match: Match, rng: Generator) -> None:
    """An asking step has changed nothing, so it can be run again."""
    del rng
    twin = match.copy()
    twin.ask_again()
    assert twin.key() == match.key()
    assert asked(twin) == asked(match)


def check_every_option(match: Match, rng: Generator) -> None:
    """Whatever is offered can be answered, and leads to a decision or to the end."""
    for question in match.questions():
        for action in options_of(question):
            twin = match.copy()
            answer(twin, question_of_seat(twin, int(question.seat)), action)
            if not twin.over:
                check_decision(twin, rng)


def check_listening(match: Match, rng: Generator) -> None:
    """The same answer leads to the same table, whether or not someone listens."""
    question = any_question(match, rng)
    action = any_of(rng, options_of(question))
    quiet, heard = match.copy(), match.copy()
    heard.listening = True
    answer(quiet, question_of_seat(quiet, int(question.seat)), action)
    answer(heard, question_of_seat(heard, int(question.seat)), action)
    assert quiet.key() == heard.key()
    assert quiet.told == []


def loaded(match: Match, text: str, seed: int) -> Match:
    return read_position(match.game, match.content, tomllib.loads(text), seed)


def check_position(match: Match, rng: Generator) -> None:
    twin = loaded(match, write_position(match), int(rng.word()))
    assert twin.key() == match.key()
    assert asked(twin) == asked(match)


def check_seat_positions(match: Match, rng: Generator) -> None:
    """What a seat writes down gives it back its view, its question and who is asked."""
    for seat in seats(match):
        text = write_position(match, match.content.chairs()[seat])
        twin = loaded(match, text, int(rng.word()))
        assert_same_for(seat, match, twin)
        assert write_position(twin, match.content.chairs()[seat]) == text


def check_view(match: Match, rng: Generator) -> None:
    """A view is flat; what changes in it is announced to the seat it changes for."""
    watchers = [-1, *seats(match)]
    before = {seat: match.game.view(match, seat) for seat in watchers}
    for seen in before.values():
        assert all(type(key) is str and type(value) in {int, str} for key, value in seen.items())
    twin = match.copy()
    twin.listening = True
    twin.outside_chance = True
    _, action = answer_at_random(twin, rng)
    for seat in watchers:
        changed = differences(before[seat], match.game.view(twin, seat))
        heard = [told for told in twin.told if told.known_to(seat)]
        done = match.game.vocabulary.notation(match.content, action)
        assert heard or not changed, f"seat {seat} is not told after '{done}': {changed}"


def check_undo(match: Match, rng: Generator) -> None:
    table = table_over(match)
    seat = int(any_question(table.match, rng).seat)
    before, questions = table.match.key(), asked(table.match)
    table.choose(any_of(rng, options_of(question_of_seat(table.match, seat))), seat)
    after = table.match.key()
    table.undo(seat, across_reveals=True)
    assert table.match.key() == before
    assert asked(table.match) == questions
    assert table.story == []
    table.redo()
    assert table.match.key() == after


def check_gesture(match: Match, rng: Generator) -> None:
    """A gesture that cannot be finished changes nothing."""
    question = any_question(match, rng)
    seat = int(question.seat)
    action = any_of(rng, options_of(question))
    twin = match.copy()
    answer(twin, question_of_seat(twin, seat), action)
    then = question_of(twin, seat)
    offered = set() if then is None else set(options_of(then))
    stranger = next((k for k in range(action, match.game.vocabulary.size) if k not in offered), None)
    if stranger is None:
        return
    table = table_over(match)
    with pytest.raises(BadInput):
        table.choose([action, stranger], seat)
    assert table.match.key() == match.key()
    assert (table.lines, table.story, table.gestures) == ([], [], [])


def check_why_not(match: Match, rng: Generator) -> None:
    """An offered answer needs no reason, any other has one."""
    table = table_over(match)
    for question in match.questions():
        seat = int(question.seat)
        assert table.why_not(any_of(rng, options_of(question)), seat) is None
        stranger = int(rng.below(match.game.vocabulary.size))
        reason = table.why_not(stranger, seat)
        assert (reason is None) == question.offers(stranger)
        assert reason is None or reason.message
    assert table.match.key() == match.key()


def check_foresight(match: Match, rng: Generator) -> None:
    """Looking ahead changes nothing and tells only what the seat may know."""
    table = table_over(match)
    question = any_question(match, rng)
    seen = table.foresee(any_of(rng, options_of(question)), int(question.seat))
    assert all(told.known_to(int(question.seat)) for told in seen)
    assert table.match.key() == match.key()


def check_resigning(match: Match, rng: Generator) -> None:
    table = table_over(match)
    seat = int(rng.below(len(seats(match))))
    table.resign(seat)
    assert table.over
    table.undo(seat)
    assert table.match.key() == match.key()


def check_lanes_commute(match: Match, rng: Generator) -> None:
    """Simultaneous answers lead to the same table in either order."""
    questions = match.questions()
    if len(questions) < 2:
        return
    answers = [(int(question.seat), any_of(rng, options_of(question))) for question in questions]
    ends: list[object] = []
    for order in (answers, answers[::-1]):
        twin = match.copy()
        for seat, action in order:
            twin.answer_in_lane(seat, action)
        ends.append(twin.key())
    assert ends[0] == ends[1]


DEAR: list[Check] = [
    check_all_notation,
    check_copy,
    check_pickle,
    check_asking_again,
    check_every_option,
    check_listening,
    check_position,
    check_view,
    check_undo,
    check_gesture,
    check_why_not,
    check_foresight,
    check_resigning,
    check_lanes_commute,
    leaks.check_no_leak,
    leaks.check_blind_copies_forget,
    leaks.check_secrets,
]
DEAREST: list[Check] = [
    check_seat_positions,
    scenes.check_scene,
    scenes.check_on_demand,
    leaks.check_scenes_do_not_leak,
    players.check_search,
]
