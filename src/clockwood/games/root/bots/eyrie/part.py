"""The Eyrie as the Electric Eyrie play them. [EE 5.2]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.root.bots.boards import BOARDS
from clockwood.games.root.bots.common.order import RevealOrder, begin_orders, end_orders
from clockwood.games.root.bots.eyrie.birdsong import JoinDecree
from clockwood.games.root.bots.eyrie.columns import add_card, is_in_column, tuck_viziers
from clockwood.games.root.bots.eyrie.daylight import ScoreAllRoosts, begin_day
from clockwood.games.root.bots.eyrie.setup import RandomRoost
from clockwood.games.root.bots.eyrie.shopping import begin_with_new_order
from clockwood.games.root.content import content_of
from clockwood.games.root.events import suit_term
from clockwood.games.root.factions.eyrie import cells
from clockwood.games.root.factions.eyrie.part import Eyrie
from clockwood.games.root.factions.eyrie.worth import board_worth
from clockwood.games.root.levels import Settings
from clockwood.games.root.mat import Mat
from clockwood.games.root.rules.hits import ATTACKING
from clockwood.games.root.rules.removing import cardboard
from clockwood.games.root.rules.scoring import lose_points
from clockwood.games.root.rules.setup import begins_later
from clockwood.games.root.table.cells import EXTRA
from clockwood.games.root.words import AMBUSH, BIRD, DECK_SIZE, SUITS, VIZIERS
from clockwood.kernel.events import card_term, who
from clockwood.kernel.match import Match
from clockwood.kernel.step import Step

ASKS: Final[dict[type[Step], str]] = {
    RandomRoost: "EE 5.3.2",
    RevealOrder: "EE 5.4.1",
}


class OrderedEyrie(Eyrie):
    """Lords of the Forest without leaders, whose Decree has a column for each suit. [EE 5.2.1] [EE 5.3.1]"""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.evening_points: Final[i64] = settings.number("evening")
        self.viziers: Final[i64] = settings.number("viziers")
        self.ambushes: Final[i64] = settings.number("ambushes")
        self.tax: Final[i64] = settings.number("tax")

    def columns(self) -> list[str]:
        """Return the suits. [EE 5.3.3]"""
        return SUITS

    def asks(self) -> dict[type[Step], str]:
        return ASKS

    def mat(self) -> Mat:
        return BOARDS[self.name]

    def before_dealing(self, match: Match, seat: i64) -> None:
        """Take a bird ambush out of the deck for the bird column. [EE CHALLENGING]"""
        deck = content_of(match).deck
        left = self.ambushes
        for card in range(DECK_SIZE):
            if left and deck.kind[card] == AMBUSH and deck.suit[card] == BIRD:
                left -= 1
                add_card(match, card, BIRD)
                if match.listening:
                    terms = [who(seat), card_term(card), suit_term(BIRD)]
                    match.tell("joined-decree", "EE CHALLENGING", terms)

    def begin(self, match: Match, seat: i64) -> None:
        match.state[cells.SUPPLY] = cells.BIRDS
        tuck_viziers(match, self.viziers)
        if match.listening:
            for which in range(self.viziers):
                terms = [who(seat), card_term(VIZIERS + which), suit_term(BIRD)]
                match.tell("joined-decree", "EE 5.3.3", terms)
        match.push(RandomRoost(seat))

    def birdsong(self, match: Match, seat: i64) -> None:
        match.state[cells.IN_TURMOIL] = 0
        match.push(JoinDecree(seat))
        if content_of(match).agreed.advanced_services:
            begin_with_new_order(match, seat)
        else:
            begin_orders(match, seat, "EE 5.4.1")

    def daylight(self, match: Match, seat: i64) -> None:
        begin_day(match, seat)

    def evening(self, match: Match, seat: i64) -> None:
        end_orders(match, seat, self.evening_points)
        match.push(ScoreAllRoosts(seat))

    def item_points(self, match: Match, seat: i64, printed: i64) -> i64:
        """Score 1 for any item. [GE 1.1.2]"""
        return 1

    def battle_begins(self, match: Match, seat: i64, attacking: bool) -> None:
        """Deal an extra hit in the battle of the fullest column. [EE 5.5.1.IIIx]"""
        if attacking and match.state[cells.FOCUS]:
            match.state[cells.FOCUS] = 0
            match.state[EXTRA + ATTACKING] += 1

    def extra_hits(self, match: Match, seat: i64, attacking: bool) -> i64:
        return 0

    def battle_over(self, match: Match, seat: i64, side: i64) -> None:
        """Do nothing: there is no Despot. [EE 5.3.2]"""

    def struck(self, match: Match, seat: i64, owner: i64, clearing: i64, pieces: i64) -> None:
        """Tax the owner for each building and token that the Eyrie removed. [EE WARTAX]"""
        if self.tax:
            lost = cardboard(content_of(match).faction[owner], pieces)
            lose_points(match, owner, lost * self.tax, "EE WARTAX")

    def worth(self, match: Match, seat: i64) -> i64:
        return board_worth(match, seat, cells.roosts(match.state))

    def problems(self, match: Match) -> list[str]:
        """Name Viziers that are not in the bird column. [EE 5.3.3]"""
        found: i64 = 0
        for which in range(2):
            found += is_in_column(match, VIZIERS + which, BIRD)
        if found == self.viziers or begins_later(match, match.content.names["seat"].index(self.name)):
            return []
        return [f"cards.decree.bird: {found} Viziers; there are {self.viziers} [EE 5.3.3]"]
