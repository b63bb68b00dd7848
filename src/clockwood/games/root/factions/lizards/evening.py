"""The Cult's Evening: revealed cards return, gardens of the Outcast craft, cards are drawn. [LC 10.6]"""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.deck.zones import HAND, REVEALED
from clockwood.games.root.factions.lizards import cells
from clockwood.games.root.rules.between import ask_on_turn
from clockwood.games.root.rules.crafting import add_crafts, any_free, begin_craft, why_not_craft
from clockwood.games.root.rules.effects.drawing import EveningDraw
from clockwood.games.root.rules.handing import hand_size
from clockwood.games.root.table.cells import CARDS
from clockwood.games.root.verbs import CRAFT, DONE
from clockwood.games.root.words import DECK_SIZE
from clockwood.kernel.events import card_term, who
from clockwood.kernel.match import Match
from clockwood.kernel.piles import lies_in, move_seen
from clockwood.kernel.step import NOT_ASKED, SeatStep


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeBack(SeatStep):
    """Revealed cards return to the hand; everyone has seen them. [LC 10.6.1]"""

    def run(self, match: Match) -> None:
        for card in range(DECK_SIZE):
            if lies_in(match.state, CARDS + card, REVEALED + self.seat):
                move_seen(match.state, CARDS + card, HAND + self.seat)
                if match.listening:
                    match.tell("took-back", "LC 10.6.1", [who(self.seat), card_term(card)])


@mypyc_attr(acyclic=True, free_list_len=1)
class CultCraft(SeatStep):
    """Craft any number of cards with gardens of the Outcast. [LC 10.6.2]"""

    def run(self, match: Match) -> None:
        if hand_size(match, self.seat) == 0 or not any_free(match, self.seat):
            return
        options = append(vec[i64](capacity=8), DONE.code())
        ask_on_turn(match, self, self.seat, add_crafts(match, self.seat, options))

    def why_not(self, match: Match, action: i64) -> i64:
        return why_not_craft(match, self.seat, CRAFT.only(action)) if CRAFT.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if CRAFT.has(action):
            match.push(self)
            begin_craft(match, self.seat, CRAFT.only(action))


@mypyc_attr(acyclic=True, free_list_len=1)
class CultDraw(SeatStep):
    """One card, and one more for each suit with two gardens by then. [LC 10.6.3] [LC DRAW]"""

    def run(self, match: Match) -> None:
        match.push(EveningDraw(self.seat, cells.draws(match.state)))
