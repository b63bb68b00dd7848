"""What must be true of the cards of every table: the track, what is built, treasures."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.iron_kings.rules.equipment import WORK, slots_used
from clockwood.games.iron_kings.state import (
    BUILT,
    CARDS,
    FIRST_HOLDFAST,
    FIRST_TREASURE,
    FIRST_UPGRADE,
    HITS,
    HULL,
    LAST_CARD,
    PLANS_EACH,
    SECTION,
    TORSO_SECTION,
    TRACK,
    TRACK_ZONE,
    ZONES,
    board,
    upgrade_in,
    zone,
)
from clockwood.games.iron_kings.traits import HULL_SHIELDS
from clockwood.games.iron_kings.words import ALL_SECTIONS, ARMS, SEATS, SLOTS
from clockwood.kernel.match import Match
from clockwood.kernel.piles import count_in

NAMED_AFTER: Final = [zone.name.rpartition(".")[2] for zone in ZONES]
OWNERS: Final = vec[i64]([SEATS.index(name) if name in SEATS else -1 for name in NAMED_AFTER])
"""Whose a zone is: -1 for nobody's."""


def track(match: Match, seat: i64) -> list[str]:
    """The track has no gaps and holds the cards of its zone. [IK U11]"""
    state = match.state
    found: list[str] = []
    start = TRACK + seat * SLOTS
    for slot in range(1, SLOTS):
        card = state[start + slot]
        if card and (state[start + slot - 1] == 0 or is_in(state, start, slot, card)):
            found.append(f"state.track_{SEATS[seat]}: cards lie side by side from the left [IK U11]")
            break
    if not agrees(state, start, SLOTS, TRACK_ZONE + seat):
        found.append(f"state.track_{SEATS[seat]}: it does not agree with cards.track.{SEATS[seat]}")
    return found


def is_in(state: vec[i64], start: i64, size: i64, card: i64) -> bool:
    for at in range(start, start + size):
        if state[at] == card:
            return True
    return False


def agrees(state: vec[i64], start: i64, size: i64, where: i64) -> bool:
    """Whether a row holds the cards of a zone, and all of them."""
    listed: i64 = 0
    for k in range(size):
        card = state[start + k]
        if card == 0 or is_in(state, start, k, card):
            continue
        if zone(state, card - 1) != where:
            return False
        listed += 1
    return count_in(state, CARDS, CARDS + LAST_CARD, where) == listed


def sections(match: Match, seat: i64) -> list[str]:
    """Upgrades lie on their own sections. [IK K7.3]"""
    content = board(match)
    state = match.state
    found: list[str] = []
    start = SECTION + seat * ALL_SECTIONS
    for section in range(ALL_SECTIONS):
        card = state[start + section] - 1
        if card < 0:
            continue
        upgrade = card - FIRST_UPGRADE
        if not 0 <= upgrade < content.upgrades or content.section[upgrade] != min(section, FIRST_HOLDFAST):
            found.append(f"state.section_{SEATS[seat]}: {content.names['card'][card]} does not fit there [IK K7.3]")
    if not agrees(state, start, ALL_SECTIONS, BUILT + seat):
        found.append(f"state.section_{SEATS[seat]}: it does not agree with cards.built.{SEATS[seat]}")
    torso = upgrade_in(state, seat, TORSO_SECTION)
    shields = content.work[torso * WORK + HULL_SHIELDS] if 0 <= torso < content.upgrades else i64(0)
    if state[HULL + seat] > shields:
        found.append(f"state.hull.{SEATS[seat]}: there are {shields} shield spaces [IK K6.4]")
    return found


def treasures(match: Match) -> list[str]:
    """Arms hold two treasures, shields as many tokens as they have spaces; cards are in zones of their own."""
    content = board(match)
    state = match.state
    found = [
        f"cards.king.{SEATS[seat]}: there are {ARMS} slots [IK K7.1]"
        for seat in range(content.players)
        if slots_used(match, seat) > ARMS
    ]
    for card in range(content.treasures):
        if state[HITS + card] > content.shields[card]:
            name = content.names["card"][FIRST_TREASURE + card]
            found.append(f"state.shield_damage.{name}: there are {content.shields[card]} shield spaces [IK K6.4]")
    for card in range(LAST_CARD):
        owner = OWNERS[zone(state, card)]
        if owner >= content.players and owner != (card // PLANS_EACH if card < FIRST_TREASURE else 0):
            found.append(f"cards.{ZONES[zone(state, card)].name}: nobody plays this colour [IK K1.1]")
    return found
