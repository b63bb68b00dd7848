"""Results of the Ironclad's answers in a few words, where a person would count them on the board first."""

from typing import Final

from mypy_extensions import i64

from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.events import enemies_near
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.ironclad.cells import golem_supply, iron_supply, tokens_of
from clockwood.games.ironwood.map.printed import OUTER
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.verbs import BUILD_AT, DIG, MARCH, RECRUIT_GOLEM, RECRUIT_MOUNTAIN, RETREAT_MOUNTAIN
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.words import FORGE_SIDE, WOODWALKERS
from clockwood.kernel.events import Event, number, said
from clockwood.kernel.match import Match

REWARDS: Final = ["result-cargo", "result-cargo-recruit", "result-cargo-draw"]


def result(match: Match, action: i64) -> Event | None:
    """Return what marching, retreating, recruiting, digging and building lead to. [IW R10, R13, R16.7]"""
    state = match.state
    if MARCH.has(action):
        return near_mountain(match, MARCH.last_of(action))
    if RETREAT_MOUNTAIN.has(action):
        return near_mountain(match, RETREAT_MOUNTAIN.only(action))
    if RECRUIT_MOUNTAIN.has(action):
        return said("result-left", [number("n", iron_supply(state) - 1)])
    if RECRUIT_GOLEM.has(action):
        return said("result-left", [number("n", golem_supply(state) - 1)])
    if BUILD_AT.has(action):
        return said("result-forge", [number("n", tokens_of(state, FORGE_SIDE) + 1)], "IW R13.5")
    return dug(match, DIG.only(action)) if DIG.has(action) else None


def dug(match: Match, mountain: i64) -> Event:
    state = match.state
    if state[ironclad.FORGES + mountain] == FORGE_SIDE:
        return said("result-unloads", [number("n", state[turns.CARGO])], "IW R10.6")
    return said(REWARDS[min(int(state[turns.TRACK]), len(REWARDS) - 1)], [], "IW R10.3")


def near_mountain(match: Match, mountain: i64) -> Event:
    """Count the Woodwalkers around a mountain, where they could attack from. [IW R8.5]"""
    land = board(match).land
    count: i64 = 0
    for forest in range(land.forests):
        if land.touch_forests[mountain] >> forest & 1 and land.ring_of_forest[forest] != OUTER:
            count += match.state[woodwalkers.FIGHTERS + forest]
    return enemies_near(WOODWALKERS, count)
