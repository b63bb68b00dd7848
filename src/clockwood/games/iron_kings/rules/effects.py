"""What each planning card does. [IK K4] [IK U21]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.iron_kings.events import who
from clockwood.games.iron_kings.reasons import REASONS
from clockwood.games.iron_kings.rules.damage import DIE
from clockwood.games.iron_kings.rules.equipment import WORK, has_trait, treasures_in
from clockwood.games.iron_kings.rules.items import execute_items
from clockwood.games.iron_kings.rules.replanning import Override
from clockwood.games.iron_kings.rules.turning import TurnKing, turn
from clockwood.games.iron_kings.rules.walking import Walk, leap
from clockwood.games.iron_kings.state import (
    DOUBLED,
    FACING,
    KING,
    KING_HAS,
    LEGS_SECTION,
    MOUNTAIN,
    PLANS_EACH,
    TERRAIN,
    board,
    upgrade_in,
)
from clockwood.games.iron_kings.traits import SOARS, STRIDE
from clockwood.games.iron_kings.verbs import CLIMB, ROLL, STEPS, VEER
from clockwood.games.iron_kings.words import WAYS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import number
from clockwood.kernel.match import Match
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

NO_MOUNTAIN: Final[i64] = REASONS.add("no-mountain", "IK K5.4")

# In the order of `terms.EFFECTS`.
FORWARD: Final[i64] = 0
FORWARD_UP_TO: Final[i64] = 1
BACK: Final[i64] = 2
STAGGER: Final[i64] = 3
LEAP: Final[i64] = 4
CLIMBING: Final[i64] = 5
AUTOPILOT: Final[i64] = 6
COAST: Final[i64] = 7
LEFT: Final[i64] = 8
RIGHT: Final[i64] = 9
LEFT_UP_TO: Final[i64] = 10
RIGHT_UP_TO: Final[i64] = 11
EITHER: Final[i64] = 12
EITHER_UP_TO: Final[i64] = 13
EXECUTE: Final[i64] = 14
HEAVY: Final[i64] = 15


def can_resolve(match: Match, seat: i64, card: i64) -> bool:
    """Execute needs a treasure on the king, Climb a mountain beside it. [IK K4.1] [IK H10]"""
    effect = board(match).plan_effect[card % PLANS_EACH]
    if effect == EXECUTE:
        return len(treasures_in(match, KING_HAS + seat)) > 0
    return effect != CLIMBING or len(mountains(match, seat)) > 0


def resolve(match: Match, seat: i64, card: i64, times: i64, cost_before: i64) -> None:
    """Do what the card says, `times` over. [IK K4.2] [IK U21]"""
    content = board(match)
    effect = content.plan_effect[card % PLANS_EACH]
    amount = content.plan_amount[card % PLANS_EACH]
    if effect == COAST and cost_before == 0:
        return
    if effect <= COAST:
        move_by_card(match, seat, effect, amount, times)
    elif effect <= EITHER_UP_TO:
        turn_by_card(match, seat, effect, amount, times)
    elif effect == EXECUTE:
        for _ in range(times):
            execute_items(match, seat)
    elif effect == HEAVY:
        match.state[DOUBLED] = 1
        if match.listening:
            match.tell("next-doubled", "IK U21", [who(seat)])
    else:
        match.push(Override(seat))


def move_by_card(match: Match, seat: i64, effect: i64, amount: i64, times: i64) -> None:
    """Steps are doubled, a climb is not. [IK U21]"""
    count = amount * times
    if effect in (FORWARD, COAST):
        match.push(Pace(seat, amount, amount, times))
    elif effect == FORWARD_UP_TO:
        match.push(Pace(seat, 1, amount, times))
    elif effect == BACK:
        match.push(Walk(seat, (match.state[FACING + seat] + 2) % WAYS, count, 0))
    elif effect == STAGGER:
        match.push(Stagger(seat, count))
    elif effect == LEAP:
        match.push(Leap(seat, count))
    elif effect == CLIMBING:
        match.push(Climb(seat))
    else:
        match.push(AutoPilot(seat, count))


def turn_by_card(match: Match, seat: i64, effect: i64, amount: i64, times: i64) -> None:
    """Angles are doubled as steps are. [IK U21]"""
    if effect in (LEFT, RIGHT):
        sixths = amount * times
        turn(match, seat, sixths % WAYS if effect == RIGHT else (WAYS * 4 - sixths) % WAYS)
        return
    turns: i64 = 0
    for count in range(amount if effect == EITHER else 1, amount + 1):
        if effect != LEFT_UP_TO:
            turns |= bit(count * times % WAYS)
        if effect != RIGHT_UP_TO:
            turns |= bit((WAYS * 4 - count * times) % WAYS)
    match.push(TurnKing(seat, turns, 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class Pace(Step):
    """How many steps ahead: from `low` to `high`, times the factor; long legs may go further. [IK H11]"""

    def __init__(self, seat: i64, low: i64, high: i64, times: i64) -> None:
        self.seat: Final = seat
        self.low: Final = low
        self.high: Final = high
        self.times: Final = times

    def run(self, match: Match) -> None:
        legs = upgrade_in(match.state, self.seat, LEGS_SECTION)
        further: i64 = 0
        if legs >= 0:
            further = board(match).work[legs * WORK + STRIDE]
        wanted: i64 = 0
        for count in range(self.low, self.high + 1):
            wanted |= bit(count * self.times) | bit(count * self.times + further)
        options = vec[i64](capacity=4)
        for count in range(10):
            if wanted >> count & 1:
                options = append(options, STEPS.code1(count))
        match.ask(self, self.seat, options)

    def chosen(self, match: Match, action: i64) -> None:
        match.push(Walk(self.seat, match.state[FACING + self.seat] - 1, STEPS.only(action), 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class Stagger(Step):
    """To the front left or the front right; facing stays. [IK U36]"""

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def run(self, match: Match) -> None:
        match.ask(self, self.seat, vec[i64]([VEER.code1(0), VEER.code1(1)]))

    def chosen(self, match: Match, action: i64) -> None:
        sixth = WAYS - 1 if VEER.only(action) == 0 else 1
        match.push(Walk(self.seat, (match.state[FACING + self.seat] - 1 + sixth) % WAYS, self.count, 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class Leap(Step):
    """Straight to a hex ahead; a propeller may carry one further. [IK U21]"""

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def run(self, match: Match) -> None:
        options = append(vec[i64](capacity=2), STEPS.code1(self.count))
        if has_trait(match, self.seat, SOARS):
            options = append(options, STEPS.code1(self.count + 1))
        match.ask(self, self.seat, options)

    def chosen(self, match: Match, action: i64) -> None:
        leap(match, self.seat, STEPS.only(action))


@mypyc_attr(acyclic=True, free_list_len=1)
class AutoPilot(Step):
    """A die says where: 1 is ahead, then clockwise; facing stays. [IK U36]"""

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def run(self, match: Match) -> None:
        match.ask(self, CHANCE, DIE)

    def chosen(self, match: Match, action: i64) -> None:
        if match.listening:
            match.tell("pilot-rolled", "IK U36", [who(self.seat), number("n", ROLL.only(action))])
        way = (match.state[FACING + self.seat] - 2 + ROLL.only(action)) % WAYS
        match.push(Walk(self.seat, way, self.count, 0))


def mountains(match: Match, seat: i64) -> vec[i64]:
    """The mountains beside the king."""
    found = vec[i64](capacity=6)
    for way in range(WAYS):
        where = board(match).next_hex[(match.state[KING + seat] - 1) * WAYS + way]
        if where >= 0 and match.state[TERRAIN + where] == MOUNTAIN:
            found = append(found, CLIMB.code1(where))
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class Climb(SeatStep):
    """Onto a mountain beside the king; facing stays. [IK K5.4]"""

    def why_not(self, match: Match, action: i64) -> i64:
        if not CLIMB.has(action):
            return NOT_ASKED
        return ALLOWED if action in mountains(match, self.seat) else NO_MOUNTAIN

    def run(self, match: Match) -> None:
        match.ask(self, self.seat, mountains(match, self.seat))

    def chosen(self, match: Match, action: i64) -> None:
        content = board(match)
        for way in range(WAYS):
            if content.next_hex[(match.state[KING + self.seat] - 1) * WAYS + way] == CLIMB.only(action):
                match.push(Walk(self.seat, way, 1, 1))
                return
