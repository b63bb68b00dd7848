"""The Riverfolk Robots' Evening: the best payer scores, warriors are taken in, the Market moves on. [RR 9.6]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.bot import BY_LETTER, numbers_at
from clockwood.games.root.bots.common.order import OrdersDone
from clockwood.games.root.bots.riverfolk.market import DropStock
from clockwood.games.root.bots.riverfolk.scores import PAID
from clockwood.games.root.content import content_of
from clockwood.games.root.events import where
from clockwood.games.root.factions.riverfolk import cells
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.verbs import AGAINST
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.events import number, who
from clockwood.kernel.match import Match
from clockwood.kernel.priority import most, pick
from clockwood.kernel.step import SeatStep

KEPT: Final[i64] = 2
"""Warriors that Racketeering leaves in a clearing. [RR 9.6.2]"""
PAYERS: Final = [most("paid", PAID)]


def return_payments(match: Match, owner: i64, count: i64, cite: str) -> None:
    """Return warriors in Payments to their owner's supply."""
    match.state[cells.PAYMENTS + owner] -= count
    match.state[content_of(match).supply[owner]] += count
    if match.listening:
        match.tell("returned-payments", cite, [who(owner), number("n", count)])


@mypyc_attr(acyclic=True, free_list_len=1)
class ScorePayments(SeatStep):
    """A point for each warrior of the player with most in Payments, and these return. [RR 9.6.1] [AM RR4] [AM RR6]"""

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=6)
        for seat in content_of(match).lettered:
            if match.state[cells.PAYMENTS + seat]:
                options = append(options, AGAINST.code1(seat))
        if len(options):
            pick(match, self, options, "bot-collects", "RR 9.6.1", PAYERS, BY_LETTER, self.seat)
        elif match.listening:
            match.tell("collects-nothing", "RR 9.6.1", [who(self.seat)])

    def chosen(self, match: Match, action: i64) -> None:
        payer = AGAINST.only(action)
        paid = match.state[cells.PAYMENTS + payer]
        return_payments(match, payer, paid, "RR 9.6.1")
        score(match, self.seat, paid, "RR 9.6.1")


@mypyc_attr(acyclic=True, free_list_len=1)
class Racketeer(SeatStep):
    """Under Protectionism all but two warriors of each clearing go into Payments. [RR 9.6.2]"""

    def run(self, match: Match) -> None:
        state = match.state
        if not state[cells.SHIELD] and not state[cells.SWORD]:
            return
        for clearing in range(CLEARINGS):
            taken = state[cells.WARRIORS + clearing] - KEPT
            if taken > 0:
                state[cells.WARRIORS + clearing] -= taken
                state[cells.PAYMENTS + self.seat] += taken
                if match.listening:
                    match.tell("racketeered", "RR 9.6.2", [who(self.seat), number("n", taken), where(clearing)])


def begin_evening(match: Match, seat: i64) -> None:
    """Push the Evening. [RR 9.6.1] [AM GEN10]"""
    match.push(OrdersDone(seat, numbers_at(match, seat).number("evening")))
    match.push(DropStock(seat))
    match.push(Racketeer(seat))
    match.push(ScorePayments(seat))
