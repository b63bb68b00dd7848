"""Moving the enemy's Warband, and the Totem that may go along. [IW R9.8, A34]"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.events import forest as at_forest
from clockwood.games.ironwood.grammar.effects import CANNOT_MOVE
from clockwood.games.ironwood.rules.act import Keyword
from clockwood.games.ironwood.rules.marching import TOO_MANY, parties
from clockwood.games.ironwood.rules.movement import NO_TOTEM, has_totem
from clockwood.games.ironwood.rules.pieces import move_totem
from clockwood.games.ironwood.rules.places import HELD_BY_MARK, NO_WARBAND, NOT_ADJACENT, OUTER_FOREST, forest_forbidden
from clockwood.games.ironwood.verbs import BRING, DONE, LURE, TAKE
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.words import IRONCLAD, ROW, WOODWALKERS
from clockwood.kernel.events import number, who
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, Step


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class LureWarband(Step):
    """The Ironclad move all or part of one Woodwalker Warband, wherever it is, or on an inner forest. [IW R9.8, A35]"""

    def run(self, match: Match) -> None:
        land = board(match).land
        options = vec[i64](capacity=32)
        for forest in range(land.forests):
            if self.leaving(match, forest) == 0:
                row = forest * ROW
                while land.forest_neighbours[row] >= 0:
                    options = append(options, LURE.code2(forest, land.forest_neighbours[row]))
                    row += 1
        if len(options):
            match.ask(self, IRONCLAD, append(options, DONE.code()))

    def leaving(self, match: Match, forest: i64) -> i64:
        """Judge the forest a Warband leaves; what a mark holds cannot be lured away either. [IW R16.5]"""
        if match.state[woodwalkers.FIGHTERS + forest] == 0:
            return NO_WARBAND
        if board(match).agreed.lure_inner_only and board(match).land.ring_of_forest[forest] != 1:
            return OUTER_FOREST
        return HELD_BY_MARK if forest_forbidden(match, WOODWALKERS, CANNOT_MOVE, forest) else ALLOWED

    def why_not(self, match: Match, action: i64) -> i64:
        if not LURE.has(action):
            return NOT_ASKED
        source, target = LURE.first_of_two(action), LURE.last_of(action)
        land = board(match).land
        if source >= land.forests or not land.forest_near[source] >> target & 1:
            return NOT_ADJACENT
        return self.leaving(match, source)

    def chosen(self, match: Match, action: i64) -> None:
        if action != DONE.code():
            match.push(Lured(LURE.first_of_two(action), LURE.last_of(action)))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Lured(Step):
    """The Ironclad choose how many of the lured Warband go; it uses up none of their own moves. [IW R9.8]"""

    def __init__(self, from_forest: i64, to_forest: i64) -> None:
        self.from_forest: Final = from_forest
        self.to_forest: Final = to_forest

    def run(self, match: Match) -> None:
        match.ask(self, IRONCLAD, parties(match.state[woodwalkers.FIGHTERS + self.from_forest], 0))

    def why_not(self, match: Match, action: i64) -> i64:
        return TOO_MANY if TAKE.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        state = match.state
        count = TAKE.first_of_two(action)
        staying = state[woodwalkers.FIGHTERS + self.from_forest] - count
        moved = max(state[woodwalkers.MOVED + self.from_forest] - staying, 0)
        state[woodwalkers.FIGHTERS + self.from_forest] = staying
        state[woodwalkers.MOVED + self.from_forest] -= moved
        state[woodwalkers.FIGHTERS + self.to_forest] += count
        state[woodwalkers.MOVED + self.to_forest] += moved
        if match.listening:
            where = [at_forest("from", self.from_forest), at_forest("to", self.to_forest)]
            match.tell("lured", "IW R9.8", [who(IRONCLAD), *where, number("n", count)])
        match.push(BringTotem(self.from_forest, self.to_forest, count))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BringTotem(Step):
    """The Woodwalkers decide whether a Totem goes along, one for each Fighter at most. [IW A34]"""

    def __init__(self, from_forest: i64, to_forest: i64, left: i64) -> None:
        self.from_forest: Final = from_forest
        self.to_forest: Final = to_forest
        self.left: Final = left

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=4)
        for side in range(2):
            if has_totem(match.state, self.from_forest, side):
                options = append(options, BRING.code1(side))
        if len(options) and self.left:
            match.ask(self, WOODWALKERS, append(options, DONE.code()))

    def why_not(self, match: Match, action: i64) -> i64:
        return NO_TOTEM if BRING.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if action == DONE.code():
            return
        match.push(BringTotem(self.from_forest, self.to_forest, self.left - 1))
        if match.listening:
            match.tell(
                "brought-totem", "IW A34", [at_forest("from", self.from_forest), at_forest("to", self.to_forest)]
            )
        move_totem(match, BRING.only(action), self.from_forest, self.to_forest)


class MovingEnemy(Keyword):
    """Move one enemy Warband, all or part of it. [IW R9.8]"""

    def start(self, match: Match, seat: i64, node: i64) -> None:
        match.push(LureWarband())

    def could(self, match: Match, seat: i64, node: i64) -> bool:
        lure = LureWarband()
        for forest in range(board(match).land.forests):
            if lure.leaving(match, forest) == 0:
                return True
        return False
