"""After a battle: wagers, retreat, the Drill, and what victory brings. [IW R12]"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.battle import cells as battle
from clockwood.games.ironwood.battle.cells import attacker, battle_forest, battle_mountain, battle_node, winner
from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards.cells import is_base
from clockwood.games.ironwood.content import IronwoodContent, board
from clockwood.games.ironwood.events import forest as at_forest
from clockwood.games.ironwood.events import mountain as at_mountain
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.ironclad.cells import drill, units
from clockwood.games.ironwood.rules.pieces import shift_iron, shift_wood
from clockwood.games.ironwood.rules.places import NOT_ADJACENT
from clockwood.games.ironwood.rules.triggers import push_victory
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.verbs import LOOT, RETREAT_FOREST, RETREAT_MOUNTAIN, SKIP, STAY
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.words import FERRUM, ROW, SEATS, WOODWALKERS, opponent
from clockwood.kernel.events import number, who
from clockwood.kernel.layout import NONE, close_frame, hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_seen
from clockwood.kernel.step import NOT_ASKED, SeatStep, Step


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class AfterBattle(Step):
    """The wagers leave; then retreat, Drill and victory, in this order. [IW R11.11, A30, A31]"""

    def run(self, match: Match) -> None:
        state = match.state
        put_wagers_away(match)
        won = winner(state)
        if match.listening:
            if won >= 0:
                match.tell("won-battle", "IW R11.10", [who(won)])
            else:
                match.tell("nobody-won", "IW R11.9", [])
        if drill_falls(match):
            match.push(DestroyDrill())
        if won >= 0 and beaten_left(match) > 0:
            match.push(Retreat(won))


def drill_falls(match: Match) -> bool:
    """Return whether the Drill stands beside a Warband that was beaten or wiped out. [IW R12.5, A33]"""
    state = match.state
    mountain = battle_mountain(state)
    if board(match).agreed.drill_when_defending and attacker(state) != WOODWALKERS:
        return False
    return drill(state) == mountain and (winner(state) == WOODWALKERS or units(state, mountain) == 0)


def put_wagers_away(match: Match) -> None:
    """Discard a staked special card at once; set a base card aside until Round End. [IW R11.11, A30]"""
    state = match.state
    for seat in range(SEATS):
        card = term(state, battle.WAGER + seat)
        if card >= 0:
            move_seen(state, cards.CARDS + card, (cards.ASIDE if is_base(card) else cards.DISCARD) + seat)
        state[battle.WAGER + seat] = 0
        state[battle.WAGERED + seat] = 0


def beaten_left(match: Match) -> i64:
    """Count the units the loser still has in the battle's place, and keep it as the beaten Warband's."""
    state = match.state
    if winner(state) == WOODWALKERS:
        left = units(state, battle_mountain(state))
        hold(state, battle.BEATEN_MOUNTAIN, battle_mountain(state) if left else NONE)
        return left
    left = state[woodwalkers.FIGHTERS + battle_forest(state)]
    hold(state, battle.BEATEN_FOREST, battle_forest(state) if left else NONE)
    return left


def retreat_allowed(content: IronwoodContent, forest: i64) -> bool:
    """Return whether a Warband may be driven there: an outer forest may be agreed out. [IW A24]"""
    return not (content.agreed.no_outer_retreat and content.land.ring_of_forest[forest] == 2)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Retreat(SeatStep):
    """The winner may force the whole beaten Warband to a neighbouring place and picks which. [IW R12.1, A25]"""

    def run(self, match: Match) -> None:
        content = board(match)
        land = content.land
        options = vec[i64](capacity=8)
        if self.seat == WOODWALKERS:
            row = battle_mountain(match.state) * ROW
            while land.mountain_neighbours[row] >= 0:
                options = append(options, RETREAT_MOUNTAIN.code1(land.mountain_neighbours[row]))
                row += 1
        else:
            row = battle_forest(match.state) * ROW
            while land.forest_neighbours[row] >= 0:
                if retreat_allowed(content, land.forest_neighbours[row]):
                    options = append(options, RETREAT_FOREST.code1(land.forest_neighbours[row]))
                row += 1
        match.ask(self, self.seat, append(options, STAY.code()))

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_ADJACENT if RETREAT_MOUNTAIN.has(action) or RETREAT_FOREST.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        state = match.state
        if action == STAY.code():
            return
        if self.seat == WOODWALKERS:
            target = RETREAT_MOUNTAIN.only(action)
            shift_iron(state, battle_mountain(state), target)
            hold(state, battle.BEATEN_MOUNTAIN, target)
            if match.listening:
                match.tell("retreated-mountain", "IW R12.1", [who(opponent(self.seat)), at_mountain("to", target)])
        else:
            target = RETREAT_FOREST.only(action)
            shift_wood(state, battle_forest(state), target)
            hold(state, battle.BEATEN_FOREST, target)
            if match.listening:
                match.tell("retreated-forest", "IW R12.1", [who(opponent(self.seat)), at_forest("to", target)])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DestroyDrill(Step):
    """A beaten or wiped-out Warband loses the Drill beside it; the Woodwalkers may take a crystal. [IW R12.5, R12.7]"""

    def run(self, match: Match) -> None:
        state = match.state
        options = append(vec[i64](capacity=2), SKIP.code())
        if state[turns.CARGO] > 0 and state[woodwalkers.FIGHTERS + battle_forest(state)] > 0:
            options = append(append(vec[i64](capacity=2), LOOT.code()), SKIP.code())
        match.ask(self, WOODWALKERS, options)

    def chosen(self, match: Match, action: i64) -> None:
        state = match.state
        if action == LOOT.code():
            state[turns.CARGO] -= 1
            state[turns.CRYSTALS + WOODWALKERS] += 1
            if match.listening:
                match.tell("looted", "IW R12.7", [who(WOODWALKERS), number("n", 1)])
        if match.listening:
            match.tell(
                "drill-destroyed", "IW R12.5", [at_mountain("mountain", drill(state)), number("n", state[turns.CARGO])]
            )
        state[turns.CARGO] = 0
        state[turns.TRACK] = 0
        hold(state, ironclad.DRILL, FERRUM)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CloseBattle(Step):
    """The battle is over; victory lines and cards that answer to it come now. [IW R12.8, A31]"""

    def run(self, match: Match) -> None:
        state = match.state
        won = winner(state)
        started = battle_node(state) if won == attacker(state) else -1
        mountain = battle_mountain(state)
        raided = won == WOODWALKERS and attacker(state) == WOODWALKERS
        close_frame(state, battle.BATTLE, battle.BATTLE_FIELDS)
        if match.listening:
            match.tell("battle-over", "IW R12.8", [])
        moments = board(match).moments
        for part in moments.battle_over:
            part.battle_over(match)
        if raided:
            for part in moments.raided:
                part.raided(match, mountain, started)
        if won >= 0:
            push_victory(match, won, started)
