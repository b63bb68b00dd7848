"""Promises that every game keeps at a decision. A check takes a match, leaves it as it is, and raises a fault."""

import pickle
import tomllib
from collections.abc import Callable

from clockwood.kernel.errors import BadInput
from clockwood.kernel.gesture import question_of
from clockwood.kernel.match import Match
from clockwood.kernel.position.reader import read_position
from clockwood.kernel.position.writer import write_position
from clockwood.kernel.question import CHANCE, Question
from clockwood.kernel.rng import Generator
from clockwood.testing.comparing import (
    asked,
    assert_nothing_wrong,
    assert_same_for,
    differences,
    question_of_seat,
    seats,
    table_over,
)
from clockwood.testing.faults import Fault, must
from clockwood.testing.play import answer, answer_at_random, any_of, any_question, options_of

Check = Callable[[Match, Generator], None]


# -- at every decision


def check_decision(match: Match, rng: Generator) -> None:
    """Options are never empty, each is there once and is written in one way; seats and invariants are right."""
    questions = match.questions()
    must(bool(questions), "nobody is asked and nobody has won")
    must(match.question is not None, "no question comes first")
    deciding = [int(question.seat) for question in questions]
    must(len(set(deciding)) == len(deciding), f"a seat is asked twice: {deciding}")
    for question in questions:
        check_question(match, question, rng)
    assert_nothing_wrong(match)


def check_question(match: Match, question: Question, rng: Generator) -> None:
    if question.seat == CHANCE:
        must(match.outside_chance, "chance is asked, and its generator should have answered")
    else:
        must(question.seat in seats(match), f"seat {question.seat} is asked, and there is none")
    options = options_of(question)
    if not options:
        raise Fault(f"{question.step} offers nothing")
    if len(set(options)) != len(options):
        raise Fault(f"{question.step} offers something twice")
    if not 0 <= question.low <= question.high:
        raise Fault(f"{question.step} asks for {question.low} to {question.high} answers")
    check_notation(match, any_of(rng, options))


def check_notation(match: Match, action: int) -> None:
    vocabulary, content = match.game.vocabulary, match.content
    if not 0 <= action < vocabulary.size:
        raise Fault(f"{action} is no action of the vocabulary")
    text = vocabulary.notation(content, action)
    if vocabulary.parse(content, text) != action:
        raise Fault(f"'{text}' is written for {action} and read as {vocabulary.parse(content, text)}")


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
    must(twin.key() == before, "a copy is not equal to what was copied")
    for _ in range(5):
        if not twin.over:
            answer_at_random(twin, rng)
    must(match.key() == before and asked(match) == questions, "what is done to a copy changes the match")


def check_pickle(match: Match, rng: Generator) -> None:
    del rng
    twin = pickle.loads(pickle.dumps(match))  # noqa: S301 - our own bytes
    must_equal(twin, match, "a pickle")


def check_asking_again(match: Match, rng: Generator) -> None:
    """An asking step has changed nothing, so it can be run again."""
    del rng
    twin = match.copy()
    twin.ask_again()
    must_equal(twin, match, "a match that asks again")


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
    must(quiet.key() == heard.key(), f"{said_of(match, action)} leads elsewhere where someone listens")
    must(quiet.told == [], f"{said_of(match, action)} is told where nobody listens")


def loaded(match: Match, text: str, seed: int) -> Match:
    return read_position(match.game, match.content, tomllib.loads(text), seed)


def check_position(match: Match, rng: Generator) -> None:
    twin = loaded(match, write_position(match), int(rng.word()))
    must_equal(twin, match, "a match read from its position")


def check_seat_positions(match: Match, rng: Generator) -> None:
    """A position that a seat writes down gives it back its view, its question and who is asked."""
    for seat in seats(match):
        text = write_position(match, match.content.chairs()[seat])
        twin = loaded(match, text, int(rng.word()))
        assert_same_for(seat, match, twin)
        again = write_position(twin, match.content.chairs()[seat])
        must(again == text, f"what seat {seat} writes down is written otherwise once it was read")


