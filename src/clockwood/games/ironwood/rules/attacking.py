"""Attacks: who may be attacked from where, and how a battle begins. [IW R11.1, R11.2]"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.battle import cells as battle
from clockwood.games.ironwood.battle.cells import set_winner
from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.events import forest as at_forest
from clockwood.games.ironwood.events import mountain as at_mountain
from clockwood.games.ironwood.grammar.effects import CANNOT_ATTACK, MOD_PEEK_WAGER
from clockwood.games.ironwood.ironclad.cells import drill, units
from clockwood.games.ironwood.reasons import REASONS
from clockwood.games.ironwood.rules.act import Keyword
from clockwood.games.ironwood.rules.aftermath import AfterBattle, CloseBattle
from clockwood.games.ironwood.rules.combat import Clash
from clockwood.games.ironwood.rules.modifiers import attack_says
from clockwood.games.ironwood.rules.places import (
    NO_WARBAND,
    NOT_ADJACENT,
    OUTER_FOREST,
    forest_forbidden,
    mountain_forbidden,
)
from clockwood.games.ironwood.rules.wagering import Reveal, Wager
from clockwood.games.ironwood.verbs import ATTACK_FOREST, ATTACK_MOUNTAIN, SKIP
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.words import FERRUM, IRONCLAD, ROW, WOODWALKERS, opponent
from clockwood.kernel.events import who
from clockwood.kernel.layout import hold, open_frame
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, Step

NO_TARGET: Final[i64] = REASONS.add("no-target", "IW R11.2")
ONLY_FERRUM: Final[i64] = REASONS.add("only-ferrum", "IW R12.4")
SHIELDED_BY_MARK: Final[i64] = REASONS.add("shielded-by-mark", "IW R16.5")


def why_not_attack_mountain(match: Match, forest: i64, mountain: i64, ferrum: bool) -> i64:
    """Judge an attack from an inner forest: a Warband, the lone Drill, Ferrum by name. [IW R8.5, R12.4, R12.6]"""
    land = board(match).land
    state = match.state
    if not land.touch_mountains[forest] >> mountain & 1:
        return NOT_ADJACENT
    if land.ring_of_forest[forest] != 1:
        return OUTER_FOREST
    if state[woodwalkers.FIGHTERS + forest] == 0:
        return NO_WARBAND
    if ferrum and mountain != FERRUM:
        return ONLY_FERRUM
    if units(state, mountain) == 0 and drill(state) != mountain and not ferrum:
        return NO_TARGET
    if state[cards.MARKS] == 0:
        return 0
    return SHIELDED_BY_MARK if mountain_forbidden(match, WOODWALKERS, CANNOT_ATTACK, mountain) else ALLOWED


def why_not_attack_forest(match: Match, mountain: i64, forest: i64) -> i64:
    """Judge an attack of the Ironclad on a Warband of an inner forest. [IW R8.5, R11.1]"""
    land = board(match).land
    state = match.state
    if not land.touch_forests[mountain] >> forest & 1:
        return NOT_ADJACENT
    if land.ring_of_forest[forest] != 1:
        return OUTER_FOREST
    if units(state, mountain) == 0:
        return NO_WARBAND
    if state[woodwalkers.FIGHTERS + forest] == 0:
        return NO_TARGET
    if state[cards.MARKS] == 0:
        return 0
    return SHIELDED_BY_MARK if forest_forbidden(match, IRONCLAD, CANNOT_ATTACK, forest) else ALLOWED


def attacks(match: Match, seat: i64, ferrum: bool) -> vec[i64]:
    """Every attack the seat may make."""
    land = board(match).land
    state = match.state
    options = vec[i64](capacity=16)
    if seat == WOODWALKERS:
        for forest in range(land.forests):
            if state[woodwalkers.FIGHTERS + forest] and land.ring_of_forest[forest] == 1:
                row = forest * ROW
                while land.forest_touching[row] >= 0:
                    mountain = land.forest_touching[row]
                    if why_not_attack_mountain(match, forest, mountain, ferrum) == 0:
                        options = append(options, ATTACK_MOUNTAIN.code2(forest, mountain))
                    row += 1
    else:
        for mountain in range(land.mountains):
            if units(state, mountain):
                row = mountain * ROW
                while land.mountain_touching[row] >= 0:
                    forest = land.mountain_touching[row]
                    if state[woodwalkers.FIGHTERS + forest] and why_not_attack_forest(match, mountain, forest) == 0:
                        options = append(options, ATTACK_FOREST.code2(mountain, forest))
                    row += 1
    return options


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Attack(Step):
    """One own Warband attacks a neighbouring enemy place; the card's combat lines belong to it. [IW R11.1, R12.8]"""

    def __init__(self, seat: i64, node: i64) -> None:
        self.seat: Final = seat
        self.node: Final = node

    def run(self, match: Match) -> None:
        options = attacks(match, self.seat, self.ferrum(match))
        if len(options):
            match.ask(self, self.seat, append(options, SKIP.code()))

    def ferrum(self, match: Match) -> bool:
        return board(match).program.a[self.node] == 1

    def why_not(self, match: Match, action: i64) -> i64:
        land = board(match).land
        if self.seat == WOODWALKERS and ATTACK_MOUNTAIN.has(action):
            forest = ATTACK_MOUNTAIN.first_of_two(action)
            if forest >= land.forests:
                return NOT_ADJACENT
            return why_not_attack_mountain(match, forest, ATTACK_MOUNTAIN.last_of(action), self.ferrum(match))
        if self.seat == IRONCLAD and ATTACK_FOREST.has(action):
            mountain = ATTACK_FOREST.first_of_two(action)
            if mountain >= land.mountains:
                return NOT_ADJACENT
            return why_not_attack_forest(match, mountain, ATTACK_FOREST.last_of(action))
        return NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if action == SKIP.code():
            return
        if self.seat == WOODWALKERS:
            forest, mountain = ATTACK_MOUNTAIN.first_of_two(action), ATTACK_MOUNTAIN.last_of(action)
        else:
            forest, mountain = ATTACK_FOREST.last_of(action), ATTACK_FOREST.first_of_two(action)
        begin_battle(match, self.seat, forest, mountain, self.node)


