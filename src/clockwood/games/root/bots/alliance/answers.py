"""The Automated Alliance's answers to others: Automated Outrage and Crackdown. [AA 6.2.3] [AA 6.2.4]"""

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.events import suit_term, where, whom
from clockwood.games.root.factions.alliance import cells
from clockwood.games.root.factions.alliance.outrage import MUST_GIVE
from clockwood.games.root.factions.alliance.verbs import HOLD_NONE
from clockwood.games.root.rules.handing import NOT_IN_HAND, ask_of_hand, discard, hand_that_fits, has_cards
from clockwood.games.root.rules.removing import NOBODY, remove_pieces
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.table.cells import suit_at
from clockwood.games.root.table.packing import packed
from clockwood.games.root.verbs import DISCARD
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.events import Term, who
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED, Step


def outrage(match: Match, payer: i64, seat: i64, clearing: i64) -> None:
    """Ask a person for a card; automata pay nothing. [AA 6.2.3] [GE X2]"""
    if content_of(match).is_bot(payer):
        return
    if match.listening:
        match.tell("outrage", "AA 6.2.3", [who(payer), whom(seat), where(clearing)])
    match.push(BotOutrage(payer, seat, clearing))


@mypyc_attr(acyclic=True, free_list_len=1)
class BotOutrage(Step):
    """A card that matches the clearing is discarded; without one the Alliance scores 1. [AA 6.2.3]"""

    def __init__(self, seat: i64, other: i64, clearing: i64) -> None:
        self.seat = seat
        self.other = other
        self.clearing = clearing

    def run(self, match: Match) -> None:
        if not has_cards(match, self.seat):
            score(match, self.other, 1, "AA 6.2.3")
            return
        options = hand_that_fits(match, self.seat, suit_at(match.state, self.clearing), DISCARD.base)
        ask_of_hand(match, self, self.seat, options if len(options) else append(options, HOLD_NONE.code()))

    def why_not(self, match: Match, action: i64) -> i64:
        if HOLD_NONE.has(action):
            return MUST_GIVE
        return NOT_IN_HAND if DISCARD.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if HOLD_NONE.has(action):
            score(match, self.other, 1, "AA 6.2.3")
            return
        if match.listening:
            match.tell("discarded", "AA 6.2.3", [who(self.seat), Term("card", "card", DISCARD.only(action))])
        discard(match, DISCARD.only(action))


@mypyc_attr(acyclic=True, free_list_len=1)
class Crackdown(Step):
    """A lost base takes all sympathy of its suit along, for nobody's points. [AA 6.2.4] [AM AA4]"""

    def __init__(self, seat: i64, suit: i64) -> None:
        self.seat = seat
        self.suit = suit

    def run(self, match: Match) -> None:
        state = match.state
        if cells.of_suit(state, cells.SYMPATHY, self.suit) == 0:
            return
        if match.listening:
            match.tell("crackdown", "AA 6.2.4", [who(self.seat), suit_term(self.suit)])
        for clearing in range(CLEARINGS):
            if state[cells.SYMPATHY + clearing] and suit_at(state, clearing) == self.suit:
                remove_pieces(match, self.seat, NOBODY, clearing, packed(cells.WHICH_SYMPATHY, 1))
