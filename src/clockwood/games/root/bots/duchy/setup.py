"""The Drillbit Duchy's setup: a corner by lot, and a minister for each of two cards. [DD 10.3]"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.duchy.ministers import crown, sway_for
from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import DECK
from clockwood.games.root.factions.duchy.setup import surface
from clockwood.games.root.factions.duchy.verbs import SWAY
from clockwood.games.root.rules.handing import discard
from clockwood.games.root.rules.setup import free_corners
from clockwood.games.root.table.cells import CARDS
from clockwood.games.root.verbs import CORNER, DEAL
from clockwood.games.root.words import DECK_SIZE
from clockwood.kernel.events import card_term, who
from clockwood.kernel.match import Match
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import SeatStep, Step

FIRST_MINISTERS: Final[i64] = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class DrillbitCorner(SeatStep):
    """A random corner nobody started in, opposite a used one if possible. [DD 10.3.3] [AM GEN6]"""

    def run(self, match: Match) -> None:
        match.ask(self, CHANCE, free_corners(match))

    def chosen(self, match: Match, action: i64) -> None:
        match.push(DrawForMinister(self.seat, FIRST_MINISTERS))
        surface(match, self.seat, CORNER.only(action), all_open=True, cite="DD 10.3.3")


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawForMinister(Step):
    """So many cards of the deck are discarded; each sways a minister. [DD 10.3.5]"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def run(self, match: Match) -> None:
        match.ask_pile(self, CARDS, CARDS + DECK_SIZE, DECK, DEAL.base - CARDS)

    def chosen(self, match: Match, action: i64) -> None:
        card = DEAL.only(action)
        if self.left > 1:
            match.push(DrawForMinister(self.seat, self.left - 1))
        match.push(FirstMinister(self.seat, content_of(match).deck.suit[card]))
        if match.listening:
            match.tell("discarded", "DD 10.3.5", [who(self.seat), card_term(card)])
        discard(match, card)


@mypyc_attr(acyclic=True, free_list_len=1)
class FirstMinister(Step):
    """The topmost minister of the card's suit; for a bird the bottommost of all. [DD 10.3.5] [AM DD4]"""

    def __init__(self, seat: i64, suit: i64) -> None:
        self.seat = seat
        self.suit = suit

    def run(self, match: Match) -> None:
        sway_for(match, self, self.seat, self.suit, "DD 10.3.5")

    def chosen(self, match: Match, action: i64) -> None:
        crown(match, self.seat, SWAY.only(action), "DD 10.3.5")
