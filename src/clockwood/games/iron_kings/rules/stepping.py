"""The effects of a hex on a king that steps in. [IK K5]"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.events import place, resource_term
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.map import cells as land
from clockwood.games.iron_kings.rules.boiler import gain_steam
from clockwood.games.iron_kings.rules.changing import Arrival
from clockwood.games.iron_kings.rules.damage import Hurt, is_skull
from clockwood.games.iron_kings.rules.phase_end import leave_phase
from clockwood.games.iron_kings.rules.tokens import EVERY_TOKEN, DrawTokens
from clockwood.games.iron_kings.treasures import cells as treasures
from clockwood.games.iron_kings.upgrades import cells as upgrades
from clockwood.kernel.events import number, who
from clockwood.kernel.match import Match
from clockwood.kernel.step import SeatStep

LAKE_WATER: Final[i64] = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class StepIn(SeatStep):
    """The hex the king has just stepped into takes effect, wanted or not. [IK K5.1–K5.6]"""

    def run(self, match: Match) -> None:
        seat = self.seat
        state = match.state
        where = kings.hex_of(state, seat)
        terrain = land.terrain(state, where)
        if kings.is_docked(state, seat):
            dock(match, seat)
        if is_skull(match, seat, where):
            match.push(Hurt(seat, 1, 0, 0))
        if terrain == land.FOREST:
            take_stack(match, seat, where, land.WOOD_ON, kings.WOOD, treasures.has(match, seat, treasures.REAPS))
        elif terrain in (land.MOUNTAIN, land.RUINS, land.BARROW):
            drills = terrain != land.RUINS and treasures.has(match, seat, treasures.DRILLS)
            take_stack(match, seat, where, land.COAL_ON, kings.COAL, drills)
        if terrain in (land.RUINS, land.BARROW, land.MINE):
            more: i64 = 1 if treasures.has(match, seat, treasures.LIGHTS) else 0
            draws: i64 = 3 if terrain == land.MINE else 2
            keeps: i64 = 1 if terrain == land.RUINS else 2 if terrain == land.MINE else EVERY_TOKEN
            match.push(DrawTokens(seat, where, draws + more, keeps, 0))
        if terrain == land.LAKE:
            state[kings.stock(seat, kings.WATER)] += LAKE_WATER
            if match.listening:
                match.tell("lake-entered", "IK K5.6", [who(seat), number("n", LAKE_WATER)])
            if not treasures.has(match, seat, treasures.FORDS):
                leave_phase(match)


def take_stack(match: Match, seat: i64, where: i64, stack: i64, kind: i64, more: bool) -> None:
    """Take one token of the stack if any is there and discard the rest. [IK K5.3–K5.5]"""
    state = match.state
    there = state[stack + where]
    if there == 0:
        return
    taken: i64 = 2 if more else 1
    state[kings.stock(seat, kind)] += taken
    kept = there > 1 and upgrades.has(match, seat, upgrades.SOFT)
    state[stack + where] = there - 1 if kept else 0
    if match.listening:
        gone = 0 if kept else there - 1
        terms = [who(seat), resource_term(kind), number("n", taken), place(where), number("gone", gone)]
        match.tell("stack-taken", "IK K5.3", terms)


def dock(match: Match, seat: i64) -> None:
    """Welcome a king that has come home. [IK K3.10] [IK U5]"""
    if content_of(match).agreed.steam_on_arrival:
        gain_steam(match, seat, upgrades.uncovered(match.state, seat), "IK U5")
    match.push(Arrival(seat))
