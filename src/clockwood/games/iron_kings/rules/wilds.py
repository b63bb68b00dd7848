"""Where workers go when they must leave, and how they come back. [IK K2.1–K2.3] [IK K4.6]"""

from mypy_extensions import i64

from clockwood.games.iron_kings.events import place, post_term, who
from clockwood.games.iron_kings.rules.equipment import has_trait
from clockwood.games.iron_kings.state import (
    BIG,
    BIG_RESTED,
    BRAKE,
    FOREIGN,
    KING,
    RESTED,
    SMALL,
    WILD,
    WORKER_ON,
    board,
    is_docked,
    space,
)
from clockwood.games.iron_kings.traits import NEST
from clockwood.games.iron_kings.words import ALL_SPACES
from clockwood.kernel.events import number
from clockwood.kernel.match import Match


def trample(match: Match, where: i64) -> None:
    """A worker in a hex that a king enters goes to the Wilderness. [IK K4.6] [IK U16]"""
    owner = match.state[WORKER_ON + where] - 1
    if owner >= 0:
        match.state[WORKER_ON + where] = 0
        match.state[WILD + owner] += 1
        if match.listening:
            match.tell("worker-trampled", "IK K4.6", [who(owner), place(where)])


def drive_off(match: Match, seat: i64, which: i64) -> None:
    """The worker on a damaged space goes to the Wilderness, a Big Worker to the Rested Box. [IK K6.5] [IK K2.9]"""
    state = match.state
    at = space(seat, which)
    worker = state[at]
    if worker == 0:
        return
    state[at] = 0
    if worker == BIG:
        state[BIG_RESTED + seat] = 1
    else:
        state[WILD + (seat if worker == SMALL else worker - FOREIGN)] += 1
    if match.listening:
        match.tell("worker-driven-off", "IK K6.5", [who(seat), post_term(seat, which)])


def expel(match: Match, seat: i64) -> None:
    """Workers of others on the rival's board go to their owners' Wilderness. [IK V1]"""
    state = match.state
    for which in range(ALL_SPACES):
        worker = state[space(seat, which)]
        if worker >= FOREIGN:
            state[space(seat, which)] = 0
            state[WILD + worker - FOREIGN] += 1
            if match.listening:
                match.tell("worker-driven-off", "IK V1", [who(seat), post_term(seat, which)])


def reach(match: Match, seat: i64) -> i64:
    """How far from its king a worker still counts as near: 1, or 2 with a nest."""
    return 2 if has_trait(match, seat, NEST) else 1


def recall(match: Match, seat: i64) -> None:
    """No worker rested, or one on the Brake: those on the board and near the king come back. [IK K2.1]"""
    content = board(match)
    state = match.state
    rested = state[RESTED + seat] + state[BIG_RESTED + seat]
    if rested and state[space(seat, BRAKE)] == 0:
        return
    for which in range(ALL_SPACES):
        at = space(seat, which)
        worker = state[at]
        if worker == SMALL:
            state[RESTED + seat] += 1
        elif worker == BIG:
            state[BIG_RESTED + seat] = 1
        elif worker:
            state[WILD + worker - FOREIGN] += 1
        state[at] = 0
    near = reach(match, seat)
    for where in range(content.hexes):
        if (
            state[WORKER_ON + where] == seat + 1
            and content.far[(state[KING + seat] - 1) * content.hexes + where] <= near
        ):
            state[WORKER_ON + where] = 0
            state[RESTED + seat] += 1
    if match.listening:
        match.tell("workers-recalled", "IK K2.1", [who(seat)])


def rescue(match: Match, seat: i64) -> None:
    """Docked: the Wilderness empties into the Rested Box. [IK K2.2]"""
    state = match.state
    count = state[WILD + seat]
    if count and is_docked(state, seat):
        state[WILD + seat] = 0
        state[RESTED + seat] += count
        if match.listening:
            match.tell("workers-rescued", "IK K2.2", [who(seat), number("n", count)])


def stray(match: Match, seat: i64) -> None:
    """Workers on hexes that are not beside the king go to the Wilderness. [IK K2.3]"""
    content = board(match)
    state = match.state
    near = reach(match, seat)
    for where in range(content.hexes):
        if (
            state[WORKER_ON + where] == seat + 1
            and content.far[(state[KING + seat] - 1) * content.hexes + where] > near
        ):
            state[WORKER_ON + where] = 0
            state[WILD + seat] += 1
            if match.listening:
                match.tell("worker-strayed", "IK K2.3", [who(seat), place(where)])
