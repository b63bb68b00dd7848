"""The Riverfolk Company as the Riverfolk Robots play it. [RR 9.2.1–9.2.4]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.boards import BOARDS
from clockwood.games.root.bots.riverfolk.daylight import BuildAndGarrison, Organize, ProtectMarket, RobotRecruit
from clockwood.games.root.bots.riverfolk.evening import begin_evening, return_payments
from clockwood.games.root.bots.riverfolk.market import FirstStock, SetOrder, StockMarket
from clockwood.games.root.bots.riverfolk.setup import RobotStart
from clockwood.games.root.content import content_of, root_content
from clockwood.games.root.deck.zones import MARKET
from clockwood.games.root.factions.riverfolk import cells
from clockwood.games.root.factions.riverfolk.part import Riverfolk
from clockwood.games.root.factions.riverfolk.services import Shopping
from clockwood.games.root.factions.riverfolk.to_automata import by_points, price_by_points
from clockwood.games.root.levels import Settings
from clockwood.games.root.mat import Mat
from clockwood.games.root.moments import FactionPart
from clockwood.games.root.rules.hits import ATTACKING, DEFENDING, side_of
from clockwood.games.root.rules.removing import NOBODY
from clockwood.games.root.rules.scoring import has_points, score
from clockwood.games.root.rules.sides import are_enemies
from clockwood.games.root.table.cells import ACTIVE, DOMINANCE, NIL, VP, suit_at
from clockwood.games.root.table.packing import unpacked
from clockwood.games.root.words import BIRDSONG, DAYLIGHT, SUITS
from clockwood.kernel.bits import bit
from clockwood.kernel.content import Content
from clockwood.kernel.events import Term, number
from clockwood.kernel.layout import NONE, term
from clockwood.kernel.match import Match
from clockwood.kernel.scene import Panel, Setting
from clockwood.kernel.seen import Row, Seen, SeenPiece, number_in
from clockwood.kernel.sketch import Sketch, label, named, plain
from clockwood.kernel.step import Step
from clockwood.kernel.view import Flat

ASKS: Final[dict[type[Step], str]] = {
    FirstStock: "RR 9.3.5",
    StockMarket: "RR 9.4.1",
    Shopping: "RR 9.2.3a",
}
FEROCIOUS: Final[i64] = 3


def price_rows(content: Content, view: Flat, own: str) -> list[Row]:
    """Return what each of the others pays for a service. [RR 9.2.3b]"""
    return [
        Row(
            "scene-price-for",
            [Term("seat", "seat", place), number("n", by_points(number_in(view, f"{name}.vp")))],
            cite="RR 9.2.3b",
        )
        for place, name in enumerate(root_content(content).factions())
        if name != own
    ]


@mypyc_attr(allow_interpreted_subclasses=True)
class RiverfolkByMarket(Riverfolk):
    """A Market for sale, payments that score, Protectionism. [RR 9.2.1]"""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings: Final = settings
        self.holds_openly = False

    def asks(self) -> dict[type[Step], str]:
        return ASKS

    # -- the turn

    def begin(self, match: Match, seat: i64) -> None:
        match.state[cells.SUPPLY] = cells.OTTERS
        match.push(FirstStock(seat))
        match.push(RobotStart(seat))

    def birdsong(self, match: Match, seat: i64) -> None:
        match.automaton_turn(seat, "RR 9.4.1", over=False)
        match.state[cells.SHIELD] = 0
        match.state[cells.SWORD] = 0
        match.push(SetOrder(seat))
        match.push(StockMarket(seat, 0))

    def daylight(self, match: Match, seat: i64) -> None:
        match.push(ProtectMarket(seat))
        match.push(Organize(seat))
        match.push(RobotRecruit(seat))
        match.push(BuildAndGarrison(seat))

    def evening(self, match: Match, seat: i64) -> None:
        begin_evening(match, seat)

    def phase_begins(self, match: Match, seat: i64, other: i64, phase: i64) -> None:
        """Open the Market in another's Birdsong; in Daylight Mercenaries serve who paid, or turn on who did not."""
        content = content_of(match)
        if phase == BIRDSONG and other != seat and not content.is_bot(other):
            match.push(Shopping(other, seat))
        elif phase == DAYLIGHT:
            match.state[cells.HIRED_BY] = self.hirers(match, seat, other)

    def hirers(self, match: Match, seat: i64, active: i64) -> i64:
        """Return who treats the warriors as its own in a turn: buyers, or all enemies of a person who did not buy.

        Only who has warriors may. [RR 9.2.3.III] [RR INVOLVED]
        """
        content = content_of(match)
        found = match.state[cells.HIRERS]
        person = active != seat and not content.is_bot(active)
        if person and self.settings.is_on("involved") and not found >> active & 1:
            for other in range(content.players):
                found |= bit(other) if other != seat and are_enemies(match, active, other) else 0
        for other in range(content.players):
            if content.warriors[other] == NIL:
                found &= ~bit(other)
        return found

    # -- services

    def price_for(self, match: Match, buyer: i64, service: i64) -> i64:
        """Return two warriors, three from 10 points on, four from 20 on. [RR 9.2.3b]"""
        return price_by_points(match, buyer)

    def wares(self, match: Match, seat: i64) -> i64:
        return MARKET

    def sells_to(self, match: Match, buyer: i64) -> bool:
        """Return whether the buyer has no activated dominance. [RR 9.2.3c]"""
        return match.state[DOMINANCE + buyer] == 0

    def hires_out_to(self, match: Match, buyer: i64) -> bool:
        """Return whether a player may hire: a Vagabond only to keep the warriors from others. [RR INVOLVED]"""
        return self.settings.is_on("involved") or super().hires_out_to(match, buyer)

    def sold(self, match: Match, seat: i64, buyer: i64) -> None:
        """Score as the player with most points begins to buy. [RR GREEDY]"""
        if self.settings.is_on("greedy") and match.state[cells.BOUGHT] == 1 and self.leader(match, seat) == buyer:
            score(match, seat, 1, "RR GREEDY")

    def leader(self, match: Match, seat: i64) -> i64:
        """Return the other player with most points, by letter where several have. [AM GEN5]"""
        found = NONE
        best: i64 = -1
        for other in content_of(match).lettered:
            if other != seat and has_points(match, other) and match.state[VP + other] > best:
                best = match.state[VP + other]
                found = other
        return found

    # -- battle

    def is_defenseless(self, match: Match, seat: i64, clearing: i64) -> bool:
        return not self.settings.is_on("garrisons") and super().is_defenseless(match, seat, clearing)

    def cap(self, match: Match, seat: i64, clearing: i64) -> i64:
        """Add trade posts as defender, or strike with three as attacker. [RR GARRISON] [RR FEROCIOUS]"""
        usual = super().cap(match, seat, clearing)
        side = side_of(match, seat)
        if side == ATTACKING and self.settings.is_on("ferocious"):
            return FEROCIOUS
        defends = side == DEFENDING or (side < 0 and term(match.state, ACTIVE) != seat)
        if defends and self.settings.is_on("garrisons"):
            return usual + match.state[cells.POST + clearing]
        return usual

    # -- pieces

    def fell(self, match: Match, seat: i64, remover: i64, clearing: i64, pieces: i64) -> None:
        """Take a trade post back, and half of its remover's payments leave. [RR 9.2.2] [RR BOARD] [AM RR5]"""
        lost = unpacked(pieces, cells.WHICH_POST)
        if lost == 0:
            return
        match.state[cells.LEFT + suit_at(match.state, clearing)] += lost
        if remover != NOBODY:
            paid = match.state[cells.PAYMENTS + remover]
            if paid:
                return_payments(match, remover, (paid + 1) // 2, "RR BOARD")

    # -- looking

    def mat(self) -> Mat:
        return BOARDS[self.name]

    def describe(self, content: Content, setting: Setting) -> None:
        FactionPart.describe(self, content, setting)
        seat = content.names["seat"].index(self.name)
        setting.panels.append(Panel("prices", "scene-services", seat))
        setting.panels.append(Panel("protectionism", "scene-protectionism", seat))

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        FactionPart.draw(self, content, view, seen)
        for owner in content.names["seat"]:
            held = number_in(view, f"payments.{owner}")
            if held:
                seen.pieces.append(SeenPiece("payments", owner, held))
        rows = [Row(f"scene-{icon}", cite="RR 9.2.4") for icon in ("shield", "sword") if number_in(view, icon)]
        if "market-order" in view:
            suit = Term("suit", "suit", SUITS.index(str(view["market-order"])))
            rows.insert(0, Row("scene-ordered", [suit], cite="RR 9.4.3"))
        seen.panels["protectionism"] = rows
        seen.panels["prices"] = price_rows(content, view, self.name)

    def board_lines(self, view: Flat) -> Sketch:
        """Return Payments, Protectionism and the order."""
        line = [plain("  "), label("box-payments")]
        for key, held in view.items():
            if key.startswith("payments."):
                line += [plain(" "), named("seat", key.removeprefix("payments."), "head"), plain(f" {held}")]
        for icon in ("shield", "sword"):
            if number_in(view, icon):
                line += [plain("  "), label(f"scene-{icon}")]
        if "market-order" in view:
            line += [plain("  "), named("suit", str(view["market-order"]), "head")]
        return [line]

    def ending(self, step: Step, options: vec[i64]) -> i64:
        return -1

    def worth(self, match: Match, seat: i64) -> i64:
        return 0
