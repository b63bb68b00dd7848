"""The way from a hex to the aim of the rival's king. [IK V5] [IK V6]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.map import cells as land
from clockwood.games.iron_kings.rules.walking import is_open
from clockwood.games.iron_kings.treasures import cells as treasures
from clockwood.games.iron_kings.turns import cells as turns
from clockwood.games.iron_kings.words import ARMS, WAYS
from clockwood.kernel.bits import bit
from clockwood.kernel.layout import NONE, term
from clockwood.kernel.match import Match

RICH: Final[i64] = 4
LAST_ROUNDS: Final[i64] = 5
NOWHERE: Final[i64] = 99


def heads_home(match: Match, seat: i64) -> bool:
    """Return whether its aim is home: laden enough, late with anything, or no treasure is left out there. [IK V5]"""
    content = content_of(match)
    load = treasures.points_on_king(match, seat)
    if treasures.slots_used(match, seat) >= ARMS or load >= RICH:
        return True
    if load and content.agreed.round_limit - match.state[turns.ROUND] < LAST_ROUNDS:
        return True
    for where in range(content.land.size):
        if match.state[land.bag(where, land.TREASURE)]:
            return False
    return True


def paces(match: Match, seat: i64, start: i64) -> i64:
    """Count the steps from a hex to the king's aim, around what it cannot enter. [IK V6]"""
    content = content_of(match)
    state = match.state
    home = heads_home(match, seat)
    seen = bit(start)
    ring = append(vec[i64](capacity=16), start)
    count: i64 = 0
    while len(ring):
        following = vec[i64](capacity=16)
        for where in ring:
            if term(state, kings.SITE + seat) == where if home else state[land.bag(where, land.TREASURE)] > 0:
                return count
            for way in range(WAYS):
                after = land.next_hex(content, where, way)
                if after != NONE and not seen >> after & 1 and is_open(match, seat, after, False):
                    seen |= bit(after)
                    following = append(following, after)
        ring = following
        count += 1
    return NOWHERE
