"""The Drillbit Duchy's Evening: few warriors rally, many go below, markets score, a minister is swayed. [DD 10.6]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.bot import HIGHEST
from clockwood.games.root.bots.common.order import order_suit, ordered
from clockwood.games.root.bots.common.scores import OWN_WARRIORS
from clockwood.games.root.bots.common.targets import by_priority
from clockwood.games.root.bots.duchy.digging import has_building
from clockwood.games.root.bots.duchy.ministers import crown, sway_for
from clockwood.games.root.events import where
from clockwood.games.root.factions.duchy import cells
from clockwood.games.root.factions.duchy.verbs import SWAY
from clockwood.games.root.rules.moving import move_warriors, ways_out
from clockwood.games.root.rules.ruling import ruled
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.verbs import MOVE
from clockwood.games.root.words import BIRD
from clockwood.kernel.bits import bit
from clockwood.kernel.events import number, who
from clockwood.kernel.layout import NONE
from clockwood.kernel.match import Match
from clockwood.kernel.priority import fewest, pick
from clockwood.kernel.step import SeatStep, Step

FEW: Final[i64] = 2
"""Warriors of a clearing that rally. [DD 10.6.1a]"""
GARRISON: Final[i64] = 4
"""Warriors that stay in a ruled clearing. [DD 10.6.1b]"""
RALLIES: Final = [fewest("own-warriors", OWN_WARRIORS)]


def rallying(match: Match, mask: i64) -> i64:
    """Return the clearings of a mask whose few warriors rally, as bits. [DD 10.6.1a]"""
    found: i64 = 0
    for clearing in by_priority(match, mask, lowest=False):
        if 0 < match.state[cells.WARRIORS + clearing] <= FEW and not has_building(match, clearing):
            found |= bit(clearing)
    return found


def go_below(match: Match, seat: i64, clearing: i64, count: i64, cite: str) -> None:
    """Take warriors of a clearing into the Burrow: that is no move. [DD 10.6.1b]"""
    match.state[cells.WARRIORS + clearing] -= count
    match.state[cells.BELOW] += count
    if match.listening:
        match.tell("went-below", cite, [who(seat), number("n", count), where(clearing)])


@mypyc_attr(acyclic=True, free_list_len=1)
class RallyFrom(Step):
    """From the first clearing left, as bits, warriors go to a neighbour with a building, or below. [DD 10.6.1a]"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def run(self, match: Match) -> None:
        order = by_priority(match, self.left, lowest=False)
        if len(order) == 0:
            return
        origin = order[0]
        left = self.left & ~bit(origin)
        if left:
            match.push(RallyFrom(self.seat, left))
        options = vec[i64](capacity=6)
        for to in by_priority(match, ways_out(match, self.seat, origin, ruled(match, self.seat)), lowest=False):
            if has_building(match, to):
                options = append(options, MOVE.code2(origin, to))
        if len(options):
            pick(match, self, options, "bot-rallies", "DD 10.6.1a", RALLIES, HIGHEST, self.seat)
        else:
            go_below(match, self.seat, origin, match.state[cells.WARRIORS + origin], "DD 10.6.1a")

    def chosen(self, match: Match, action: i64) -> None:
        origin = MOVE.first_of_two(action)
        move_warriors(match, self.seat, origin, MOVE.last_of(action), match.state[cells.WARRIORS + origin])


@mypyc_attr(acyclic=True, free_list_len=1)
class BeginRally(SeatStep):
    """Few warriors leave ordered clearings without a building, the highest priority first. [DD 10.6.1a] [GE 2.4]"""

    def run(self, match: Match) -> None:
        mask = rallying(match, ordered(match, self.seat))
        if mask:
            match.push(RallyFrom(self.seat, mask))
        elif match.listening:
            match.tell("rallies-nobody", "DD 10.6.1a", [who(self.seat)])


@mypyc_attr(acyclic=True, free_list_len=1)
class SendBelow(SeatStep):
    """All but four warriors of every ruled clearing go to the Burrow. [DD 10.6.1b]"""

    def run(self, match: Match) -> None:
        for clearing in by_priority(match, ruled(match, self.seat), lowest=False):
            more = match.state[cells.WARRIORS + clearing] - GARRISON
            if more > 0:
                go_below(match, self.seat, clearing, more, "DD 10.6.1b")


@mypyc_attr(acyclic=True, free_list_len=1)
class ScoreMarkets(SeatStep):
    """1 point for each market on the map. [DD 10.6.2]"""

    def run(self, match: Match) -> None:
        points = cells.on_map(match.state, cells.MARKET)
        if points == 0 and match.listening:
            match.tell("scores-nothing", "DD 10.6.2", [who(self.seat)])
        score(match, self.seat, points, "DD 10.6.2")


@mypyc_attr(acyclic=True, free_list_len=1)
class DrillbitSway(SeatStep):
    """The topmost ordered minister without a crown gets one, else the bottommost of all. [DD 10.6.3]"""

    def run(self, match: Match) -> None:
        suit = order_suit(match, self.seat)
        sway_for(match, self, self.seat, BIRD if suit == NONE else suit, "DD 10.6.3")

    def chosen(self, match: Match, action: i64) -> None:
        crown(match, self.seat, SWAY.only(action), "DD 10.6.3")
