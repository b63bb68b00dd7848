"""Actions that take several answers: a judge looks at the table when they are done."""

from typing import Final

from mypy_extensions import i64

from clockwood.games.root.content import content_of
from clockwood.games.root.rules.moving import HowMany
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question

LONGEST: Final[i64] = 8
"""Answers looked for at most."""


def finished(match: Match, seat: i64) -> Match:
    """Return the table when what the seat has begun is done; the same match where it has begun nothing."""
    question = match.question
    if question is None or ending(match, seat, question) < 0:
        return match
    found = match.copy()
    for _ in range(LONGEST):
        question = found.question
        if found.outcome is not None or question is None:
            return found
        action = ending(found, seat, question)
        if action < 0:
            return found
        found.answer_unchecked(action)
    return found


def ending(match: Match, seat: i64, question: Question) -> i64:
    """Return the answer that ends what the seat has begun: all warriors go along. -1 where it has begun nothing."""
    if question.seat != seat:
        return -1
    options = question.options
    if isinstance(question.step, HowMany):
        return options[len(options) - 1]
    return content_of(match).faction[seat].ending(question.step, options)
