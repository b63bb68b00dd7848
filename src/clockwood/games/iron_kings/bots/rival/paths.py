"""How far the rival's king has to go. [IK V5] [IK V6]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.iron_kings.rules.ending import vp_of
from clockwood.games.iron_kings.rules.equipment import slots_used, treasures_in
from clockwood.games.iron_kings.rules.walking import is_open
from clockwood.games.iron_kings.state import BAG_TREASURE, KING_HAS, ROUND, SITE, board
from clockwood.games.iron_kings.words import ARMS, WAYS
from clockwood.kernel.bits import bit
from clockwood.kernel.match import Match

RICH: Final[i64] = 4
LAST_ROUNDS: Final[i64] = 5
NOWHERE: Final[i64] = 99


def carried(match: Match, seat: i64) -> i64:
    """The points the king carries."""
    total: i64 = 0
    for card in treasures_in(match, KING_HAS + seat):
        total += vp_of(match, card)
    return total


def heads_home(match: Match, seat: i64) -> bool:
    """Laden enough, late with anything, or with no treasure left out there. [IK V5]"""
    content = board(match)
    load = carried(match, seat)
    if slots_used(match, seat) >= ARMS or load >= RICH:
        return True
    if load and content.round_limit - match.state[ROUND] < LAST_ROUNDS:
        return True
    for where in range(content.hexes):
        if match.state[BAG_TREASURE + where]:
            return False
    return True


def paces(match: Match, seat: i64, start: i64) -> i64:
    """How many steps lead from a hex to the king's aim, around what it cannot enter. [IK V6]"""
    content = board(match)
    state = match.state
    home = heads_home(match, seat)
    seen = bit(start)
    ring = append(vec[i64](capacity=16), start)
    count: i64 = 0
    while len(ring):
        following = vec[i64](capacity=16)
        for where in ring:
            if state[SITE + seat] == where + 1 if home else state[BAG_TREASURE + where] > 0:
                return count
            for way in range(WAYS):
                after = content.next_hex[where * WAYS + way]
                if after >= 0 and not seen >> after & 1 and is_open(match, seat, after, False):
                    seen |= bit(after)
                    following = append(following, after)
        ring = following
        count += 1
    return NOWHERE
