"""The worth of the Marquise's board: buildings and what they give, wood in reach, room to build, warriors."""

from typing import Final

from mypy_extensions import i64

from clockwood.games.root.content import content_of
from clockwood.games.root.factions.marquise import cells
from clockwood.games.root.factions.marquise.tracks import cost_of, draws, points_of
from clockwood.games.root.judging.common import POINT, cards_worth, risk, rounds_left
from clockwood.games.root.rules.moving import MayMove
from clockwood.games.root.rules.placing import open_slots
from clockwood.games.root.rules.ruling import ruled
from clockwood.games.root.table.cells import ACTIONS, ACTIVE
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.layout import NONE, term
from clockwood.kernel.match import Match

WARRIOR: Final[i64] = 15
WOOD: Final[i64] = 40
FAR_WOOD: Final[i64] = 20
SAWMILL: Final[i64] = 28
WORKSHOP: Final[i64] = 6
RECRUITER: Final[i64] = 14
DRAW: Final[i64] = 15
"""These four count for each round that is left."""
KEEP: Final[i64] = 100
RULED: Final[i64] = 12
ROOM: Final[i64] = 25
ENOUGH_ROOM: Final[i64] = 4
ACTION: Final[i64] = 20
AFFORDED: Final[i64] = 3
"""The share of a building's points that counts while the wood for it lies ready."""


def worth(match: Match, seat: i64) -> i64:
    state = match.state
    mine = ruled(match, seat)
    found: i64 = 0
    sawmills: i64 = 0
    workshops: i64 = 0
    recruiters: i64 = 0
    room: i64 = 0
    wood: i64 = 0
    for clearing in range(CLEARINGS):
        found += state[cells.WARRIORS + clearing] * WARRIOR
        sawmills += state[cells.SAWMILL + clearing]
        workshops += state[cells.WORKSHOP + clearing]
        recruiters += state[cells.RECRUITER + clearing]
        if mine >> clearing & 1:
            found += RULED
            room += open_slots(match, clearing)
            wood += state[cells.WOOD + clearing]
        else:
            found += state[cells.WOOD + clearing] * FAR_WOOD
    found += wood * WOOD + min(room, ENOUGH_ROOM) * ROOM
    if room:
        found += affordable(match, wood) * POINT // AFFORDED
    drawn = draws(state)
    each = sawmills * SAWMILL + workshops * WORKSHOP + recruiters * RECRUITER + drawn * DRAW
    found += each * rounds_left(match, seat)
    if cells.keep_at(state) != NONE:
        found += KEEP
    if term(state, ACTIVE) == seat and not content_of(match).is_bot(seat):
        found += state[ACTIONS] * ACTION + marches_left(match) * ACTION // 2
    return found + cards_worth(match, seat, drawn) - risk(match, seat)


def marches_left(match: Match) -> i64:
    """Return the moves left of a march under way."""
    question = match.question
    if question is None:
        return 0
    step = question.step
    return step.left if isinstance(step, MayMove) else 0


def affordable(match: Match, wood: i64) -> i64:
    """Return the most points of a building that so much wood pays."""
    best: i64 = 0
    for piece in cells.BUILDINGS:
        if cells.on_map(match.state, cells.row_of(piece)) < cells.EACH and cost_of(match.state, piece) <= wood:
            best = max(best, points_of(match.state, piece))
    return best
