"""The Marquise as the Mechanical Marquise plays her. [MM 4.2]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.root.bots.boards import BOARDS
from clockwood.games.root.bots.common.losses import take_sturdy_hits
from clockwood.games.root.bots.common.order import RevealOrder, begin_orders, end_orders
from clockwood.games.root.bots.marquise.daylight import MarquiseOrders
from clockwood.games.root.bots.marquise.evening import ScoreTrack
from clockwood.games.root.bots.marquise.setup import FirstBuilding, RandomKeep
from clockwood.games.root.factions.marquise import cells
from clockwood.games.root.factions.marquise.part import Marquise
from clockwood.games.root.levels import Settings
from clockwood.games.root.mat import Mat
from clockwood.games.root.rules.hits import DEFENDING, side_of
from clockwood.games.root.rules.placing import place_warriors
from clockwood.games.root.table.packing import unpacked
from clockwood.kernel.layout import NONE
from clockwood.kernel.match import Match
from clockwood.kernel.step import Step

ASKS: Final[dict[type[Step], str]] = {
    RandomKeep: "MM 4.3.2",
    FirstBuilding: "MM 4.3.4",
    RevealOrder: "MM 4.4.1",
}


class OrderedMarquise(Marquise):
    """Her pieces and her keep are a person's; her turn follows the order card. [MM 4.2.1] [MM 4.3.1]"""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.prefers_birds = True
        self.evening_points: Final[i64] = settings.number("evening")
        self.building_hits: Final[i64] = settings.number("building_hits")
        self.hospital: Final[i64] = settings.number("hospital")
        self.hospital_losses: Final[i64] = settings.number("hospital_losses")

    def asks(self) -> dict[type[Step], str]:
        return ASKS

    def mat(self) -> Mat:
        return BOARDS[self.name]

    def begin(self, match: Match, seat: i64) -> None:
        match.state[cells.SUPPLY] = cells.CATS
        match.push(RandomKeep(seat))

    def birdsong(self, match: Match, seat: i64) -> None:
        match.state[cells.BUILT] = 0
        match.state[cells.EXPANDED] = 0
        begin_orders(match, seat, "MM 4.4.1")

    def daylight(self, match: Match, seat: i64) -> None:
        match.push(MarquiseOrders(seat))

    def evening(self, match: Match, seat: i64) -> None:
        end_orders(match, seat, self.evening_points)
        match.push(ScoreTrack(seat))

    def item_points(self, match: Match, seat: i64, printed: i64) -> i64:
        """Score 1 for any item. [GE 1.1.2]"""
        return 1

    def take_hits(self, match: Match, seat: i64, side: i64, hits: i64) -> bool:
        """Lose a building for two hits only. [MM FORTIFIED]"""
        if self.building_hits == 1:
            return False
        take_sturdy_hits(match, seat, side, hits, self.building_hits)
        return True

    def fell(self, match: Match, seat: i64, remover: i64, clearing: i64, pieces: i64) -> None:
        """Count the warriors lost as defender; no card heals them. [MM HOSPITALS] [GE 2.8.1a]"""
        if side_of(match, seat) == DEFENDING:
            match.state[cells.FALLEN] += unpacked(pieces, 0)

    def battle_over(self, match: Match, seat: i64, side: i64) -> None:
        """Place warriors with the keep after a costly defence. [MM HOSPITALS]"""
        state = match.state
        fallen = state[cells.FALLEN]
        state[cells.FALLEN] = 0
        keep = cells.keep_at(state)
        if self.hospital and fallen >= self.hospital_losses and keep != NONE:
            place_warriors(match, seat, keep, self.hospital, "MM HOSPITALS")
