"""The worth of an activated dominance, in hundredths of a point, to its player and to those it threatens."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.root.content import content_of
from clockwood.games.root.rules.dominance import SUITED
from clockwood.games.root.rules.ruling import ruled, strength
from clockwood.games.root.rules.sides import are_enemies
from clockwood.games.root.table.cells import DOMINANCE, suit_mask
from clockwood.games.root.words import BIRD, CLEARINGS
from clockwood.kernel.bits import bit, bits_in
from clockwood.kernel.layout import NONE, term
from clockwood.kernel.match import Match

BY_MISSING: Final = vec[i64]([900, 500, 200, 0])
"""In place of points, by the clearings that are still missing; with none the check of the next Birdsong is to come."""
FIRM: Final[i64] = 1200
"""Then also, if in all of them two pieces more would have to come before another rules; a share of it if in some."""
MARGIN: Final[i64] = 2
THREAT: Final = vec[i64]([800, 250, 50, 0])
"""Taken off for another's dominance, by the clearings that are missing to it."""


def dominance_worth(match: Match, seat: i64, card: i64) -> i64:
    """Return what a dominance is worth to its player by the clearings held. [RT 3.3.1c] [RT 3.3.1d]"""
    if not content_of(match).faction[seat].may_win_by_dominance():
        return 0
    held = held_for(match, seat, card)
    needed: i64 = SUITED if content_of(match).deck.suit[card] != BIRD else 2
    missing = max(needed - bits_in(held), 0)
    if missing:
        return BY_MISSING[missing]
    firm: i64 = 0
    for clearing in range(CLEARINGS):
        if held >> clearing & 1 and margin(match, seat, clearing) >= MARGIN:
            firm += 1
    return BY_MISSING[0] + FIRM * min(firm, needed) // needed


def threats(match: Match, seat: i64) -> i64:
    """Return what to take off for the dominance of others, who may soon win by it."""
    content = content_of(match)
    found: i64 = 0
    for other in range(content.players):
        card = term(match.state, DOMINANCE + other)
        if card == NONE or not are_enemies(match, seat, other) or not content.faction[other].may_win_by_dominance():
            continue
        needed: i64 = SUITED if content.deck.suit[card] != BIRD else 2
        found += THREAT[max(needed - bits_in(held_for(match, other, card)), 0)]
    return found


def held_for(match: Match, seat: i64, card: i64) -> i64:
    """Return, as bits, the clearings held of those that a dominance asks for; of birds, the better pair of corners."""
    content = content_of(match)
    mine = ruled(match, seat)
    suit = content.deck.suit[card]
    if suit != BIRD:
        return mine & suit_mask(match.state, suit)
    best: i64 = 0
    for corner in content.land.corners:
        pair = mine & (bit(corner) | bit(content.land.opposite[corner]))
        if bits_in(pair) > bits_in(best):
            best = pair
    return best


def margin(match: Match, seat: i64, clearing: i64) -> i64:
    """Return by how much a seat is stronger in a clearing than the strongest other."""
    content = content_of(match)
    most: i64 = 0
    for other in range(content.players):
        if other != seat:
            most = max(most, strength(content, match.state, other, clearing))
    return strength(content, match.state, seat, clearing) - most
