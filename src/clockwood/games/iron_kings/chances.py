"""How likely a seat is to win, as far as the table tells: by its lead, which counts for more as time runs out."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.iron_kings.rules.ending import final_vp
from clockwood.games.iron_kings.state import ROUND, board
from clockwood.games.iron_kings.value import POINT, bag_field, prospects
from clockwood.kernel.match import Match
from clockwood.kernel.odds import by_balance, by_lead

EDGE: Final = 60.0
A_ROUND: Final = 10.0
"""A lead of so many hundredths of a point makes a win nearly three times as likely; each round to come adds to it."""

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
    bags = bag_field(match)
    worths = vec[i64](capacity=content.players)
    for other in range(content.players):
        worths = append(worths, prospects(match, other, bags))
    return by_lead(worths, seat, EDGE + A_ROUND * float(content.round_limit - match.state[ROUND]))


def alone(match: Match) -> float:
    """How many points there are, each worth less than the one before. [IK U26]"""
    made = final_vp(match, 0) * POINT if match.outcome is not None else prospects(match, 0, bag_field(match))
    return by_balance(float(made) / MANY)
