"""Tokens drawn blind from a hex's bag. [IK K5.5] [IK K5.7] [IK U8] [IK U33]

Drawn tokens are counted in one number, three bits for each kind.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.events import place, token_term
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.map import cells as land
from clockwood.games.iron_kings.rules.damage import Hurt
from clockwood.games.iron_kings.rules.treasure_cards import NOT_DRAWN, DrawTreasures
from clockwood.games.iron_kings.verbs import DRAWN_TOKEN, PUT_BACK
from clockwood.kernel.bits import bit
from clockwood.kernel.events import number, who
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, Step

EVERY_TOKEN: Final[i64] = 9
"""More than are ever drawn."""
CARDS_PER_TREASURE: Final[i64] = 3


def count_of(drawn: i64, kind: i64) -> i64:
    """Count the drawn tokens of a kind."""
    return drawn >> kind * 3 & 7


def one_of(kind: i64) -> i64:
    """Return one drawn token of a kind."""
    return bit(kind * 3)


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawTokens(Step):
    """One token after another, as long as the bag has any; then the owner keeps what the hex allows. [IK K5.5]"""

    def __init__(self, seat: i64, where: i64, left: i64, keeps: i64, drawn: i64) -> None:
        self.seat: Final = seat
        self.where: Final = where
        self.left: Final = left
        self.keeps: Final = keeps
        self.drawn: Final = drawn

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=3)
        weights = vec[i64](capacity=3)
        for kind in range(land.ALL_TOKENS):
            count = match.state[land.bag(self.where, kind)]
            if count:
                options = append(options, DRAWN_TOKEN.code1(kind))
                weights = append(weights, count)
        if self.left == 0 or len(options) == 0:
            match.push(KeepTokens(self.seat, self.where, self.keeps, self.drawn))
        else:
            match.ask_weighted(self, options, weights)

    def chosen(self, match: Match, action: i64) -> None:
        kind = DRAWN_TOKEN.only(action)
        match.state[land.bag(self.where, kind)] -= 1
        if match.listening:
            match.tell("token-drawn", "IK K5.5", [who(self.seat), token_term(kind), place(self.where)])
        drawn = self.drawn + one_of(kind)
        match.push(DrawTokens(self.seat, self.where, self.left - 1, self.keeps, drawn))


@mypyc_attr(acyclic=True, free_list_len=1)
class KeepTokens(Step):
    """Those too many go back into the bag, of the owner's choice; the kept ones take effect. [IK K5.5] [IK K5.7]"""

    def __init__(self, seat: i64, where: i64, keeps: i64, drawn: i64) -> None:
        self.seat: Final = seat
        self.where: Final = where
        self.keeps: Final = keeps
        self.drawn: Final = drawn

    def why_not(self, match: Match, action: i64) -> i64:
        if not PUT_BACK.has(action):
            return NOT_ASKED
        return ALLOWED if count_of(self.drawn, PUT_BACK.only(action)) else NOT_DRAWN

    def run(self, match: Match) -> None:
        total: i64 = 0
        options = vec[i64](capacity=3)
        for kind in range(land.ALL_TOKENS):
            total += count_of(self.drawn, kind)
            if count_of(self.drawn, kind):
                options = append(options, PUT_BACK.code1(kind))
        if total > self.keeps:
            match.ask(self, self.seat, options)
        else:
            self.apply(match)

    def chosen(self, match: Match, action: i64) -> None:
        kind = PUT_BACK.only(action)
        if not content_of(match).agreed.unkept_gone:
            match.state[land.bag(self.where, kind)] += 1
        if match.listening:
            match.tell("token-put-back", "IK U8", [who(self.seat), token_term(kind), place(self.where)])
        match.push(KeepTokens(self.seat, self.where, self.keeps, self.drawn - one_of(kind)))

    def apply(self, match: Match) -> None:
        """Gain gear first, then treasures, then damage. [IK H2]"""
        seat = self.seat
        gear = count_of(self.drawn, land.GEAR)
        match.state[kings.stock(seat, kings.GEAR)] += gear
        if match.listening and gear:
            match.tell("gear-gained", "IK K5.7", [who(seat), number("n", gear)])
        match.push(Hurt(seat, count_of(self.drawn, land.DAMAGE), 0, 0))
        for _ in range(count_of(self.drawn, land.TREASURE)):
            match.push(DrawTreasures(seat, CARDS_PER_TREASURE))