def begin_battle(match: Match, seat: i64, forest: i64, mountain: i64, node: i64) -> None:
    """Open a battle: wagers, clash and aftermath wait. `node` is the attack's line, negative for an automaton's."""
    state = match.state
    start = open_frame(state, battle.BATTLE, battle.BATTLE_FIELDS, 1)
    hold(state, start, seat)
    hold(state, start + 1, forest)
    hold(state, start + 2, mountain)
    state[start + 3] = node
    state[battle.BEATEN_FOREST] = 0
    state[battle.BEATEN_MOUNTAIN] = 0
    if match.listening:
        where = [at_forest("forest", forest), at_mountain("mountain", mountain)]
        match.tell("attacked", "IW R11.1", [who(seat), *where])
    match.push(CloseBattle())
    match.push(AfterBattle())
    if seat == WOODWALKERS and units(state, mountain) == 0:
        set_winner(state, WOODWALKERS)
        return
    match.push(Clash())
    match.push(Reveal())
    first = first_to_wager(match, seat)
    match.push(Wager(opponent(first), 1))
    match.push(Wager(first, 0))


def first_to_wager(match: Match, seat: i64) -> i64:
    """Return the attacker, or the other where a card shows its wager or an automaton attacks. [IW R11.3] [IB 7.11]"""
    if attack_says(match, seat, MOD_PEEK_WAGER):
        return opponent(seat)
    return opponent(seat) if match.content.automata >> seat & 1 else seat


class Attacking(Keyword):
    """Attack; without a legal target the effect is skipped and the card goes on. [IW A28]"""

    def start(self, match: Match, seat: i64, node: i64) -> None:
        match.push(Attack(seat, node))

    def could(self, match: Match, seat: i64, node: i64) -> bool:
        return len(attacks(match, seat, board(match).program.a[node] == 1)) > 0
