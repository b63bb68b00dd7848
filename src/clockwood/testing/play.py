"""Random play, driven from outside: the answers come from a generator of their own."""

from collections.abc import Iterator

from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.rng import Generator
from clockwood.kernel.table import Table
from clockwood.testing.faults import Fault

MOST_DECISIONS = 50_000


def any_of(rng: Generator, options: list[int]) -> int:
    return options[int(rng.below(len(options)))]


def options_of(question: Question) -> list[int]:
    return list(map(int, question.options))


def any_question(match: Match, rng: Generator) -> Question:
    """One of the open questions: simultaneous seats answer in any order."""
    questions = match.questions()
    return questions[int(rng.below(len(questions)))]


def answer(match: Match, question: Question, action: int) -> None:
    if match.lanes:
        match.answer_in_lane(question.seat, action)
    else:
        match.answer(action)


def answer_at_random(match: Match, rng: Generator) -> tuple[int, int]:
    """Return the seat that answered, and what."""
    question = any_question(match, rng)
    action = any_of(rng, options_of(question))
    answer(match, question, action)
    return int(question.seat), action


def decisions(match: Match, rng: Generator) -> Iterator[int]:
    """Stop at every decision of a random game before it is answered; yield how many came before."""
    for count in range(MOST_DECISIONS):
        if match.over:
            return
        yield count
        answer_at_random(match, rng)
    raise Fault(f"no end after {MOST_DECISIONS} decisions")


def length_of_game(match: Match, rng: Generator) -> int:
    return sum(1 for _ in decisions(match, rng))


def play_table(table: Table, rng: Generator, undo_one_in: int = 0) -> None:
    """Play a table to its end, now and then taking a gesture back or leaving a remark."""
    while not table.over:
        question = any_question(table.match, rng)
        seat = int(question.seat)
        table.choose(any_of(rng, options_of(question)), seat)
        if undo_one_in and rng.below(undo_one_in) == 0:
            table.undo(seat, across_reveals=True)
            table.note(f"{len(table.lines)} lines so far")
