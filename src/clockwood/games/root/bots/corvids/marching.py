"""The Cogwheel Corvids battle in strength, and leave face-up plots for other clearings. [CO 11.5.1] [CO 11.5.2]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.battles import BattleEach, battles_in
from clockwood.games.root.bots.common.bot import HIGHEST, LOWEST
from clockwood.games.root.bots.common.order import ordered
from clockwood.games.root.bots.common.scores import FOE_POINTS, OWN_WARRIORS
from clockwood.games.root.bots.common.targets import buildings_of, by_priority, warriors_of
from clockwood.games.root.content import content_of
from clockwood.games.root.factions.corvids import cells
from clockwood.games.root.rules.moving import move_warriors, ways_out
from clockwood.games.root.rules.ruling import ruled, tokens_at
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.verbs import BATTLE, MOVE
from clockwood.kernel.bits import bit
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.priority import Score, most, pick
from clockwood.kernel.step import SeatStep, Step

STRONG: Final[i64] = 2
"""Warriors with which it battles, and which stay behind. [CO 11.5.1] [CO 11.5.2]"""


class FoeCardboard(Score):
    """Buildings and tokens of the defender in the clearing."""

    def score(self, match: Match, candidate: i64) -> i64:
        foe, clearing = BATTLE.last_of(candidate), BATTLE.first_of_two(candidate)
        return buildings_of(match, foe, clearing) + tokens_at(content_of(match), match.state, foe, clearing)


DEFENDERS: Final = [most("foe-cardboard", FoeCardboard()), most("foe-points", FOE_POINTS)]
"""Most buildings and tokens there, then most points, then the letter. [CO 11.5.1]"""
BY_WARRIORS: Final = [most("own-warriors", OWN_WARRIORS)]


@mypyc_attr(acyclic=True, free_list_len=1)
class CogwheelBattles(Step):
    """A battle in each ordered clearing with two or more of its warriors. [CO 11.5.1]

    `left` are the clearings to come, as bits; -1 at the beginning.
    """

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def run(self, match: Match) -> None:
        left = ordered(match, self.seat) if self.left < 0 else self.left
        fought = False
        for clearing in by_priority(match, left, lowest=False):
            left &= ~bit(clearing)
            if warriors_of(match, self.seat, clearing) < STRONG:
                continue
            if len(battles_in(match, self.seat, append(vec[i64](capacity=1), clearing))):
                fought = True
                if left:
                    match.push(CogwheelBattles(self.seat, left))
                match.push(BattleEach(self.seat, bit(clearing)))
                break
        if not fought and self.left < 0 and match.listening:
            match.tell("battles-nowhere", "CO 11.5.1", [who(self.seat)])


@mypyc_attr(acyclic=True, free_list_len=1)
class CogwheelMarch(Step):
    """All but two leave each ordered clearing with a plot face up, for one without a plot. [CO 11.5.2] [GE 2.4]

    `left` are the origins to come, as bits; -1 at the beginning.
    """

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def run(self, match: Match) -> None:
        left = ordered(match, self.seat) if self.left < 0 else self.left
        for origin in by_priority(match, left, lowest=False):
            left &= ~bit(origin)
            if not cells.is_up(match.state, origin) or warriors_of(match, self.seat, origin) <= STRONG:
                continue
            match.push(CogwheelMarch(self.seat, left))
            match.push(MarchFrom(self.seat, origin))
            return
        if self.left < 0 and match.listening:
            match.tell("leaves-nowhere", "CO 11.5.2", [who(self.seat)])


@mypyc_attr(acyclic=True, free_list_len=1)
class MarchFrom(Step):
    """To the neighbour without a plot that has most of its warriors; if all have one, the lowest. [CO 11.5.2]"""

    def __init__(self, seat: i64, origin: i64) -> None:
        self.seat = seat
        self.origin = origin

    def run(self, match: Match) -> None:
        ways = ways_out(match, self.seat, self.origin, ruled(match, self.seat))
        free = ways & ~cells.clearings_with_plots(match.state)
        if free:
            options = self.moves(by_priority(match, free, lowest=False))
            pick(match, self, options, "bot-leaves", "CO 11.5.2", BY_WARRIORS, HIGHEST, self.seat)
        else:
            options = self.moves(by_priority(match, ways, lowest=True))
            pick(match, self, options, "bot-leaves-to-plot", "CO 11.5.2", [], LOWEST, self.seat)

    def moves(self, clearings: vec[i64]) -> vec[i64]:
        found = vec[i64](capacity=6)
        for to in clearings:
            found = append(found, MOVE.code2(self.origin, to))
        return found

    def chosen(self, match: Match, action: i64) -> None:
        count = warriors_of(match, self.seat, self.origin) - STRONG
        move_warriors(match, self.seat, self.origin, MOVE.last_of(action), count)


@mypyc_attr(acyclic=True, free_list_len=1)
class ScoreExtortion(SeatStep):
    """A point for each extortion that lies face up. [CO 11.6.1]"""

    def run(self, match: Match) -> None:
        points = cells.face_up_of(match.state, cells.EXTORTION)
        if points == 0 and match.listening:
            match.tell("extorts-nothing", "CO 11.6.1", [who(self.seat)])
        score(match, self.seat, points, "CO 11.6.1")
