"""A seat's chances to win, estimated from its lead, which counts for more as time runs out."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.forge_war.content import content_of
from clockwood.games.forge_war.judging.quest_forecast import POINT
from clockwood.games.forge_war.judging.worth import rounds_left, worth
from clockwood.games.forge_war.players import cells as players
from clockwood.kernel.match import Match
from clockwood.kernel.odds import by_lead

EDGE: Final = 250.0
A_ROUND: Final = 50.0
"""The lead, in hundredths of a point, that makes a win nearly three times as likely; each coming round adds to it."""

SAFE: Final = 10_000.0
MOST: Final = 70_000.0
"""Alone: the worth of still being in the game, and the most a table is worth, in hundredths of a point."""

UNLIKELY: Final = 0.005
"""The chance of a table that looks hopeless: before the end nothing is lost or certain."""

FINE: Final = 0.12
"""The scale of exploration alone: a cube counts for little, and a search must not be drawn away from it."""


def chances(match: Match, seat: i64) -> float:
    """Return how likely the seat is to win, 0 to 1."""
    content = content_of(match)
    if seat >= content.colours:
        return 0.0
    if content.solo:
        return alone(match, seat)
    outcome = match.outcome
    if outcome is not None:
        return 1.0 if int(seat) in outcome.winners else 0.0
    return by_lead(all_worths(match), seat, lead_scale(match))


def all_chances(match: Match, seats: i64) -> vec[float]:
    """Return the chances of every seat; the worth of each guild is worked out once."""
    content = content_of(match)
    found = vec[float](capacity=seats)
    if content.solo or match.outcome is not None:
        for seat in range(seats):
            found = append(found, chances(match, seat))
        return found
    worths = all_worths(match)
    scale = lead_scale(match)
    for seat in range(seats):
        found = append(found, by_lead(worths, seat, scale) if seat < content.colours else 0.0)
    return found


def all_worths(match: Match) -> vec[i64]:
    """Return the worth of the table to every guild."""
    colours = content_of(match).colours
    worths = vec[i64](capacity=colours)
    for seat in range(colours):
        worths = append(worths, worth(match, seat))
    return worths


def lead_scale(match: Match) -> float:
    """Return the lead that makes a win nearly three times as likely."""
    return EDGE + A_ROUND * float(rounds_left(match))


def alone(match: Match, seat: i64) -> float:
    """Return the worth of a solo table on a scale from 0 to 1, whatever the round; a lost game is worth 0. [FW F11.1]

    If a later round asked for more, a search would put the end of a round off.
    """
    if seat != 0:
        return 0.0
    outcome = match.outcome
    if outcome is None:
        return min(max((SAFE + float(worth(match, seat))) / MOST, UNLIKELY), 1.0 - UNLIKELY)
    return min((SAFE + float(match.state[players.SCORE] * POINT)) / MOST, 1.0) if outcome.winners else 0.0
