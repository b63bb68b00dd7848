"""How likely a seat is to win, as far as the table tells: by its lead, which counts for more as time runs out."""

import math
from typing import Final

from mypy_extensions import i64

from clockwood.games.forge_war.rules.scoring import EPIC_MARK, SIMPLE_MARK
from clockwood.games.forge_war.state import SCORE, board
from clockwood.games.forge_war.value import rounds_left, worth
from clockwood.kernel.match import Match

EDGE: Final = 500.0
A_ROUND: Final = 120.0
"""A lead of so many hundredths of a point makes a win nearly three times as likely; each round to come adds to it."""

ALONE: Final = 0.5
"""Of a game alone that is won, so much is for winning it; the rest is for how near the score comes to the mark."""


def chances(match: Match, seat: i64) -> float:
    content = board(match)
    if seat >= content.colours:
        return 0.0
    if content.solo:
        return alone(match, seat)
    outcome = match.outcome
    if outcome is not None:
        return 1.0 if int(seat) in outcome.winners else 0.0
    scale = EDGE + A_ROUND * float(rounds_left(match))
    own = float(worth(match, seat))
    total = 1.0
    for other in range(content.colours):
        if other != seat:
            behind = (float(worth(match, other)) - own) / scale
            total += math.exp(min(behind, 40.0))
    return 1.0 / total


def alone(match: Match, seat: i64) -> float:
    """Whether the game will be won, and how near it comes to the mark. [FW F11.1]"""
    content = board(match)
    if seat != 0:
        return 0.0
    mark = float(EPIC_MARK if content.epic else SIMPLE_MARK)
    outcome = match.outcome
    if outcome is not None:
        return ALONE + (1.0 - ALONE) * min(1.0, float(match.state[SCORE]) / mark) if outcome.winners else 0.0
    x = float(worth(match, seat)) / (100.0 * mark) - 0.3
    return 0.5 + 0.5 * x / (1.0 + abs(x))
