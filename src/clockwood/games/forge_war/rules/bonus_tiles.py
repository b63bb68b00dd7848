"""Bonus tiles of the epic game. [FW F2.5] [FW F10.8]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.forge_war.adventurers import cells as adventurers
from clockwood.games.forge_war.adventurers.cells import adventurer
from clockwood.games.forge_war.cards import cells as cards
from clockwood.games.forge_war.cards.cells import count_at
from clockwood.games.forge_war.content import content_of
from clockwood.games.forge_war.events import kind
from clockwood.games.forge_war.mine.cells import workers_of
from clockwood.games.forge_war.players.cells import cube, cubes_of
from clockwood.games.forge_war.quests.cells import active_quests
from clockwood.games.forge_war.rules.gains import add_adventurer, gain_cubes, gain_gold, score
from clockwood.games.forge_war.rules.management import LastTrades
from clockwood.games.forge_war.rules.mine_moves import FREE, MoveOverseer
from clockwood.games.forge_war.rules.trading import NO_GOLD
from clockwood.games.forge_war.turns import cells as turns
from clockwood.games.forge_war.turns.cells import in_order
from clockwood.games.forge_war.verbs import DONE, SPEND
from clockwood.games.forge_war.words import KINDS
from clockwood.kernel.events import Term, number, who
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED, Step

INDUSTRIOUS: Final[i64] = 0
ADVENTUROUS: Final[i64] = 1
STOCKPILE: Final[i64] = 2
DECORATED: Final[i64] = 3
STOCKPILE_OF: Final[i64] = 3
"""The cubes that a Stockpile tile asks for each cube it gives."""
BY_GOLD: Final[i64] = 0
BY_PRESTIGE: Final[i64] = 1


def tile_place(stage: i64, round_: i64) -> i64:
    """Return the place of a round's tile: one on stage 1, two on each later stage; -1 for none. [FW F2.5]"""
    if round_ == 6:
        return (stage - 1) * 2
    return (stage - 1) * 2 - 1 if round_ == 3 else -1


@mypyc_attr(acyclic=True, free_list_len=1)
class BonusTile(Step):
    """After the quest phase the round's tile is resolved and leaves play. [FW F10.8]"""

    def run(self, match: Match) -> None:
        state = match.state
        lies = tile_place(state[turns.STAGE], state[turns.ROUND])
        if lies < 0 or state[turns.TILES + lies] == 0:
            return
        tile = term(state, turns.TILES + lies)
        state[turns.TILES + lies] = 0
        state[turns.TURN] += 1
        if match.listening:
            match.tell("tile-resolved", "FW F10.8", [Term("tile", "tile", tile)])
        match.push(LastTrades())
        order = in_order(match)
        for spot in range(len(order) - 1, -1, -1):
            resolve(match, order[spot], tile // 3, tile % 3)


def resolve(match: Match, seat: i64, which: i64, variant: i64) -> None:
    """Give one player the benefit of a tile; moves and spending wait on the stack. [FW F10.8]"""
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
    """Count a player's adventurers of the highest level."""
    found: i64 = 0
    for which in range(match.state[adventurers.COUNT + seat]):
        if match.state[adventurers.LEVEL + adventurer(seat, which)] == adventurers.CHAMPION:
            found += 1
    return found


def unique_designs(match: Match, seat: i64) -> i64:
    """Count the unique designs a player bought. [FW F5.11]"""
    return count_at(match.state, cards.FIRST_WEAPON, cards.FIRST_SINGLE, cards.MAT + seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class SpendAtOnce(Step):
    """A player spends gold at the merchant's prices, beyond the limit; the rest is lost. [FW F10.8] [FW FG6]"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def run(self, match: Match) -> None:
        options = append(vec[i64](capacity=8), DONE.code())
        for resource in range(KINDS):
            if content_of(match).market.buy[resource] <= self.left:
                options = append(options, SPEND.code1(resource))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NO_GOLD if SPEND.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if not SPEND.has(action):
            return
        resource = SPEND.only(action)
        price = content_of(match).market.buy[resource]
        match.state[cube(self.seat, resource)] += 1
        if match.listening:
            match.tell("bought", "FW F10.8", [who(self.seat), kind(resource), number("n", price)])
        match.push(SpendAtOnce(self.seat, self.left - price))
