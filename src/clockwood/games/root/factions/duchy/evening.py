"""The Duchy's Evening: revealed cards return but for birds, citadels and markets craft, cards are drawn. [UD 12.6]"""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import HAND, REVEALED
from clockwood.games.root.factions.duchy import cells
from clockwood.games.root.rules.between import ask_on_turn
from clockwood.games.root.rules.crafting import add_crafts, any_free, begin_craft, why_not_craft
from clockwood.games.root.rules.effects.drawing import EveningDraw
from clockwood.games.root.rules.handing import discard, hand_size
from clockwood.games.root.table.cells import CARDS
from clockwood.games.root.verbs import CRAFT, DONE
from clockwood.games.root.words import BIRD, DECK_SIZE
from clockwood.kernel.events import card_term, who
from clockwood.kernel.match import Match
from clockwood.kernel.piles import lies_in, move_seen
from clockwood.kernel.step import NOT_ASKED, SeatStep


@mypyc_attr(acyclic=True, free_list_len=1)
class TidyUp(SeatStep):
    """Revealed birds are discarded, the other revealed cards return to the hand. [UD 12.6.1]"""

    def run(self, match: Match) -> None:
        seat = self.seat
        suits = content_of(match).deck.suit
        for card in range(DECK_SIZE):
            if not lies_in(match.state, CARDS + card, REVEALED + seat):
                continue
            bird = suits[card] == BIRD
            if match.listening:
                message = "discarded" if bird else "duchy-took-back"
                match.tell(message, "UD 12.6.1", [who(seat), card_term(card)])
            if bird:
                discard(match, card)
            else:
                move_seen(match.state, CARDS + card, HAND + seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class DuchyCraft(SeatStep):
    """Craft any number of cards with citadels and markets. [UD 12.6.2]"""

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
class DuchyDraw(SeatStep):
    """One card, and those that markets show by then. [UD 12.6.3]"""

    def run(self, match: Match) -> None:
        match.push(EveningDraw(self.seat, cells.draws(match.state)))
