"""The Lost Souls: what anybody spends or discards lies there until the Cult's Birdsong. [LC 10.2.6a] [LC 10.4.1]"""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import SOULS
from clockwood.games.root.events import suit_term
from clockwood.games.root.factions.lizards import cells
from clockwood.games.root.rules.handing import put_on_pile, reshuffle
from clockwood.games.root.table.cells import CARDS
from clockwood.games.root.words import BIRD, DECK_SIZE, SUITS
from clockwood.kernel.events import card_term, number, who
from clockwood.kernel.layout import NONE, hold
from clockwood.kernel.match import Match
from clockwood.kernel.piles import count_in, lies_in, move_seen
from clockwood.kernel.step import SeatStep


def is_soul(match: Match, card: i64) -> bool:
    return lies_in(match.state, CARDS + card, SOULS)


def souls(match: Match) -> i64:
    """Count the Lost Souls."""
    return count_in(match.state, CARDS, CARDS + DECK_SIZE, SOULS)


def gather(match: Match, card: i64) -> None:
    """Lay a discarded card, a dominance too, with the Lost Souls for everyone to see. [LC 10.2.6a] [LC 10.2.6b]"""
    move_seen(match.state, CARDS + card, SOULS)
    if match.listening:
        match.tell("became-soul", "LC 10.2.6a", [card_term(card)])


def souls_by_suit(match: Match) -> vec[i64]:
    """Count the Lost Souls of each suit, birds last."""
    found = vec[i64](capacity=4)
    for _ in range(len(SUITS)):
        found = append(found, 0)
    for card in range(DECK_SIZE):
        if is_soul(match, card):
            found[content_of(match).deck.suit[card]] += 1
    return found


def most_common(counts: vec[i64], suits: i64) -> i64:
    """Return the one suit of the first few that is most common, NONE for a tie or nothing. [LC 10.4.1c] [LC I1]"""
    best = NONE
    most: i64 = 0
    for suit in range(suits):
        if counts[suit] > most:
            best = suit
            most = counts[suit]
        elif counts[suit] == most:
            best = NONE
    return best


@mypyc_attr(acyclic=True, free_list_len=1)
class AdjustOutcast(SeatStep):
    """The most common suit is the Outcast; the same again, or none, makes it Hated. [LC 10.4.1a] [LC 10.4.1b]"""

    def run(self, match: Match) -> None:
        state = match.state
        suit = most_common(souls_by_suit(match), BIRD)
        same = suit in (NONE, cells.outcast(state))
        if not same:
            hold(state, cells.OUTCAST, suit)
        state[cells.HATED] = 1 if same else 0
        if match.listening and cells.outcast(state) != NONE:
            message = "became-hated" if same else "became-outcast"
            cite = "LC 10.4.1a" if not same else "LC 10.4.1c" if suit == NONE else "LC 10.4.1b"
            match.tell(message, cite, [who(self.seat), suit_term(cells.outcast(state))])


@mypyc_attr(acyclic=True, free_list_len=1)
class ReleaseSouls(SeatStep):
    """All Lost Souls go to the discard pile; dominance becomes available. [LC 10.4.2]"""

    def run(self, match: Match) -> None:
        count = souls(match)
        if match.listening and count:
            match.tell("released-souls", "LC 10.4.2", [who(self.seat), number("n", count)])
        for card in range(DECK_SIZE):
            if is_soul(match, card):
                put_on_pile(match, card)
        reshuffle(match)
