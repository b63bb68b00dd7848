"""Steps, leaps and pushes. [IK K4.4] [IK K4.5] [IK K6.1] [IK K6.2]"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.iron_kings.events import place, who
from clockwood.games.iron_kings.rules.combat import push_attack
from clockwood.games.iron_kings.rules.damage import Hurt, is_skull
from clockwood.games.iron_kings.rules.equipment import has_trait
from clockwood.games.iron_kings.rules.stepping import StepIn
from clockwood.games.iron_kings.rules.wilds import trample
from clockwood.games.iron_kings.state import (
    CHAINED,
    FACING,
    KING,
    MOUNTAIN,
    TERRAIN,
    board,
    has_power,
    holdfast_at,
    king_at,
)
from clockwood.games.iron_kings.traits import ANCHORED, CHAIN, GRIPS, RAMS
from clockwood.games.iron_kings.words import WAYS
from clockwood.kernel.events import Term
from clockwood.kernel.match import Match
from clockwood.kernel.step import Step


def has_space(match: Match, seat: i64, where: i64) -> bool:
    """Whether a king can be pushed there: on the map, no king, no mountain, no rival's Holdfast. [IK K6.2]"""
    content = board(match)
    state = match.state
    if where < 0 or state[TERRAIN + where] == MOUNTAIN or king_at(content, state, where) >= 0:
        return False
    return holdfast_at(content, state, where) in (-1, seat)


def is_open(match: Match, seat: i64, where: i64, climbing: bool) -> bool:
    """Whether a king may enter a hex, whoever stands there. [IK K4.4] [IK K5.4]"""
    if where < 0:
        return False
    if match.state[TERRAIN + where] == MOUNTAIN and not climbing:
        return False
    return holdfast_at(board(match), match.state, where) in (-1, seat)


def can_push(match: Match, victim: i64, way: i64) -> bool:
    """[IK K6.1] [IK K6.2]"""
    content = board(match)
    if has_power(content, match.state, victim, ANCHORED):
        return False
    return has_space(match, victim, content.next_hex[(match.state[KING + victim] - 1) * WAYS + way])


@mypyc_attr(acyclic=True, free_list_len=1)
class Walk(Step):
    """The king steps one way, hex by hex; what cannot be entered holds it. [IK K4.4] [IK K4.5]"""

    def __init__(self, seat: i64, way: i64, left: i64, climbing: i64) -> None:
        self.seat: Final = seat
        self.way: Final = way
        self.left: Final = left
        self.climbing: Final = climbing

    def run(self, match: Match) -> None:
        seat = self.seat
        state = match.state
        left = self.left
        if state[CHAINED + seat] and left > 0:
            state[CHAINED + seat] = 0
            left -= 1
            if match.listening:
                match.tell("king-held-back", "IK H13", [who(seat)])
        if left <= 0:
            return
        where = board(match).next_hex[(state[KING + seat] - 1) * WAYS + self.way]
        climbing = self.climbing != 0 or has_trait(match, seat, GRIPS)
        if not is_open(match, seat, where, climbing):
            tell_blocked(match, seat)
            return
        victim = king_at(board(match), state, where)
        if victim >= 0 and not can_push(match, victim, self.way):
            blocked_push(match, seat, victim, self.way)
            return
        if left > 1:
            match.push(Walk(seat, self.way, left - 1, self.climbing))
        enter(match, seat, where, self.way)


def tell_blocked(match: Match, seat: i64) -> None:
    if match.listening:
        match.tell("king-blocked", "IK K4.4", [who(seat)])


def blocked_push(match: Match, seat: i64, victim: i64, way: i64) -> None:
    """Nobody moves; whether it hurts is agreed on. [IK U13]"""
    tell_blocked(match, seat)
    if board(match).blocked_hurts:
        push_attack(match, seat, victim, way)


def leap(match: Match, seat: i64, count: i64) -> None:
    """The king lands so many hexes ahead, on mountains too, and enters nothing between. [IK K5.4]"""
    content = board(match)
    state = match.state
    way = state[FACING + seat] - 1
    where = state[KING + seat] - 1
    for _ in range(count):
        if where >= 0:
            where = content.next_hex[where * WAYS + way]
    if not is_open(match, seat, where, True):
        tell_blocked(match, seat)
        return
    victim = king_at(content, state, where)
    if victim >= 0 and not can_push(match, victim, way):
        blocked_push(match, seat, victim, way)
        return
    enter(match, seat, where, way)


def enter(match: Match, seat: i64, where: i64, way: i64) -> None:
    """The king comes into the hex, pushing whoever stands there; then the hex does what it does. [IK K6.1] [IK K5]"""
    state = match.state
    victim = king_at(board(match), state, where)
    match.push(StepIn(seat))
    if victim >= 0:
        push_away(match, seat, victim, way)
    state[KING + seat] = where + 1
    if match.listening:
        match.tell("king-stepped", "IK K4.5", [who(seat), place(where)])
    trample(match, where)


def push_away(match: Match, seat: i64, victim: i64, way: i64) -> None:
    """One hex in the direction of the step, facing kept; two for a ram where there is space. [IK K6.1] [IK U31]"""
    content = board(match)
    state = match.state
    behind = content.next_hex[(state[KING + victim] - 1) * WAYS + way]
    beyond = content.next_hex[behind * WAYS + way]
    rams = has_trait(match, seat, RAMS) and has_space(match, victim, beyond)
    if rams:
        push_into(match, seat, victim, beyond)
    push_into(match, seat, victim, behind)
    push_attack(match, seat, victim, way)
    state[KING + victim] = (beyond if rams else behind) + 1
    if has_trait(match, seat, CHAIN):
        state[CHAINED + victim] = 1


def push_into(match: Match, seat: i64, victim: i64, where: i64) -> None:
    """Being pushed triggers nothing but skulls, and workers make room. [IK K5.1] [IK K5.2] [IK U16]"""
    if match.listening:
        terms = [who(seat), Term("victim", "seat", victim), place(where)]
        match.tell("king-pushed", "IK K6.1", terms)
    trample(match, where)
    if is_skull(match, victim, where):
        match.push(Hurt(victim, 1, 0, 0))
