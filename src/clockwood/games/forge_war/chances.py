"""How likely a seat is to win, as far as the table tells: by its lead, which counts for more as time runs out."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.forge_war.rules.rounds import SIMPLE_ROUNDS, STAGE_ROUNDS, STAGES
from clockwood.games.forge_war.rules.scoring import EPIC_MARK, SIMPLE_MARK
from clockwood.games.forge_war.state import SCORE, board
from clockwood.games.forge_war.value import rounds_left, worth
from clockwood.kernel.match import Match
from clockwood.kernel.odds import by_balance, by_lead

EDGE: Final = 250.0
A_ROUND: Final = 50.0
"""A lead of so many hundredths of a point makes a win nearly three times as likely; each round to come adds to it."""

ALONE: Final = 0.5
"""Of a game alone that is won, so much is for winning it; the rest is for how near the score comes to the mark."""

AT_FIRST: Final = 5_000.0
SPREAD: Final = 4_000.0
"""Alone, what a table is usually worth in the first round (in the last, the mark); and how far tables differ."""


def chances(match: Match, seat: i64) -> float:
    content = board(match)
    if seat >= content.colours:
        return 0.0
    if content.solo:
        return alone(match, seat)
    outcome = match.outcome
    if outcome is not None:
        return 1.0 if int(seat) in outcome.winners else 0.0
    worths = vec[i64](capacity=content.colours)
    for other in range(content.colours):
        worths = append(worths, worth(match, other))
    return by_lead(worths, seat, EDGE + A_ROUND * float(rounds_left(match)))


def alone(match: Match, seat: i64) -> float:
    """Whether the game will be won, and how near it comes to the mark. [FW F11.1]"""
    content = board(match)
    if seat != 0:
        return 0.0
    mark = float(EPIC_MARK if content.epic else SIMPLE_MARK)
    outcome = match.outcome
    if outcome is not None:
        return ALONE + (1.0 - ALONE) * min(1.0, float(match.state[SCORE]) / mark) if outcome.winners else 0.0
    rounds = float(STAGES * STAGE_ROUNDS if content.epic else SIMPLE_ROUNDS)
    gone = 1.0 - float(rounds_left(match)) / rounds
    usual = AT_FIRST + (100.0 * mark - AT_FIRST) * gone
    return by_balance((float(worth(match, seat)) - usual) / SPREAD)
