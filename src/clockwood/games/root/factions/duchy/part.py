"""The Underground Duchy, as the common rules see it. [UD 12.2]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.factions.duchy import cells
from clockwood.games.root.factions.duchy.assembly import ACTIONS, Assemble, GatherBelow
from clockwood.games.root.factions.duchy.board import board_of, describe_ministers, draw_ministers, ministers_line
from clockwood.games.root.factions.duchy.building import RaiseBuilding
from clockwood.games.root.factions.duchy.digging import ComeUp, DigTunnel, LiftTunnel
from clockwood.games.root.factions.duchy.evening import DuchyCraft, DuchyDraw, TidyUp
from clockwood.games.root.factions.duchy.failing import LoseFavor, LoseMinister, pay_the_price
from clockwood.games.root.factions.duchy.parliament import (
    BankerSpends,
    BrigadierOrders,
    ForemoleReveals,
    MayorAsks,
    Parliament,
    points_of,
)
from clockwood.games.root.factions.duchy.setup import DuchyStart, dig_home, lay_out_board
from clockwood.games.root.factions.duchy.swaying import RevealForSway, Sway
from clockwood.games.root.factions.duchy.verbs import COMMAND, SWAY
from clockwood.games.root.factions.duchy.worth import worth
from clockwood.games.root.mat import Mat
from clockwood.games.root.moments import FactionPart
from clockwood.games.root.rules.effects.drawing import HandLimit
from clockwood.games.root.rules.homelands import Homeland
from clockwood.games.root.rules.setup import begins_later
from clockwood.games.root.table.packing import unpacked
from clockwood.games.root.words import RANKS
from clockwood.kernel.bits import bits_in
from clockwood.kernel.content import Content
from clockwood.kernel.events import EVERYONE, Event, number
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.scene import Setting
from clockwood.kernel.seen import Seen
from clockwood.kernel.sketch import Sketch
from clockwood.kernel.step import Step
from clockwood.kernel.view import Flat

ASKS: Final[dict[type[Step], str]] = {
    DuchyStart: "UD 12.3.3",
    Assemble: "UD 12.5.1",
    RaiseBuilding: "UD 12.5.1.I",
    LiftTunnel: "UD 12.2.4",
    DigTunnel: "UD 12.5.1.V",
    ComeUp: "UD 12.5.1.V",
    Parliament: "UD 12.5.2",
    ForemoleReveals: "UD 12.5.2.I",
    BrigadierOrders: "UD 12.5.2.IV",
    BankerSpends: "UD 12.5.2.V",
    MayorAsks: "UD 12.5.2.VI",
    Sway: "UD 12.5.3",
    RevealForSway: "UD 12.5.3.II",
    DuchyCraft: "UD 12.6.2",
    LoseMinister: "UD 12.2.3a",
    LoseFavor: "UD 12.2.3a",
}


def swayed_early(match: Match, seat: i64) -> list[str]:
    """Name ministers that are swayed although the setup is still to come. [UD 12.3.5]"""
    if match.state[cells.SWAYED] and begins_later(match, seat):
        return ["state.swayed: ministers are swayed before the setup [UD 12.3.5]"]
    return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Duchy(FactionPart):
    """A Burrow, tunnels, ministers and their crowns. [UD 12.2]"""

    def __init__(self) -> None:
        super().__init__("duchy", cells.PIECE_ROWS, cells.SUPPLY)
        self.starts_in_corner = True
        self.home_between = 1

    def asks(self) -> dict[type[Step], str]:
        return ASKS

    def prompt(self, match: Match, question: Question) -> Event | None:
        """Return an open question in words; that of the Assembly says how many actions are left."""
        step = question.step
        if isinstance(step, Assemble):
            return question.asked(ASKS[Assemble], [number("n", step.left)])
        return super().prompt(match, question)

    # -- the turn

    def begin(self, match: Match, seat: i64) -> None:
        lay_out_board(match)
        match.push(DuchyStart(seat))

    def begin_drafted(self, match: Match, seat: i64) -> None:
        lay_out_board(match)
        match.push(Homeland(seat))

    def settle(self, match: Match, seat: i64, clearing: i64) -> None:
        dig_home(match, seat, clearing)

    def birdsong(self, match: Match, seat: i64) -> None:
        match.push(GatherBelow(seat))

    def daylight(self, match: Match, seat: i64) -> None:
        match.state[cells.ACTED] = 0
        match.push(Sway(seat))
        match.push(Parliament(seat))
        match.push(Assemble(seat, ACTIONS))

    def evening(self, match: Match, seat: i64) -> None:
        match.push(HandLimit(seat))
        match.push(DuchyDraw(seat))
        match.push(DuchyCraft(seat))
        match.push(TidyUp(seat))

    # -- crafting and pieces

    def crafting(self, state: vec[i64], seat: i64, suit: i64) -> i64:
        return cells.crafting_pieces(state, suit)

    def crafting_clearings(self, state: vec[i64], seat: i64) -> i64:
        return cells.clearings_with(state, cells.CITADEL) | cells.clearings_with(state, cells.MARKET)

    def camp_ways(self, state: vec[i64], seat: i64) -> i64:
        """Return the clearings with tunnels: the Burrow is beside them. [UD 12.2.2a]"""
        return cells.clearings_with(state, cells.TUNNEL)

    def fell(self, match: Match, seat: i64, remover: i64, clearing: i64, pieces: i64) -> None:
        """Pay the Price of Failure for citadels and markets, not for tunnels. [UD 12.2.3a] [UD I1]"""
        if unpacked(pieces, cells.WHICH_CITADEL) or unpacked(pieces, cells.WHICH_MARKET):
            pay_the_price(match, seat)

    def elsewhere(self, match: Match, seat: i64) -> i64:
        """Count the warriors in the Burrow. [UD 12.2.2a]"""
        return match.state[cells.BELOW]

    # -- looking

    def problems(self, match: Match) -> list[str]:
        """Name ministers swayed too early, and a rank with more crowns than there are. [UD 12.3.5] [UD 12.2.3c]"""
        early = swayed_early(match, match.content.names["seat"].index(self.name))
        return early or [
            f"state.crowns.{RANKS[rank]}: {worn} ministers wear a crown of {cells.EACH}, {left} are left [UD 12.2.3c]"
            for rank in range(cells.ALL_RANKS)
            if (left := match.state[cells.CROWNS + rank]) + (worn := bits_in(cells.of_rank(match.state, rank)))
            > cells.EACH
        ]

    def mat(self) -> Mat:
        return board_of(self.name)

    def describe(self, content: Content, setting: Setting) -> None:
        super().describe(content, setting)
        describe_ministers(setting, content.names["seat"].index(self.name))

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        super().draw(content, view, seen)
        draw_ministers(view, seen)

    def board_lines(self, view: Flat) -> Sketch:
        return ministers_line(view)

    def result(self, match: Match, question: Question, action: i64) -> Event | None:
        """Say what a lord's action or a swayed minister scores. [UD 12.5.2] [UD 12.5.3.III]"""
        if SWAY.has(action):
            points = cells.POINTS[cells.rank_of(SWAY.only(action))]
            return Event("result-minister", "UD 12.5.3.III", EVERYONE, [number("n", points)])
        if COMMAND.has(action) and COMMAND.only(action) > cells.MAYOR:
            points = points_of(match.state, COMMAND.only(action))
            return Event("result-minister", "UD 12.5.2", EVERYONE, [number("n", points)])
        return None

    def ending(self, step: Step, options: vec[i64]) -> i64:
        """Finish what was begun with the first answer there is."""
        begun = (RaiseBuilding, LiftTunnel, DigTunnel, ComeUp, ForemoleReveals, BrigadierOrders, BankerSpends)
        return options[0] if isinstance(step, (*begun, MayorAsks, RevealForSway)) else -1

    def worth(self, match: Match, seat: i64) -> i64:
        return worth(match, seat)
