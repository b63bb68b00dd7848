"""The garrison that difficulty gives an automaton. [IB 2.6] [WB 2.6]"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.bots.common.bot import bot_at, by_bot
from clockwood.games.ironwood.rules.recruiting import enlist
from clockwood.games.ironwood.rules.set_up import starting_places
from clockwood.kernel.match import Match
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import Step

EVERY_PLACE: Final[i64] = 5


def strengthen(match: Match, seat: i64) -> None:
    """Put one more Fighter on some random starting places of the seat, or on all of them. [IB 2.6] [WB 2.6]"""
    garrison = bot_at(match, seat).garrison
    places = starting_places(match, seat)
    if garrison >= min(i64(len(places)), EVERY_PLACE):
        for action in places:
            enlist(match, seat, action, by_bot(match, "IB 2.6", "WB 2.6"))
    elif garrison:
        match.push(Garrison(seat, garrison))


@mypyc_attr(acyclic=True, free_list_len=1)
class Garrison(Step):
    """Random starting places hold one more Fighter each. [IB 2.6] [WB 2.6]"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def run(self, match: Match) -> None:
        match.ask(self, CHANCE, starting_places(match, self.seat))

    def chosen(self, match: Match, action: i64) -> None:
        enlist(match, self.seat, action, by_bot(match, "IB 2.6", "WB 2.6"))
        if self.left > 1:
            match.push(Garrison(self.seat, self.left - 1))
