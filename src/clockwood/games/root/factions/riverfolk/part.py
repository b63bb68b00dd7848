"""The Riverfolk Company, as the common rules see it. [RF 11.2]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.factions.riverfolk import cells
from clockwood.games.root.factions.riverfolk.board import (
    board_of,
    describe_services,
    draw_boxes,
    draw_services,
    trade_lines,
)
from clockwood.games.root.factions.riverfolk.funds import (
    TO_COMMIT,
    Dividends,
    GatherFunds,
    LoseHalf,
    PickFunds,
    Protect,
    funds_of,
)
from clockwood.games.root.factions.riverfolk.prices import ALL, SetPrices
from clockwood.games.root.factions.riverfolk.services import Seller, Shopping
from clockwood.games.root.factions.riverfolk.setup import FIRST_WARRIORS, FillBoard, FirstPrice, RiverStart
from clockwood.games.root.factions.riverfolk.to_automata import BuyToCraft, hire_for_battle
from clockwood.games.root.factions.riverfolk.trading import Trade
from clockwood.games.root.factions.riverfolk.verbs import BUY, BUY_CARD, ESTABLISH
from clockwood.games.root.factions.riverfolk.worth import worth
from clockwood.games.root.mat import Mat, MatRow
from clockwood.games.root.rules.effects.drawing import HandLimit
from clockwood.games.root.table.packing import unpacked
from clockwood.games.root.words import BIRDSONG, DAYLIGHT, FACTIONS, LAND_SUITS, SUITS
from clockwood.kernel.content import Content
from clockwood.kernel.events import EVERYONE, Event, number
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.scene import Setting
from clockwood.kernel.seen import Seen, number_in
from clockwood.kernel.sketch import Sketch
from clockwood.kernel.step import Step
from clockwood.kernel.view import Flat

ASKS: Final[dict[type[Step], str]] = {
    RiverStart: "RF 11.3.2",
    FirstPrice: "RF 11.3.5",
    Trade: "RF 11.5a",
    PickFunds: "RF 11.2.4",
    SetPrices: "RF 11.6.2",
    Shopping: "RF 11.2.6a",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Riverfolk(Seller):
    """An open hand, services for sale, funds of all owners, trade posts. [RF 11.2]"""

    def __init__(self) -> None:
        super().__init__("riverfolk", cells.PIECE_ROWS, cells.SUPPLY)
        self.swims = True
        self.holds_openly = True

    def asks(self) -> dict[type[Step], str]:
        return ASKS

    # -- the turn

    def begin(self, match: Match, seat: i64) -> None:
        match.state[cells.SUPPLY] = cells.OTTERS
        for service in range(cells.ALL_SERVICES - 1, -1, -1):
            match.push(FirstPrice(seat, service))
        match.push(FillBoard(seat))
        match.push(RiverStart(seat, FIRST_WARRIORS))

    def birdsong(self, match: Match, seat: i64) -> None:
        match.push(GatherFunds(seat))
        match.push(Dividends(seat))
        match.push(Protect(seat))

    def daylight(self, match: Match, seat: i64) -> None:
        match.push(Trade(seat))

    def evening(self, match: Match, seat: i64) -> None:
        match.push(SetPrices(seat, ALL))
        match.push(HandLimit(seat))

    def turn_begins(self, match: Match, seat: i64) -> None:
        """Let the services of the turn before end. [RF 11.2.7.II] [RF 11.2.7.III]"""
        for at in (cells.BOUGHT, cells.HIRERS, cells.HIRED_BY, cells.BOATS):
            match.state[at] = 0

    def phase_begins(self, match: Match, seat: i64, other: i64, phase: i64) -> None:
        """Open the shop in another's Birdsong; Mercenaries serve from Daylight on. [RF 11.2.6a] [RF 11.2.7.III]"""
        if phase == BIRDSONG and other != seat and not content_of(match).is_bot(other):
            match.push(Shopping(other, seat))
        elif phase == DAYLIGHT:
            match.state[cells.HIRED_BY] = match.state[cells.HIRERS]

    def craft_failed(self, match: Match, seat: i64, other: i64, card: i64) -> None:
        """Offer another card to an automaton whose order cannot be crafted. [RR SV2]"""
        if other != seat:
            match.push(BuyToCraft(other, seat, card))

    def before_roll(self, match: Match, seat: i64) -> None:
        """Hire warriors out to an automaton that attacks with few. [RR SV4]"""
        hire_for_battle(match, seat)

    # -- crafting and pieces

    def crafting(self, state: vec[i64], seat: i64, suit: i64) -> i64:
        """Count the spaces of trade posts that are empty. [RF 11.2.1]"""
        return cells.EACH - state[cells.LEFT + suit]

    def most_activated(self, match: Match, seat: i64) -> i64:
        """Return the funds: each space takes one. [RF 11.2.1]"""
        return funds_of(match)

    def activates(self, match: Match, seat: i64, suit: i64, count: i64) -> None:
        """Commit a fund for each space. [RF 11.5.3]"""
        match.push(PickFunds(seat, count, TO_COMMIT))

    def fell(self, match: Match, seat: i64, remover: i64, clearing: i64, pieces: i64) -> None:
        """Lose half of the funds with a trade post, which leaves the game. [RF 11.2.5.I]"""
        if unpacked(pieces, cells.WHICH_POST) and funds_of(match):
            match.push(LoseHalf(seat))

    def keeps(self, match: Match, seat: i64, owner: i64) -> i64:
        """Count an owner's warriors in the three boxes. [RF I2]"""
        state = match.state
        return state[cells.PAYMENTS + owner] + state[cells.FUNDS + owner] + state[cells.COMMITTED + owner]

    # -- looking

    def problems(self, match: Match) -> list[str]:
        """Name suits with too many trade posts, and services without a price in play. [RF P] [RF PRICE]"""
        return [
            f"state.posts_left.{SUITS[suit]}: {on_map} on the map and {left} left; there are {cells.EACH} [RF P]"
            for suit in range(LAND_SUITS)
            if (on_map := cells.posts_on_map(match.state, suit)) + (left := match.state[cells.LEFT + suit]) > cells.EACH
        ]

    def mat(self) -> Mat:
        return board_of(self.name)

    def away(self, content: Content, view: Flat, row: MatRow) -> int:
        """Count the trade posts of a row's suit that have left it. [RF BOX]"""
        return int(cells.EACH) - number_in(view, f"posts.{row.sign}")

    def describe(self, content: Content, setting: Setting) -> None:
        super().describe(content, setting)
        describe_services(setting, content.names["seat"].index(self.name))

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        super().draw(content, view, seen)
        draw_boxes(content, view, seen)
        draw_services(view, seen)

    def board_lines(self, view: Flat) -> Sketch:
        return trade_lines(FACTIONS, view)

    def result(self, match: Match, question: Question, action: i64) -> Event | None:
        """Say what a trade post scores, and what a service costs. [RF VP] [RF 11.2.6b]"""
        if ESTABLISH.has(action):
            return Event("result-post", "RF VP", EVERYONE, [number("n", cells.POINTS)])
        if BUY.has(action) or BUY_CARD.has(action):
            service = BUY.only(action) if BUY.has(action) else cells.HAND_CARD
            price = self.price_for(match, question.seat, service)
            return Event("result-price", "RF 11.2.6b", EVERYONE, [number("n", price)])
        return None

    def ending(self, step: Step, options: vec[i64]) -> i64:
        """Finish what was begun with the first fund there is."""
        return options[0] if isinstance(step, PickFunds) else -1

    def worth(self, match: Match, seat: i64) -> i64:
        return worth(match, seat)
