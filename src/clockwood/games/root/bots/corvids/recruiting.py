"""The Cogwheel Corvids gather: a warrior in each suit, then two ordered clearings each Birdsong. [CO 11.4.3]"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.bot import HIGHEST, LOWEST, numbers_at
from clockwood.games.root.bots.common.order import ordered
from clockwood.games.root.bots.common.recruiting import placeable, recruits_in, supply_of
from clockwood.games.root.bots.common.scores import OWN_WARRIORS
from clockwood.games.root.bots.common.targets import clearing_of
from clockwood.games.root.bots.corvids.plotting import PlotThickens, thickening
from clockwood.games.root.factions.corvids import cells
from clockwood.games.root.rules.placing import place_warriors
from clockwood.games.root.table.cells import suit_mask
from clockwood.games.root.verbs import RECRUIT
from clockwood.kernel.bits import bit
from clockwood.kernel.events import number, who
from clockwood.kernel.match import Match
from clockwood.kernel.priority import Score, most, pick, prefer
from clockwood.kernel.step import Step

CLEARINGS_EACH: Final[i64] = 2
"""Clearings that get warriors in a Birdsong. [CO 11.4.3]"""


class WithoutPlot(Score):
    """1 for a clearing without a plot."""

    def score(self, match: Match, candidate: i64) -> i64:
        return 0 if match.state[cells.PLOT + clearing_of(candidate)] else 1


BY_PLOT: Final = [prefer("without-plot", WithoutPlot()), most("own-warriors", OWN_WARRIORS)]


@mypyc_attr(acyclic=True, free_list_len=1)
class CogwheelStart(Step):
    """A warrior in the clearing of lowest priority of a suit. [CO 11.3.2]"""

    def __init__(self, seat: i64, suit: i64) -> None:
        self.seat = seat
        self.suit = suit

    def run(self, match: Match) -> None:
        mask = placeable(match, self.seat, suit_mask(match.state, self.suit))
        options = recruits_in(match, mask, lowest=True)
        pick(match, self, options, "bot-scatters", "CO 11.3.2", [], LOWEST, self.seat)

    def chosen(self, match: Match, action: i64) -> None:
        place_warriors(match, self.seat, RECRUIT.only(action), 1, "CO 11.3.2")


@mypyc_attr(acyclic=True, free_list_len=1)
class CogwheelRecruit(Step):
    """An ordered clearing gets warriors: one without a plot first, then with most of its own. [CO 11.4.3]

    `taken` are the clearings that have got theirs, as bits, and `left` how many are to come.
    """

    def __init__(self, seat: i64, taken: i64, left: i64) -> None:
        self.seat = seat
        self.taken = taken
        self.left = left

    def run(self, match: Match) -> None:
        """Choose once there is a warrior to place: else the plot thickens before. [CO 11.4.3]"""
        if supply_of(match, self.seat) == 0 and len(thickening(match, self.seat)):
            match.push(self)
            match.push(PlotThickens(self.seat))
            return
        mask = placeable(match, self.seat, ordered(match, self.seat)) & ~self.taken
        options = recruits_in(match, mask, lowest=False)
        if len(options):
            pick(match, self, options, "bot-gathers", "CO 11.4.3", BY_PLOT, HIGHEST, self.seat)
        elif match.listening:
            match.tell("gathers-nowhere", "AM CO4", [who(self.seat)])

    def chosen(self, match: Match, action: i64) -> None:
        clearing = RECRUIT.only(action)
        if self.left > 1:
            match.push(CogwheelRecruit(self.seat, self.taken | bit(clearing), self.left - 1))
        match.push(GatherIn(self.seat, clearing, numbers_at(match, self.seat).number("recruit")))


@mypyc_attr(acyclic=True, free_list_len=1)
class GatherIn(Step):
    """Warriors for a clearing; where the supply is empty the plot thickens, which frees one. [CO 11.4.3] [AM CO3]"""

    def __init__(self, seat: i64, clearing: i64, left: i64) -> None:
        self.seat = seat
        self.clearing = clearing
        self.left = left

    def run(self, match: Match) -> None:
        placed = min(self.left, supply_of(match, self.seat))
        place_warriors(match, self.seat, self.clearing, placed, "CO 11.4.3")
        left = self.left - placed
        if left == 0:
            return
        if len(thickening(match, self.seat)):
            match.push(GatherIn(self.seat, self.clearing, left))
            match.push(PlotThickens(self.seat))
        elif match.listening:
            match.tell("gathers-no-more", "AM CO3", [who(self.seat), number("n", left)])
