"""What a hex does to a king that steps in. [IK K5]"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.iron_kings.events import place, resource_term, who
from clockwood.games.iron_kings.rules.boiler import gain_steam
from clockwood.games.iron_kings.rules.changing import Arrival
from clockwood.games.iron_kings.rules.damage import Hurt, is_skull
from clockwood.games.iron_kings.rules.equipment import has_trait
from clockwood.games.iron_kings.rules.phase_end import leave_phase
from clockwood.games.iron_kings.rules.tokens import ALL_TOKENS, DrawTokens
from clockwood.games.iron_kings.state import (
    BARROW,
    COAL,
    COAL_ON,
    FOREST,
    KING,
    LAKE,
    MINE,
    MOUNTAIN,
    RUINS,
    TERRAIN,
    WATER,
    WOOD,
    WOOD_ON,
    board,
    has_power,
    is_docked,
    own,
    uncovered,
)
from clockwood.games.iron_kings.traits import DRILLS, FORDS, LIGHTS, REAPS, SOFT
from clockwood.kernel.events import number
from clockwood.kernel.match import Match
from clockwood.kernel.step import SeatStep

LAKE_WATER: Final[i64] = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class StepIn(SeatStep):
    """The hex the king has just stepped into takes effect, wanted or not. [IK K5.1–K5.6]"""

    def run(self, match: Match) -> None:
        seat = self.seat
        state = match.state
        where = state[KING + seat] - 1
        terrain = state[TERRAIN + where]
        if is_docked(state, seat):
            dock(match, seat)
        if is_skull(match, seat, where):
            match.push(Hurt(seat, 1, 0, 0))
        if terrain == FOREST:
            take_stack(match, seat, where, WOOD_ON, WOOD, has_trait(match, seat, REAPS))
        elif terrain in (MOUNTAIN, RUINS, BARROW):
            drills = terrain != RUINS and has_trait(match, seat, DRILLS)
            take_stack(match, seat, where, COAL_ON, COAL, drills)
        if terrain in (RUINS, BARROW, MINE):
            more: i64 = 1 if has_trait(match, seat, LIGHTS) else 0
            draws: i64 = 3 if terrain == MINE else 2
            keeps: i64 = 1 if terrain == RUINS else 2 if terrain == MINE else ALL_TOKENS
            match.push(DrawTokens(seat, where, draws + more, keeps, 0))
        if terrain == LAKE:
            state[own(seat, WATER)] += LAKE_WATER
            if match.listening:
                match.tell("lake-entered", "IK K5.6", [who(seat), number("n", LAKE_WATER)])
            if not has_trait(match, seat, FORDS):
                leave_phase(match)


def take_stack(match: Match, seat: i64, where: i64, stack: i64, kind: i64, more: bool) -> None:
    """Take one token of the stack if any is there and discard the rest. [IK K5.3–K5.5]"""
    state = match.state
    there = state[stack + where]
    if there == 0:
        return
    taken: i64 = 2 if more else 1
    state[own(seat, kind)] += taken
    kept = there > 1 and has_power(board(match), state, seat, SOFT)
    state[stack + where] = there - 1 if kept else 0
    if match.listening:
        gone = 0 if kept else there - 1
        terms = [who(seat), resource_term(kind), number("n", taken), place(where), number("gone", gone)]
        match.tell("stack-taken", "IK K5.3", terms)


def dock(match: Match, seat: i64) -> None:
    """The king has come home. [IK K3.10] [IK U5]"""
    if board(match).steam_on_arrival:
        gain_steam(match, seat, uncovered(match.state, seat), "IK U5")
    match.push(Arrival(seat))
