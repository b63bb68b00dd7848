"""What a player receives: cubes, gold, adventurers, prestige. [FW F7.8] [FW F7.10]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.forge_war.events import hero, kind, who
from clockwood.games.forge_war.rules.levels import LevelUps, everyone_below, raise_level
from clockwood.games.forge_war.rules.mine_moves import FREE, MoveOverseer, MoveWorker
from clockwood.games.forge_war.state import CUBES, GOLD, HEADS, LEVEL, SCORE, adventurer, board
from clockwood.games.forge_war.words import ADVENTURERS, KINDS
from clockwood.kernel.events import number
from clockwood.kernel.match import Match

# Where the amounts of a reward lie, after the cubes.
GOLD_GAIN: Final[i64] = 6
NEW_ADVENTURERS: Final[i64] = 7
OVERSEER_MOVES: Final[i64] = 8
WORKER_MOVES: Final[i64] = 9
MARKET_CARDS: Final[i64] = 10
LEVELS_DISTINCT: Final[i64] = 11
LEVELS_NEW: Final[i64] = 12
SINGLE_GIVES: Final[i64] = 13


def gain_cubes(match: Match, seat: i64, resource: i64, count: i64, cite: str) -> None:
    match.state[CUBES + resource * 4 + seat] += count
    if match.listening and count:
        match.tell("gained-cubes", cite, [who(seat), kind(resource), number("n", count)])


def gain_gold(match: Match, seat: i64, count: i64, cite: str) -> None:
    match.state[GOLD + seat] += count
    if match.listening and count:
        match.tell("gained-gold", cite, [who(seat), number("n", count)])


def pay_gold(match: Match, seat: i64, count: i64, cite: str) -> None:
    match.state[GOLD + seat] -= count
    if match.listening and count:
        match.tell("paid-gold", cite, [who(seat), number("n", count)])


def score(match: Match, seat: i64, count: i64, cite: str, message: str = "scored") -> None:
    """Prestige is simply added up. [FW F7.13] [FW B11]"""
    state = match.state
    state[SCORE + seat] += count
    if state[SCORE + seat] < 0 and not board(match).below_zero:
        state[SCORE + seat] = 0
    if match.listening and count > 0:
        match.tell(message, cite, [who(seat), number("n", count)])
    elif match.listening and count:
        match.tell("lost-prestige", cite, [who(seat), number("n", -count)])


def add_adventurer(match: Match, seat: i64, cite: str) -> bool:
    """A new adventurer enters at level 1; beyond the room for them none comes. [FW F6.8] [FW H1]"""
    state = match.state
    count = state[HEADS + seat]
    if count >= ADVENTURERS:
        return False
    state[HEADS + seat] = count + 1
    state[LEVEL + adventurer(seat, count)] = 1
    if match.listening:
        match.tell("adventurer-came", cite, [who(seat), hero(count)])
    return True


def receive(match: Match, seat: i64, gives: vec[i64], at: i64, cite: str) -> None:
    """Take cubes, gold and adventurers; moves in the mine wait on the stack and come next. [FW F7.10]"""
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
    """A single-use card gives all it has at once. [FW F5.14]"""
    gives = board(match).single_gives
    at = which * SINGLE_GIVES
    before = match.state[HEADS + seat]
    receive(match, seat, gives, at, cite)
    for new in range(before, match.state[HEADS + seat]):
        for _ in range(gives[at + LEVELS_NEW]):
            raise_level(match, seat, new, cite)
    if gives[at + LEVELS_DISTINCT]:
        among = everyone_below(match.state, seat, 4)
        match.push(LevelUps(seat, gives[at + LEVELS_DISTINCT], among))
