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
    return by_lead(all_prospects(match), seat, lead_scale(match))


def all_chances(match: Match, seats: i64) -> vec[float]:
    """Return the chances of every seat; what was begun is finished, and each kingdom weighed, once for all of them."""
    content = content_of(match)
    found = vec[float](capacity=seats)
    if not content.solo:
        match = finished(match)
    if content.solo or match.outcome is not None:
        for seat in range(seats):
            found = append(found, chances(match, seat))
        return found
    worths = all_prospects(match)
    scale = lead_scale(match)
    for seat in range(seats):
        found = append(found, by_lead(worths, seat, scale) if seat < content.players else 0.0)
    return found


def all_prospects(match: Match) -> vec[i64]:
    """Return the prospects of every player."""
    players = content_of(match).players
    bags = bag_field(match)
    worths = vec[i64](capacity=players)
    for seat in range(players):
        worths = append(worths, prospects(match, seat, bags))
    return worths


def lead_scale(match: Match) -> float:
    return EDGE + A_ROUND * float(content_of(match).agreed.round_limit - match.state[turns.ROUND])


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
        copy.answer_unchecked(action)
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
