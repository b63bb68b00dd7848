"""The Duchy's Evening: revealed cards return but for birds, citadels and markets craft, cards are drawn. [UD 12.6]"""

from mypy_extensions import mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import REVEALED
from clockwood.games.root.factions.duchy import cells
from clockwood.games.root.rules.craft_cards import CraftCards
from clockwood.games.root.rules.effects.drawing import EveningDraw
from clockwood.games.root.rules.handing import discard, take_openly
from clockwood.games.root.table.cells import CARDS
from clockwood.games.root.words import BIRD, DECK_SIZE
from clockwood.kernel.events import card_term, who
from clockwood.kernel.match import Match
from clockwood.kernel.piles import lies_in
from clockwood.kernel.step import SeatStep


@mypyc_attr(acyclic=True, free_list_len=1)
class TidyUp(SeatStep):
    """Revealed birds are discarded, the other revealed cards return to the hand. [UD 12.6.1]"""

    def run(self, match: Match) -> None:
        seat = self.seat
        suits = content_of(match).deck.suit
        for card in range(DECK_SIZE):
            if not lies_in(match.state, CARDS + card, REVEALED + seat):
                continue
            if suits[card] != BIRD:
                take_openly(match, seat, card, "took-back", "UD 12.6.1")
                continue
            if match.listening:
                match.tell("discarded", "UD 12.6.1", [who(seat), card_term(card)])
            discard(match, card)


@mypyc_attr(acyclic=True, free_list_len=1)
class DuchyCraft(CraftCards):
    """Craft any number of cards with citadels and markets. [UD 12.6.2]"""


@mypyc_attr(acyclic=True, free_list_len=1)
class DuchyDraw(SeatStep):
    """One card, and those that markets show by then. [UD 12.6.3]"""

    def run(self, match: Match) -> None:
        match.push(EveningDraw(self.seat, cells.draws(match.state)))
