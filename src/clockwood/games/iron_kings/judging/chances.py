"""The chances of a seat to win, as far as the table tells: by its lead, which counts for more as time runs out."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.judging.value import POINT, bag_field, prospects
from clockwood.games.iron_kings.rules.ending import final_vp
from clockwood.games.iron_kings.rules.setup import ChooseSite, Mulligan
from clockwood.games.iron_kings.rules.workers import WorkerPhase
from clockwood.games.iron_kings.turns import cells as turns
from clockwood.kernel.match import Match
from clockwood.kernel.odds import by_balance, by_lead
from clockwood.kernel.question import Question

EDGE: Final = 60.0
A_ROUND: Final = 10.0
"""The lead, in hundredths of a point, that makes a win nearly three times as likely; each round to come adds to it."""

LONGEST: Final[i64] = 12
"""Answers looked for at most, to end what was begun."""

MANY: Final = 1200.0
"""Hundredths of a point that are, alone, halfway between nothing and all there could be."""


def chances(match: Match, seat: i64) -> float:
    """Return how likely the seat is to win, 0 to 1."""
    content = content_of(match)
    if seat >= content.players:
        return 0.0
    if content.solo:
        return alone(match)
    match = finished(match)
    outcome = match.outcome
    if outcome is not None:
        return 1.0 if int(seat) in outcome.winners else 0.0
    bags = bag_field(match)
    worths = vec[i64](capacity=content.players)
    for other in range(content.players):
        worths = append(worths, prospects(match, other, bags))
    return by_lead(worths, seat, EDGE + A_ROUND * float(content.agreed.round_limit - match.state[turns.ROUND]))


def finished(match: Match, farsighted: bool = True) -> Match:
    """Return the table when all that was begun is done.

    Each answer is the best by how it ends, or without foresight by how the table looks after it.
    """
    question = match.question
    steps: i64 = 0
    while question is not None and steps < LONGEST and is_begun(question):
        match = after_best(match, question, farsighted)
        question = match.question
        steps += 1
    return match


def is_begun(question: Question) -> bool:
    """Return whether a question asks how to go on, not what to do next."""
    return question.seat >= 0 and not isinstance(question.step, WorkerPhase | ChooseSite | Mulligan)


def after_best(match: Match, question: Question, farsighted: bool) -> Match:
    """Return the table after the best answer for the seat that is asked."""
    best = match
    highest: i64 = 0
    for action in question.options:
        copy = match.copy()
        copy.answer(action)
        ending = finished(copy, farsighted=False) if farsighted else copy
        worth = prospects(ending, question.seat, bag_field(ending))
        if best is match or worth > highest:
            best, highest = copy, worth
    return best


def alone(match: Match) -> float:
    """Return the chances of a person alone, by points; each is worth less than the one before. [IK U26]"""
    match = finished(match)
    made = final_vp(match, 0) * POINT if match.outcome is not None else prospects(match, 0, bag_field(match))
    return by_balance(float(made) / MANY)
