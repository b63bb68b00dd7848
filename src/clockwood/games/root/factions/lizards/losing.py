"""Losses of the Cult: defenders who fall become acolytes, a lost garden costs a card. [LC 10.2.3] [LC 10.2.5]"""

from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.deck.zones import HAND
from clockwood.games.root.factions.lizards import cells
from clockwood.games.root.rules.handing import discard
from clockwood.games.root.rules.removing import unbury
from clockwood.games.root.table.cells import CARDS
from clockwood.games.root.verbs import DISCARD
from clockwood.games.root.words import DECK_SIZE
from clockwood.kernel.events import card_term, number, who
from clockwood.kernel.match import Match
from clockwood.kernel.step import Step


def take_revenge(match: Match, seat: i64, count: i64, cite: str) -> None:
    """Let warriors that were removed just now be acolytes. [LC 10.2.3]"""
    unbury(match, seat, count)
    match.state[cells.ACOLYTES] += count
    if match.listening:
        match.tell("became-acolytes", cite, [who(seat), number("n", count)])


@mypyc_attr(acyclic=True, free_list_len=1)
class LoseFaith(Step):
    """For each removed garden a random card of the hand is discarded, while there are any. [LC 10.2.5]"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def run(self, match: Match) -> None:
        match.ask_pile(self, CARDS, CARDS + DECK_SIZE, HAND + self.seat, DISCARD.base - CARDS)

    def chosen(self, match: Match, action: i64) -> None:
        card = DISCARD.only(action)
        if match.listening:
            match.tell("discarded", "LC 10.2.5", [who(self.seat), card_term(card)])
        if self.left > 1:
            match.push(LoseFaith(self.seat, self.left - 1))
        discard(match, card)
