"""Choosing factions, from the last in turn order to the first, and the hands they start with. [RT A.8.3] [RT A.10]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import DECK
from clockwood.games.root.draft.cells import DRAFTED, POOL
from clockwood.games.root.draft.pool import in_pool, is_locked
from clockwood.games.root.events import faction_term
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.handing import NOT_IN_HAND, hand_of, hand_size, in_hand, lay_hand_open
from clockwood.games.root.table.cells import CARDS, ORDER
from clockwood.games.root.verbs import PICK, PUT_BACK
from clockwood.games.root.words import DECK_SIZE, FACTIONS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import Term, card_term, who
from clockwood.kernel.layout import hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.piles import EVERY_SEAT, move_unseen
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step
from clockwood.kernel.timing import Together

FIVE: Final[i64] = 5
THREE: Final[i64] = 3
"""Cards drawn before the draft, and kept after it. [RT A.7] [RT A.10]"""
LOCKED_CARD: Final[i64] = REASONS.add("locked-card", "RT A.8.2.II")
NOT_IN_POOL: Final[i64] = REASONS.add("not-in-pool", "RT A.8.2a")


@mypyc_attr(acyclic=True, free_list_len=1)
class NextPick(Step):
    """The person at this place of the turn order chooses, then the one before. [RT A.8.3]"""

    def __init__(self, place: i64) -> None:
        self.place = place

    def run(self, match: Match) -> None:
        seat = term(match.state, ORDER + self.place)
        if self.place > 0:
            match.push(NextPick(self.place - 1))
        if not content_of(match).is_bot(seat):
            match.push(Pick(seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class Pick(SeatStep):
    """A faction from the pool, set up at once. [RT A.8.3]"""

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=7)
        for faction in range(len(FACTIONS)):
            if in_pool(match, faction) and not is_locked(match, faction):
                options = append(options, PICK.code1(faction))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        if not PICK.has(action):
            return NOT_ASKED
        return LOCKED_CARD if in_pool(match, PICK.only(action)) else NOT_IN_POOL

    def chosen(self, match: Match, action: i64) -> None:
        faction = PICK.only(action)
        hold(match.state, DRAFTED + self.seat, faction)
        match.state[POOL] &= ~bit(faction)
        match.content = match.content.at(match.state)
        if match.listening:
            match.tell("picked", "RT A.8.3", [who(self.seat), Term("n", "", self.seat + 1), faction_term(faction)])
        lay_hand_open(match, self.seat)
        content_of(match).faction[self.seat].begin_drafted(match, self.seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class AllChosen(Step):
    """Everybody has a faction: what depends on the others is laid out. [VA ADV]"""

    def run(self, match: Match) -> None:
        content = content_of(match)
        match.state[POOL] = 0
        for seat in range(content.players):
            if not content.is_bot(seat):
                content.faction[seat].meets_others(match, seat)


@mypyc_attr(acyclic=True)
class KeepHands(Together):
    """Everybody keeps three cards, at the same time; the rest goes back into the deck. [RT A.10]"""

    def lane(self, match: Match, seat: i64) -> Step | None:
        return None if content_of(match).is_bot(seat) else PutBack(seat)

    def seats(self, match: Match) -> vec[i64]:
        found = vec[i64](capacity=6)
        for place in range(content_of(match).players):
            found = append(found, term(match.state, ORDER + place))
        return found


@mypyc_attr(acyclic=True, free_list_len=1)
class PutBack(SeatStep):
    """Cards of a hand of five go back one at a time, until three are left; only an open hand shows which. [RT A.10]"""

    def run(self, match: Match) -> None:
        if hand_size(match, self.seat) > THREE:
            match.ask_secretly(self, self.seat, hand_of(match, self.seat, PUT_BACK.base))

    def why_not(self, match: Match, action: i64) -> i64:
        if not PUT_BACK.has(action):
            return NOT_ASKED
        return ALLOWED if in_hand(match, self.seat, PUT_BACK.only(action)) else NOT_IN_HAND

    def chosen(self, match: Match, action: i64) -> None:
        card = PUT_BACK.only(action)
        seers = EVERY_SEAT if content_of(match).open_hands >> self.seat & 1 else bit(self.seat)
        move_unseen(match.state, CARDS, CARDS + DECK_SIZE, CARDS + card, DECK, seers)
        match.push(self)
        if match.listening and seers == EVERY_SEAT:
            match.tell("put-back-card", "RT A.10", [who(self.seat), card_term(card)])
        elif match.listening:
            match.tell("put-back", "RT A.10", [who(self.seat)], ~bit(self.seat))
            match.tell("put-back-card", "RT A.10", [who(self.seat), card_term(card)], bit(self.seat))
