"""Turning in place: it triggers nothing. [IK K5.1]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.iron_kings.events import way_term
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.verbs import PASS, TURN
from clockwood.games.iron_kings.words import WAYS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import who
from clockwood.kernel.layout import hold
from clockwood.kernel.match import Match
from clockwood.kernel.step import Step

EITHER_WAY: Final[i64] = bit(1) | bit(WAYS - 1)
"""The set of one sixth right and one sixth left."""


def turn(match: Match, seat: i64, sixths: i64) -> None:
    """Turn the king clockwise by so many sixths."""
    state = match.state
    hold(state, kings.FACING + seat, (kings.facing_of(state, seat) + sixths) % WAYS)
    if match.listening:
        match.tell("king-turned", "IK K5.1", [who(seat), way_term(kings.facing_of(state, seat))])


@mypyc_attr(acyclic=True, free_list_len=1)
class TurnKing(Step):
    """The owner picks one of the turns: `turns` has a bit for each number of sixths clockwise."""

    def __init__(self, seat: i64, turns: i64, optional: i64) -> None:
        self.seat: Final = seat
        self.turns: Final = turns
        self.optional: Final = optional

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=6)
        for sixths in range(WAYS):
            if self.turns >> sixths & 1:
                options = append(options, TURN.code1(sixths))
        if self.optional:
            options = append(options, PASS.code())
        match.ask(self, self.seat, options)

    def chosen(self, match: Match, action: i64) -> None:
        if TURN.has(action):
            turn(match, self.seat, TURN.only(action))
