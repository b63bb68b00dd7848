"""Cards that change place, in one place: drawn, spent, discarded, taken, given. [RT 2.1]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import AVAILABLE, DECK, DISCARD, HAND, REVEALED
from clockwood.games.root.events import whom
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.table.cells import CARDS, RESHUFFLED
from clockwood.games.root.verbs import DEAL, TAKE
from clockwood.games.root.words import BIRD, DECK_SIZE, DOMINANCE
from clockwood.kernel.bits import bit
from clockwood.kernel.events import EVERYONE, card_term, who
from clockwood.kernel.match import Match
from clockwood.kernel.piles import add_cards, any_in, count_in, draw, lies_in, look, move_seen, move_unseen, shuffle_in
from clockwood.kernel.step import Step

NOT_IN_HAND: Final[i64] = REASONS.add("not-in-hand", "RT 2.1a")


def hand_size(match: Match, seat: i64) -> i64:
    return count_in(match.state, CARDS, CARDS + DECK_SIZE, content_of(match).hand[seat])


def has_cards(match: Match, seat: i64) -> bool:
    """Return whether a seat has any card in hand."""
    return any_in(match.state, CARDS, CARDS + DECK_SIZE, content_of(match).hand[seat])


def in_hand(match: Match, seat: i64, card: i64) -> bool:
    return lies_in(match.state, CARDS + card, content_of(match).hand[seat])


def is_open(match: Match, seat: i64) -> bool:
    """Return whether a seat holds its hand face up. [RF 11.2.3]"""
    return content_of(match).open_hands >> seat & 1 == 1


def ask_of_hand(match: Match, step: Step, seat: i64, options: vec[i64]) -> None:
    """Ask what hangs on a hand: secretly, unless everyone sees that hand. [RT 1.2.1b]"""
    if is_open(match, seat):
        match.ask(step, seat, options)
    else:
        match.ask_secretly(step, seat, options)


def fits(match: Match, card: i64, suit: i64) -> bool:
    """Return whether a card matches a suit: birds match any, and only a bird matches birds. [RT 2.1.1a–2.1.1c]"""
    own = content_of(match).deck.suit[card]
    return own in (suit, BIRD)


def hand_that_fits(match: Match, seat: i64, suit: i64, shift: i64) -> vec[i64]:
    """Return the cards of a hand that match a suit, each with `shift`: the right one makes them actions."""
    return that_fit(match, content_of(match).hand[seat], suit, shift)


def that_fit(match: Match, zone: i64, suit: i64, shift: i64) -> vec[i64]:
    """Return the cards of a zone that match a suit, each with `shift`."""
    state = match.state
    suits = content_of(match).deck.suit
    found = vec[i64](capacity=8)
    for card in range(DECK_SIZE):
        if state[CARDS + card] & 255 == zone and (suits[card] == suit or suits[card] == BIRD):
            found = append(found, card + shift)
    return found


def hand_of(match: Match, seat: i64, shift: i64) -> vec[i64]:
    """Return all cards of a hand, each with `shift`."""
    zone = content_of(match).hand[seat]
    return add_cards(vec[i64](capacity=8), match.state, CARDS, CARDS + DECK_SIZE, zone, shift - CARDS)


def discard(match: Match, card: i64) -> None:
    """Discard a card: to whoever collects what is discarded, else to the discard pile. [RT G.5] [LC 10.2.6a]"""
    content = content_of(match)
    for seat in range(content.players):
        if content.collecting >> seat & 1:
            content.faction[seat].collect(match, seat, card)
            return
    put_on_pile(match, card)
    reshuffle(match)


def put_on_pile(match: Match, card: i64) -> None:
    """Put a card on the discard pile; a dominance becomes available instead. [RT 3.3.3b] [RT G.5]"""
    kind = content_of(match).deck.kind[card]
    move_seen(match.state, CARDS + card, AVAILABLE if kind == DOMINANCE else DISCARD)
    if match.listening and kind == DOMINANCE:
        match.tell("became-available", "RT 3.3.3b", [card_term(card)])


def spend(match: Match, seat: i64, card: i64, cite: str) -> None:
    """Spend a card from hand. [RT G.31]"""
    if match.listening:
        match.tell("spent", cite, [who(seat), card_term(card)])
    discard(match, card)


def reshuffle(match: Match) -> None:
    """Shuffle the discard pile into a new deck as soon as the deck is empty. [RT 2.1b]"""
    state = match.state
    if any_in(state, CARDS, CARDS + DECK_SIZE, DECK):
        return
    if any_in(state, CARDS, CARDS + DECK_SIZE, DISCARD):
        shuffle_in(state, CARDS, CARDS + DECK_SIZE, DISCARD, DECK, 255)
        state[RESHUFFLED] += 1
        if match.listening:
            match.tell("reshuffled", "RT 2.1b", [])


def can_draw(match: Match) -> bool:
    return any_in(match.state, CARDS, CARDS + DECK_SIZE, DECK)


def draw_cards(match: Match, seat: i64, count: i64) -> None:
    """Let a seat draw. An automaton has no hand: it scores 1 point instead, however many they are. [GE 2.8.1d]"""
    if count <= 0:
        return
    if content_of(match).is_bot(seat):
        score(match, seat, 1, "GE 2.8.1d")
        return
    match.push(Draw(seat, count))


@mypyc_attr(acyclic=True, free_list_len=1)
class Draw(Step):
    """Cards from the top of the deck, as many as there are. [RT 2.1a] [RT G.6]"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def run(self, match: Match) -> None:
        match.ask_pile(self, CARDS, CARDS + DECK_SIZE, DECK, DEAL.base - CARDS)

    def chosen(self, match: Match, action: i64) -> None:
        card = DEAL.only(action)
        open_hand = is_open(match, self.seat)
        if open_hand:
            move_seen(match.state, CARDS + card, content_of(match).hand[self.seat])
        else:
            draw(match.state, CARDS, CARDS + DECK_SIZE, CARDS + card, content_of(match).hand[self.seat], self.seat)
        if match.listening:
            seers = EVERYONE if open_hand else bit(self.seat)
            if not open_hand:
                match.tell("drew", "RT 2.1a", [who(self.seat)], ~bit(self.seat))
            match.tell("drew-card", "RT 2.1a", [who(self.seat), card_term(card)], seers)
        reshuffle(match)
        if self.left > 1:
            match.push(Draw(self.seat, self.left - 1))


