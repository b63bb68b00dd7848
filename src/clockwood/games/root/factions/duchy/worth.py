"""The worth of the Duchy's board: ministers with the rounds left, buildings, tunnels, warriors above and below."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import HAND, REVEALED
from clockwood.games.root.factions.duchy import cells
from clockwood.games.root.factions.duchy.parliament import points_of
from clockwood.games.root.judging.common import CARD, cards_worth, risk, rounds_left
from clockwood.games.root.rules.placing import open_slots
from clockwood.games.root.rules.ruling import ruled
from clockwood.games.root.table.cells import ACTIVE, CARDS
from clockwood.games.root.words import BIRD, CLEARINGS, DECK_SIZE, HAND_LIMIT
from clockwood.kernel.bits import bits_in
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match

MINISTER: Final = vec[i64]([45, 30, 25, 45, 60, 40, 20, 20, 20])
"""For each round that is left, by minister; lords count what they score, too."""
LORD_A_ROUND: Final[i64] = 70
"""For each point that a swayed lord scores, and each round that is left."""
BUILDING: Final[i64] = 120
TRACK_A_ROUND: Final[i64] = 18
"""For each building on the map, and each round that is left."""
TUNNEL: Final[i64] = 45
WARRIOR: Final[i64] = 16
LONELY: Final[i64] = 8
"""A warrior that rules nothing is worth less."""
BELOW: Final[i64] = 11
PRESENT: Final[i64] = 14
"""For each clearing with pieces, for which a card can be revealed."""
ROOM: Final[i64] = 25
ENOUGH_ROOM: Final[i64] = 3


def worth(match: Match, seat: i64) -> i64:
    state = match.state
    mine = ruled(match, seat)
    rounds = rounds_left(match, seat)
    found = state[cells.BELOW] * BELOW + bits_in(cells.present(state)) * PRESENT
    room: i64 = 0
    for clearing in range(CLEARINGS):
        if mine >> clearing & 1:
            found += state[cells.WARRIORS + clearing] * WARRIOR
            room += open_slots(match, clearing)
        else:
            found += state[cells.WARRIORS + clearing] * LONELY
    found += min(room, ENOUGH_ROOM) * ROOM
    for minister in range(cells.ALL_MINISTERS):
        if cells.is_swayed(state, minister):
            found += (MINISTER[minister] + points_of(state, minister) * LORD_A_ROUND) * rounds
    built = cells.on_map(state, cells.CITADEL) + cells.on_map(state, cells.MARKET)
    found += built * (BUILDING + TRACK_A_ROUND * rounds) + cells.on_map(state, cells.TUNNEL) * TUNNEL
    return found + coming_back(match, seat) * CARD + cards_worth(match, seat, cells.draws(state)) - risk(match, seat)


def coming_back(match: Match, seat: i64) -> i64:
    """Count the revealed cards that return and will be kept: birds do not. [UD 12.6.1]"""
    if term(match.state, ACTIVE) != seat:
        return 0
    suits = content_of(match).deck.suit
    hand: i64 = 0
    lying: i64 = 0
    for card in range(DECK_SIZE):
        zone = match.state[CARDS + card] & 255
        hand += zone == HAND + seat
        lying += zone == REVEALED + seat and suits[card] != BIRD
    return min(lying, max(HAND_LIMIT - hand - cells.draws(match.state), 0))
