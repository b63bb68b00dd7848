"""Treasures on the king: what they attack for, what becomes of them, what they add to the gauge. [IK K6.3] [IK K3.3]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.iron_kings.cards import cells as cards
from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.events import treasure_term
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.reasons import REASONS
from clockwood.games.iron_kings.treasures import cells as treasures
from clockwood.games.iron_kings.upgrades import cells as upgrades
from clockwood.kernel.events import who
from clockwood.kernel.match import Match

NO_ROOM: Final[i64] = REASONS.add("no-room", "IK K7.1")
NOT_HERE: Final[i64] = REASONS.add("not-here", "IK K7.1")


def pushing_attack(match: Match, seat: i64) -> i64:
    """Return the attack of all weapons that are used in a push; 0 without one. [IK K6.3]"""
    total: i64 = 0
    for treasure in range(content_of(match).treasures.count):
        if treasures.is_on_king(match.state, treasure, seat) and not treasures.does(match, treasure, treasures.RANGED):
            total += treasures.attack_of(match, treasure)
    return total


def weapons_used(match: Match, seat: i64) -> None:
    """Take one from weapons that fade, and discard those that break. [IK H12]"""
    state = match.state
    for treasure in range(content_of(match).treasures.count):
        if not treasures.is_on_king(state, treasure, seat) or treasures.attack_of(match, treasure) == 0:
            continue
        if treasures.does(match, treasure, treasures.FADES):
            state[treasures.WEAR + treasure] += 1
            if match.listening:
                match.tell("weapon-faded", "IK H12", [who(seat), treasure_term(treasure)])
        elif treasures.does(match, treasure, treasures.BREAKS):
            discard_treasure(match, treasure)
            if match.listening:
                match.tell("weapon-broke", "IK H12", [who(seat), treasure_term(treasure)])


def discard_treasure(match: Match, treasure: i64) -> None:
    """Discard a treasure; it is as good as new when it comes back. [IK H18]"""
    treasures.move(match.state, treasure, cards.TREASURE_DISCARD)
    match.state[treasures.WEAR + treasure] = 0
    match.state[treasures.HITS + treasure] = 0


def steam_most(match: Match, seat: i64) -> i64:
    """Return the gauge's maximum: 7, and what torso and treasures add. [IK K3.3]"""
    tables = content_of(match).treasures
    most = content_of(match).board.steam + upgrades.number(match, seat, upgrades.TORSO, upgrades.MAX_STEAM)
    for treasure in range(tables.count):
        if tables.max_steam[treasure] and treasures.is_on_king(match.state, treasure, seat):
            most += tables.max_steam[treasure]
    return most


def spill(match: Match, seat: i64) -> None:
    """Lose the steam above the maximum, which may have shrunk."""
    state = match.state
    state[kings.STEAM + seat] = min(state[kings.STEAM + seat], steam_most(match, seat))
