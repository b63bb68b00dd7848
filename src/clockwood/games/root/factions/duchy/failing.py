"""The Price of Failure: a fallen building costs a minister with its crown, and a card. [UD 12.2.3a]"""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.deck.zones import HAND
from clockwood.games.root.factions.duchy import cells
from clockwood.games.root.factions.duchy.parliament import NOT_SWAYED, term_of
from clockwood.games.root.factions.duchy.verbs import FORSAKE
from clockwood.games.root.rules.handing import discard
from clockwood.games.root.table.cells import CARDS
from clockwood.games.root.verbs import DISCARD
from clockwood.games.root.words import DECK_SIZE
from clockwood.kernel.bits import bit
from clockwood.kernel.events import card_term, who
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED, SeatStep


def pay_the_price(match: Match, seat: i64) -> None:
    """Let fallen buildings have their price, once for all that fall at the same moment. [UD 12.2.3b]"""
    if match.state[cells.FAILED]:
        return
    match.state[cells.FAILED] = 1
    match.push(LoseFavor(seat))
    match.push(LoseMinister(seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class LoseMinister(SeatStep):
    """A swayed minister of the highest rank leaves; among equals the Duchy says which. [UD 12.2.3a]"""

    def run(self, match: Match) -> None:
        match.state[cells.FAILED] = 0
        options = vec[i64](capacity=4)
        for rank in range(cells.ALL_RANKS - 1, -1, -1):
            swayed = cells.of_rank(match.state, rank)
            if swayed:
                for minister in range(cells.ALL_MINISTERS):
                    if swayed >> minister & 1:
                        options = append(options, FORSAKE.code1(minister))
                match.ask(self, self.seat, options)
                return

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_SWAYED if FORSAKE.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        minister = FORSAKE.only(action)
        match.state[cells.SWAYED] &= ~bit(minister)
        match.state[cells.ACTED] &= ~bit(minister)
        if match.listening:
            match.tell("lost-minister", "UD 12.2.3a", [who(self.seat), term_of(minister)])


@mypyc_attr(acyclic=True, free_list_len=1)
class LoseFavor(SeatStep):
    """A random card of the hand is discarded, if there is one. [UD 12.2.3a]"""

    def run(self, match: Match) -> None:
        match.ask_pile(self, CARDS, CARDS + DECK_SIZE, HAND + self.seat, DISCARD.base - CARDS)

    def chosen(self, match: Match, action: i64) -> None:
        card = DISCARD.only(action)
        if match.listening:
            match.tell("discarded", "UD 12.2.3a", [who(self.seat), card_term(card)])
        discard(match, card)
