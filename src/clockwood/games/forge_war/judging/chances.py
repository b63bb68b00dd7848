"""How likely a seat is to win, as far as the table tells: by its lead, which counts for more as time runs out."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.forge_war.judging.quest_forecast import POINT
from clockwood.games.forge_war.judging.worth import rounds_left, worth
from clockwood.games.forge_war.state import SCORE, board
from clockwood.kernel.match import Match
from clockwood.kernel.odds import by_lead

EDGE: Final = 250.0
A_ROUND: Final = 50.0
"""A lead of so many hundredths of a point makes a win nearly three times as likely; each round to come adds to it."""

SAFE: Final = 10_000.0
MOST: Final = 70_000.0
"""Alone, so many hundredths of a point are what being still in the game is worth, and the most that a table is."""

UNLIKELY: Final = 0.005
"""Before the end nothing is lost or certain."""

FINE: Final = 0.12
"""A cube counts for so little on this scale that a search must not be drawn away from it."""


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
    """What the table is worth, whatever the round: were more asked for as time goes by, time would be put off.

    A game lost is worth nothing. [FW F11.1]
    """
    if seat != 0:
        return 0.0
    outcome = match.outcome
    if outcome is None:
        return min(max((SAFE + float(worth(match, seat))) / MOST, UNLIKELY), 1.0 - UNLIKELY)
    return min((SAFE + float(match.state[SCORE] * POINT)) / MOST, 1.0) if outcome.winners else 0.0


def grain(match: Match) -> float:
    return FINE if board(match).solo else 1.0
