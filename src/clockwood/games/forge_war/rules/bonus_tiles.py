"""Bonus tiles of the epic game. [FW F2.5] [FW F10.8]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.forge_war.events import kind, who
from clockwood.games.forge_war.rules.gains import add_adventurer, gain_cubes, gain_gold, score
from clockwood.games.forge_war.rules.levels import CHAMPION
from clockwood.games.forge_war.rules.management import LastTrades
from clockwood.games.forge_war.rules.mine_moves import FREE, MoveOverseer
from clockwood.games.forge_war.rules.trading import NO_GOLD
from clockwood.games.forge_war.state import (
    CUBES,
    FIRST_WEAPON,
    HEADS,
    LEVEL,
    MAT,
    ROUND,
    STAGE,
    TILES_LEFT,
    TURN,
    active_quests,
    adventurer,
    board,
    cubes_of,
    in_order,
    workers_of,
    zone,
)
from clockwood.games.forge_war.verbs import DONE, SPEND
from clockwood.games.forge_war.words import ALL_WEAPONS, KINDS
from clockwood.kernel.events import Term, number
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED, Step

INDUSTRIOUS: Final[i64] = 0
ADVENTUROUS: Final[i64] = 1
STOCKPILE: Final[i64] = 2
DECORATED: Final[i64] = 3
STOCKPILE_OF: Final[i64] = 3
BY_GOLD: Final[i64] = 0
BY_PRESTIGE: Final[i64] = 1


def tile_place(stage: i64, round_: i64) -> i64:
    """Where the tile of a round lies: one on stage 1, two on each later stage; -1 for none. [FW F2.5]"""
    if round_ == 6:
        return (stage - 1) * 2
    return (stage - 1) * 2 - 1 if round_ == 3 else -1


@mypyc_attr(acyclic=True, free_list_len=1)
class BonusTile(Step):
    """After the quest phase the round's tile is resolved and leaves play. [FW F10.8]"""

    def run(self, match: Match) -> None:
        state = match.state
        lies = tile_place(state[STAGE], state[ROUND])
        if lies < 0 or state[TILES_LEFT + lies] == 0:
            return
        tile = state[TILES_LEFT + lies] - 1
        state[TILES_LEFT + lies] = 0
        state[TURN] += 1
        if match.listening:
            match.tell("tile-resolved", "FW F10.8", [Term("tile", "tile", tile)])
        match.push(LastTrades())
        order = in_order(match)
        for spot in range(len(order) - 1, -1, -1):
            resolve(match, order[spot], tile // 3, tile % 3)


def resolve(match: Match, seat: i64, which: i64, variant: i64) -> None:
    """What one player gets; moves and spending wait on the stack, in player order."""
    state = match.state
    if which == INDUSTRIOUS:
        if workers_of(state, seat) == variant + 2:
            match.push(MoveOverseer(seat, FREE))
    elif which == ADVENTUROUS:
        if active_quests(state, seat) == variant + 1:
            add_adventurer(match, seat, "FW F10.8")
    elif which == STOCKPILE:
        gain_cubes(match, seat, variant, cubes_of(state, seat) // STOCKPILE_OF, "FW F10.8")
    else:
        count = champions(match, seat) if which == DECORATED else unique_designs(match, seat)
        if variant == BY_GOLD:
            gain_gold(match, seat, 2 * count, "FW F10.8")
        elif variant == BY_PRESTIGE:
            score(match, seat, 2 * count, "FW F10.8")
        else:
            match.push(SpendAtOnce(seat, 3 * count))


def champions(match: Match, seat: i64) -> i64:
    found: i64 = 0
    for which in range(match.state[HEADS + seat]):
        if match.state[LEVEL + adventurer(seat, which)] == CHAMPION:
            found += 1
    return found


def unique_designs(match: Match, seat: i64) -> i64:
    found: i64 = 0
    for design in range(ALL_WEAPONS):
        if zone(match.state, FIRST_WEAPON + design) == MAT + seat:
            found += 1
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class SpendAtOnce(Step):
    """Gold to spend now at the merchant's prices, beyond the limit; what is left is lost. [FW F10.8] [FW FG6]"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def run(self, match: Match) -> None:
        options = append(vec[i64](capacity=8), DONE.code())
        for resource in range(KINDS):
            if board(match).buy[resource] <= self.left:
                options = append(options, SPEND.code1(resource))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NO_GOLD if SPEND.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if not SPEND.has(action):
            return
        resource = SPEND.only(action)
        price = board(match).buy[resource]
        match.state[CUBES + resource * 4 + self.seat] += 1
        if match.listening:
            match.tell("bought", "FW F10.8", [who(self.seat), kind(resource), number("n", price)])
        match.push(SpendAtOnce(self.seat, self.left - price))
