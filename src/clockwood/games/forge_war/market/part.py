"""The market as a part: face-up cards, spaces, claims and end bonuses. [FW F5]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.forge_war.adventurers import cells as adventurers
from clockwood.games.forge_war.adventurers.cells import adventurer
from clockwood.games.forge_war.cards import cells as cards
from clockwood.games.forge_war.cards.problems import row_problems
from clockwood.games.forge_war.content import content_of, forge_content
from clockwood.games.forge_war.events import asked, kind
from clockwood.games.forge_war.market import cells as market
from clockwood.games.forge_war.market.drawing import describe_market, draw_market
from clockwood.games.forge_war.moments import ForgePart
from clockwood.games.forge_war.rules.barracks import hire_price
from clockwood.games.forge_war.rules.market_cards import price_of
from clockwood.games.forge_war.rules.market_phase import PASS_PAYS, MarketTurn
from clockwood.games.forge_war.rules.market_spaces import claim_price
from clockwood.games.forge_war.rules.trading import FOR_RIGHT, sale_price
from clockwood.games.forge_war.verbs import BUY, CLAIM, END_BONUS, HIRE, PASS, PURCHASE, SELL, SPEND, TRADE, TRAIN
from clockwood.games.forge_war.words import SHOWN_CARDS
from clockwood.kernel.content import Content
from clockwood.kernel.events import EVERYONE, Event, Term, card_term, number, said
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.scene import Setting
from clockwood.kernel.seen import Seen
from clockwood.kernel.view import Flat

CITES: Final = {
    "RevealMarket": "FW F3.1",
    "MarketTurn": "FW F5.1",
    "Train": "FW F5.5",
    "HireToo": "FW F5.5",
    "RedeemCard": "FW F7.10",
    "TradeOn": "FW B16",
}


class Market(ForgePart):
    """The street with its stands, and the cards that lie there."""

    def problems(self, match: Match) -> list[str]:
        return row_problems(match, "shown", market.SHOWN, SHOWN_CARDS, cards.FACE_UP)

    def prompt(self, match: Match, question: Question) -> Event | None:
        return asked(question, CITES, [])

    def option(self, match: Match, question: Question, action: i64) -> list[Event]:
        """Return an exchange with both amounts of the stall. [FW F5.12]"""
        if not TRADE.has(action):
            return []
        card = TRADE.first_of_two(action)
        printed = content_of(match).market
        left = (printed.left_count[card], printed.left_kind[card])
        right = (printed.right_count[card], printed.right_kind[card])
        given, taken = (left, right) if TRADE.last_of(action) == FOR_RIGHT else (right, left)
        terms = [number("given", given[0]), Term("gives", "resource", given[1]), number("n", taken[0]), kind(taken[1])]
        return [Event(match.game.option_message(TRADE), "", EVERYONE, [*terms, card_term(card)])]

    def result(self, match: Match, question: Question, action: i64) -> Event | None:
        """Return what something costs or earns in gold."""
        printed = content_of(match).market
        seat = question.seat
        if SELL.has(action):
            return said("result-earns", [number("n", sale_price(match, seat, SELL.only(action)))], "FW F5.16")
        if action == PASS.code() and isinstance(question.step, MarketTurn):
            return said("result-earns", [number("n", PASS_PAYS)], "FW F5.1")
        if PURCHASE.has(action):
            price = price_of(match, PURCHASE.only(action))
        elif HIRE.has(action):
            price = hire_price(match)
        elif TRAIN.has(action):
            price = match.state[adventurers.LEVEL + adventurer(seat, TRAIN.only(action))]
        elif CLAIM.has(action):
            price = claim_price(match, CLAIM.only(action))
        elif END_BONUS.has(action):
            price = printed.end_cost[END_BONUS.only(action)]
        elif BUY.has(action) or SPEND.has(action):
            price = printed.buy[BUY.only(action) if BUY.has(action) else SPEND.only(action)]
        else:
            return None
        return said("result-costs", [number("n", price)])

    def describe(self, content: Content, setting: Setting) -> None:
        describe_market(forge_content(content), setting)

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        draw_market(forge_content(content), view, seen)

    def sketch_for(self, match: Match, question: Question) -> list[str]:
        return ["boards"] if isinstance(question.step, MarketTurn) else []
