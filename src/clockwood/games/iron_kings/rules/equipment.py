"""Treasures on the king: slots, shields, attack, what they do. [IK K7.1] [IK K6.3]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.iron_kings.events import card_term, who
from clockwood.games.iron_kings.reasons import REASONS
from clockwood.games.iron_kings.state import (
    CARDS,
    FIRST_TREASURE,
    HITS,
    KING_HAS,
    STEAM,
    STORED,
    TORSO_SECTION,
    TREASURE_DISCARD,
    WEAR,
    board,
    upgrade_in,
    zone,
)
from clockwood.games.iron_kings.traits import BREAKS, FADES, GAUGE, RANGED, WORN
from clockwood.games.iron_kings.words import ARMS
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_seen

NO_ROOM: Final[i64] = REASONS.add("no-room", "IK K7.1")
NOT_HERE: Final[i64] = REASONS.add("not-here", "IK K7.1")

WORK: Final[i64] = 9
"""How many numbers an upgrade's row has."""


def treasures_in(match: Match, where: i64) -> vec[i64]:
    """The treasures of a zone, counted from 0."""
    found = vec[i64](capacity=8)
    for card in range(board(match).treasures):
        if zone(match.state, FIRST_TREASURE + card) == where:
            found = append(found, card)
    return found


def has_trait(match: Match, seat: i64, trait: i64) -> bool:
    """Whether the king has a treasure that does this."""
    content = board(match)
    state = match.state
    for card in range(content.treasures):
        if content.traits[card] & trait and zone(state, FIRST_TREASURE + card) == KING_HAS + seat:
            return True
    return False


def slots_used(match: Match, seat: i64) -> i64:
    """Worn treasures need no slot. [IK K7.1]"""
    content = board(match)
    found: i64 = 0
    for card in range(content.treasures):
        if zone(match.state, FIRST_TREASURE + card) == KING_HAS + seat and not content.traits[card] & WORN:
            found += 1
    return found


def fits(match: Match, seat: i64, card: i64) -> bool:
    return board(match).traits[card] & WORN != 0 or slots_used(match, seat) < ARMS


def owns_treasure(match: Match, seat: i64) -> bool:
    """On the king or on the Holdfast."""
    for card in range(board(match).treasures):
        where = zone(match.state, FIRST_TREASURE + card)
        if where in (KING_HAS + seat, STORED + seat):
            return True
    return False


def attack_of(match: Match, card: i64) -> i64:
    """What a weapon is still worth. [IK H12]"""
    return max(board(match).attack[card] - match.state[WEAR + card], 0)


def pushing_attack(match: Match, seat: i64) -> i64:
    """The attack of all weapons that are used in a push; 0 without one. [IK K6.3]"""
    content = board(match)
    total: i64 = 0
    for card in range(content.treasures):
        if zone(match.state, FIRST_TREASURE + card) == KING_HAS + seat and not content.traits[card] & RANGED:
            total += attack_of(match, card)
    return total


def weapons_used(match: Match, seat: i64) -> None:
    """Weapons that fade lose one, those that break are gone. [IK H12]"""
    content = board(match)
    state = match.state
    for card in range(content.treasures):
        if zone(state, FIRST_TREASURE + card) != KING_HAS + seat or attack_of(match, card) == 0:
            continue
        if content.traits[card] & FADES:
            state[WEAR + card] += 1
            if match.listening:
                match.tell("weapon-faded", "IK H12", [who(seat), card_term(FIRST_TREASURE + card)])
        elif content.traits[card] & BREAKS:
            discard_treasure(match, card)
            if match.listening:
                match.tell("weapon-broke", "IK H12", [who(seat), card_term(FIRST_TREASURE + card)])


def discard_treasure(match: Match, card: i64) -> None:
    """A treasure that leaves play is as good as new when it comes back."""
    move_seen(match.state, CARDS + FIRST_TREASURE + card, TREASURE_DISCARD)
    match.state[WEAR + card] = 0
    match.state[HITS + card] = 0


def steam_most(match: Match, seat: i64) -> i64:
    """The gauge's maximum: 7, and what torso and treasures add. [IK K3.3]"""
    content = board(match)
    state = match.state
    most = content.steam_most
    torso = upgrade_in(state, seat, TORSO_SECTION)
    if torso >= 0:
        most += content.work[torso * WORK + GAUGE]
    for card in range(content.treasures):
        if content.urn[card] and zone(state, FIRST_TREASURE + card) == KING_HAS + seat:
            most += content.urn[card]
    return most


def spill(match: Match, seat: i64) -> None:
    """Steam above the maximum is lost, also where the maximum shrinks."""
    state = match.state
    state[STEAM + seat] = min(state[STEAM + seat], steam_most(match, seat))
