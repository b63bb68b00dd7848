"""The answers that a question offers, as a person types them; and the refusal of others."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from clockwood.kernel.errors import BadInput
from clockwood.kernel.question import CHANCE, Question

if TYPE_CHECKING:
    from clockwood.kernel.match import Match

MOST_LISTED: Final = 8
"""The number of answers that fit in one line of text; of more, the rest are counted."""


def offered(match: "Match", question: Question) -> list[str]:
    """Return the answers to a question as a person types them."""
    return [match.game.vocabulary.notation(match.content, action) for action in question.options]


def listed(answers: list[str]) -> str:
    """Return answers in one line; of many, the first.

    >>> listed(["pass", "play WW01"]), listed([f"face {k}" for k in range(9)])[-19:]
    ('pass, play WW01', ', face 7 and 1 more')
    """
    rest = len(answers) - MOST_LISTED
    return ", ".join(answers[:MOST_LISTED]) + (f" and {rest} more" if rest > 0 else "")


def question_text(match: "Match", question: Question) -> str:
    """Return who is asked and what may be answered, in one line."""
    seat = "chance" if question.seat == CHANCE else match.content.chairs()[question.seat]
    return f"asks {seat}: {listed(offered(match, question))}"


def must_be_offered(match: "Match", question: Question | None, action: i64) -> None:
    """Refuse an action that does not answer the question."""
    if question is not None and question.offers(action):
        return
    known = 0 <= action < match.game.vocabulary.size
    place = match.game.vocabulary.notation(match.content, action) if known else f"action {action}"
    if match.outcome is not None:
        raise BadInput(place, "the match is over")
    if question is None:
        raise BadInput(place, "this seat is not asked anything now")
    raise BadInput(place, f"is not offered; {question_text(match, question)}")
