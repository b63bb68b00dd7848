"""The Mechanical Marquise moves towards the enemy; a blitz follows where she has that trait. [MM 4.5.4] [MM BLITZ]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.battles import BattleEach, begin_battles
from clockwood.games.root.bots.common.bot import HIGHEST
from clockwood.games.root.bots.common.order import is_bird_order
from clockwood.games.root.bots.common.scores import ENEMY_PIECES, ORIGIN_RANK
from clockwood.games.root.bots.common.targets import by_priority, enemy_pieces, rank, warriors_of
from clockwood.games.root.rules.moving import move_warriors, ways_out
from clockwood.games.root.rules.ruling import ruled
from clockwood.games.root.verbs import MOVE
from clockwood.kernel.bits import bit
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.priority import fewest, most, pick
from clockwood.kernel.step import SeatStep, Step

GARRISON: Final[i64] = 3
"""Warriors that stay behind. [MM 4.5.4]"""
TOWARDS: Final = [most("enemy-pieces", ENEMY_PIECES)]
BLITZ: Final = [fewest("origin-rank", ORIGIN_RANK), most("enemy-pieces", ENEMY_PIECES)]


def marches_from(match: Match, seat: i64, origin: i64, mine: i64, options: vec[i64]) -> vec[i64]:
    """Add the moves out of a clearing, to the highest priority first. [GE 2.3b]"""
    for to in by_priority(match, ways_out(match, seat, origin, mine), lowest=False):
        options = append(options, MOVE.code2(origin, to))
    return options


def begin_marches(match: Match, seat: i64, mask: i64) -> None:
    """March from each clearing of a mask with more than three warriors; say so where there is none. [MM 4.5.4]"""
    for origin in by_priority(match, mask, lowest=False):
        if warriors_of(match, seat, origin) > GARRISON:
            match.push(MarquiseMarch(seat, mask, 0))
            return
    if match.listening:
        match.tell("marches-nowhere", "MM 4.5.4", [who(seat)])


@mypyc_attr(acyclic=True, free_list_len=1)
class MarquiseMarch(Step):
    """All but three leave the first of the clearings left; on a bird she battles where she went. [MM 4.7.4] [AM MM1]

    `left` are the origins to come and `moved` the clearings moved into, as bits.
    """

    def __init__(self, seat: i64, left: i64, moved: i64) -> None:
        self.seat = seat
        self.left = left
        self.moved = moved

    def run(self, match: Match) -> None:
        bird = is_bird_order(match, self.seat)
        cite = "MM 4.7.4" if bird else "MM 4.5.4"
        for origin in by_priority(match, self.left, lowest=False):
            if warriors_of(match, self.seat, origin) > GARRISON:
                options = marches_from(match, self.seat, origin, ruled(match, self.seat), vec[i64](capacity=6))
                if pick(match, self, options, "bot-moves", cite, TOWARDS, HIGHEST, self.seat):
                    return
        if self.moved and bird:
            begin_battles(match, self.seat, self.moved, cite)

    def chosen(self, match: Match, action: i64) -> None:
        origin = MOVE.first_of_two(action)
        to = MOVE.last_of(action)
        match.push(MarquiseMarch(self.seat, behind(match, self.left, origin), self.moved | bit(to)))
        move_warriors(match, self.seat, origin, to, warriors_of(match, self.seat, origin) - GARRISON)


def behind(match: Match, mask: i64, clearing: i64) -> i64:
    """Return the clearings of a mask with a lower priority than one."""
    found: i64 = 0
    for other in by_priority(match, mask, lowest=False):
        if rank(match, other) > rank(match, clearing):
            found |= bit(other)
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class MarquiseBlitz(SeatStep):
    """All but one leave the first ruled clearing without enemies, and battle where they come to. [MM BLITZ]"""

    def run(self, match: Match) -> None:
        mine = ruled(match, self.seat)
        options = vec[i64](capacity=16)
        for origin in by_priority(match, mine, lowest=False):
            if warriors_of(match, self.seat, origin) > 1 and enemy_pieces(match, self.seat, origin) == 0:
                options = marches_from(match, self.seat, origin, mine, options)
        pick(match, self, options, "bot-blitzes", "MM BLITZ", BLITZ, HIGHEST, self.seat)

    def chosen(self, match: Match, action: i64) -> None:
        origin = MOVE.first_of_two(action)
        to = MOVE.last_of(action)
        match.push(BattleEach(self.seat, bit(to)))
        move_warriors(match, self.seat, origin, to, warriors_of(match, self.seat, origin) - 1)
