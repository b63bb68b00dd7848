"""Attacks. [IK K6.3] [IK U15]"""

from mypy_extensions import i64

from clockwood.games.iron_kings.events import who
from clockwood.games.iron_kings.rules.damage import Hurt
from clockwood.games.iron_kings.rules.equipment import pushing_attack, weapons_used
from clockwood.games.iron_kings.state import FOREST, KING, MOUNTAIN, TERRAIN
from clockwood.games.iron_kings.words import WAYS
from clockwood.kernel.events import Term, number
from clockwood.kernel.match import Match


def defended(match: Match, seat: i64) -> i64:
    """One less damage where the king stands on forest or mountain. [IK K5.3] [IK K5.4]"""
    terrain = match.state[TERRAIN + match.state[KING + seat] - 1]
    return 1 if terrain in (FOREST, MOUNTAIN) else 0


def raised(match: Match, seat: i64) -> i64:
    """One more damage from a mountain. [IK K5.4]"""
    return 1 if match.state[TERRAIN + match.state[KING + seat] - 1] == MOUNTAIN else 0


def push_attack(match: Match, seat: i64, victim: i64, way: i64) -> None:
    """All weapons at once, with what the ground gives; without a weapon nothing. [IK K6.3]

    Both kings still stand where they stood before the push.
    """
    attack = pushing_attack(match, seat)
    if attack == 0:
        return
    attack_king(match, seat, victim, attack, (way + 3) % WAYS)
    weapons_used(match, seat)


def attack_king(match: Match, seat: i64, victim: i64, attack: i64, side: i64) -> None:
    """`side` is the side of the hex from which the attack comes."""
    amount = max(attack + raised(match, seat) - defended(match, victim), 0)
    if match.listening:
        terms = [who(seat), Term("victim", "seat", victim), number("n", amount)]
        match.tell("king-attacked", "IK K6.3", terms)
    if amount:
        match.push(Hurt(victim, amount, seat + 1, side + 1))
