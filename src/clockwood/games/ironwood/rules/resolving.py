"""Choices among effects, lists of effects, and effects that need no choice. [IW R5.4, R16.4, R16.9–R16.11]"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.grammar.effects import (
    EXTRA_SPECIAL,
    PER_FORGE,
    PER_FOUNDATION,
    PER_GOLEM,
    PER_NOTHING,
)
from clockwood.games.ironwood.ironclad.cells import golem_supply, tokens_of
from clockwood.games.ironwood.reasons import REASONS
from clockwood.games.ironwood.rules.act import InOrder, Keyword, could_do, fully_doable, start_act
from clockwood.games.ironwood.rules.discovering import maybe_discoverable
from clockwood.games.ironwood.rules.pieces import gain, steal
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.turns.cells import crystal_supply
from clockwood.games.ironwood.verbs import OPTION, SKIP
from clockwood.games.ironwood.woodwalkers.cells import totems_on_map
from clockwood.games.ironwood.words import FORGE_SIDE, FOUNDATION_SIDE, GOLEMS_IN_ALL, opponent
from clockwood.kernel.bits import bit
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, Step

ONLY_WHEN_NONE_FITS: Final[i64] = REASONS.add("only-when-none-fits", "IW R16.9")
DOES_NOTHING: Final[i64] = REASONS.add("does-nothing", "IW H3")
PICKED_ALREADY: Final[i64] = REASONS.add("picked-already", "IW R16.9")


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Resolve(Step):
    """Choose different effects of a list, in any order. [IW R16.9]

    `taken` has a bit for each that was chosen; the acts are always carried out by the card's owner.
    """

    def __init__(self, seat: i64, node: i64, left: i64, taken: i64) -> None:
        self.seat: Final = seat
        self.node: Final = node
        self.left: Final = left
        self.taken: Final = taken

    def forced(self, match: Match) -> bool:
        return board(match).program.a[self.node] == 1

    def run(self, match: Match) -> None:
        program = board(match).program
        options = vec[i64](capacity=8)
        forced = program.a[self.node] == 1
        first = program.kid_first[self.node]
        for k in range(program.kid_count[self.node]):
            if self.taken >> k & 1:
                continue
            if self.judge(match, k) == 0 if forced else could_do(match, self.seat, first + k):
                options = append(options, OPTION.code1(k))
        if forced:
            match.ask(self, opponent(self.seat), options)
        elif program.hinges[self.node] and maybe_discoverable(match):
            match.ask_secretly(self, self.seat, append(options, SKIP.code()))
        else:
            match.ask(self, self.seat, append(options, SKIP.code()))

    def judge(self, match: Match, which: i64) -> i64:
        """Judge an effect: the owner picks what does something, an opponent what can be done in full. [IW R16.9, H3]

        An opponent picks what cannot be done in full only if nothing else is left.
        """
        if self.taken >> which & 1:
            return PICKED_ALREADY
        program = board(match).program
        kid = program.kid_first[self.node]
        if not self.forced(match):
            return ALLOWED if could_do(match, self.seat, kid + which) else DOES_NOTHING
        if fully_doable(match, self.seat, kid + which):
            return 0
        for other in range(program.kid_count[self.node]):
            if not self.taken >> other & 1 and fully_doable(match, self.seat, kid + other):
                return ONLY_WHEN_NONE_FITS
        return 0

    def why_not(self, match: Match, action: i64) -> i64:
        if OPTION.has(action) and OPTION.only(action) < board(match).program.kid_count[self.node]:
            return self.judge(match, OPTION.only(action))
        return NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if action == SKIP.code():
            return
        which = OPTION.only(action)
        if self.left > 1:
            match.push(Resolve(self.seat, self.node, self.left - 1, self.taken | bit(which)))
        match.push(InOrder(self.seat, board(match).program.kid_first[self.node] + which, 1))


class Sequence(Keyword):
    """Acts in parentheses, one after the other. [IW R5.4]"""

    def start(self, match: Match, seat: i64, node: i64) -> None:
        program = board(match).program
        match.push(InOrder(seat, program.kid_first[node], program.kid_count[node]))

    def could(self, match: Match, seat: i64, node: i64) -> bool:
        program = board(match).program
        for k in range(program.kid_count[node]):
            if could_do(match, seat, program.kid_first[node] + k):
                return True
        return False

    def fully(self, match: Match, seat: i64, node: i64) -> bool:
        program = board(match).program
        for k in range(program.kid_count[node]):
            if not fully_doable(match, seat, program.kid_first[node] + k):
                return False
        return True


class Choice(Keyword):
    """Resolve N of a list. [IW R16.9]"""

    def start(self, match: Match, seat: i64, node: i64) -> None:
        match.push(Resolve(seat, node, board(match).program.n[node], 0))

    def could(self, match: Match, seat: i64, node: i64) -> bool:
        program = board(match).program
        for k in range(program.kid_count[node]):
            if could_do(match, seat, program.kid_first[node] + k):
                return True
        return False


class Gain(Keyword):
    """Gain: crystals from the supply. [IW R16.4]"""

    def amount(self, match: Match, node: i64) -> i64:
        program = board(match).program
        per = program.a[node]
        if per == PER_NOTHING:
            return program.n[node]
        if per == PER_FORGE:
            return program.n[node] * (1 + tokens_of(match.state, FORGE_SIDE))
        if per == PER_FOUNDATION:
            return program.n[node] * tokens_of(match.state, FOUNDATION_SIDE)
        if per == PER_GOLEM:
            return program.n[node] * (GOLEMS_IN_ALL - golem_supply(match.state))
        return program.n[node] * totems_on_map(match.state)

    def start(self, match: Match, seat: i64, node: i64) -> None:
        gain(match, seat, self.amount(match, node), "IW R16.4")

    def could(self, match: Match, seat: i64, node: i64) -> bool:
        return self.amount(match, node) > 0 and crystal_supply(match.state) > 0

    def fully(self, match: Match, seat: i64, node: i64) -> bool:
        return crystal_supply(match.state) >= self.amount(match, node)

    def asks(self) -> bool:
        return False

    def most(self, match: Match, seat: i64, node: i64) -> i64:
        return min(self.amount(match, node), crystal_supply(match.state))

    def start_part(self, match: Match, seat: i64, node: i64, count: i64) -> None:
        gain(match, seat, count, "IW R16.4")


class Steal(Keyword):
    """Steal: the opponent's available crystals. [IW R16.11]"""

    def start(self, match: Match, seat: i64, node: i64) -> None:
        steal(match, seat, board(match).program.n[node])

    def could(self, match: Match, seat: i64, node: i64) -> bool:
        return match.state[turns.CRYSTALS + opponent(seat)] > 0

    def fully(self, match: Match, seat: i64, node: i64) -> bool:
        return match.state[turns.CRYSTALS + opponent(seat)] >= board(match).program.n[node]

    def asks(self) -> bool:
        return False

    def most(self, match: Match, seat: i64, node: i64) -> i64:
        return min(board(match).program.n[node], match.state[turns.CRYSTALS + opponent(seat)])

    def start_part(self, match: Match, seat: i64, node: i64, count: i64) -> None:
        steal(match, seat, count)


class Extra(Keyword):
    """A further card this turn: it waits until the first is done, on the same slot. [IW R5.7]

    Counted by kind: 0 base, 1 base whose moves are fresh, 2 special.
    """

    def start(self, match: Match, seat: i64, node: i64) -> None:
        program = board(match).program
        kind: i64 = 2 if program.a[node] == EXTRA_SPECIAL else program.b[node]
        match.state[turns.EXTRA_CARDS + kind] += 1

    def asks(self) -> bool:
        return False


class Untold(Keyword):
    """A line that lives inside another act and is never begun by itself."""

    def start(self, match: Match, seat: i64, node: i64) -> None:
        start_act(match, seat, board(match).program.kid_first[node])
