"""The automaton of a seat as a part of its table, as far as both are alike: hand, level, sides."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.bots.common.bot import bot_at
from clockwood.games.ironwood.bots.common.hand import ShuffleHand
from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards.cells import first_card, zone
from clockwood.games.ironwood.moments import IronwoodPart
from clockwood.games.ironwood.words import CARDS_EACH, FACTIONS, IRONCLAD
from clockwood.kernel.content import Content
from clockwood.kernel.match import Match
from clockwood.kernel.seen import Row
from clockwood.kernel.view import Flat


@mypyc_attr(allow_interpreted_subclasses=True)
class BotPart(IronwoodPart):
    """The automaton of a seat, as far as both are alike. `title` is its name in errors."""

    def __init__(self, seat: i64, title: str) -> None:
        self.seat: Final = seat
        self.title: Final = title

    def prepared(self, match: Match, seat: i64) -> None:
        if seat == self.seat:
            match.push(ShuffleHand(seat))

    def first_cards(self, match: Match, seat: i64) -> i64:
        return 2 if seat == self.seat and bot_at(match, seat).four_cards else 0

    def show(self, match: Match, seat: i64, view: Flat) -> None:
        bot = bot_at(match, self.seat)
        view["automaton"] = bot.name
        view[f"{bot.name}.level"] = int(bot.level)

    def problems(self, match: Match) -> list[str]:
        """Name it where it has no card and can draw none, or plays one that goes on. [IB 3.3, 5.1] [WB 3.3, 5.5]"""
        seat = self.seat
        name = FACTIONS[seat]
        zones = [zone(match.state, card) for card in range(first_card(seat), first_card(seat) + CARDS_EACH)]
        found: list[str] = []
        useful = (cards.HAND + seat, cards.DECK + seat, cards.DISCARD + seat)
        if not any(where in useful or cards.SLOT <= where < cards.ONGOING for where in zones):
            cite = "IB 5.1" if seat == IRONCLAD else "WB 5.5"
            found.append(f"cards.hand.{name}: the {self.title} has no hand, and no card to draw [{cite}]")
        if cards.ONGOING + seat in zones:
            cite = "IB 3.3" if seat == IRONCLAD else "WB 3.3"
            found.append(f"cards.ongoing.{name}: the {self.title} has no ongoing cards [{cite}]")
        return found


def sides(content: Content, view: Flat, key: str, kind: str) -> list[Row]:
    """Return all sides of an automaton's aid, the one that is up flagged."""
    return [Row(f"{kind}-{name}", flag="now" if view[key] == name else "") for name in content.names[kind]]
