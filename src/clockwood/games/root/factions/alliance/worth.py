"""The worth of the Alliance's board: sympathy, bases, officers, supporters, warriors at bases."""

from typing import Final

from mypy_extensions import i64

from clockwood.games.root.factions.alliance import cells
from clockwood.games.root.factions.alliance.supporters import supporters
from clockwood.games.root.judging.common import cards_worth, risk, rounds_left
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.match import Match

SYMPATHY: Final[i64] = 60
BASE: Final[i64] = 100
BASE_A_ROUND: Final[i64] = 30
OFFICER: Final[i64] = 40
OFFICER_A_ROUND: Final[i64] = 20
SUPPORTER: Final[i64] = 45
SPARE_SUPPORTER: Final[i64] = 20
ENOUGH_SUPPORTERS: Final[i64] = 6
WARRIOR: Final[i64] = 15
GUARD: Final[i64] = 15
GUARDS: Final[i64] = 2
"""So many warriors at a base count for more than others."""


def worth(match: Match, seat: i64) -> i64:
    state = match.state
    found: i64 = 0
    sympathy: i64 = 0
    bases: i64 = 0
    for clearing in range(CLEARINGS):
        warriors = state[cells.WARRIORS + clearing]
        sympathy += state[cells.SYMPATHY + clearing]
        found += warriors * WARRIOR
        if state[cells.BASE + clearing]:
            bases += 1
            found += min(warriors, GUARDS) * GUARD
    rounds = rounds_left(match, seat)
    willing = supporters(match, seat)
    found += sympathy * SYMPATHY + bases * (BASE + BASE_A_ROUND * rounds)
    found += state[cells.OFFICERS] * (OFFICER + OFFICER_A_ROUND * rounds)
    found += min(willing, ENOUGH_SUPPORTERS) * SUPPORTER + max(willing - ENOUGH_SUPPORTERS, 0) * SPARE_SUPPORTER
    return found + cards_worth(match, seat, 1 + bases) - risk(match, seat)
