"""How good the table looks to a seat, in hundredths of a point of prestige."""

from mypy_extensions import i64

from clockwood.games.forge_war.state import SCORE, board
from clockwood.kernel.match import Match


def value(match: Match, seat: i64) -> i64:
    """The seat's prospects less those of the best of the others."""
    best: i64 = 0
    for other in range(board(match).colours):
        if other != seat and match.state[SCORE + other] > best:
            best = match.state[SCORE + other]
    return (match.state[SCORE + seat] - best) * 100
