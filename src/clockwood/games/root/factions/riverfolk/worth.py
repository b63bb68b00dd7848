"""The worth of the Company's board: funds, posts that can be established, wares, warriors."""

from typing import Final

from mypy_extensions import i64

from clockwood.games.root.content import content_of
from clockwood.games.root.factions.riverfolk import cells
from clockwood.games.root.judging.common import cards_worth, risk, rounds_left
from clockwood.games.root.rules.ruling import NOBODY, ruler
from clockwood.games.root.table.cells import suit_at
from clockwood.games.root.words import CLEARINGS, MOST_PLAYERS
from clockwood.kernel.match import Match

WARRIOR: Final[i64] = 16
FUND: Final[i64] = 34
COMMITTED: Final[i64] = 30
PAYMENT: Final[i64] = 32
FOREIGN: Final[i64] = 10
"""More for another's warrior than for an own one: it came from outside, and posts in its clearings need it."""
POST: Final[i64] = 25
"""A post on the map: its dividends, and buyers beside it."""
PAIR: Final[i64] = 45
"""For each post that two funds of a clearing's ruler could establish."""
ENOUGH: Final[i64] = 3


def worth(match: Match, seat: i64) -> i64:
    state = match.state
    found: i64 = 0
    for owner in range(MOST_PLAYERS):
        more: i64 = 0 if owner == seat else FOREIGN
        found += state[cells.FUNDS + owner] * (FUND + more)
        found += state[cells.COMMITTED + owner] * (COMMITTED + more)
        found += state[cells.PAYMENTS + owner] * (PAYMENT + more)
    posts: i64 = 0
    for clearing in range(CLEARINGS):
        found += state[cells.WARRIORS + clearing] * WARRIOR
        posts += state[cells.POST + clearing]
    found += posts * POST * min(rounds_left(match, seat), 4)
    found += min(possible_posts(match), ENOUGH) * PAIR
    return found + cards_worth(match, seat, 0) - risk(match, seat)


def possible_posts(match: Match) -> i64:
    """Count the rulers for whose clearings posts, and warriors to pay with, are at hand."""
    state = match.state
    found: i64 = 0
    for owner in range(content_of(match).players):
        have = state[cells.FUNDS + owner] + state[cells.PAYMENTS + owner] + state[cells.COMMITTED + owner]
        pairs = have // 2
        for clearing in range(CLEARINGS):
            if pairs <= 0:
                break
            if state[cells.POST + clearing] or state[cells.LEFT + suit_at(state, clearing)] == 0:
                continue
            ruling = ruler(match, clearing)
            if ruling != NOBODY and ruling == owner:
                found += 1
                pairs -= 1
    return found
