"""Workers that leave for the Wilderness, and workers that come back. [IK K2.1–K2.3] [IK K4.6]"""

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.events import place, post_term
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.map import cells as land
from clockwood.games.iron_kings.treasures import cells as treasures
from clockwood.games.iron_kings.words import ALL_SPACES
from clockwood.kernel.events import number, who
from clockwood.kernel.layout import NONE, held, term
from clockwood.kernel.match import Match


def trample(match: Match, where: i64) -> None:
    """Send the worker in a hex that a king enters to the Wilderness. [IK K4.6] [IK U16]"""
    owner = term(match.state, land.WORKER_ON + where)
    if owner != NONE:
        match.state[land.WORKER_ON + where] = 0
        match.state[kings.WILD + owner] += 1
        if match.listening:
            match.tell("worker-trampled", "IK K4.6", [who(owner), place(where)])


def drive_off(match: Match, seat: i64, which: i64) -> None:
    """Send the worker on a damaged space to the Wilderness, a Big Worker to the Rested Box. [IK K6.5] [IK K2.9]"""
    state = match.state
    worker = term(state, kings.space(seat, which))
    if worker == NONE:
        return
    if worker == kings.BIG:
        state[kings.space(seat, which)] = 0
        state[kings.BIG_RESTED + seat] = 1
        if match.listening:
            match.tell("worker-driven-off", "IK K6.5", [who(seat), post_term(seat, which)])
    else:
        send_off(match, seat, which, "IK K6.5")


def send_off(match: Match, seat: i64, which: i64, cite: str) -> None:
    """Send the small worker on a space to its owner's Wilderness."""
    state = match.state
    worker = term(state, kings.space(seat, which))
    state[kings.space(seat, which)] = 0
    state[kings.WILD + (seat if worker == kings.SMALL else worker - kings.FOREIGN)] += 1
    if match.listening:
        match.tell("worker-driven-off", cite, [who(seat), post_term(seat, which)])


def is_near(match: Match, seat: i64, where: i64) -> bool:
    """Return whether a worker counts as near its king: one hex away, or two with a nest."""
    reach: i64 = 2 if treasures.has(match, seat, treasures.NEST) else 1
    return land.apart(content_of(match), kings.hex_of(match.state, seat), where) <= reach


def hexes_of_workers(match: Match, seat: i64) -> vec[i64]:
    """Return the hexes on which workers of a player stand, as far as there can be any."""
    state = match.state
    found = vec[i64]()
    away = content_of(match).board.small_workers - state[kings.RESTED + seat] - state[kings.WILD + seat]
    for which in range(ALL_SPACES):
        if term(state, kings.space(seat, which)) == kings.SMALL:
            away -= 1
    where: i64 = 0
    size = content_of(match).land.size
    own = held(seat)
    while away > 0 and where < size:
        if state[land.WORKER_ON + where] == own:
            found = append(found, where)
            away -= 1
        where += 1
    return found


def recall(match: Match, seat: i64) -> None:
    """Take back workers on the board and near the king, if none is rested or one is on the Brake. [IK K2.1]"""
    state = match.state
    rested = state[kings.RESTED + seat] + state[kings.BIG_RESTED + seat]
    if rested and state[kings.space(seat, kings.BRAKE)] == 0:
        return
    for which in range(ALL_SPACES):
        worker = term(state, kings.space(seat, which))
        if worker == kings.SMALL:
            state[kings.RESTED + seat] += 1
        elif worker == kings.BIG:
            state[kings.BIG_RESTED + seat] = 1
        elif worker != NONE:
            state[kings.WILD + worker - kings.FOREIGN] += 1
        state[kings.space(seat, which)] = 0
    for where in hexes_of_workers(match, seat):
        if is_near(match, seat, where):
            state[land.WORKER_ON + where] = 0
            state[kings.RESTED + seat] += 1
    if match.listening:
        match.tell("workers-recalled", "IK K2.1", [who(seat)])


def rescue(match: Match, seat: i64) -> None:
    """Empty the Wilderness of a docked player into the Rested Box. [IK K2.2]"""
    state = match.state
    count = state[kings.WILD + seat]
    if count and kings.is_docked(state, seat):
        state[kings.WILD + seat] = 0
        state[kings.RESTED + seat] += count
        if match.listening:
            match.tell("workers-rescued", "IK K2.2", [who(seat), number("n", count)])


def stray(match: Match, seat: i64) -> None:
    """Send workers on hexes that are not beside the king to the Wilderness. [IK K2.3]"""
    state = match.state
    for where in hexes_of_workers(match, seat):
        if not is_near(match, seat, where):
            state[land.WORKER_ON + where] = 0
            state[kings.WILD + seat] += 1
            if match.listening:
                match.tell("worker-strayed", "IK K2.3", [who(seat), place(where)])
