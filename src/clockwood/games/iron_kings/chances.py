"""How likely a seat is to win, as far as the table tells: by its lead, which counts for more as time runs out."""

import math
from typing import Final

from mypy_extensions import i64

from clockwood.games.iron_kings.rules.ending import final_vp
from clockwood.games.iron_kings.state import ROUND, board
from clockwood.games.iron_kings.value import POINT, bag_field, prospects
from clockwood.kernel.match import Match

EDGE: Final = 60.0
A_ROUND: Final = 10.0
"""A lead of so many hundredths of a point makes a win nearly three times as likely; each round to come adds to it."""

MOST: Final = 40.0
MANY: Final = 1200.0
"""As many hundredths of a point alone are halfway between nothing and all there could be."""


def chances(match: Match, seat: i64) -> float:
    content = board(match)
    if seat >= content.players:
        return 0.0
    if content.solo:
        return alone(match)
    outcome = match.outcome
    if outcome is not None:
        return 1.0 if int(seat) in outcome.winners else 0.0
    scale = EDGE + A_ROUND * float(content.round_limit - match.state[ROUND])
    bags = bag_field(match)
    own = float(prospects(match, seat, bags))
    total = 1.0
    for other in range(content.players):
        if other != seat:
            behind = (float(prospects(match, other, bags)) - own) / scale
            total += math.exp(min(behind, MOST))
    return 1.0 / total


def alone(match: Match) -> float:
    """How many points there are, each worth less than the one before. [IK U26]"""
    made = final_vp(match, 0) * POINT if match.outcome is not None else prospects(match, 0, bag_field(match))
    x = float(made) / MANY
    return 0.5 + 0.5 * x / (1.0 + abs(x))
