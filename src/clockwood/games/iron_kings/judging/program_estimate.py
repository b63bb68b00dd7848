"""Estimate where a program ends, by its cards alone, without dice and pushes. Used by players that search."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.map import cells as land
from clockwood.games.iron_kings.plans import cells as plans
from clockwood.games.iron_kings.rules.effects import can_resolve
from clockwood.games.iron_kings.rules.walking import is_open
from clockwood.games.iron_kings.words import WAYS
from clockwood.kernel.layout import NONE
from clockwood.kernel.match import Match

FAR: Final[i64] = 99
LATE: Final[i64] = 5
AGAIN: Final[i64] = 2
"""Thirds of a step lost by waiting for steam, and by waiting for the next run."""
TURNING: Final = vec[i64]([0, 1, 2, 3])
"""Thirds of a step lost by turning, by how many sixths."""
ENOUGH: Final[i64] = 60
"""Cards looked at: enough to follow a program twice, unless it leaves too many choices."""


class ProgramEstimate:
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
        content = content_of(match)
        state = match.state
        count = plans.planned(state, self.seat)
        self.looked += 1
        if slot == count:
            late += AGAIN
        if slot >= 2 * count or self.looked > ENOUGH:
            return
        card = plans.plan_at(state, self.seat, slot % count)
        if steam < content.plans.steam[card]:
            late += LATE
        effect = content.plans.effect[card]
        if effect == plans.CLIMB or (effect == plans.EXECUTE and not can_resolve(match, self.seat, card)):
            return
        for choice in range(choices(effect, content.plans.amount[card])):
            self.take(slot, where, facing, card, choice, steam, before, late)

    def take(
        self, slot: i64, where: i64, facing: i64, card: i64, choice: i64, steam: i64, before: i64, late: i64
    ) -> None:
        """Carry out one card in one way, and go on."""
        content = content_of(self.match)
        effect = content.plans.effect[card]
        amount = content.plans.amount[card]
        cost = min(steam, content.plans.steam[card])
        way = facing
        steps: i64 = 0
        if effect == plans.FORWARD or (effect == plans.COAST and before > 0):
            steps = amount
        elif effect == plans.FORWARD_UP_TO:
            steps = choice + 1
        elif effect == plans.BACK:
            steps = amount
            way = (facing + 3) % WAYS
        elif effect == plans.STAGGER:
            steps = 1
            way = (facing + (1 if choice else WAYS - 1)) % WAYS
        elif effect == plans.LEAP:
            where = self.leapt(where, facing, amount)
            self.note(where, facing, late)
        elif effect < plans.HEAVY and effect not in (plans.AUTOPILOT, plans.COAST):
            facing = (facing + turned(effect, amount, choice)) % WAYS
            self.note_turned(where, facing, late)
        for _ in range(steps):
            after = self.stepped(where, way)
            if after == NONE:
                break
            where = after
            self.note(where, facing, late)
            if land.terrain(self.match.state, where) == land.LAKE:
                return
        self.follow(slot + 1, where, facing, steam - cost, cost, late)

    def note(self, where: i64, facing: i64, late: i64) -> None:
        self.nearest = min(self.nearest, to_go(self.match, self.field, where, facing, False) + late)

    def note_turned(self, where: i64, facing: i64, late: i64) -> None:
        self.nearest = min(self.nearest, to_go(self.match, self.field, where, facing, True) + late)

    def stepped(self, where: i64, way: i64) -> i64:
        """Return the hex a step leads to, NONE where it cannot be taken."""
        after = land.next_hex(content_of(self.match), where, way)
        return after if is_open(self.match, self.seat, after, False) else NONE

    def leapt(self, where: i64, facing: i64, count: i64) -> i64:
        """Return the hex a leap leads to, the same where it leads off the map."""
        after = where
        for _ in range(count):
            if after != NONE:
                after = land.next_hex(content_of(self.match), after, facing)
        return where if after == NONE else after


def choices(effect: i64, amount: i64) -> i64:
    """Count the ways in which a card can be carried out."""
    if effect in (plans.STAGGER, plans.EITHER):
        return 2
    if effect in (plans.FORWARD_UP_TO, plans.LEFT_UP_TO, plans.RIGHT_UP_TO):
        return amount
    return amount * 2 if effect == plans.EITHER_UP_TO else 1


def turned(effect: i64, amount: i64, choice: i64) -> i64:
    """Return the sixths that a card turns clockwise, never below zero."""
    if effect == plans.RIGHT:
        return amount
    if effect == plans.LEFT:
        return WAYS - amount
    if effect == plans.RIGHT_UP_TO:
        return choice + 1
    if effect == plans.LEFT_UP_TO:
        return WAYS - choice - 1
    if effect == plans.EITHER:
        return amount if choice else WAYS - amount
    if effect == plans.EITHER_UP_TO:
        return choice // 2 + 1 if choice % 2 else WAYS - choice // 2 - 1
    return 0


def to_go(match: Match, field: vec[i64], where: i64, facing: i64, stands: bool) -> i64:
    """Return how far a king is from the aim: the way, and a little for turning.

    A king that stands on it must leave and come again.
    """
    content = content_of(match)
    far = field[where]
    least: i64 = FAR
    best: i64 = FAR
    for way in range(WAYS):
        after = land.next_hex(content, where, way)
        if after == NONE:
            continue
        sixths = (way - facing + WAYS) % WAYS
        cost = field[after] + TURNING[min(sixths, WAYS - sixths)]
        best = min(best, cost)
        least = min(least, field[after])
    if least >= far and not stands:
        return far
    return best + 3


def nearest_after(match: Match, seat: i64, field: vec[i64], steam: i64) -> i64:
    """Return how near the aim the program can come with so much steam."""
    state = match.state
    found = ProgramEstimate(match, seat, field)
    found.follow(0, kings.hex_of(state, seat), kings.facing_of(state, seat), steam, 0, 0)
    return found.nearest
