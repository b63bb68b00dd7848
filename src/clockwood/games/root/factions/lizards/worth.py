"""The worth of the Cult's board: gardens with the cards that score them, acolytes, room to build, warriors."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import HAND, REVEALED
from clockwood.games.root.factions.lizards import cells
from clockwood.games.root.judging.common import CARD, cards_worth, risk, rounds_left
from clockwood.games.root.rules.placing import open_slots
from clockwood.games.root.rules.ruling import ruled
from clockwood.games.root.table.cells import ACTIVE, CARDS, suit_at
from clockwood.games.root.words import BIRD, CLEARINGS, DECK_SIZE, HAND_LIMIT, LAND_SUITS
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match

GARDEN: Final[i64] = 60
TRACK_A_ROUND: Final[i64] = 35
"""For each point that a ritual of the suit scores, and each round that is left."""
WITH_CARD: Final[i64] = 40
"""For each such point while a card of the suit is at hand."""
WARRIOR: Final[i64] = 16
LONELY: Final[i64] = 8
"""A warrior that rules nothing is worth less."""
ACOLYTE: Final[i64] = 32
HATED: Final[i64] = 20
ROOM: Final[i64] = 30
ENOUGH_ROOM: Final[i64] = 4


def worth(match: Match, seat: i64) -> i64:
    state = match.state
    mine = ruled(match, seat)
    rounds = rounds_left(match, seat)
    held = suits_at_hand(match, seat)
    found: i64 = 0
    room: i64 = 0
    for clearing in range(CLEARINGS):
        if mine >> clearing & 1:
            found += state[cells.WARRIORS + clearing] * WARRIOR
            if held[suit_at(state, clearing)]:
                room += open_slots(match, clearing)
        else:
            found += state[cells.WARRIORS + clearing] * LONELY
    found += min(room, ENOUGH_ROOM) * ROOM
    for suit in range(LAND_SUITS):
        planted = cells.gardens(state, suit)
        scored = cells.POINTS[planted]
        found += planted * GARDEN + scored * TRACK_A_ROUND * rounds
        found += scored * WITH_CARD if held[suit] else 0
    found += state[cells.ACOLYTES] * ACOLYTE + state[cells.HATED] * HATED
    return found + revealed(match, seat) * CARD + cards_worth(match, seat, cells.draws(state)) - risk(match, seat)


def suits_at_hand(match: Match, seat: i64) -> vec[i64]:
    """Count the cards of each suit in hand or revealed."""
    found = vec[i64](capacity=4)
    for _ in range(BIRD + 1):
        found = append(found, 0)
    suits = content_of(match).deck.suit
    for card in range(DECK_SIZE):
        if match.state[CARDS + card] & 255 in (HAND + seat, REVEALED + seat):
            found[suits[card]] += 1
    return found


def revealed(match: Match, seat: i64) -> i64:
    """Count the revealed cards that will be kept when they return. [LC 10.6.1]"""
    if term(match.state, ACTIVE) != seat:
        return 0
    hand: i64 = 0
    lying: i64 = 0
    for card in range(DECK_SIZE):
        zone = match.state[CARDS + card] & 255
        hand += zone == HAND + seat
        lying += zone == REVEALED + seat
    return min(lying, max(HAND_LIMIT - hand - cells.draws(match.state), 0))