def check_view(match: Match, rng: Generator) -> None:
    """A view is flat; what changes in it is announced to the seat it changes for."""
    watchers = [-1, *seats(match)]
    before = {seat: match.game.view(match, seat) for seat in watchers}
    for seat, seen in before.items():
        odd = [key for key, value in seen.items() if type(key) is not str or type(value) not in {int, str}]
        must(not odd, f"the view of seat {seat} is not flat: {', '.join(map(str, odd))}")
    twin = match.copy()
    twin.listening = True
    twin.outside_chance = True
    _, action = answer_at_random(twin, rng)
    for seat in watchers:
        changed = differences(before[seat], match.game.view(twin, seat))
        heard = [told for told in twin.told if told.known_to(seat)]
        if changed and not heard:
            raise Fault(f"seat {seat} is not told after {said_of(match, action)}: {changed}")


def check_undo(match: Match, rng: Generator) -> None:
    table = table_over(match)
    seat = int(any_question(table.match, rng).seat)
    before, questions = table.match.key(), asked(table.match)
    table.choose(any_of(rng, options_of(question_of_seat(table.match, seat))), seat)
    after = table.match.key()
    table.undo(seat, across_reveals=True)
    must(table.match.key() == before and asked(table.match) == questions, "undo does not lead back")
    must(table.story == [], "undo leaves something of the story")
    table.redo()
    must(table.match.key() == after, "redo does not lead on to where undo began")


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
    try:
        table.choose([action, stranger], seat)
    except BadInput:
        kept = (table.lines, table.story, table.gestures) == ([], [], [])
        must(kept and table.match.key() == match.key(), "a gesture that is refused changes the table")
    else:
        raise Fault(f"{said_of(match, stranger)} is taken after {said_of(match, action)}, and was not offered")


def check_why_not(match: Match, rng: Generator) -> None:
    """An offered answer needs no reason, any other has one."""
    table = table_over(match)
    for question in match.questions():
        seat = int(question.seat)
        offered = any_of(rng, options_of(question))
        must(table.why_not(offered, seat) is None, f"{said_of(match, offered)} is offered and has a reason against it")
        stranger = int(rng.below(match.game.vocabulary.size))
        reason = table.why_not(stranger, seat)
        if (reason is None) != question.offers(stranger) or (reason is not None and not reason.message):
            raise Fault(f"action {stranger} is not offered, and no reason says why")
    must(table.match.key() == match.key(), "asking why not changes the table")


def check_foresight(match: Match, rng: Generator) -> None:
    """Looking ahead changes nothing and tells only what the seat may know."""
    table = table_over(match)
    question = any_question(match, rng)
    seen = table.foresee(any_of(rng, options_of(question)), int(question.seat))
    must(all(told.known_to(int(question.seat)) for told in seen), f"seat {question.seat} foresees what it may not know")
    must(table.match.key() == match.key(), "looking ahead changes the table")


def check_resigning(match: Match, rng: Generator) -> None:
    table = table_over(match)
    playing = [seat for seat in seats(match) if not table.watches(seat)]
    seat = any_of(rng, playing)
    table.resign(seat)
    must(table.over, f"the match goes on after seat {seat} resigned")
    table.undo(seat)
    must(table.match.key() == match.key(), "resigning cannot be taken back")


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
    must(ends[0] == ends[1], f"the order of simultaneous answers matters: {[said_of(match, a) for _, a in answers]}")


def said_of(match: Match, action: int) -> str:
    """Write an action for a message."""
    return f"'{match.game.vocabulary.notation(match.content, action)}'"


def must_equal(twin: Match, match: Match, called: str) -> None:
    must(twin.key() == match.key(), f"{called} is another match")
    must(asked(twin) == asked(match), f"{called} asks something else")
