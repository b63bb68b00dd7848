"""Crystals that icons bring, and the one for an icon that changed nothing. [IB 5.8, 6.2] [WB 5.10, 6.4]"""

from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.bots.common import cells as bots
from clockwood.games.ironwood.bots.common.bot import bot_at, by_bot
from clockwood.games.ironwood.rules.pieces import gain
from clockwood.games.ironwood.turns.cells import crystal_supply
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.step import SeatStep


def acted(match: Match) -> None:
    """Note that the icon changed something, so that it brings no compensation. [IB 5.8] [WB 5.10]"""
    match.state[bots.ICON_CHANGED] = 1


def take_crystal(match: Match, seat: i64, cite: str) -> None:
    if crystal_supply(match.state):
        acted(match)
    gain(match, seat, 1, cite)


@mypyc_attr(acyclic=True, free_list_len=1)
class GainOne(SeatStep):
    """The automaton gains a crystal once its card is drawn. [IB 6.2] [WB 6.4]"""

    def run(self, match: Match) -> None:
        take_crystal(match, self.seat, by_bot(match, "IB 6.2", "WB 6.4"))


@mypyc_attr(acyclic=True, free_list_len=1)
class Compensate(SeatStep):
    """An icon that changed nothing brings the automaton a crystal. [IB 5.8] [WB 5.10]"""

    def run(self, match: Match) -> None:
        state = match.state
        if state[bots.ICON_CHANGED]:
            return
        cite = by_bot(match, "IB 5.8", "WB 5.10")
        if bot_at(match, self.seat).pays_once and state[bots.COMPENSATIONS]:
            if match.listening:
                match.tell("bot-paid-already", cite, [who(self.seat)])
            return
        state[bots.COMPENSATIONS] += 1
        if match.listening:
            match.tell("bot-compensated", cite, [who(self.seat)])
        gain(match, self.seat, 1, cite)
