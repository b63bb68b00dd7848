"""The market as a part: face-up cards, spaces, claims and end bonuses. [FW F5]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.forge_war.adventurers import cells as adventurers
from clockwood.games.forge_war.adventurers.cells import adventurer
from clockwood.games.forge_war.cards import cells as cards
from clockwood.games.forge_war.cards.problems import row_problems
from clockwood.games.forge_war.content import forge_content
from clockwood.games.forge_war.events import asked, result
from clockwood.games.forge_war.market import cells as market
from clockwood.games.forge_war.market.drawing import describe_market, draw_market
from clockwood.games.forge_war.moments import ForgePart
from clockwood.games.forge_war.rules.barracks import hire_price
from clockwood.games.forge_war.rules.market_cards import price_of
from clockwood.games.forge_war.rules.market_phase import MarketTurn
from clockwood.games.forge_war.rules.market_spaces import claim_price
from clockwood.games.forge_war.verbs import CLAIM, HIRE, PURCHASE, TRAIN
from clockwood.games.forge_war.words import SHOWN_CARDS
from clockwood.kernel.content import Content
from clockwood.kernel.events import Event, number
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.scene import Setting
from clockwood.kernel.seen import Seen
from clockwood.kernel.view import Flat

CITES: Final = {
    "RevealMarket": "FW F3.1",
    "MarketTurn": "FW F5.1",
    "Train": "FW F5.5",
    "RedeemCard": "FW F7.10",
    "TradeOn": "FW B16",
}


class Market(ForgePart):
    """The street with its stands, and the cards that lie there."""

    def problems(self, match: Match) -> list[str]:
        return row_problems(match, "shown", market.SHOWN, SHOWN_CARDS, cards.FACE_UP)

    def prompt(self, match: Match, question: Question) -> Event | None:
        return asked(question, CITES, [])

    def result(self, match: Match, question: Question, action: i64) -> Event | None:
        """Return what something costs in gold."""
        if PURCHASE.has(action):
            price = price_of(match, PURCHASE.only(action))
        elif HIRE.has(action):
            price = hire_price(match)
        elif TRAIN.has(action):
            price = match.state[adventurers.LEVEL + adventurer(question.seat, TRAIN.only(action))]
        elif CLAIM.has(action):
            price = claim_price(match, CLAIM.only(action))
        else:
            return None
        return result("result-costs", "", [number("n", price)])

    def describe(self, content: Content, setting: Setting) -> None:
        describe_market(forge_content(content), setting)

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        draw_market(forge_content(content), view, seen)

    def sketch_for(self, match: Match, question: Question) -> list[str]:
        return ["boards"] if isinstance(question.step, MarketTurn) else []
