"""The worth of the Conspiracy's board: plots that lie face up, plots about to be turned up, warriors, cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.root.factions.corvids import cells
from clockwood.games.root.judging.common import cards_worth, risk, rounds_left
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.match import Match

WARRIOR: Final[i64] = 15
FIRST: Final[i64] = 14
"""For each clearing with a warrior: a plot may be placed there, or turned up."""
ENOUGH: Final[i64] = 3
SPARE: Final[i64] = 8
"""Warriors of a clearing beyond these are worth less."""
UP: Final[i64] = 70
UP_A_ROUND: Final[i64] = 14
"""For a plot face up: it scores with each one that is turned up after it."""
DOWN: Final[i64] = 70
READY: Final[i64] = 45
WITH_OTHERS: Final[i64] = 40
"""For a plot face down, for a warrior beside it, and for each plot face up that it will score with."""
EFFECT: Final = vec[i64]([35, 20, 25, 15])
"""For a plot face down, by what it will do."""
EXTORTION_A_ROUND: Final[i64] = 20


def worth(match: Match, seat: i64) -> i64:
    state = match.state
    rounds = rounds_left(match, seat)
    up = cells.face_up(state)
    found = cells.face_up_of(state, cells.EXTORTION) * EXTORTION_A_ROUND * rounds
    found += up * (UP + UP_A_ROUND * rounds)
    for clearing in range(CLEARINGS):
        crows = state[cells.WARRIORS + clearing]
        if crows:
            found += FIRST + min(crows, ENOUGH) * WARRIOR + max(crows - ENOUGH, 0) * SPARE
        if cells.is_down(state, clearing):
            found += DOWN + EFFECT[cells.kind_at(state, clearing)]
            if crows:
                found += READY + up * WITH_OTHERS
    return found + cards_worth(match, seat, cells.draws(state)) - risk(match, seat)
