"""Where a program leads, by its cards alone: a quick look for players that think ahead, without dice or pushes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.iron_kings.rules.effects import (
    AUTOPILOT,
    BACK,
    CLIMBING,
    COAST,
    EITHER,
    EITHER_UP_TO,
    EXECUTE,
    FORWARD,
    FORWARD_UP_TO,
    HEAVY,
    LEAP,
    LEFT,
    LEFT_UP_TO,
    RIGHT,
    RIGHT_UP_TO,
    STAGGER,
    can_resolve,
)
from clockwood.games.iron_kings.state import (
    FACING,
    KING,
    LAKE,
    MOUNTAIN,
    PLANS_EACH,
    TERRAIN,
    TRACK,
    board,
    holdfast_at,
    planned,
)
from clockwood.games.iron_kings.words import SLOTS, WAYS
from clockwood.kernel.match import Match

FAR: Final[i64] = 99
LATE: Final[i64] = 5
AGAIN: Final[i64] = 2
"""Thirds of a step lost by waiting for steam, and by waiting for the next run."""
TURNING: Final = vec[i64]([0, 1, 2, 3])
"""Thirds of a step lost by turning, by how many sixths."""
ENOUGH: Final[i64] = 60
"""So many cards are looked at: a program is followed twice, unless it leaves too many choices."""


class Foretaste:
    """Follows a program over a field that says how far each hex is from an aim, in thirds of a step."""

    def __init__(self, match: Match, seat: i64, field: vec[i64]) -> None:
        self.match: Final = match
        self.seat: Final = seat
        self.field: Final = field
        self.nearest: i64 = FAR
        self.looked: i64 = 0

    def follow(self, slot: i64, where: i64, facing: i64, steam: i64, before: i64, late: i64) -> None:
        """Note how near the rest of the program comes; where a card leaves a choice, try all."""
        match = self.match
        content = board(match)
        state = match.state
        count = planned(state, self.seat)
        self.looked += 1
        if slot == count:
            late += AGAIN
        if slot >= 2 * count or self.looked > ENOUGH:
            return
        card = (state[TRACK + self.seat * SLOTS + slot % count] - 1) % PLANS_EACH
        if steam < content.plan_steam[card]:
            late += LATE
        effect = content.plan_effect[card]
        if effect == CLIMBING or (effect == EXECUTE and not can_resolve(match, self.seat, card)):
            return
        for choice in range(choices(effect, content.plan_amount[card])):
            self.take(slot, where, facing, card, choice, steam, before, late)

    def take(
        self, slot: i64, where: i64, facing: i64, card: i64, choice: i64, steam: i64, before: i64, late: i64
    ) -> None:
        """Carry out one card in one way, and go on."""
        content = board(self.match)
        effect = content.plan_effect[card]
        amount = content.plan_amount[card]
        cost = min(steam, content.plan_steam[card])
        way = facing
        steps: i64 = 0
        if effect == FORWARD or (effect == COAST and before > 0):
            steps = amount
        elif effect == FORWARD_UP_TO:
            steps = choice + 1
        elif effect == BACK:
            steps = amount
            way = (facing + 3) % WAYS
        elif effect == STAGGER:
            steps = 1
            way = (facing + (1 if choice else WAYS - 1)) % WAYS
        elif effect == LEAP:
            where = self.leapt(where, facing, amount)
            self.note(where, facing, late)
        elif effect < HEAVY and effect not in (AUTOPILOT, COAST):
            facing = (facing + turned(effect, amount, choice)) % WAYS
            self.note_turned(where, facing, late)
        for _ in range(steps):
            after = self.stepped(where, way)
            if after < 0:
                break
            where = after
            self.note(where, facing, late)
            if self.match.state[TERRAIN + where] == LAKE:
                return
        self.follow(slot + 1, where, facing, steam - cost, cost, late)

    def note(self, where: i64, facing: i64, late: i64) -> None:
        self.nearest = min(self.nearest, to_go(self.match, self.field, where, facing, False) + late)

    def note_turned(self, where: i64, facing: i64, late: i64) -> None:
        self.nearest = min(self.nearest, to_go(self.match, self.field, where, facing, True) + late)

    def stepped(self, where: i64, way: i64) -> i64:
        """The hex a step leads to, below zero where it cannot be taken."""
        content = board(self.match)
        state = self.match.state
        after = content.next_hex[where * WAYS + way]
        if after < 0 or state[TERRAIN + after] == MOUNTAIN:
            return -1
        return after if holdfast_at(content, state, after) in (-1, self.seat) else -1

    def leapt(self, where: i64, facing: i64, count: i64) -> i64:
        content = board(self.match)
        after = where
        for _ in range(count):
            if after >= 0:
                after = content.next_hex[after * WAYS + facing]
        return where if after < 0 else after


def choices(effect: i64, amount: i64) -> i64:
    if effect in (STAGGER, EITHER):
        return 2
    if effect in (FORWARD_UP_TO, LEFT_UP_TO, RIGHT_UP_TO):
        return amount
    return amount * 2 if effect == EITHER_UP_TO else 1


def turned(effect: i64, amount: i64, choice: i64) -> i64:
    """Sixths clockwise, never below zero."""
    if effect == RIGHT:
        return amount
    if effect == LEFT:
        return WAYS - amount
    if effect == RIGHT_UP_TO:
        return choice + 1
    if effect == LEFT_UP_TO:
        return WAYS - choice - 1
    if effect == EITHER:
        return amount if choice else WAYS - amount
    if effect == EITHER_UP_TO:
        return choice // 2 + 1 if choice % 2 else WAYS - choice // 2 - 1
    return 0


def to_go(match: Match, field: vec[i64], where: i64, facing: i64, stands: bool) -> i64:
    """How far a king is from the aim: the way, and a little for turning. Who stands on it must leave and come again."""
    content = board(match)
    far = field[where]
    least: i64 = FAR
    best: i64 = FAR
    for way in range(WAYS):
        after = content.next_hex[where * WAYS + way]
        if after < 0:
            continue
        sixths = (way - facing + WAYS) % WAYS
        cost = field[after] + TURNING[min(sixths, WAYS - sixths)]
        best = min(best, cost)
        least = min(least, field[after])
    if least >= far and not stands:
        return far
    return best + 3


def nearest_after(match: Match, seat: i64, field: vec[i64], steam: i64) -> i64:
    """How near the aim the program can come with so much steam."""
    state = match.state
    found = Foretaste(match, seat, field)
    found.follow(0, state[KING + seat] - 1, state[FACING + seat] - 1, steam, 0, 0)
    return found.nearest
