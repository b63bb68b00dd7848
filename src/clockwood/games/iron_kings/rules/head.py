"""Work in the head: plan and draw, as the section's card says. [IK K3.1] [IK U22]"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.iron_kings.cards import cells as cards
from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.plans import cells as plans
from clockwood.games.iron_kings.rules.planning import DrawPlans, Plan
from clockwood.games.iron_kings.rules.replanning import RecoverPlan, SwapPlans
from clockwood.games.iron_kings.rules.turning import EITHER_WAY, TurnKing
from clockwood.games.iron_kings.upgrades import cells as upgrades
from clockwood.games.iron_kings.verbs import LINE
from clockwood.games.iron_kings.words import PLANS_EACH, SLOTS
from clockwood.kernel.match import Match
from clockwood.kernel.step import SeatStep


def head_work(match: Match, seat: i64) -> None:
    """Let a worker in the head plan; an upgrade may offer another line instead. [IK K3.1]"""
    if can_use(match, seat, upgrades.second_line(match, seat, upgrades.HEAD)):
        match.push(HeadLine(seat))
    else:
        plan_and_draw(match, seat)


def can_use(match: Match, seat: i64, line: i64) -> bool:
    """Return whether a second line can do something now."""
    count = plans.planned(match.state, seat)
    if line == upgrades.SWAP:
        return count > 1
    if line == upgrades.RECOVER:
        return count < SLOTS and has_discard(match, seat)
    return line == upgrades.TURN


def has_discard(match: Match, seat: i64) -> bool:
    for card in range(seat * PLANS_EACH, seat * PLANS_EACH + content_of(match).plans.count):
        if cards.zone(match.state, card) == cards.DISCARD + seat:
            return True
    return False


def plan_and_draw(match: Match, seat: i64) -> None:
    """Plan 1, then draw 1; a head upgrade has numbers of its own. [IK K3.1]"""
    if upgrades.on(match.state, seat, upgrades.HEAD) < 0:
        match.push(DrawPlans(seat, 1))
        match.push(Plan(seat))
        return
    if head_number(match, seat, upgrades.TURN_AFTER):
        match.push(TurnKing(seat, EITHER_WAY, 1))
    match.push(DrawPlans(seat, head_number(match, seat, upgrades.DRAW_AFTER)))
    for _ in range(head_number(match, seat, upgrades.PLANS)):
        match.push(Plan(seat))
    match.push(DrawPlans(seat, head_number(match, seat, upgrades.DRAW_FIRST)))


def head_number(match: Match, seat: i64, which: i64) -> i64:
    return upgrades.number(match, seat, upgrades.HEAD, which)


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
        line = upgrades.second_line(match, seat, upgrades.HEAD)
        if line == upgrades.SWAP:
            match.push(SwapPlans(seat))
        elif line == upgrades.RECOVER:
            match.push(RecoverPlan(seat))
        else:
            match.push(TurnKing(seat, EITHER_WAY, 0))
