"""Ministers swayed: cards are revealed, each for a clearing of its own with pieces of the Duchy. [UD 12.5.3]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.factions.duchy import cells
from clockwood.games.root.factions.duchy.parliament import term_of
from clockwood.games.root.factions.duchy.verbs import REVEAL, SWAY
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.between import add_between, ask_on_turn, do_between, why_not_between
from clockwood.games.root.rules.handing import NOT_IN_HAND, hand_of, hand_size, in_hand, reveal_card
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.table.cells import suit_at
from clockwood.games.root.table.packing import packed, unpacked
from clockwood.games.root.verbs import DONE, PASS
from clockwood.games.root.words import BIRD, CLEARINGS, DECK_SIZE, LAND_SUITS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

SWAYED_ALREADY: Final[i64] = REASONS.add("swayed-already", "UD 12.5.3.I")
NO_CROWN: Final[i64] = REASONS.add("no-crown", "UD 12.5.3.I")
TOO_FEW_TO_REVEAL: Final[i64] = REASONS.add("too-few-to-reveal", "UD 12.5.3.II")
NO_CLEARING_LEFT: Final[i64] = REASONS.add("no-clearing-left", "UD 12.5.3.II")


def by_suit(match: Match, seat: i64) -> i64:
    """Return the cards of the hand counted by suit, packed."""
    found: i64 = 0
    suits = content_of(match).deck.suit
    for card in hand_of(match, seat, 0):
        found += packed(suits[card], 1)
    return found


def clearings_by_suit(match: Match) -> i64:
    """Return the clearings with pieces of the Duchy counted by suit, packed. [UD 12.5.3.II]"""
    found: i64 = 0
    mask = cells.present(match.state)
    for clearing in range(CLEARINGS):
        if mask >> clearing & 1:
            found += packed(suit_at(match.state, clearing), 1)
    return found


def total(counts: i64) -> i64:
    """Return the sum of packed counts of suits."""
    found: i64 = 0
    for suit in range(BIRD + 1):
        found += unpacked(counts, suit)
    return found


def most_cards(hand: i64, places: i64, shown: i64) -> i64:
    """Return how many cards of a hand can still be revealed, each for a clearing of its own. [UD 12.5.3.II]

    Clearings of a suit are as many as `places` has and cards of it are `shown` already; birds take any that is left.
    """
    found = unpacked(hand, BIRD)
    for suit in range(LAND_SUITS):
        found += min(unpacked(hand, suit), unpacked(places, suit) - unpacked(shown, suit))
    return min(found, total(places) - total(shown))


def has_place(suit: i64, places: i64, shown: i64) -> bool:
    """Return whether a clearing is left for one more card of a suit. [UD 12.5.3.II]"""
    if total(shown) >= total(places):
        return False
    return suit == BIRD or unpacked(shown, suit) < unpacked(places, suit)


def why_not_sway(match: Match, seat: i64, minister: i64) -> i64:
    """Return why a minister cannot be swayed. [UD 12.5.3.I] [UD 12.5.3.II]"""
    if cells.is_swayed(match.state, minister):
        return SWAYED_ALREADY
    rank = cells.rank_of(minister)
    if match.state[cells.CROWNS + rank] == 0:
        return NO_CROWN
    possible = most_cards(by_suit(match, seat), clearings_by_suit(match), 0)
    return ALLOWED if possible >= cells.ASKED[rank] else TOO_FEW_TO_REVEAL


def could_sway(match: Match, seat: i64) -> bool:
    """Return whether a minister might be swayed, as far as everyone can tell."""
    held = min(hand_size(match, seat), total(clearings_by_suit(match)))
    for rank in range(cells.ALL_RANKS):
        if match.state[cells.CROWNS + rank] and held >= cells.ASKED[rank]:
            return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class Sway(SeatStep):
    """At most one minister a turn. [UD 12.5.3]"""

    def run(self, match: Match) -> None:
        seat = self.seat
        if not could_sway(match, seat):
            return
        options = append(vec[i64](capacity=16), DONE.code())
        possible = most_cards(by_suit(match, seat), clearings_by_suit(match), 0)
        for minister in range(cells.ALL_MINISTERS):
            rank = cells.rank_of(minister)
            if (
                match.state[cells.CROWNS + rank]
                and possible >= cells.ASKED[rank]
                and not cells.is_swayed(match.state, minister)
            ):
                options = append(options, SWAY.code1(minister))
        ask_on_turn(match, self, seat, add_between(match, seat, options))

    def why_not(self, match: Match, action: i64) -> i64:
        if SWAY.has(action):
            return why_not_sway(match, self.seat, SWAY.only(action))
        return why_not_between(match, self.seat, action)

    def chosen(self, match: Match, action: i64) -> None:
        if DONE.has(action):
            return
        if SWAY.has(action):
            match.push(RevealForSway(self.seat, SWAY.only(action), 0))
        else:
            match.push(self)
            do_between(match, self.seat, action)


@mypyc_attr(acyclic=True, free_list_len=1)
class RevealForSway(Step):
    """Cards are revealed one by one, each for a clearing of its own; `shown` counts them by suit. [UD 12.5.3.II]

    A hand that only somebody else imagines may not do: then nothing is swayed.
    """

    def __init__(self, seat: i64, minister: i64, shown: i64) -> None:
        self.seat = seat
        self.minister = minister
        self.shown = shown

    def missing(self) -> i64:
        """Return how many cards are still to be revealed."""
        return cells.ASKED[cells.rank_of(self.minister)] - total(self.shown)

    def run(self, match: Match) -> None:
        hand = by_suit(match, self.seat)
        places = clearings_by_suit(match)
        suits = content_of(match).deck.suit
        options = vec[i64](capacity=8)
        if most_cards(hand, places, self.shown) >= self.missing():
            for card in hand_of(match, self.seat, 0):
                suit = suits[card]
                after = self.shown + packed(suit, 1)
                if has_place(suit, places, self.shown) and (
                    most_cards(hand - packed(suit, 1), places, after) >= self.missing() - 1
                ):
                    options = append(options, REVEAL.code1(card))
        if len(options) == 0:
            options = append(options, PASS.code())
        match.ask_secretly(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        if not REVEAL.has(action):
            return NOT_ASKED
        card = REVEAL.only(action)
        return NO_CLEARING_LEFT if card < DECK_SIZE and in_hand(match, self.seat, card) else NOT_IN_HAND

    def chosen(self, match: Match, action: i64) -> None:
        if PASS.has(action):
            return
        card = REVEAL.only(action)
        reveal_card(match, self.seat, card, "UD 12.5.3.II")
        if self.missing() > 1:
            shown = self.shown + packed(content_of(match).deck.suit[card], 1)
            match.push(RevealForSway(self.seat, self.minister, shown))
        else:
            sway(match, self.seat, self.minister)


def sway(match: Match, seat: i64, minister: i64) -> None:
    """Sway a minister: a crown of the rank leaves its space, which scores. [UD 12.5.3.III]"""
    rank = cells.rank_of(minister)
    match.state[cells.CROWNS + rank] -= 1
    match.state[cells.SWAYED] |= bit(minister)
    match.state[cells.ACTED] &= ~bit(minister)
    if match.listening:
        match.tell("swayed", "UD 12.5.3.III", [who(seat), term_of(minister)])
    score(match, seat, cells.POINTS[rank], "UD 12.5.3.III")
