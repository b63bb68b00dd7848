"""Results of the Woodwalkers' answers in a few words, where a person would count them on the board first."""

from mypy_extensions import i64

from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.events import enemies_near
from clockwood.games.ironwood.events import mountain as at_mountain
from clockwood.games.ironwood.ironclad.cells import units
from clockwood.games.ironwood.map.printed import OUTER
from clockwood.games.ironwood.verbs import (
    AGAIN,
    CARRY,
    CARRY_AGAIN,
    DISCOVER_AT,
    MOVE,
    RECRUIT_FOREST,
    RETREAT_FOREST,
)
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.woodwalkers.cells import wood_supply
from clockwood.games.ironwood.words import IRONCLAD
from clockwood.kernel.events import Event, number, said
from clockwood.kernel.match import Match


def result(match: Match, action: i64) -> Event | None:
    """Return what moving, retreating, recruiting and discovering lead to. [IW R14, R15, R16.7]"""
    if CARRY.has(action) or CARRY_AGAIN.has(action):
        return carried(match, (CARRY if CARRY.has(action) else CARRY_AGAIN).second_of_three(action))
    if MOVE.has(action) or AGAIN.has(action):
        return near_forest(match, (MOVE if MOVE.has(action) else AGAIN).last_of(action))
    if RETREAT_FOREST.has(action):
        return near_forest(match, RETREAT_FOREST.only(action))
    if RECRUIT_FOREST.has(action):
        return said("result-left", [number("n", wood_supply(match.state) - 1)])
    return discovered(match, DISCOVER_AT.first_of_two(action)) if DISCOVER_AT.has(action) else None


def carried(match: Match, forest: i64) -> Event:
    if board(match).land.ring_of_forest[forest] == OUTER:
        return said("result-secures", [number("n", match.state[woodwalkers.SECURED] + 1)], "IW R15.3")
    return near_forest(match, forest)


def discovered(match: Match, mountain: i64) -> Event | None:
    visions = board(match).visions
    for which in range(len(visions.mountain)):
        if visions.mountain[which] == mountain:
            return said("result-discovers", [number("n", visions.crystals[which])], "IW R14.2")
    return None


def near_forest(match: Match, forest: i64) -> Event:
    """Count the Ironclad around a forest."""
    land = board(match).land
    if land.ring_of_forest[forest] == OUTER:
        return said("result-outer", [], "IW R8.5")
    found: list[i64] = []
    count: i64 = 0
    for mountain in range(land.mountains):
        there = units(match.state, mountain)
        if land.touch_mountains[forest] >> mountain & 1 and there:
            found.append(mountain)
            count += there
    if len(found) == 1:
        return said("result-next-to", [at_mountain("mountain", found[0]), number("n", count)])
    return enemies_near(IRONCLAD, count)
