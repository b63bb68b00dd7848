"""The Cult's Evening: revealed cards return, gardens of the Outcast craft, cards are drawn. [LC 10.6]"""

from mypy_extensions import mypyc_attr

from clockwood.games.root.deck.zones import REVEALED
from clockwood.games.root.factions.lizards import cells
from clockwood.games.root.rules.craft_cards import CraftCards
from clockwood.games.root.rules.effects.drawing import EveningDraw
from clockwood.games.root.rules.handing import take_openly
from clockwood.games.root.table.cells import CARDS
from clockwood.games.root.words import DECK_SIZE
from clockwood.kernel.match import Match
from clockwood.kernel.piles import lies_in
from clockwood.kernel.step import SeatStep


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeBack(SeatStep):
    """Revealed cards return to the hand; everyone has seen them. [LC 10.6.1]"""

    def run(self, match: Match) -> None:
        for card in range(DECK_SIZE):
            if lies_in(match.state, CARDS + card, REVEALED + self.seat):
                take_openly(match, self.seat, card, "took-back", "LC 10.6.1")


@mypyc_attr(acyclic=True, free_list_len=1)
class CultCraft(CraftCards):
    """Craft any number of cards with gardens of the Outcast. [LC 10.6.2]"""


@mypyc_attr(acyclic=True, free_list_len=1)
class CultDraw(SeatStep):
    """One card, and one more for each suit with two gardens by then. [LC 10.6.3] [LC DRAW]"""

    def run(self, match: Match) -> None:
        match.push(EveningDraw(self.seat, cells.draws(match.state)))
