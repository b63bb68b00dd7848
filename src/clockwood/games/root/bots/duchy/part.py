"""The Underground Duchy as the Drillbit Duchy plays it. [DD 10.2]"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.boards import BOARDS
from clockwood.games.root.bots.common.order import RevealOrder, begin_orders, end_orders
from clockwood.games.root.bots.duchy.acting import CITES, ActMinisters
from clockwood.games.root.bots.duchy.building import DrillbitBuild
from clockwood.games.root.bots.duchy.digging import DrillbitDig
from clockwood.games.root.bots.duchy.evening import BeginRally, DrillbitSway, ScoreMarkets, SendBelow
from clockwood.games.root.bots.duchy.failing import PayInvestors, buildings_fall
from clockwood.games.root.bots.duchy.ministers import FROM_THE_TOP
from clockwood.games.root.bots.duchy.setup import DrawForMinister, DrillbitCorner
from clockwood.games.root.bots.duchy.shopping import BuyAmbush, KeptAmbush, kept_ambushes
from clockwood.games.root.bots.duchy.turn import DrillbitBattles, DrillbitRecruit
from clockwood.games.root.content import content_of
from clockwood.games.root.factions.duchy import cells
from clockwood.games.root.factions.duchy.board import burrow_line, swayed_line
from clockwood.games.root.factions.duchy.part import Duchy, swayed_early
from clockwood.games.root.levels import Settings
from clockwood.games.root.mat import Mat
from clockwood.games.root.moments import FactionPart
from clockwood.games.root.table.cells import WHERE
from clockwood.games.root.table.packing import unpacked
from clockwood.games.root.words import MINISTERS, RANKS
from clockwood.kernel.content import Content
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match
from clockwood.kernel.scene import Panel, Setting
from clockwood.kernel.seen import Row, Seen
from clockwood.kernel.sketch import Sketch
from clockwood.kernel.step import Step
from clockwood.kernel.view import Flat

ASKS: Final[dict[type[Step], str]] = {
    DrillbitCorner: "DD 10.3.3",
    DrawForMinister: "DD 10.3.5",
    RevealOrder: "DD 10.4.1",
    PayInvestors: "DD INVESTORS",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class OrderedDuchy(Duchy):
    """Tunnels by the order card, ministers from the top to the bottom. [DD 10.2.2] [DD 10.5.4]"""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings: Final = settings

    def asks(self) -> dict[type[Step], str]:
        return ASKS

    # -- the turn

    def begin(self, match: Match, seat: i64) -> None:
        match.state[cells.SUPPLY] = cells.MOLES
        match.push(DrillbitCorner(seat))

    def birdsong(self, match: Match, seat: i64) -> None:
        match.push(DrillbitRecruit(seat))
        begin_orders(match, seat, "DD 10.4.1")
        if content_of(match).agreed.advanced_services:
            match.push(BuyAmbush(seat))

    def daylight(self, match: Match, seat: i64) -> None:
        match.push(ActMinisters(seat, 0))
        match.push(DrillbitBuild(seat))
        match.push(DrillbitBattles(seat))
        for _ in range(self.settings.number("digs")):
            match.push(DrillbitDig(seat, self.settings.number("diggers"), 0))

    def evening(self, match: Match, seat: i64) -> None:
        end_orders(match, seat, self.settings.number("evening"))
        match.push(DrillbitSway(seat))
        match.push(ScoreMarkets(seat))
        match.push(SendBelow(seat))
        match.push(BeginRally(seat))

    # -- battle and losses

    def battle_begins(self, match: Match, seat: i64, attacking: bool) -> None:
        """Play an ambush that was bought. [RR SV10b]"""
        super().battle_begins(match, seat, attacking)
        if not attacking and len(kept_ambushes(match, seat)):
            match.push(KeptAmbush(seat))

    def extra_hits(self, match: Match, seat: i64, attacking: bool) -> i64:
        """Deal one more in an attack where a tunnel is, with the Captain. [DD 10.7.1]"""
        has_tunnel = match.state[cells.TUNNEL + term(match.state, WHERE)] > 0
        return 1 if attacking and has_tunnel and cells.is_swayed(match.state, cells.CAPTAIN) else 0

    def fell(self, match: Match, seat: i64, remover: i64, clearing: i64, pieces: i64) -> None:
        """Let citadels and markets that fall cost a minister the crown. [DD 10.2.1]"""
        if unpacked(pieces, cells.WHICH_CITADEL) or unpacked(pieces, cells.WHICH_MARKET):
            buildings_fall(match, seat, remover, clearing)

    # -- looking

    def problems(self, match: Match) -> list[str]:
        """Name ministers swayed before the setup, and crowns of a rank: its nine are alike. [DD 10.3.1]"""
        early = swayed_early(match, match.content.names["seat"].index(self.name))
        return early or [
            f"state.crowns.{RANKS[rank]}: {left} are left; the crowns of an automaton have no rank [DD 10.3.1]"
            for rank in range(cells.ALL_RANKS)
            if (left := match.state[cells.CROWNS + rank])
        ]

    def mat(self) -> Mat:
        return BOARDS[self.name]

    def describe(self, content: Content, setting: Setting) -> None:
        FactionPart.describe(self, content, setting)
        setting.panels.append(Panel("ministers", "scene-ministers", content.names["seat"].index(self.name)))

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        """List the ministers from the top, swayed ones marked. [DD MIN]"""
        FactionPart.draw(self, content, view, seen)
        seen.panels["ministers"] = [
            Row(f"scene-drillbit-{name}", flag="now" if f"swayed.{name}" in view else "", cite=CITES[place])
            for place, name in enumerate(MINISTERS[minister] for minister in FROM_THE_TOP)
        ]

    def board_lines(self, view: Flat) -> Sketch:
        return [burrow_line(view), swayed_line(view)]
