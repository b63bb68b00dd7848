"""The draw of the Evening, or an ambush of the discard pile instead of it. [RT PW5]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import DISCARD
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.handing import draw_cards
from clockwood.games.root.rules.persistent import has
from clockwood.games.root.table.cells import CARDS
from clockwood.games.root.verbs import PASS, TAKE
from clockwood.games.root.words import AMBUSH, DECK_SIZE, INFORMANTS
from clockwood.kernel.events import card_term, who
from clockwood.kernel.match import Match
from clockwood.kernel.piles import lies_in, move_seen
from clockwood.kernel.step import NOT_ASKED, Step

NO_SUCH_DISCARD: Final[i64] = REASONS.add("no-such-discard", "RT PW5")


@mypyc_attr(acyclic=True, free_list_len=1)
class EveningDraw(Step):
    """Draw so many cards, or with Informants take a discarded ambush. [RT PW5]"""

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat = seat
        self.count = count

    def run(self, match: Match) -> None:
        options = append(vec[i64](capacity=4), PASS.code())
        if has(match, self.seat, INFORMANTS):
            for card in range(DECK_SIZE):
                if content_of(match).deck.kind[card] == AMBUSH and lies_in(match.state, CARDS + card, DISCARD):
                    options = append(options, TAKE.code1(card))
        if len(options) > 1:
            match.ask(self, self.seat, options)
        else:
            draw_cards(match, self.seat, self.count)

    def why_not(self, match: Match, action: i64) -> i64:
        return NO_SUCH_DISCARD if TAKE.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if PASS.has(action):
            draw_cards(match, self.seat, self.count)
            return
        card = TAKE.only(action)
        move_seen(match.state, CARDS + card, content_of(match).hand[self.seat])
        if match.listening:
            match.tell("took-discard", "RT PW5", [who(self.seat), card_term(card)])
