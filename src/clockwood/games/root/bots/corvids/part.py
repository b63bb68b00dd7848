"""The Corvid Conspiracy as the Cogwheel Corvids play it: plots that nobody knows. [CO 11.2]"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.boards import BOARDS
from clockwood.games.root.bots.common.order import RevealOrder, begin_orders, end_orders
from clockwood.games.root.bots.common.targets import by_priority
from clockwood.games.root.bots.corvids.flipping import ExtortCard, FlipAll, MustGuess, SwapBomb
from clockwood.games.root.bots.corvids.marching import CogwheelBattles, CogwheelMarch, ScoreExtortion
from clockwood.games.root.bots.corvids.plotting import CogwheelPlot, LayAtRandom, PlotThickens
from clockwood.games.root.bots.corvids.recruiting import CLEARINGS_EACH, CogwheelRecruit, CogwheelStart
from clockwood.games.root.bots.corvids.shopping import BuyFavor
from clockwood.games.root.content import content_of
from clockwood.games.root.factions.corvids import cells
from clockwood.games.root.factions.corvids.bombing import BombedBuilding
from clockwood.games.root.factions.corvids.part import Corvids
from clockwood.games.root.factions.corvids.plots import lose_plot, raided
from clockwood.games.root.levels import Settings
from clockwood.games.root.mat import Mat
from clockwood.games.root.rules.placing import place_warriors, why_not_place
from clockwood.games.root.words import LAND_SUITS
from clockwood.kernel.layout import NONE
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, Step

ASKS: Final[dict[type[Step], str]] = {
    RevealOrder: "CO 11.4.1",
    LayAtRandom: "CO 11.3.1",
    SwapBomb: "CO 11.7.1",
    ExtortCard: "CO 11.7.3",
    MustGuess: "CO GAMBLE",
    BombedBuilding: "CO 11.8.1",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class OrderedCorvids(Corvids):
    """Plots by the order card, turned up each Birdsong. [CO 11.2.1] [CO 11.2.2]"""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings: Final = settings

    def asks(self) -> dict[type[Step], str]:
        return ASKS

    def mat(self) -> Mat:
        return BOARDS[self.name]

    # -- the turn

    def begin(self, match: Match, seat: i64) -> None:
        match.state[cells.SUPPLY] = cells.CROWS
        for suit in range(LAND_SUITS - 1, -1, -1):
            match.push(CogwheelStart(seat, suit))

    def birdsong(self, match: Match, seat: i64) -> None:
        match.state[cells.PLACED] = 0
        match.push(FlipAll(seat))
        match.push(CogwheelRecruit(seat, 0, CLEARINGS_EACH))
        begin_orders(match, seat, "CO 11.4.1")
        if content_of(match).agreed.advanced_services:
            match.push(BuyFavor(seat))

    def daylight(self, match: Match, seat: i64) -> None:
        match.push(PlotThickens(seat))
        for _ in range(self.settings.number("plots")):
            match.push(CogwheelPlot(seat))
        match.push(CogwheelMarch(seat, -1))
        match.push(CogwheelBattles(seat, -1))

    def evening(self, match: Match, seat: i64) -> None:
        end_orders(match, seat, self.settings.number("evening"))
        match.push(ScoreExtortion(seat))

    # -- plots

    def knows(self, match: Match, seat: i64) -> bool:
        """Nobody looks at the facedown plots of an automaton. [CO 11.3.1]"""
        return False

    def fell(self, match: Match, seat: i64, remover: i64, clearing: i64, pieces: i64) -> None:
        """Let a raid answer the loss of a plot, then with Backup Plans a warrior take its place. [AM GEN9]"""
        kind = lose_plot(match, seat, clearing, pieces)
        if kind == cells.RAID:
            for near in by_priority(match, raided(match, seat, clearing), lowest=False):
                if why_not_place(match, seat, near) == ALLOWED:
                    place_warriors(match, seat, near, 1, "CO 11.7.4")
        backup = kind != NONE and self.settings.is_on("backup")
        if backup and why_not_place(match, seat, clearing) == ALLOWED:
            place_warriors(match, seat, clearing, 1, "CO BACKUPPLANS")
