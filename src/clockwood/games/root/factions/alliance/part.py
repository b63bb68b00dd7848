"""The Woodland Alliance, as the common rules see it. [WA 8.2]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.factions.alliance import cells
from clockwood.games.root.factions.alliance.outrage import Outrage, PayOutrage
from clockwood.games.root.factions.alliance.revolts import MayRevolt
from clockwood.games.root.factions.alliance.spreading import SpreadSympathy
from clockwood.games.root.factions.alliance.supporters import (
    GainSupporters,
    KeepFive,
    SpendSupporters,
    lose_base,
)
from clockwood.games.root.factions.alliance.turn import AllianceDay, AllianceDraw, Operations
from clockwood.games.root.factions.alliance.verbs import MOBILIZE
from clockwood.games.root.factions.alliance.worth import worth
from clockwood.games.root.mat import Mat, MatRow, Printed, items_row
from clockwood.games.root.moments import FactionPart
from clockwood.games.root.rules.effects.drawing import HandLimit
from clockwood.games.root.rules.removing import NOBODY
from clockwood.games.root.table.cells import suit_at
from clockwood.games.root.table.packing import unpacked
from clockwood.games.root.words import LAND_SUITS, SUITS
from clockwood.kernel.content import Content
from clockwood.kernel.match import Match
from clockwood.kernel.scene import Counter, Setting
from clockwood.kernel.step import Step

FIRST_SUPPORTERS: Final[i64] = 3

ASKS: Final[dict[type[Step], str]] = {
    GainSupporters: "WA 8.2.6b",
    SpendSupporters: "WA 8.2.3a",
    KeepFive: "WA 8.2.4b",
    PayOutrage: "WA 8.2.6a",
    MayRevolt: "WA 8.4.1",
    SpreadSympathy: "WA 8.4.2",
    AllianceDay: "WA 8.5",
    Operations: "WA 8.6.1",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Alliance(FactionPart):
    """Sympathy, supporters, bases and officers. [WA 8.2]"""

    def __init__(self) -> None:
        super().__init__("alliance", cells.PIECE_ROWS, cells.SUPPLY)

    def asks(self) -> dict[type[Step], str]:
        return ASKS

    # -- the turn

    def begin(self, match: Match, seat: i64) -> None:
        match.state[cells.SUPPLY] = cells.REBELS
        match.push(GainSupporters(seat, FIRST_SUPPORTERS))

    def birdsong(self, match: Match, seat: i64) -> None:
        match.push(SpreadSympathy(seat))
        match.push(MayRevolt(seat))

    def daylight(self, match: Match, seat: i64) -> None:
        match.push(AllianceDay(seat))

    def evening(self, match: Match, seat: i64) -> None:
        match.push(HandLimit(seat))
        match.push(AllianceDraw(seat))
        match.push(Operations(seat, 0))

    # -- crafting and battle

    def crafting(self, state: vec[i64], seat: i64, suit: i64) -> i64:
        return cells.of_suit(state, cells.SYMPATHY, suit)

    def crafting_clearings(self, state: vec[i64], seat: i64) -> i64:
        return cells.mask_of(state, cells.SYMPATHY)

    def takes_higher(self, match: Match, seat: i64) -> bool:
        """Deal the higher die as defender: Guerrilla War. [WA 8.2.2]"""
        return True

    # -- pieces

    def entered(self, match: Match, seat: i64, mover: i64, clearing: i64) -> None:
        """Ask for a card where warriors move to sympathy. [WA 8.2.6a] [WA 8.2.6c]"""
        if match.state[cells.SYMPATHY + clearing]:
            match.push(Outrage(mover, seat, clearing))

    def fell(self, match: Match, seat: i64, remover: i64, clearing: i64, pieces: i64) -> None:
        """Lose what goes with a base at once, then ask for a card for sympathy. [WA 8.2.4a] [WA 8.2.6a] [WA U1]"""
        if unpacked(pieces, cells.WHICH_SYMPATHY) and remover not in (NOBODY, seat):
            match.push(Outrage(remover, seat, clearing))
        if unpacked(pieces, cells.WHICH_BASE):
            lose_base(match, seat, suit_at(match.state, clearing))

    def elsewhere(self, match: Match, seat: i64) -> i64:
        """Count the officers. [WA OFF]"""
        return match.state[cells.OFFICERS]

    # -- looking

    def hides(self, action: i64) -> bool:
        return MOBILIZE.has(action)

    def problems(self, match: Match) -> list[str]:
        """Name a suit with two bases. [WA P]"""
        return [
            f"state.base: two bases are in {SUITS[suit]} clearings [WA P]"
            for suit in range(LAND_SUITS)
            if cells.of_suit(match.state, cells.BASE, suit) > 1
        ]

    def mat(self) -> Mat:
        """Return the bases, and sympathy: supporters to spend over each space, points under it. [WA COST] [WA VP]"""
        cost = [str(supporters) for supporters in cells.COSTS]
        points = [str(scored) for scored in cells.POINTS]
        sympathy = MatRow("sympathies", "sympathy", int(cells.ALL_SYMPATHY), Printed(cost, points, "card", "point"))
        return Mat([MatRow("bases", "base", int(cells.ALL_BASES)), sympathy, items_row(self.name)])

    def describe(self, content: Content, setting: Setting) -> None:
        super().describe(content, setting)
        seat = content.names["seat"].index(self.name)
        setting.counters.append(Counter("officers", "scene-officers", seat, "icon:officer", most=int(cells.REBELS)))

    def ending(self, step: Step, options: vec[i64]) -> i64:
        return options[0] if isinstance(step, SpendSupporters) else -1

    def worth(self, match: Match, seat: i64) -> i64:
        return worth(match, seat)
