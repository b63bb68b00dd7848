"""How a player could meet quests with what the pool holds: who goes, with which weapon. [FW F6.5] [FW F7.3]"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.forge_war.content import ForgeContent
from clockwood.games.forge_war.rules.weapons import (
    UNMATCHED,
    gem_bonus,
    leg_of,
    power_on,
    title_types,
    weapon_power,
    weapon_types,
)
from clockwood.games.forge_war.state import (
    CUBES,
    HEADS,
    LEVEL,
    ON_QUEST,
    STEP,
    TITLE_OF,
    WEAPON,
    active_quest,
    adventurer,
    board,
    owns_design,
    quest,
    weapon_limit,
)
from clockwood.games.forge_war.terms import DESIGNS, KINDS, LEGS
from clockwood.kernel.bits import bit, bits_in
from clockwood.kernel.match import Match

CUBE_WORTH: Final = vec[i64]([i64(n) for n in (75, 110, 170, 105, 130, 180)])
"""What a cube is worth while there is time to forge it, in hundredths of a point."""

SENT: Final[i64] = 40
BY_LEVEL: Final[i64] = 15
"""What it costs to send somebody: who is sent cannot go elsewhere, and the able could do more."""


@final
class Plan:
    """What is left of a player's pool while quests are planned for: cubes by kind, adventurers who stay at home."""

    def __init__(self, match: Match, seat: i64) -> None:
        state = match.state
        self.seat: Final = seat
        cubes = vec[i64](capacity=KINDS)
        for resource in range(KINDS):
            cubes = append(cubes, state[CUBES + resource * 4 + seat])
        self.cubes: Final = cubes
        designs = vec[i64](capacity=16)
        for design in range(weapon_limit(state)):
            if owns_design(state, seat, design):
                designs = append(designs, design)
        for design in range(DESIGNS - 2, DESIGNS):
            designs = append(designs, design)
        self.designs: Final = designs
        home: i64 = 0
        for which in range(state[HEADS + seat]):
            if state[ON_QUEST + adventurer(seat, which)] == 0:
                home |= bit(which)
        self.home: i64 = home
        self.moved: i64 = 0
        self.power: i64 = 0

    def meet(self, match: Match, slot: i64, leg: i64) -> i64:
        """Arm a quest for a leg and return the power it then lacks; what cannot be met takes nothing.

        `power` is what is on the quest afterwards.
        """
        state = match.state
        seat = self.seat
        content = board(match)
        power = power_on(match, seat, slot)
        needed = content.leg_types[leg]
        wild: i64 = 0
        for which in range(state[HEADS + seat]):
            at = adventurer(seat, which)
            if state[ON_QUEST + at] == slot + 1:
                needed &= ~weapon_types(match, seat, which)
                wild += content.design_any[state[WEAPON + at] - 1]
        before = self.cubes[:]
        home, moved = self.home, self.moved
        self.power = power
        lacks = lacking(content.leg_difficulty[leg], needed, wild, power)
        while lacks > 0:
            found = self.best(match, slot, needed, wild, lacks)
            if found < 0:
                for resource in range(KINDS):
                    self.cubes[resource] = before[resource]
                self.home, self.moved = home, moved
                self.power = power
                return lacks
            which, design = found // DESIGNS, found % DESIGNS
            self.power += self.send(match, slot, which, design)
            needed &= ~types_with(match, seat, which, design)
            wild += content.design_any[design]
            lacks = lacking(content.leg_difficulty[leg], needed, wild, self.power)
        return 0

    def best(self, match: Match, slot: i64, needed: i64, wild: i64, lacks: i64) -> i64:
        """Return who with which weapon gives most for what it takes, as one number; negative where nobody can."""
        state = match.state
        content = board(match)
        found: i64 = -1
        gain: i64 = 0
        price: i64 = 0
        open_types = bits_in(needed) - wild
        for which in range(state[HEADS + self.seat]):
            at = adventurer(self.seat, which)
            at_home = (self.home & bit(which)) != 0
            if not at_home and (state[ON_QUEST + at] != slot + 1 or self.moved & bit(which)):
                continue
            old: i64 = 0 if at_home else weapon_power(match, self.seat, which)
            for design in self.designs:
                if content.design_level[design] > state[LEVEL + at] or not covers(content, self.cubes, design):
                    continue
                more = content.design_power[design] + gem_bonus(content, state[TITLE_OF + at], design) - old
                if open_types > 0 and (
                    needed & types_with(match, self.seat, which, design) or content.design_any[design]
                ):
                    more += UNMATCHED
                more = min(more, lacks)
                cost = self.cost(match, design) + SENT + BY_LEVEL * state[LEVEL + at]
                if more > 0 and (found < 0 or cost * gain < price * more):
                    found, gain, price = which * DESIGNS + design, more, cost
        return found

    def send(self, match: Match, slot: i64, which: i64, design: i64) -> i64:
        """Take what the weapon costs, and return the power it adds."""
        state = match.state
        content = board(match)
        at = adventurer(self.seat, which)
        for resource in range(KINDS):
            self.cubes[resource] -= content.design_cost[design * KINDS + resource]
        added = content.design_power[design] + gem_bonus(content, state[TITLE_OF + at], design)
        if state[ON_QUEST + at] == slot + 1:
            added -= weapon_power(match, self.seat, which)
            self.moved |= bit(which)
        self.home &= ~bit(which)
        return added

    def cost(self, match: Match, design: i64) -> i64:
        costs = board(match).design_cost
        found: i64 = 0
        for resource in range(KINDS):
            found += costs[design * KINDS + resource] * CUBE_WORTH[resource]
        return found

    def could_arm(self, match: Match) -> i64:
        """The power of those still at home, armed as well as the cubes allow, the most able first."""
        state = match.state
        content = board(match)
        left = self.cubes[:]
        found: i64 = 0
        for level in range(4, 0, -1):
            for which in range(state[HEADS + self.seat]):
                if not self.home & bit(which) or state[LEVEL + adventurer(self.seat, which)] != level:
                    continue
                best: i64 = -1
                for design in self.designs:
                    stronger = best < 0 or content.design_power[design] > content.design_power[best]
                    if stronger and content.design_level[design] <= level and covers(content, left, design):
                        best = design
                if best >= 0:
                    found += content.design_power[best]
                    for resource in range(KINDS):
                        left[resource] -= content.design_cost[best * KINDS + resource]
        return found

    def strength(self, match: Match) -> i64:
        """The power of those still at home if cubes were no matter."""
        state = match.state
        content = board(match)
        found: i64 = 0
        for which in range(state[HEADS + self.seat]):
            if self.home & bit(which):
                best: i64 = 0
                for design in self.designs:
                    if content.design_level[design] <= state[LEVEL + adventurer(self.seat, which)]:
                        best = max(best, content.design_power[design])
                found += best
        return found

    def known_types(self, match: Match) -> i64:
        """The weapon types of the player's designs."""
        found: i64 = 0
        for design in self.designs:
            found |= board(match).design_types[design]
        return found


def current_leg(match: Match, seat: i64, slot: i64) -> i64:
    """The leg an active quest is on, counted over all quests. [FW F6.1]"""
    which = active_quest(match.state, seat, slot)
    return which * LEGS + leg_of(board(match), which, match.state[STEP + quest(seat, slot)])


def covers(content: ForgeContent, cubes: vec[i64], design: i64) -> bool:
    for resource in range(KINDS):
        if cubes[resource] < content.design_cost[design * KINDS + resource]:
            return False
    return True


def lacking(difficulty: i64, needed: i64, wild: i64, power: i64) -> i64:
    """Power missing for a difficulty, with 3 for each type that nothing matches. [FW F6.2]"""
    unmatched = bits_in(needed) - wild
    return difficulty + (UNMATCHED * unmatched if unmatched > 0 else 0) - power


def types_with(match: Match, seat: i64, which: i64, design: i64) -> i64:
    """The types a design has in this adventurer's hands. [FW F10.7]"""
    return board(match).design_types[design] | title_types(match.state[TITLE_OF + adventurer(seat, which)])
