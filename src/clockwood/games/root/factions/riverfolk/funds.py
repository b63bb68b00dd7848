"""Funds: warriors of any owner that are gathered, committed, spent or lost. [RF 11.2.4]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.events import whom
from clockwood.games.root.factions.riverfolk import cells
from clockwood.games.root.factions.riverfolk.verbs import FUND
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.words import MOST_PLAYERS
from clockwood.kernel.events import number, who
from clockwood.kernel.match import Match
from clockwood.kernel.step import NOT_ASKED, SeatStep, Step

NO_SUCH_FUND: Final[i64] = REASONS.add("no-such-fund", "RF 11.2.4")

PROTECTED: Final[i64] = 2
"""Warriors that Protectionism pays. [RF 11.4.1]"""
TO_COMMIT: Final[i64] = 0
TO_SPEND: Final[i64] = 1
TO_LOSE: Final[i64] = 2
CITES: Final = ["RF 11.2.4", "RF 11.2.4", "RF 11.2.5.I"]
MESSAGES: Final = ["committed-funds", "spent-funds", "lost-funds"]


def funds_of(match: Match) -> i64:
    """Count the funds of all owners."""
    return cells.count_in(match.state, cells.FUNDS)


def use_funds(match: Match, seat: i64, owner: i64, count: i64, how: i64) -> None:
    """Commit funds of an owner, or return them to the owner's supply. [RF 11.2.4] [RF 11.5a]"""
    state = match.state
    state[cells.FUNDS + owner] -= count
    if how == TO_COMMIT:
        state[cells.COMMITTED + owner] += count
    else:
        state[content_of(match).supply[owner]] += count
    if match.listening:
        match.tell(MESSAGES[how], CITES[how], [who(seat), whom(owner), number("n", count)])


def pay_in(match: Match, seat: i64, count: i64, cite: str) -> None:
    """Put own warriors of the supply into Payments, as many as there are. [RT 1.5.4a]"""
    state = match.state
    paid = min(count, state[cells.SUPPLY])
    if paid <= 0:
        return
    state[cells.SUPPLY] -= paid
    state[cells.PAYMENTS + seat] += paid
    if match.listening:
        match.tell("paid-in", cite, [who(seat), number("n", paid)])


@mypyc_attr(acyclic=True, free_list_len=1)
class PickFunds(Step):
    """So many funds are committed, spent or lost; where owners differ, the Company picks. [RF 11.5a] [RF 11.2.5.I]"""

    def __init__(self, seat: i64, left: i64, how: i64) -> None:
        self.seat = seat
        self.left = left
        self.how = how

    def run(self, match: Match) -> None:
        state = match.state
        if self.left <= 0:
            return
        if cells.owners_in(state, cells.FUNDS) == 1 or funds_of(match) <= self.left:
            left = self.left
            for owner in range(MOST_PLAYERS):
                count = min(left, state[cells.FUNDS + owner])
                if count:
                    use_funds(match, self.seat, owner, count, self.how)
                    left -= count
            return
        options = vec[i64](capacity=6)
        for owner in range(MOST_PLAYERS):
            if state[cells.FUNDS + owner]:
                options = append(options, FUND.code1(owner))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NO_SUCH_FUND if FUND.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        use_funds(match, self.seat, FUND.only(action), 1, self.how)
        match.push(PickFunds(self.seat, self.left - 1, self.how))


@mypyc_attr(acyclic=True, free_list_len=1)
class LoseHalf(SeatStep):
    """A removed trade post costs half of the funds, rounded up. [RF 11.2.5.I]"""

    def run(self, match: Match) -> None:
        match.push(PickFunds(self.seat, (funds_of(match) + 1) // 2, TO_LOSE))


@mypyc_attr(acyclic=True, free_list_len=1)
class Protect(SeatStep):
    """Two warriors go into Payments where nobody has paid. [RF 11.4.1]"""

    def run(self, match: Match) -> None:
        if cells.count_in(match.state, cells.PAYMENTS) == 0:
            pay_in(match, self.seat, PROTECTED, "RF 11.4.1")


@mypyc_attr(acyclic=True, free_list_len=1)
class Dividends(SeatStep):
    """With a trade post on the map, a point for every two funds. [RF 11.4.2]"""

    def run(self, match: Match) -> None:
        if cells.any_post(match.state):
            score(match, self.seat, funds_of(match) // 2, "RF 11.4.2")


@mypyc_attr(acyclic=True, free_list_len=1)
class GatherFunds(SeatStep):
    """All warriors on the board are funds. [RF 11.4.3]"""

    def run(self, match: Match) -> None:
        state = match.state
        gathered: i64 = 0
        for owner in range(MOST_PLAYERS):
            moved = state[cells.PAYMENTS + owner] + state[cells.COMMITTED + owner]
            state[cells.FUNDS + owner] += moved
            state[cells.PAYMENTS + owner] = 0
            state[cells.COMMITTED + owner] = 0
            gathered += moved
        if match.listening and gathered:
            match.tell("gathered-funds", "RF 11.4.3", [who(self.seat), number("n", gathered)])
