"""Steps, leaps and pushes. [IK K4.4] [IK K4.5] [IK K6.1] [IK K6.2]"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.events import place, whom
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.map import cells as land
from clockwood.games.iron_kings.rules.combat import push_attack
from clockwood.games.iron_kings.rules.damage import Hurt, is_skull
from clockwood.games.iron_kings.rules.stepping import StepIn
from clockwood.games.iron_kings.rules.wilds import trample
from clockwood.games.iron_kings.treasures import cells as treasures
from clockwood.games.iron_kings.upgrades import cells as upgrades
from clockwood.kernel.events import who
from clockwood.kernel.layout import NONE, hold
from clockwood.kernel.match import Match
from clockwood.kernel.step import Step


def has_space(match: Match, seat: i64, where: i64) -> bool:
    """Return whether a king can be pushed there: it may enter, and no king is in the way. [IK K6.2]"""
    return is_open(match, seat, where, False) and kings.king_at(content_of(match), match.state, where) == NONE


def is_open(match: Match, seat: i64, where: i64, climbing: bool) -> bool:
    """Return whether a king may enter a hex of the map, no mountain, no rival's Holdfast. [IK K4.4] [IK K5.4]"""
    if where == NONE:
        return False
    if land.terrain(match.state, where) == land.MOUNTAIN and not climbing:
        return False
    return kings.holdfast_at(content_of(match), match.state, where) in (NONE, seat)


def can_push(match: Match, victim: i64, way: i64) -> bool:
    """Return whether a king gives way: it is not anchored, and there is space behind. [IK K6.1] [IK K6.2]"""
    if upgrades.has(match, victim, upgrades.ANCHORED):
        return False
    behind = land.next_hex(content_of(match), kings.hex_of(match.state, victim), way)
    return has_space(match, victim, behind)


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
        if state[kings.CHAINED + seat] and left > 0:
            state[kings.CHAINED + seat] = 0
            left -= 1
            if match.listening:
                match.tell("king-held-back", "IK H13", [who(seat)])
        if left <= 0:
            return
        where = land.next_hex(content_of(match), kings.hex_of(state, seat), self.way)
        climbing = self.climbing != 0 or treasures.has(match, seat, treasures.GRIPS)
        if is_blocked(match, seat, where, self.way, climbing):
            return
        if left > 1:
            match.push(Walk(seat, self.way, left - 1, self.climbing))
        enter(match, seat, where, self.way)


def is_blocked(match: Match, seat: i64, where: i64, way: i64, climbing: bool) -> bool:
    """Let a hex that cannot be entered hold the king; where agreed, a blocked push hurts. [IK K4.4] [IK U13]

    Return whether it does.
    """
    victim = NONE
    if is_open(match, seat, where, climbing):
        victim = kings.king_at(content_of(match), match.state, where)
        if victim == NONE or can_push(match, victim, way):
            return False
    if match.listening:
        match.tell("king-blocked", "IK K4.4", [who(seat)])
    if victim != NONE and content_of(match).agreed.blocked_hurts:
        push_attack(match, seat, victim, way)
    return True


def leap(match: Match, seat: i64, count: i64) -> None:
    """Land the king so many hexes ahead, on mountains too; it enters nothing between. [IK K5.4]"""
    way = kings.facing_of(match.state, seat)
    where = kings.hex_of(match.state, seat)
    for _ in range(count):
        if where != NONE:
            where = land.next_hex(content_of(match), where, way)
    if not is_blocked(match, seat, where, way, True):
        enter(match, seat, where, way)


def enter(match: Match, seat: i64, where: i64, way: i64) -> None:
    """Move the king into a hex, pushing the king that stands there; then the hex takes effect. [IK K6.1] [IK K5]"""
    state = match.state
    victim = kings.king_at(content_of(match), state, where)
    match.push(StepIn(seat))
    if victim != NONE:
        push_away(match, seat, victim, way)
    hold(state, kings.KING + seat, where)
    if match.listening:
        match.tell("king-stepped", "IK K4.5", [who(seat), place(where)])
    trample(match, where)


def push_away(match: Match, seat: i64, victim: i64, way: i64) -> None:
    """Push a king one hex in the direction of the step, two with a ram; it keeps its facing. [IK K6.1] [IK U31]"""
    content = content_of(match)
    state = match.state
    behind = land.next_hex(content, kings.hex_of(state, victim), way)
    beyond = land.next_hex(content, behind, way)
    rams = treasures.has(match, seat, treasures.RAMS) and has_space(match, victim, beyond)
    if rams:
        push_into(match, seat, victim, beyond)
    push_into(match, seat, victim, behind)
    push_attack(match, seat, victim, way)
    hold(state, kings.KING + victim, beyond if rams else behind)
    if treasures.has(match, seat, treasures.CHAIN):
        state[kings.CHAINED + victim] = 1


def push_into(match: Match, seat: i64, victim: i64, where: i64) -> None:
    """Trigger skulls and nothing else where a king is pushed; workers make room. [IK K5.1] [IK K5.2] [IK U16]"""
    if match.listening:
        match.tell("king-pushed", "IK K6.1", [who(seat), whom(victim), place(where)])
    trample(match, where)
    if is_skull(match, victim, where):
        match.push(Hurt(victim, 1, 0, 0))
