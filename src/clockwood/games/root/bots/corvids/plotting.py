"""The Cogwheel Corvids place plots that nobody knows: by the order, then where the plot thickens. [CO 11.5.3]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.bot import HIGHEST
from clockwood.games.root.bots.common.order import ordered
from clockwood.games.root.bots.common.recruiting import placeable
from clockwood.games.root.bots.common.scores import OWN_WARRIORS
from clockwood.games.root.bots.common.targets import by_priority
from clockwood.games.root.factions.corvids import cells
from clockwood.games.root.factions.corvids.plots import place_plot
from clockwood.games.root.factions.corvids.verbs import LAY
from clockwood.games.root.rules.removing import remove_pieces
from clockwood.games.root.table.packing import packed
from clockwood.games.root.verbs import BUILD
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.priority import most, pick
from clockwood.kernel.step import SeatStep, Step

THICK: Final[i64] = 3
"""Warriors with which a plot thickens. [CO 11.5.4]"""
BY_WARRIORS: Final = [most("own-warriors", OWN_WARRIORS)]
EVERYWHERE: Final[i64] = bit(CLEARINGS) - 1


def plots_in(match: Match, seat: i64, mask: i64, needed: i64) -> vec[i64]:
    """Return the plots that can be placed in a mask: no plot there, so many warriors, one left in supply."""
    found = vec[i64](capacity=12)
    if cells.on_map(match.state) >= cells.ALL_PLOTS:
        return found
    for clearing in by_priority(match, placeable(match, seat, mask), lowest=False):
        if match.state[cells.PLOT + clearing] == 0 and match.state[cells.WARRIORS + clearing] >= needed:
            found = append(found, BUILD.code2(clearing, cells.TOKENS))
    return found


def thickening(match: Match, seat: i64) -> vec[i64]:
    """Return where the plot may thicken. [CO 11.5.4]"""
    return plots_in(match, seat, EVERYWHERE, THICK)


def begin_plot(match: Match, seat: i64, action: i64) -> None:
    """Let a warrior make room for a random plot. [CO 11.5.3]"""
    clearing = BUILD.first_of_two(action)
    match.push(LayAtRandom(seat, clearing))
    remove_pieces(match, seat, seat, clearing, packed(0, 1))


def ask_supply(match: Match, step: Step) -> None:
    """Ask chance for a plot of the supply. [CO 11.3.1] [AM GEN3]"""
    options = vec[i64](capacity=4)
    weights = vec[i64](capacity=4)
    for kind in range(cells.ALL_KINDS):
        left = cells.in_supply(match.state, kind)
        if left:
            options = append(options, LAY.code1(kind))
            weights = append(weights, left)
    match.ask_weighted(step, options, weights)


@mypyc_attr(acyclic=True, free_list_len=1)
class LayAtRandom(Step):
    """A random plot of the supply goes face down; nobody looks at it. [CO 11.3.1]"""

    def __init__(self, seat: i64, clearing: i64) -> None:
        self.seat = seat
        self.clearing = clearing

    def run(self, match: Match) -> None:
        ask_supply(match, self)

    def chosen(self, match: Match, action: i64) -> None:
        place_plot(match, self.seat, self.clearing, LAY.only(action), "CO 11.5.3")


@mypyc_attr(acyclic=True, free_list_len=1)
class CogwheelPlot(SeatStep):
    """A plot in the ordered clearing without one that has most of its warriors. [CO 11.5.3]"""

    def run(self, match: Match) -> None:
        options = plots_in(match, self.seat, ordered(match, self.seat), 1)
        if len(options):
            pick(match, self, options, "bot-plots", "CO 11.5.3", BY_WARRIORS, HIGHEST, self.seat)
        elif match.listening:
            match.tell("plots-nowhere", "CO 11.5.3", [who(self.seat)])

    def chosen(self, match: Match, action: i64) -> None:
        begin_plot(match, self.seat, action)


@mypyc_attr(acyclic=True, free_list_len=1)
class PlotThickens(SeatStep):
    """A plot where three or more of its warriors are and none lies, most of them first. [CO 11.5.4]"""

    def run(self, match: Match) -> None:
        options = thickening(match, self.seat)
        if len(options):
            pick(match, self, options, "bot-thickens", "CO 11.5.4", BY_WARRIORS, HIGHEST, self.seat)
        elif match.listening:
            match.tell("thickens-nowhere", "CO 11.5.4", [who(self.seat)])

    def chosen(self, match: Match, action: i64) -> None:
        begin_plot(match, self.seat, action)
