"""Costs: paid in full to get what they buy. [IW R5.5]"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.events import forest as at_forest
from clockwood.games.ironwood.events import mountain as at_mountain
from clockwood.games.ironwood.grammar.effects import (
    BUILD,
    COST_BUILD,
    COST_BURN,
    COST_SPEND,
)
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.ironclad.cells import golem_supply
from clockwood.games.ironwood.rules.act import InOrder, Keyword, could_do, less_may_help
from clockwood.games.ironwood.rules.burning import Burn, burnable
from clockwood.games.ironwood.rules.discovering import maybe_discoverable
from clockwood.games.ironwood.rules.pieces import lose_iron, lose_wood, spend
from clockwood.games.ironwood.rules.places import price
from clockwood.games.ironwood.rules.removing import NOTHING_THERE
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.verbs import GIVE_FOREST, GIVE_MOUNTAIN, PAY, SKIP
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.words import IRONCLAD
from clockwood.kernel.events import who
from clockwood.kernel.layout import hold
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED, Step


def crystals_asked(match: Match, seat: i64, node: i64) -> i64:
    """Return the crystals `spend` asks for; a card in play may set another price for building. [IW R13.2]"""
    program = board(match).program
    if program.op[program.kid_first[node]] == BUILD:
        return price(match, seat, COST_BUILD, program.n[node])
    return program.n[node]


def own_fighters(match: Match, seat: i64) -> i64:
    land = board(match).land
    found: i64 = 0
    if seat == IRONCLAD:
        for mountain in range(land.mountains):
            found += match.state[ironclad.FIGHTERS + mountain]
    else:
        for forest in range(land.forests):
            found += match.state[woodwalkers.FIGHTERS + forest]
    return found


def affordable(match: Match, seat: i64, node: i64) -> bool:
    """Return whether the price can be paid in full. [IW R5.5]"""
    program = board(match).program
    op = program.op[node]
    if op == COST_SPEND:
        return match.state[turns.CRYSTALS + seat] >= crystals_asked(match, seat, node)
    if op == COST_BURN:
        return burnable(match, seat, program.a[node]) >= program.n[node]
    return own_fighters(match, seat) >= program.n[node]


def buys_something(match: Match, seat: i64, node: i64) -> bool:
    """Return whether what the price buys could do anything now; a Fighter given up may also become a Golem."""
    program = board(match).program
    kid = program.kid_first[node]
    if program.op[node] in (COST_SPEND, COST_BURN):
        return could_do(match, seat, kid)
    return golem_supply(match.state) > 0 or could_do(match, seat, kid)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Cost(Step):
    """The owner may pay the whole price to get what it buys. [IW R5.5]"""

    def __init__(self, seat: i64, node: i64) -> None:
        self.seat: Final = seat
        self.node: Final = node

    def run(self, match: Match) -> None:
        if affordable(match, self.seat, self.node) and self.may_matter(match):
            match.ask(self, self.seat, append(append(vec[i64](capacity=2), PAY.code()), SKIP.code()))

    def may_matter(self, match: Match) -> bool:
        """Return whether to ask at all: burned cards may act by themselves; other prices should buy something. [IW H14]

        Whether a discovery is bought only the Woodwalkers can tell, so that they are asked in any case.
        """
        content = board(match)
        if content.program.op[self.node] == COST_BURN or content.agreed.offer_skips:
            return True
        if buys_something(match, self.seat, self.node) or less_may_help(match, self.seat, self.node):
            return True
        return content.program.hinges[self.node] == 1 and maybe_discoverable(match)

    def chosen(self, match: Match, action: i64) -> None:
        if action == SKIP.code():
            return
        program = board(match).program
        op = program.op[self.node]
        kid = program.kid_first[self.node]
        match.push(InOrder(self.seat, kid, 1))
        if op == COST_SPEND:
            spend(match, self.seat, crystals_asked(match, self.seat, self.node), "IW R16.10")
        elif op == COST_BURN:
            match.push(Burn(self.seat, program.n[self.node], program.a[self.node]))
        else:
            match.push(GiveUpFighters(self.seat, program.n[self.node]))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class GiveUpFighters(Step):
    """Own Fighters go back to the supply; the last one's place is `there`. [IW R16.8]"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def run(self, match: Match) -> None:
        land = board(match).land
        options = vec[i64](capacity=16)
        if self.seat == IRONCLAD:
            for mountain in range(land.mountains):
                if match.state[ironclad.FIGHTERS + mountain] > 0:
                    options = append(options, GIVE_MOUNTAIN.code1(mountain))
        else:
            for forest in range(land.forests):
                if match.state[woodwalkers.FIGHTERS + forest] > 0:
                    options = append(options, GIVE_FOREST.code1(forest))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NOTHING_THERE if GIVE_MOUNTAIN.has(action) or GIVE_FOREST.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        state = match.state
        if GIVE_MOUNTAIN.has(action):
            mountain = GIVE_MOUNTAIN.only(action)
            lose_iron(state, mountain, 1, 0)
            hold(state, turns.THERE_MOUNTAIN, mountain)
            if match.listening:
                match.tell("gave-up-mountain", "IW R16.8", [who(self.seat), at_mountain("mountain", mountain)])
        else:
            forest = GIVE_FOREST.only(action)
            lose_wood(state, forest, 1)
            hold(state, turns.THERE_FOREST, forest)
            if match.listening:
                match.tell("gave-up-forest", "IW R16.8", [who(self.seat), at_forest("forest", forest)])
        if self.left > 1:
            match.push(GiveUpFighters(self.seat, self.left - 1))


class Price(Keyword):
    """Spend, burn or give up something, in full, to get what it buys. [IW R5.5, R16.10]"""

    def start(self, match: Match, seat: i64, node: i64) -> None:
        match.push(Cost(seat, node))

    def could(self, match: Match, seat: i64, node: i64) -> bool:
        if not affordable(match, seat, node):
            return False
        burns = board(match).program.op[node] == COST_BURN
        return burns or could_do(match, seat, board(match).program.kid_first[node])

    def fully(self, match: Match, seat: i64, node: i64) -> bool:
        return affordable(match, seat, node) and could_do(match, seat, board(match).program.kid_first[node])

    def most(self, match: Match, seat: i64, node: i64) -> i64:
        """Return the crystals to spend; nothing of a price is forgone in part."""
        return crystals_asked(match, seat, node) if board(match).program.op[node] == COST_SPEND else 1
