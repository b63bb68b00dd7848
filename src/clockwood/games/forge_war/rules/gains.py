"""Gains and payments of a player: cubes, gold, adventurers, prestige. [FW F7.8] [FW F7.10]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.forge_war.adventurers import cells as adventurers
from clockwood.games.forge_war.adventurers.cells import adventurer
from clockwood.games.forge_war.content import content_of
from clockwood.games.forge_war.events import hero, kind
from clockwood.games.forge_war.players import cells as players
from clockwood.games.forge_war.players.cells import cube
from clockwood.games.forge_war.rules.levels import LevelUps, everyone_below, raise_level
from clockwood.games.forge_war.rules.mine_moves import FREE, MoveOverseer, MoveWorker
from clockwood.games.forge_war.words import ADVENTURERS, BENEFITS, KINDS
from clockwood.kernel.events import number, who
from clockwood.kernel.match import Match

# The places of the amounts of a reward, after the cubes.
GOLD_GAIN: Final[i64] = BENEFITS.index("gold")
NEW_ADVENTURERS: Final[i64] = BENEFITS.index("adventurer")
OVERSEER_MOVES: Final[i64] = BENEFITS.index("overseer_move")
WORKER_MOVES: Final[i64] = BENEFITS.index("worker_move")
MARKET_CARDS: Final[i64] = BENEFITS.index("market_card")
LEVELS_DISTINCT: Final[i64] = BENEFITS.index("level_up_distinct")
LEVELS_NEW: Final[i64] = BENEFITS.index("level_up_new")


def gain_cubes(match: Match, seat: i64, resource: i64, count: i64, cite: str) -> None:
    match.state[cube(seat, resource)] += count
    if match.listening and count:
        match.tell("gained-cubes", cite, [who(seat), kind(resource), number("n", count)])


def gain_gold(match: Match, seat: i64, count: i64, cite: str) -> None:
    match.state[players.GOLD + seat] += count
    if match.listening and count:
        match.tell("gained-gold", cite, [who(seat), number("n", count)])


def pay_gold(match: Match, seat: i64, count: i64, cite: str) -> None:
    match.state[players.GOLD + seat] -= count
    if match.listening and count:
        match.tell("paid-gold", cite, [who(seat), number("n", count)])


def score(match: Match, seat: i64, count: i64, cite: str, message: str = "scored") -> None:
    """Add prestige, or take it away; not below zero where the table agreed so. [FW F7.13] [FW B11]"""
    state = match.state
    state[players.SCORE + seat] += count
    if state[players.SCORE + seat] < 0 and not content_of(match).below_zero:
        state[players.SCORE + seat] = 0
    if match.listening and count > 0:
        match.tell(message, cite, [who(seat), number("n", count)])
    elif match.listening and count:
        match.tell("lost-prestige", cite, [who(seat), number("n", -count)])


def add_adventurer(match: Match, seat: i64, cite: str) -> bool:
    """Add an adventurer of level 1, if there is room; return whether there was. [FW F6.8] [FW H1]"""
    state = match.state
    count = state[adventurers.COUNT + seat]
    if count >= ADVENTURERS:
        return False
    state[adventurers.COUNT + seat] = count + 1
    state[adventurers.LEVEL + adventurer(seat, count)] = 1
    if match.listening:
        match.tell("adventurer-came", cite, [who(seat), *hero(state, seat, count)])
    return True


def receive(match: Match, seat: i64, gives: vec[i64], at: i64, cite: str) -> None:
    """Give cubes, gold and adventurers, and push the moves in the mine. [FW F7.10]"""
    for resource in range(KINDS):
        if gives[at + resource]:
            gain_cubes(match, seat, resource, gives[at + resource], cite)
    if gives[at + GOLD_GAIN]:
        gain_gold(match, seat, gives[at + GOLD_GAIN], cite)
    for _ in range(gives[at + NEW_ADVENTURERS]):
        add_adventurer(match, seat, cite)
    for _ in range(gives[at + WORKER_MOVES]):
        match.push(MoveWorker(seat))
    for _ in range(gives[at + OVERSEER_MOVES]):
        match.push(MoveOverseer(seat, FREE))


def use_single(match: Match, seat: i64, which: i64, cite: str) -> None:
    """Give all that a single-use card has. [FW F5.14]"""
    gives = content_of(match).market.single_gives
    at = which * len(BENEFITS)
    before = match.state[adventurers.COUNT + seat]
    receive(match, seat, gives, at, cite)
    for new in range(before, match.state[adventurers.COUNT + seat]):
        for _ in range(gives[at + LEVELS_NEW]):
            raise_level(match, seat, new, cite)
    if gives[at + LEVELS_DISTINCT]:
        among = everyone_below(match.state, seat, adventurers.CHAMPION)
        match.push(LevelUps(seat, gives[at + LEVELS_DISTINCT], among))
