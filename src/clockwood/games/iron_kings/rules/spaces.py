"""Legal spaces: where a rested worker may go. [IK K2.6–K2.9] [IK K3.9]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.iron_kings.reasons import REASONS
from clockwood.games.iron_kings.state import (
    BIG_RESTED,
    BOARD,
    DAMAGE,
    HOLDFAST_REPAIR,
    KING,
    MINE,
    RESTED,
    STEAM_1,
    TERRAIN,
    WASTELAND,
    WORKER_ON,
    board,
    holdfast_at,
    is_docked,
    king_at,
)
from clockwood.games.iron_kings.verbs import PUT_BIG, PUT_SMALL, SEND
from clockwood.games.iron_kings.words import ALL_SPACES, DIE_SPACES, WAYS
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED

NO_RESTED: Final[i64] = REASONS.add("no-rested", "IK K2.4")
SPACE_TAKEN: Final[i64] = REASONS.add("space-taken", "IK K2.6")
SPACE_DAMAGED: Final[i64] = REASONS.add("space-damaged", "IK K2.7")
NOT_DOCKED: Final[i64] = REASONS.add("not-docked", "IK K2.6")
BIG_ONLY: Final[i64] = REASONS.add("big-only", "IK K2.8")
SMALL_ONLY: Final[i64] = REASONS.add("small-only", "IK K2.9")
NOT_BESIDE: Final[i64] = REASONS.add("not-beside", "IK K2.6")
HEX_TAKEN: Final[i64] = REASONS.add("hex-taken", "IK K2.6")
NO_WORKERS_THERE: Final[i64] = REASONS.add("no-workers-there", "IK K3.9")
NOT_YOURS: Final[i64] = REASONS.add("not-yours", "IK K2.6")


def why_not_space(match: Match, seat: i64, which: i64) -> i64:
    """A space of the board is free and undamaged; those of the Holdfast only while docked. [IK K2.6] [IK K2.7]"""
    state = match.state
    if state[BOARD + seat * ALL_SPACES + which]:
        return SPACE_TAKEN
    if which < DIE_SPACES and state[DAMAGE + seat * DIE_SPACES + which]:
        return SPACE_DAMAGED
    return NOT_DOCKED if which == HOLDFAST_REPAIR and not is_docked(state, seat) else ALLOWED


def why_not_small(match: Match, seat: i64, which: i64) -> i64:
    if not 0 <= which < ALL_SPACES:
        return NOT_YOURS
    if match.state[RESTED + seat] == 0:
        return NO_RESTED
    return BIG_ONLY if which == STEAM_1 else why_not_space(match, seat, which)


def why_not_big(match: Match, seat: i64, which: i64) -> i64:
    if not 0 <= which < ALL_SPACES:
        return NOT_YOURS
    if match.state[BIG_RESTED + seat] == 0:
        return NO_RESTED
    return SMALL_ONLY if which == HOLDFAST_REPAIR else why_not_space(match, seat, which)


def why_not_send(match: Match, seat: i64, where: i64) -> i64:
    """A map hex beside the own king, without a worker or a king, that workers may enter. [IK K2.6] [IK K3.9]"""
    content = board(match)
    state = match.state
    if state[RESTED + seat] == 0:
        return NO_RESTED
    beside = False
    for way in range(WAYS):
        if content.next_hex[(state[KING + seat] - 1) * WAYS + way] == where:
            beside = True
    return why_not_hex(match, where) if beside else NOT_BESIDE


def why_not_hex(match: Match, where: i64) -> i64:
    content = board(match)
    state = match.state
    if state[WORKER_ON + where] or king_at(content, state, where) >= 0:
        return HEX_TAKEN
    terrain = state[TERRAIN + where]
    closed = terrain in (MINE, WASTELAND) or holdfast_at(content, state, where) >= 0
    return NO_WORKERS_THERE if closed else ALLOWED


def placements(match: Match, seat: i64) -> vec[i64]:
    """Every rested worker on every legal space. [IK K2.6]"""
    content = board(match)
    state = match.state
    options = vec[i64](capacity=32)
    if state[RESTED + seat]:
        for which in range(ALL_SPACES):
            if which != STEAM_1 and why_not_space(match, seat, which) == 0:
                options = append(options, PUT_SMALL.code1(seat * ALL_SPACES + which))
        at = (state[KING + seat] - 1) * WAYS
        for way in range(WAYS):
            where = content.next_hex[at + way]
            if where >= 0 and why_not_hex(match, where) == 0:
                options = append(options, SEND.code1(where))
    if state[BIG_RESTED + seat]:
        for which in range(HOLDFAST_REPAIR):
            if why_not_space(match, seat, which) == 0:
                options = append(options, PUT_BIG.code1(seat * ALL_SPACES + which))
    return options
