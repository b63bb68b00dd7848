"""Work in the head: plan and draw, as the section's card says. [IK K3.1] [IK U22]"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.iron_kings.rules.equipment import WORK
from clockwood.games.iron_kings.rules.planning import DrawPlans, Plan
from clockwood.games.iron_kings.rules.replanning import RecoverPlan, SwapPlans
from clockwood.games.iron_kings.rules.turning import EITHER_WAY, TurnKing
from clockwood.games.iron_kings.state import DISCARD, HEAD_SECTION, PLANS_EACH, board, planned, upgrade_in, zone
from clockwood.games.iron_kings.traits import (
    DRAW_AFTER,
    DRAW_FIRST,
    PLANS,
    SECOND_RECOVER,
    SECOND_SWAP,
    SECOND_TURN,
    TURN_AFTER,
)
from clockwood.games.iron_kings.verbs import LINE
from clockwood.games.iron_kings.words import SLOTS
from clockwood.kernel.match import Match
from clockwood.kernel.step import SeatStep


def head_work(match: Match, seat: i64) -> None:
    """A worker in the head plans; an upgrade may offer another line instead. [IK K3.1]"""
    head = upgrade_in(match.state, seat, HEAD_SECTION)
    if head >= 0 and second_line(match, seat, board(match).second[head]):
        match.push(HeadLine(seat))
    else:
        plan_and_draw(match, seat)


def second_line(match: Match, seat: i64, line: i64) -> bool:
    """Whether the head's second line can do something now."""
    count = planned(match.state, seat)
    if line == SECOND_SWAP:
        return count > 1
    if line == SECOND_RECOVER:
        return count < SLOTS and has_discard(match, seat)
    return line == SECOND_TURN


def has_discard(match: Match, seat: i64) -> bool:
    for card in range(seat * PLANS_EACH, seat * PLANS_EACH + board(match).plans):
        if zone(match.state, card) == DISCARD + seat:
            return True
    return False


def plan_and_draw(match: Match, seat: i64) -> None:
    """Plan 1, then draw 1; a head upgrade has numbers of its own. [IK K3.1]"""
    head = upgrade_in(match.state, seat, HEAD_SECTION)
    if head < 0:
        match.push(DrawPlans(seat, 1))
        match.push(Plan(seat))
        return
    work = board(match).work
    if work[head * WORK + TURN_AFTER]:
        match.push(TurnKing(seat, EITHER_WAY, 1))
    match.push(DrawPlans(seat, work[head * WORK + DRAW_AFTER]))
    for _ in range(work[head * WORK + PLANS]):
        match.push(Plan(seat))
    match.push(DrawPlans(seat, work[head * WORK + DRAW_FIRST]))


@mypyc_attr(acyclic=True, free_list_len=1)
class HeadLine(SeatStep):
    """One of the two lines of a head upgrade. [IK U22]"""

    def run(self, match: Match) -> None:
        match.ask(self, self.seat, vec[i64]([LINE.code1(0), LINE.code1(1)]))

    def chosen(self, match: Match, action: i64) -> None:
        seat = self.seat
        if LINE.only(action) == 0:
            plan_and_draw(match, seat)
            return
        second = board(match).second[upgrade_in(match.state, seat, HEAD_SECTION)]
        if second == SECOND_SWAP:
            match.push(SwapPlans(seat))
        elif second == SECOND_RECOVER:
            match.push(RecoverPlan(seat))
        else:
            match.push(TurnKing(seat, EITHER_WAY, 0))
