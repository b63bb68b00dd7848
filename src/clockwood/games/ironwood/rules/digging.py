"""The Drill, its track and its cargo. [IW R10]"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.events import mountain as at_mountain
from clockwood.games.ironwood.grammar.effects import CANNOT_MOVE, DRILL_UNLOADS
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.ironclad.cells import drill, iron_supply
from clockwood.games.ironwood.reasons import REASONS
from clockwood.games.ironwood.rules.act import Keyword
from clockwood.games.ironwood.rules.card_draws import DrawCards, LookAtVision
from clockwood.games.ironwood.rules.hands import automatic
from clockwood.games.ironwood.rules.pieces import load_cargo, renew_moves
from clockwood.games.ironwood.rules.places import HELD_BY_MARK, NOT_ADJACENT, mountain_forbidden
from clockwood.games.ironwood.rules.triggers import push_triggers
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.verbs import DIG, DONE
from clockwood.games.ironwood.words import FORGE_SIDE, IRONCLAD, ROW
from clockwood.kernel.events import number, who
from clockwood.kernel.layout import hold
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, Step

DRILL_MOVED_ALREADY: Final[i64] = REASONS.add("drill-moved-already", "IW R9.2")

LAST_STEP: Final[i64] = 3


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MoveDrill(Step):
    """The Drill moves one step, twice where a card says so; each arrival counts. [IW R9.7, R10.1]

    `under_way` is 1 after the first step of the same effect.
    """

    def __init__(self, left: i64, under_way: i64) -> None:
        self.left: Final = left
        self.under_way: Final = under_way

    def run(self, match: Match) -> None:
        if self.held(match):
            return
        land = board(match).land
        options = vec[i64](capacity=8)
        row = drill(match.state) * ROW
        while land.mountain_neighbours[row] >= 0:
            options = append(options, DIG.code1(land.mountain_neighbours[row]))
            row += 1
        match.ask(self, IRONCLAD, append(options, DONE.code()))

    def held(self, match: Match) -> i64:
        if match.state[ironclad.DRILL_MOVED] and not self.under_way:
            return DRILL_MOVED_ALREADY
        return HELD_BY_MARK if mountain_forbidden(match, IRONCLAD, CANNOT_MOVE, drill(match.state)) else ALLOWED

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_ADJACENT if DIG.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if action == DONE.code():
            return
        source = drill(match.state)
        target = DIG.only(action)
        hold(match.state, ironclad.DRILL, target)
        match.state[ironclad.DRILL_MOVED] = 1
        if match.listening:
            match.tell("drill-moved", "IW R10.1", [at_mountain("from", source), at_mountain("to", target)])
        if self.left > 1:
            match.push(MoveDrill(self.left - 1, 1))
        arrive(match, source)


def arrive(match: Match, source: i64) -> None:
    """Advance the track and take its reward, or unload at a Forge. [IW R10.1–R10.6]"""
    state = match.state
    if state[ironclad.FORGES + drill(state)] == FORGE_SIDE:
        unload(match)
        return
    state[turns.TRACK] = min(state[turns.TRACK] + 1, LAST_STEP)
    step = state[turns.TRACK]
    load_cargo(match, 2 if step == 1 else 1)
    if step == 2:
        if iron_supply(state) > 0:
            state[ironclad.FIGHTERS + source] += 1
            if match.listening:
                match.tell("recruited-mountain", "IW R10.3", [who(IRONCLAD), at_mountain("mountain", source)])
        learn_of_vision(match)
    elif step == LAST_STEP:
        draw_reward(match)


def learn_of_vision(match: Match) -> None:
    """Let the Ironclad look at the top vision; an automaton has its own way. [IW R10.3] [IB 8.14]"""
    if not automatic(match, IRONCLAD):
        match.push(LookAtVision(IRONCLAD))
        return
    for part in board(match).moments.vision_taken:
        part.vision_taken(match, IRONCLAD)


def draw_reward(match: Match) -> None:
    """Let the Ironclad draw a card; an automaton has its own way. [IW R10.4] [IB 3.6]"""
    if not automatic(match, IRONCLAD):
        match.push(DrawCards(IRONCLAD, 1))
        return
    for part in board(match).moments.card_taken:
        part.card_taken(match, IRONCLAD)


def unload(match: Match) -> None:
    """Make cargo available crystals, and start the track again. [IW R10.6, R10.7]"""
    state = match.state
    cargo = state[turns.CARGO]
    state[turns.CRYSTALS + IRONCLAD] += cargo
    state[turns.CARGO] = 0
    state[turns.TRACK] = 0
    if match.listening:
        match.tell("unloaded", "IW R10.6", [at_mountain("mountain", drill(state)), number("n", cargo)])
    if cargo > 0:
        push_triggers(match, DRILL_UNLOADS, IRONCLAD)


class MovingDrill(Keyword):
    """Move the Drill: only effects that name it do. [IW R9.7]"""

    def start(self, match: Match, seat: i64, node: i64) -> None:
        renew_moves(match)
        match.push(MoveDrill(board(match).program.n[node], 0))

    def could(self, match: Match, seat: i64, node: i64) -> bool:
        return MoveDrill(1, 1 if board(match).agreed.moves_per_effect else 0).held(match) == 0
