"""Combat: wagers, damage, Dominance. [IW R11]"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.battle.cells import (
    attacker,
    battle_forest,
    battle_mountain,
    hits_dealt,
    set_hits,
    set_winner,
)
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.ironclad.cells import units
from clockwood.games.ironwood.reasons import REASONS
from clockwood.games.ironwood.rules.modifiers import damage_dealt, dominance
from clockwood.games.ironwood.rules.pieces import lose_iron, lose_wood
from clockwood.games.ironwood.verbs import HIT
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.words import (
    IRONCLAD,
    SEATS,
    WOODWALKERS,
)
from clockwood.kernel.events import number, who
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED, Step

WRONG_SPLIT: Final[i64] = REASONS.add("wrong-split", "IW R11.7")


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Clash(Step):
    """Damage is worked out for both sides before anyone is removed. [IW R11.7]"""

    def run(self, match: Match) -> None:
        state = match.state
        for seat in range(SEATS):
            set_hits(state, seat, damage_dealt(match, seat))
            if match.listening:
                match.tell("dealt", "IW R11.5", [who(seat), number("n", hits_dealt(state, seat))])
        for part in board(match).moments.clashed:
            part.clashed(match)
        match.push(Decide())
        match.push(LoseFighters())
        match.push(SplitHits())


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SplitHits(Step):
    """The Woodwalkers deal their damage among Fighters and Golems as they like. [IW R11.7, A27]"""

    def run(self, match: Match) -> None:
        state = match.state
        mountain = battle_mountain(state)
        fighters, golems = state[ironclad.FIGHTERS + mountain], state[ironclad.GOLEMS + mountain]
        match.ask(self, WOODWALKERS, splits(hits_dealt(state, WOODWALKERS), fighters, golems))

    def why_not(self, match: Match, action: i64) -> i64:
        return WRONG_SPLIT if HIT.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        fighters, golems = HIT.first_of_two(action), HIT.last_of(action)
        lose_iron(match.state, battle_mountain(match.state), fighters, golems)
        if match.listening and fighters + golems:
            terms = [who(IRONCLAD), number("n", fighters), number("golems", golems)]
            match.tell("lost-units", "IW R11.7", terms)


def splits(damage: i64, fighters: i64, golems: i64) -> vec[i64]:
    """Every way to deal the damage: a point removes a Fighter, two on one Golem remove it, one on it is wasted."""
    options = vec[i64](capacity=8)
    for struck in range(golems + 1):
        for fallen in range(fighters + 1):
            wasted = damage - fallen - 2 * struck
            room = golems - struck
            if wasted >= 0 and (wasted <= room or (fallen == fighters and room == 0)):
                options = append(options, HIT.code2(fallen, struck))
    return options


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class LoseFighters(Step):
    """The Ironclad's damage removes Woodwalker Fighters, one a point. [IW R11.7]"""

    def run(self, match: Match) -> None:
        state = match.state
        forest = battle_forest(state)
        fallen = min(hits_dealt(state, IRONCLAD), state[woodwalkers.FIGHTERS + forest])
        lose_wood(state, forest, fallen)
        if match.listening and fallen:
            match.tell("lost-units", "IW R11.7", [who(WOODWALKERS), number("n", fallen), number("golems", 0)])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Decide(Step):
    """The side that is left wins; of two the higher Dominance, a tie goes to the attacker. [IW R11.9, R11.10]"""

    def run(self, match: Match) -> None:
        state = match.state
        fighters = state[woodwalkers.FIGHTERS + battle_forest(state)]
        soldiers = units(state, battle_mountain(state))
        if fighters == 0 or soldiers == 0:
            if fighters + soldiers == 0:
                set_winner(state, -1)
            else:
                set_winner(state, WOODWALKERS if fighters else IRONCLAD)
            return
        wood, iron = dominance(match, WOODWALKERS), dominance(match, IRONCLAD)
        if match.listening:
            numbers = [number("wood", wood), number("iron", iron), number("tied", 1 if wood == iron else 0)]
            match.tell("compared", "IW R11.10", numbers)
        if wood == iron:
            set_winner(state, attacker(state))
        else:
            set_winner(state, WOODWALKERS if wood > iron else IRONCLAD)
