"""Attacks. [IK K6.3] [IK U15]"""

from mypy_extensions import i64

from clockwood.games.iron_kings.events import whom
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.map import cells as land
from clockwood.games.iron_kings.rules.damage import Hurt
from clockwood.games.iron_kings.rules.equipment import pushing_attack, weapons_used
from clockwood.games.iron_kings.words import WAYS
from clockwood.kernel.events import number, who
from clockwood.kernel.match import Match


def ground_of(match: Match, seat: i64) -> i64:
    """Return the terrain a king stands on."""
    return land.terrain(match.state, kings.hex_of(match.state, seat))


def defended(match: Match, seat: i64) -> i64:
    """Return the damage that the ground keeps from a king: 1 on forest and mountain. [IK K5.3] [IK K5.4]"""
    return 1 if ground_of(match, seat) in (land.FOREST, land.MOUNTAIN) else 0


def raised(match: Match, seat: i64) -> i64:
    """Return the damage that the ground adds to an attack: 1 from a mountain. [IK K5.4]"""
    return 1 if ground_of(match, seat) == land.MOUNTAIN else 0


def push_attack(match: Match, seat: i64, victim: i64, way: i64) -> None:
    """Attack with all weapons at once and what the ground gives; without a weapon nothing happens. [IK K6.3]

    Both kings still stand where they stood before the push.
    """
    attack = pushing_attack(match, seat)
    if attack == 0:
        return
    attack_king(match, seat, victim, attack, (way + 3) % WAYS)
    weapons_used(match, seat)


def attack_king(match: Match, seat: i64, victim: i64, attack: i64, side: i64) -> None:
    """Attack from this side of the victim's hex."""
    amount = max(attack + raised(match, seat) - defended(match, victim), 0)
    if match.listening:
        match.tell("king-attacked", "IK K6.3", [who(seat), whom(victim), number("n", amount)])
    if amount:
        match.push(Hurt(victim, amount, seat + 1, side + 1))
