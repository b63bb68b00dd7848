"""What comes of an answer, in a few words, and what an automaton would do as things stand: all of it lies open."""

from typing import Final

from mypy_extensions import i64

from clockwood.games.ironwood.bots.ironbot.turn import stance_now
from clockwood.games.ironwood.bots.woodenbot.aid import aid_now
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.events import mountain as at_mountain
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.ironclad.cells import golem_supply, tokens_of, units
from clockwood.games.ironwood.map.printed import OUTER
from clockwood.games.ironwood.rules.pieces import fighter_supply
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.verbs import (
    AGAIN,
    ATTACK_FOREST,
    ATTACK_MOUNTAIN,
    BUILD_AT,
    CARRY,
    CARRY_AGAIN,
    DIG,
    DISCOVER_AT,
    MARCH,
    MOVE,
    RECRUIT_FOREST,
    RECRUIT_GOLEM,
    RECRUIT_MOUNTAIN,
    RETREAT_FOREST,
    RETREAT_MOUNTAIN,
    WAGER_CARD,
)
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.words import FORGE_SIDE
from clockwood.kernel.events import EVERYONE, Event, Term, number
from clockwood.kernel.match import Match

FORECASTS: Final = ["forecast-expansive", "forecast-aggressive", "forecast-defensive"]
AIDS: Final = ["forecast-disruptive", "forecast-exalted"]
GOAL: Final = 3


def result(match: Match, action: i64) -> Event | None:
    """What an answer leads to, where a person would count it on the board first."""
    state = match.state
    if CARRY.has(action) or CARRY_AGAIN.has(action):
        verb = CARRY if CARRY.has(action) else CARRY_AGAIN
        forest = verb.second_of_three(action)
        if board(match).ring_of_forest[forest] == OUTER:
            return said("result-secures", [number("n", state[woodwalkers.SECURED] + 1)], "IW R15.3")
        return near_forest(match, forest)
    if MOVE.has(action) or AGAIN.has(action):
        return near_forest(match, (MOVE if MOVE.has(action) else AGAIN).last_of(action))
    if RETREAT_FOREST.has(action):
        return near_forest(match, RETREAT_FOREST.only(action))
    if MARCH.has(action):
        return near_mountain(match, MARCH.last_of(action))
    if RETREAT_MOUNTAIN.has(action):
        return near_mountain(match, RETREAT_MOUNTAIN.only(action))
    return fighting(match, action) or building(match, action)


def fighting(match: Match, action: i64) -> Event | None:
    """How many stand against how many, and what a wagered card is worth. [IW R11.1, R11.3]"""
    content = board(match)
    if ATTACK_MOUNTAIN.has(action):
        wood = match.state[woodwalkers.FIGHTERS + ATTACK_MOUNTAIN.first_of_two(action)]
        iron = units(match.state, ATTACK_MOUNTAIN.last_of(action))
        return said("result-odds", [number("own", wood), number("other", iron)])
    if ATTACK_FOREST.has(action):
        iron = units(match.state, ATTACK_FOREST.first_of_two(action))
        wood = match.state[woodwalkers.FIGHTERS + ATTACK_FOREST.last_of(action)]
        return said("result-odds", [number("own", iron), number("other", wood)])
    if WAGER_CARD.has(action):
        card = WAGER_CARD.only(action)
        values = [number("damage", content.damage[card]), number("defense", content.defense[card])]
        return said("result-values", [*values, number("dominance", content.dominance[card])])
    return None


def building(match: Match, action: i64) -> Event | None:
    """What recruiting, digging, building and discovering bring. [IW R10, R13, R14, R16.7]"""
    state = match.state
    content = board(match)
    if RECRUIT_FOREST.has(action) or RECRUIT_MOUNTAIN.has(action):
        seat = 0 if RECRUIT_FOREST.has(action) else 1
        return said("result-left", [number("n", fighter_supply(state, seat) - 1)])
    if RECRUIT_GOLEM.has(action):
        return said("result-left", [number("n", golem_supply(state) - 1)])
    if BUILD_AT.has(action):
        return said("result-forge", [number("n", tokens_of(state, FORGE_SIDE) + 1)], "IW R13.5")
    if DIG.has(action):
        if state[ironclad.FORGES + DIG.only(action)] == FORGE_SIDE:
            return said("result-unloads", [number("n", state[turns.CARGO])], "IW R10.6")
        step = min(int(state[turns.TRACK]) + 1, GOAL)
        return said(["result-cargo", "result-cargo-recruit", "result-cargo-draw"][step - 1], [], "IW R10.3")
    if DISCOVER_AT.has(action):
        mountain = DISCOVER_AT.first_of_two(action)
        for which in range(len(content.vision_mountain)):
            if content.vision_mountain[which] == mountain:
                return said("result-discovers", [number("n", content.vision_crystals[which])], "IW R14.2")
    return None


def near_forest(match: Match, forest: i64) -> Event:
    """The Ironclad around a forest."""
    content = board(match)
    if content.ring_of_forest[forest] == OUTER:
        return said("result-outer", [], "IW R8.5")
    found: list[i64] = []
    count: i64 = 0
    for mountain in range(content.mountains):
        there = units(match.state, mountain)
        if content.touch_mountains[forest] >> mountain & 1 and there:
            found.append(mountain)
            count += there
    if len(found) == 1:
        return said("result-next-to", [at_mountain("mountain", found[0]), number("n", count)])
    return near(count)


def near_mountain(match: Match, mountain: i64) -> Event:
    """The Woodwalkers around a mountain, where they could attack from. [IW R8.5]"""
    content = board(match)
    count: i64 = 0
    for forest in range(content.forests):
        if content.touch_forests[mountain] >> forest & 1 and content.ring_of_forest[forest] != OUTER:
            count += match.state[woodwalkers.FIGHTERS + forest]
    return near(count)


def near(count: i64) -> Event:
    return said("result-enemies", [number("n", count)]) if count else said("result-no-enemy", [])


def said(message: str, terms: list[Term], cite: str = "") -> Event:
    return Event(message, cite, EVERYONE, terms)


def forecast(match: Match) -> list[Event]:
    """The side an automaton's next turn would begin with, as things stand. [IB 5.2] [WB 5.1]"""
    content = board(match)
    if content.ironbot:
        return [said(FORECASTS[stance_now(match)], [], "IB 5.2")]
    return [said(AIDS[aid_now(match)], [], "WB 5.1")] if content.woodenbot else []