def take_random(match: Match, taker: i64, victim: i64) -> None:
    """Let a seat take a random card of another's hand; from an automaton one draws instead. [RT G.22] [GE 2.8.1b]"""
    if content_of(match).is_bot(victim):
        draw_cards(match, taker, 1)
    else:
        match.push(TakeRandom(taker, victim))


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeRandom(Step):
    """One card of a hand, nobody looking before it is chosen. [RT G.22]"""

    def __init__(self, seat: i64, victim: i64) -> None:
        self.seat = seat
        self.victim = victim

    def run(self, match: Match) -> None:
        match.ask_pile(self, CARDS, CARDS + DECK_SIZE, content_of(match).hand[self.victim], TAKE.base - CARDS)

    def chosen(self, match: Match, action: i64) -> None:
        zone = content_of(match).hand[self.seat]
        hand_over(match, self.victim, self.seat, zone, TAKE.only(action), "took-from", "RT G.22")


def give(match: Match, giver: i64, taker: i64, card: i64, cite: str) -> None:
    """Give a card of one's hand to another's; an automaton scores 1 point and it is discarded. [GE 2.8.1c]"""
    if content_of(match).is_bot(taker):
        spend(match, giver, card, cite)
        score(match, taker, 1, "GE 2.8.1c")
    else:
        hand_over(match, giver, taker, content_of(match).hand[taker], card, "gave", cite)


def hand_over(match: Match, giver: i64, taker: i64, zone: i64, card: i64, message: str, cite: str) -> None:
    """Move a card that only giver and taker see; the others learn that one moved. [RT 1.2.1a]

    All see a card that leaves an open hand or comes to one. [RF 11.2.3]
    """
    content = content_of(match)
    both = bit(giver) | bit(taker)
    if is_open(match, giver) or (zone == content.hand[taker] and is_open(match, taker)):
        both = EVERYONE
        move_seen(match.state, CARDS + card, zone)
    else:
        move_unseen(match.state, CARDS, CARDS + DECK_SIZE, CARDS + card, zone, both)
    if match.listening:
        if both != EVERYONE:
            match.tell(message, cite, [who(giver), whom(taker)], EVERYONE & ~both)
        match.tell(f"{message}-card", cite, [who(giver), whom(taker), card_term(card)], both)


def show_hand(match: Match, owner: i64, viewer: i64, cite: str) -> None:
    """Let a seat see another's whole hand; the cards stay. [RT G.29]"""
    match.reveal()
    for card in range(DECK_SIZE):
        if in_hand(match, owner, card):
            look(match.state, CARDS + card, viewer)
            if match.listening:
                match.tell("saw-card", cite, [who(owner), card_term(card)], bit(viewer))
    if match.listening:
        match.tell("showed-hand", cite, [who(owner), whom(viewer)])


def reveal_card(match: Match, seat: i64, card: i64, cite: str) -> None:
    """Lay a card of the hand open before its owner, who still has it. [RT G.29]"""
    if match.listening:
        match.tell("revealed-card", cite, [who(seat), card_term(card)])
    move_seen(match.state, CARDS + card, REVEALED + seat)


def take_openly(match: Match, seat: i64, card: i64, message: str, cite: str) -> None:
    """Take a card into the hand that everyone has seen."""
    move_seen(match.state, CARDS + card, content_of(match).hand[seat])
    if match.listening:
        match.tell(message, cite, [who(seat), card_term(card)])


def hand_over_openly(match: Match, giver: i64, taker: i64, zone: i64, card: i64, message: str, cite: str) -> None:
    """Move a card that lies open with its giver to a zone of the taker, for everyone to see."""
    move_seen(match.state, CARDS + card, zone)
    if match.listening:
        match.tell(message, cite, [who(taker), whom(giver), card_term(card)])


def lay_hand_open(match: Match, seat: i64) -> None:
    """Turn up the cards of a hand that is held face up from now on. [RF 11.2.5]"""
    zone = content_of(match).hand[seat]
    if zone == HAND + seat:
        return
    match.reveal()
    for card in range(DECK_SIZE):
        if lies_in(match.state, CARDS + card, HAND + seat):
            move_seen(match.state, CARDS + card, zone)
            if match.listening:
                match.tell("laid-open", "RF 11.2.5", [who(seat), card_term(card)])
