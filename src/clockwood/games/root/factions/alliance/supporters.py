"""The supporters: cards face down that are gained, spent for their suit, and lost with a base. [WA 8.2.3] [WA 8.2.4]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import DECK, SUPPORTERS
from clockwood.games.root.events import whom
from clockwood.games.root.factions.alliance import cells
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.handing import discard, fits, hand_over, reshuffle, that_fit
from clockwood.games.root.table.cells import CARDS
from clockwood.games.root.verbs import DEAL, DISCARD, PASS, SPEND
from clockwood.games.root.words import BIRD, DECK_SIZE, LAND_SUITS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import card_term, number, who
from clockwood.kernel.match import Match
from clockwood.kernel.piles import count_in, draw, lies_in, move_unseen
from clockwood.kernel.step import NOT_ASKED, SeatStep, Step

NO_SUPPORTER: Final[i64] = REASONS.add("no-supporter", "WA 8.2.3a")
TOO_FEW_SUPPORTERS: Final[i64] = REASONS.add("too-few-supporters", "WA 8.4.2.II")

CAPACITY: Final[i64] = 5
"""So many are kept without a base on the map. [WA 8.2.3b]"""


def is_supporter(match: Match, seat: i64, card: i64) -> bool:
    return lies_in(match.state, CARDS + card, SUPPORTERS + seat)


def supporters(match: Match, seat: i64) -> i64:
    """Count the supporters."""
    return count_in(match.state, CARDS, CARDS + DECK_SIZE, SUPPORTERS + seat)


def matching(match: Match, seat: i64, suit: i64) -> i64:
    """Count the supporters that match a suit, birds included. [WA 8.2.3a]"""
    return len(that_fit(match, SUPPORTERS + seat, suit, 0))


def matching_by_suit(match: Match, seat: i64) -> vec[i64]:
    """Count the supporters that match each suit of clearings, birds with each. [WA 8.2.3a]"""
    state = match.state
    suits = content_of(match).deck.suit
    found = vec[i64]([0, 0, 0])
    for card in range(DECK_SIZE):
        if state[CARDS + card] & 255 == SUPPORTERS + seat:
            for suit in range(LAND_SUITS):
                if suits[card] in (suit, BIRD):
                    found[suit] += 1
    return found


def is_full(match: Match, seat: i64) -> bool:
    """Return whether another supporter could not be kept. [WA 8.2.3b]"""
    return supporters(match, seat) >= CAPACITY and cells.on_map(match.state, cells.BASE) == 0


def turn_away(match: Match, seat: i64, card: i64) -> None:
    """Discard a supporter for whom there is no room. [WA 8.2.3b]"""
    if match.listening:
        match.tell("turned-away", "WA 8.2.3b", [who(seat), card_term(card)])
    discard(match, card)


def take_in(match: Match, giver: i64, seat: i64, card: i64) -> None:
    """Add a card that another gives by Outrage to the supporters. [WA 8.2.6a] [WA 8.2.6e]"""
    if is_full(match, seat):
        if match.listening:
            match.tell("gave-openly", "WA 8.2.6a", [who(giver), whom(seat), card_term(card)])
        turn_away(match, seat, card)
    else:
        hand_over(match, giver, seat, SUPPORTERS + seat, card, "outraged", "WA 8.2.6a")


def mobilize(match: Match, seat: i64, card: i64) -> None:
    """Add a card of one's own hand to the supporters. [WA 8.5.2]"""
    if is_full(match, seat):
        turn_away(match, seat, card)
        return
    move_unseen(match.state, CARDS, CARDS + DECK_SIZE, CARDS + card, SUPPORTERS + seat, bit(seat))
    if match.listening:
        match.tell("mobilized", "WA 8.5.2", [who(seat)], ~bit(seat))
        match.tell("mobilized-card", "WA 8.5.2", [who(seat), card_term(card)], bit(seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class GainSupporters(Step):
    """So many cards from the top of the deck become supporters. [WA 8.3.4] [WA 8.2.6b]"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def run(self, match: Match) -> None:
        match.ask_pile(self, CARDS, CARDS + DECK_SIZE, DECK, DEAL.base - CARDS)

    def chosen(self, match: Match, action: i64) -> None:
        seat = self.seat
        card = DEAL.only(action)
        if is_full(match, seat):
            turn_away(match, seat, card)
        else:
            draw(match.state, CARDS, CARDS + DECK_SIZE, CARDS + card, SUPPORTERS + seat, seat)
            if match.listening:
                match.tell("joined", "WA 8.2.3a", [who(seat)], ~bit(seat))
                match.tell("joined-card", "WA 8.2.3a", [who(seat), card_term(card)], bit(seat))
            reshuffle(match)
        if self.left > 1:
            match.push(GainSupporters(seat, self.left - 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class SpendSupporters(Step):
    """So many supporters matching a suit are spent, one at a time; birds match any. [WA 8.2.3a] [WA I1]

    Passing is for a player who only imagines what the supporters are.
    """

    def __init__(self, seat: i64, suit: i64, left: i64) -> None:
        self.seat = seat
        self.suit = suit
        self.left = left

    def run(self, match: Match) -> None:
        options = that_fit(match, SUPPORTERS + self.seat, self.suit, SPEND.base)
        match.ask_secretly(self, self.seat, options if len(options) else append(options, PASS.code()))

    def why_not(self, match: Match, action: i64) -> i64:
        return NO_SUPPORTER if SPEND.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if PASS.has(action):
            return
        if match.listening:
            match.tell("spent-supporter", "WA 8.2.3a", [who(self.seat), card_term(SPEND.only(action))])
        discard(match, SPEND.only(action))
        if self.left > 1:
            match.push(SpendSupporters(self.seat, self.suit, self.left - 1))


def lose_base(match: Match, seat: i64, suit: i64) -> None:
    """Lose all supporters of a removed base's suit, birds too, and half the officers. [WA 8.2.4a] [WA 8.2.4b]"""
    match.push(KeepFive(seat))
    if supporters(match, seat):
        match.reveal()
    for card in range(DECK_SIZE):
        if is_supporter(match, seat, card) and fits(match, card, suit):
            if match.listening:
                match.tell("lost-supporter", "WA 8.2.4a", [who(seat), card_term(card)])
            discard(match, card)
    lost = (match.state[cells.OFFICERS] + 1) // 2
    match.state[cells.OFFICERS] -= lost
    match.state[cells.SUPPLY] += lost
    if match.listening and lost:
        match.tell("lost-officers", "WA 8.2.4a", [who(seat), number("n", lost)])


@mypyc_attr(acyclic=True, free_list_len=1)
class KeepFive(SeatStep):
    """Without any base, supporters are discarded by choice down to five. [WA 8.2.4b]"""

    def run(self, match: Match) -> None:
        if supporters(match, self.seat) <= CAPACITY or cells.on_map(match.state, cells.BASE):
            return
        options = vec[i64](capacity=12)
        for card in range(DECK_SIZE):
            if is_supporter(match, self.seat, card):
                options = append(options, DISCARD.code1(card))
        match.ask_secretly(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NO_SUPPORTER if DISCARD.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        match.push(self)
        if match.listening:
            match.tell("lost-supporter", "WA 8.2.4b", [who(self.seat), card_term(DISCARD.only(action))])
        discard(match, DISCARD.only(action))
