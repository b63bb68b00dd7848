"""Dominance: activated in Daylight, judged at the start of Birdsong, taken up again when it lies available. [RT 3.3]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import AVAILABLE, CRAFTED
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.handing import NOT_IN_HAND, ask_of_hand, hand_that_fits, in_hand, spend, take_openly
from clockwood.games.root.rules.ruling import ruled
from clockwood.games.root.rules.scoring import has_points, leave_track, win
from clockwood.games.root.table import cells
from clockwood.games.root.verbs import ACTIVATE, FETCH, PASS, SPEND
from clockwood.games.root.words import BIRD, DECK_SIZE, DOMINANCE, DOMINANT
from clockwood.kernel.bits import bits_in
from clockwood.kernel.events import card_term, who
from clockwood.kernel.layout import NONE, hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.piles import lies_in, move_seen
from clockwood.kernel.step import ALLOWED, NOT_ASKED, Step

TOO_FEW_POINTS: Final[i64] = REASONS.add("too-few-points", "RT 3.3.1a")
ACTIVATED_ALREADY: Final[i64] = REASONS.add("activated-already", "RT 3.3.2")
NOT_AVAILABLE: Final[i64] = REASONS.add("not-available", "RT 3.3.4a")
NO_CARD_FOR_IT: Final[i64] = REASONS.add("no-card-for-it", "RT 3.3.4b")

SUITED: Final[i64] = 3
"""Clearings to rule for the dominance of a suit. [RT 3.3.1c]"""


def check_dominance(match: Match, seat: i64) -> None:
    """Let a seat win by its activated dominance, at the start of its Birdsong. [RT 3.3.1c–3.3.1e]"""
    card = term(match.state, cells.DOMINANCE + seat)
    if card == NONE or not content_of(match).faction[seat].may_win_by_dominance():
        return
    content = content_of(match)
    mine = ruled(match, seat)
    suit = content.deck.suit[card]
    if suit == BIRD:
        for corner in content.land.corners:
            opposite = content.land.opposite[corner]
            if mine >> corner & 1 and mine >> opposite & 1:
                win(match, seat, "won-by-dominance", "RT 3.3.1d")
                return
    elif bits_in(mine & cells.suit_mask(match.state, suit)) >= SUITED:
        win(match, seat, "won-by-dominance", "RT 3.3.1c")


def why_not_activate(match: Match, seat: i64, card: i64) -> i64:
    """Return why a seat may not activate a dominance. [RT 3.3.1a] [RT 3.3.2]"""
    if card >= DECK_SIZE or content_of(match).deck.kind[card] != DOMINANCE or not in_hand(match, seat, card):
        return NOT_IN_HAND
    if not has_points(match, seat):
        return ACTIVATED_ALREADY
    if match.state[cells.VP + seat] < DOMINANT or not content_of(match).faction[seat].may_activate(match, seat):
        return TOO_FEW_POINTS
    return ALLOWED


def why_not_fetch(match: Match, seat: i64, card: i64) -> i64:
    """Return why a seat may not take an available dominance into hand. [RT 3.3.4a] [RT 3.3.4b]"""
    if card >= DECK_SIZE or not lies_in(match.state, cells.CARDS + card, AVAILABLE):
        return NOT_AVAILABLE
    suit = content_of(match).deck.suit[card]
    return ALLOWED if len(hand_that_fits(match, seat, suit, 0)) else NO_CARD_FOR_IT


def add_dominance(match: Match, seat: i64, options: vec[i64]) -> vec[i64]:
    """Add what a seat may do with dominance cards in its Daylight."""
    for card in content_of(match).deck.dominances:
        if why_not_activate(match, seat, card) == ALLOWED:
            options = append(options, ACTIVATE.code1(card))
        elif why_not_fetch(match, seat, card) == ALLOWED:
            options = append(options, FETCH.code1(card))
    return options


def activate(match: Match, seat: i64, card: i64) -> None:
    """Play a dominance: the marker leaves the track for good. [RT 3.3.1b]"""
    move_seen(match.state, cells.CARDS + card, CRAFTED + seat)
    leave_track(match, seat)
    hold(match.state, cells.DOMINANCE + seat, card)
    if match.listening:
        match.tell("activated", "RT 3.3.1b", [who(seat), card_term(card)])
    content_of(match).faction[seat].activated(match, seat, card)


@mypyc_attr(acyclic=True, free_list_len=1)
class Fetch(Step):
    """Spend a card of its suit for an available dominance. [RT 3.3.4a] [RT 3.3.4b]

    Who thinks about another's hand may deal it no such card: then nothing is spent.
    """

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def run(self, match: Match) -> None:
        options = hand_that_fits(match, self.seat, content_of(match).deck.suit[self.card], SPEND.base)
        if len(options) == 0:
            options = append(options, PASS.code())
        ask_of_hand(match, self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NO_CARD_FOR_IT if SPEND.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if PASS.has(action):
            return
        spend(match, self.seat, SPEND.only(action), "RT 3.3.4a")
        take_openly(match, self.seat, self.card, "fetched", "RT 3.3.4a")
