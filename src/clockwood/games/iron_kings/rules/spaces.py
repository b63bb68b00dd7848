"""Legal spaces for rested workers. [IK K2.6–K2.9] [IK K3.9]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.map import cells as land
from clockwood.games.iron_kings.reasons import REASONS
from clockwood.games.iron_kings.verbs import PUT_BIG, PUT_SMALL, SEND
from clockwood.games.iron_kings.words import ALL_SPACES, DIE_SPACES, WAYS
from clockwood.kernel.bits import bit
from clockwood.kernel.layout import NONE
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
    """Judge a space of the board: free, undamaged, and on the Holdfast only while docked. [IK K2.6] [IK K2.7]"""
    state = match.state
    if state[kings.space(seat, which)]:
        return SPACE_TAKEN
    if which < DIE_SPACES and state[kings.hurt(seat, which)]:
        return SPACE_DAMAGED
    return NOT_DOCKED if which == kings.HOLDFAST_SPACE and not kings.is_docked(state, seat) else ALLOWED


def why_not_small(match: Match, seat: i64, which: i64) -> i64:
    if not 0 <= which < ALL_SPACES:
        return NOT_YOURS
    if match.state[kings.RESTED + seat] == 0:
        return NO_RESTED
    return BIG_ONLY if which == kings.STEAM_SPACE else why_not_space(match, seat, which)


def why_not_big(match: Match, seat: i64, which: i64) -> i64:
    if not 0 <= which < ALL_SPACES:
        return NOT_YOURS
    if match.state[kings.BIG_RESTED + seat] == 0:
        return NO_RESTED
    return SMALL_ONLY if which == kings.HOLDFAST_SPACE else why_not_space(match, seat, which)


def why_not_send(match: Match, seat: i64, where: i64) -> i64:
    """Judge a hex of the map for a worker: beside the own king, free, and open to workers. [IK K2.6] [IK K3.9]"""
    if match.state[kings.RESTED + seat] == 0:
        return NO_RESTED
    for way in range(WAYS):
        if land.next_hex(content_of(match), kings.hex_of(match.state, seat), way) == where:
            return why_not_hex(match, where)
    return NOT_BESIDE


def why_not_hex(match: Match, where: i64) -> i64:
    content = content_of(match)
    state = match.state
    if state[land.WORKER_ON + where] or kings.king_at(content, state, where) != NONE:
        return HEX_TAKEN
    terrain = land.terrain(state, where)
    closed = terrain in (land.MINE, land.WASTELAND) or kings.holdfast_at(content, state, where) != NONE
    return NO_WORKERS_THERE if closed else ALLOWED


def free_spaces(match: Match, seat: i64) -> i64:
    """Return the set of spaces that are free for a worker of either size."""
    free: i64 = 0
    for which in range(ALL_SPACES):
        if why_not_space(match, seat, which) == 0:
            free |= bit(which)
    return free


def placements(match: Match, seat: i64) -> vec[i64]:
    """Return every placement of a rested worker on a legal space. [IK K2.6]"""
    content = content_of(match)
    state = match.state
    options = vec[i64](capacity=32)
    free = free_spaces(match, seat)
    if state[kings.RESTED + seat]:
        for which in range(ALL_SPACES):
            if which != kings.STEAM_SPACE and free & bit(which):
                options = append(options, PUT_SMALL.code1(seat * ALL_SPACES + which))
        for way in range(WAYS):
            where = land.next_hex(content, kings.hex_of(state, seat), way)
            if where != NONE and why_not_hex(match, where) == 0:
                options = append(options, SEND.code1(where))
    if state[kings.BIG_RESTED + seat]:
        for which in range(kings.HOLDFAST_SPACE):
            if free & bit(which):
                options = append(options, PUT_BIG.code1(seat * ALL_SPACES + which))
    return options
