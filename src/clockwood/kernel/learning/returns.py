"""The returns of a match: what each seat got out of it, from -1 to 1."""

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.kernel.match import Match


def returns(match: Match) -> list[float]:
    """Return what each seat got: all 0 while the match goes on.

    A sole winner gets 1, and the others share a loss of 1. Several winners share what they win, so that returns add up
    to 0. Where nobody wins, everybody gets -1; who plays alone gets 1 or -1.
    """
    return list(returns_of(match, len(match.content.names["seat"])))


def returns_of(match: Match, seats: i64) -> vec[float]:
    """Return what each of so many seats got."""
    found = vec[float](capacity=seats)
    for seat in range(seats):
        found = append(found, return_to(match, seat, seats))
    return found


def return_to(match: Match, seat: i64, seats: i64) -> float:
    """Return what one of so many seats got."""
    outcome = match.outcome
    if outcome is None:
        return 0.0
    winners = len(outcome.winners)
    if winners == 0:
        return -1.0
    if seats == 1:
        return 1.0
    share = 1.0 / float(winners) if int(seat) in outcome.winners else 0.0
    return (share * float(seats) - 1.0) / float(seats - 1)
