"""The effects of planning cards. [IK K4] [IK U21]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.iron_kings.cards import cells as cards
from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.map import cells as land
from clockwood.games.iron_kings.plans import cells as plans
from clockwood.games.iron_kings.reasons import REASONS
from clockwood.games.iron_kings.rules.damage import DIE
from clockwood.games.iron_kings.rules.items import execute_items
from clockwood.games.iron_kings.rules.replanning import Override
from clockwood.games.iron_kings.rules.turning import TurnKing, turn
from clockwood.games.iron_kings.rules.walking import Walk, leap
from clockwood.games.iron_kings.treasures import cells as treasures
from clockwood.games.iron_kings.upgrades import cells as upgrades
from clockwood.games.iron_kings.verbs import CLIMB, ROLL, STEPS, VEER
from clockwood.games.iron_kings.words import PLANS_EACH, WAYS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import number, who
from clockwood.kernel.match import Match
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

NO_MOUNTAIN: Final[i64] = REASONS.add("no-mountain", "IK K5.4")


def can_resolve(match: Match, seat: i64, card: i64) -> bool:
    """Return whether a card can be run: Execute needs a treasure, Climb a mountain. [IK K4.1] [IK H10]"""
    effect = content_of(match).plans.effect[card % PLANS_EACH]
    if effect == plans.EXECUTE:
        return len(treasures.lying_in(match, cards.ON_KING + seat)) > 0
    return effect != plans.CLIMB or len(mountains(match, seat)) > 0


def resolve(match: Match, seat: i64, card: i64, times: i64, cost_before: i64) -> None:
    """Do what the card says, `times` over. [IK K4.2] [IK U21]"""
    content = content_of(match)
    effect = content.plans.effect[card % PLANS_EACH]
    amount = content.plans.amount[card % PLANS_EACH]
    if effect == plans.COAST and cost_before == 0:
        return
    if effect <= plans.COAST:
        move_by_card(match, seat, effect, amount, times)
    elif effect <= plans.EITHER_UP_TO:
        turn_by_card(match, seat, effect, amount, times)
    elif effect == plans.EXECUTE:
        for _ in range(times):
            execute_items(match, seat)
    elif effect == plans.HEAVY:
        match.state[plans.DOUBLED] = 1
        if match.listening:
            match.tell("next-doubled", "IK U21", [who(seat)])
    else:
        match.push(Override(seat))


def move_by_card(match: Match, seat: i64, effect: i64, amount: i64, times: i64) -> None:
    """Step as a card says; steps are doubled, a climb is not. [IK U21]"""
    count = amount * times
    if effect in (plans.FORWARD, plans.COAST):
        match.push(Pace(seat, amount, amount, times))
    elif effect == plans.FORWARD_UP_TO:
        match.push(Pace(seat, 1, amount, times))
    elif effect == plans.BACK:
        match.push(Walk(seat, (kings.facing_of(match.state, seat) + 3) % WAYS, count, 0))
    elif effect == plans.STAGGER:
        match.push(Stagger(seat, count))
    elif effect == plans.LEAP:
        match.push(Leap(seat, count))
    elif effect == plans.CLIMB:
        match.push(Climb(seat))
    else:
        match.push(AutoPilot(seat, count))


def turn_by_card(match: Match, seat: i64, effect: i64, amount: i64, times: i64) -> None:
    """Turn as a card says; angles are doubled as steps are. [IK U21]"""
    if effect in (plans.LEFT, plans.RIGHT):
        sixths = amount * times
        turn(match, seat, sixths % WAYS if effect == plans.RIGHT else (WAYS * 4 - sixths) % WAYS)
        return
    turns: i64 = 0
    for count in range(amount if effect == plans.EITHER else 1, amount + 1):
        if effect != plans.LEFT_UP_TO:
            turns |= bit(count * times % WAYS)
        if effect != plans.RIGHT_UP_TO:
            turns |= bit((WAYS * 4 - count * times) % WAYS)
    match.push(TurnKing(seat, turns, 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class Pace(Step):
    """Steps ahead, from `low` to `high` as the owner likes, times a factor; long legs may go further. [IK H11]"""

    def __init__(self, seat: i64, low: i64, high: i64, times: i64) -> None:
        self.seat: Final = seat
        self.low: Final = low
        self.high: Final = high
        self.times: Final = times

    def run(self, match: Match) -> None:
        further = upgrades.number(match, self.seat, upgrades.LEGS, upgrades.STRIDE)
        wanted: i64 = 0
        for count in range(self.low, self.high + 1):
            wanted |= bit(count * self.times) | bit(count * self.times + further)
        options = vec[i64](capacity=4)
        for count in range(10):
            if wanted >> count & 1:
                options = append(options, STEPS.code1(count))
        match.ask(self, self.seat, options)

    def chosen(self, match: Match, action: i64) -> None:
        match.push(Walk(self.seat, kings.facing_of(match.state, self.seat), STEPS.only(action), 0))


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
        match.push(Walk(self.seat, (kings.facing_of(match.state, self.seat) + sixth) % WAYS, self.count, 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class Leap(Step):
    """Straight to a hex ahead; a propeller may carry one further. [IK U21]"""

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def run(self, match: Match) -> None:
        options = append(vec[i64](capacity=2), STEPS.code1(self.count))
        if treasures.has(match, self.seat, treasures.SOARS):
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
        way = (kings.facing_of(match.state, self.seat) + ROLL.only(action) - 1) % WAYS
        match.push(Walk(self.seat, way, self.count, 0))


def mountains(match: Match, seat: i64) -> vec[i64]:
    """Return the climbs onto mountains beside the king."""
    found = vec[i64](capacity=6)
    for way in range(WAYS):
        where = land.next_hex(content_of(match), kings.hex_of(match.state, seat), way)
        if where >= 0 and land.terrain(match.state, where) == land.MOUNTAIN:
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
        content = content_of(match)
        for way in range(WAYS):
            if land.next_hex(content, kings.hex_of(match.state, self.seat), way) == CLIMB.only(action):
                match.push(Walk(self.seat, way, 1, 1))
                return
