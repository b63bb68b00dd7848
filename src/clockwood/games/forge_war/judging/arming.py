"""Plans for arming quests with a player's pool: adventurers, designs and cubes. [FW F6.5] [FW F7.3]"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.forge_war.adventurers import cells as adventurers
from clockwood.games.forge_war.adventurers.cells import CHAMPION, adventurer
from clockwood.games.forge_war.content import ForgeContent, content_of
from clockwood.games.forge_war.market.cells import owns_design, weapon_limit
from clockwood.games.forge_war.players.cells import cube
from clockwood.games.forge_war.quests import cells as quests
from clockwood.games.forge_war.quests.cells import active_quest, quest
from clockwood.games.forge_war.rules.weapons import (
    UNMATCHED,
    gem_bonus,
    leg_of,
    title_types,
    weapon_power,
    weapon_types,
)
from clockwood.games.forge_war.words import ALL_WEAPONS, DESIGNS, EMERALD, KINDS, LEGS
from clockwood.kernel.bits import bit, bits_in
from clockwood.kernel.layout import NONE, term
from clockwood.kernel.match import Match

CUBE_WORTH: Final = vec[i64]([i64(n) for n in (75, 110, 170, 105, 130, 180)])
"""The worth of a cube of each kind while there is time to forge it, in hundredths of a point."""

SENT: Final[i64] = 40
BY_LEVEL: Final[i64] = 15
"""The cost of sending somebody, who then cannot go elsewhere; a higher level could do more there."""

HOPED_COST: Final[i64] = 60
"""The additional cost of forging with a cube that is still to be mined."""


@final
class ArmingPlan:
    """A plan for a player's pool: cubes by kind, and the quest and the weapon of each adventurer.

    `on` is the quest of each adventurer, NONE for those at home, `held` the power of the weapon there. The plan can be
    carried on round by round: `hoped` counts cubes still to be mined, of any kind, `borrowed` those already forged.
    """

    def __init__(self, match: Match, seat: i64) -> None:
        state = match.state
        self.seat: Final = seat
        cubes = vec[i64](capacity=KINDS)
        for resource in range(KINDS):
            cubes = append(cubes, state[cube(seat, resource)])
        self.cubes: Final = cubes
        self.designs: Final = own_designs(state, seat)
        heads = state[adventurers.COUNT + seat]
        on, level, held = vec[i64](capacity=heads), vec[i64](capacity=heads), vec[i64](capacity=heads)
        types, wild = vec[i64](capacity=heads), vec[i64](capacity=heads)
        for which in range(heads):
            at = adventurer(seat, which)
            there = term(state, adventurers.ON_QUEST + at)
            weapon = term(state, adventurers.WEAPON + at)
            armed = NONE not in (there, weapon)
            on = append(on, there)
            level = append(level, state[adventurers.LEVEL + at])
            held = append(held, weapon_power(match, seat, which) if armed else 0)
            types = append(types, weapon_types(match, seat, which) if armed else 0)
            wild = append(wild, content_of(match).designs.any_type[weapon] if armed else 0)
        self.on: vec[i64] = on
        self.level: vec[i64] = level
        self.held: vec[i64] = held
        self.types: vec[i64] = types
        self.wild: vec[i64] = wild
        self.moved: i64 = 0
        self.power: i64 = 0
        self.hoped: i64 = 0
        self.borrowed: i64 = 0

    # -- one management

    def lacks(self, match: Match, slot: i64, leg: i64) -> i64:
        """Return the power a quest lacks for a leg as it is armed now; `power` is what is on it."""
        printed = content_of(match).quests
        needed = printed.leg_types[leg]
        wild: i64 = 0
        self.power = 0
        for which in range(len(self.on)):
            if self.on[which] == slot:
                self.power += self.held[which]
                needed &= ~self.types[which]
                wild += self.wild[which]
        return lacking(printed.leg_difficulty[leg], needed, wild, self.power)

    def meet(self, match: Match, slot: i64, leg: i64) -> i64:
        """Arm a quest for a leg and return the power it then lacks; a leg that cannot be met takes nothing.

        `power` is what is on the quest afterwards.
        """
        return self.tried(match, slot, leg, False)

    def would_lack(self, match: Match, slot: i64, leg: i64) -> i64:
        """Return the power a quest would lack for a leg at best, and take nothing for it."""
        return self.tried(match, slot, leg, True)

    def tried(self, match: Match, slot: i64, leg: i64, takes_back: bool) -> i64:
        """Arm a quest for a leg, the best for its price first, until it lacks nothing or nobody can go."""
        lacks = self.lacks(match, slot, leg)
        if lacks <= 0:
            return 0
        cubes, on, held = self.cubes[:], self.on[:], self.held[:]
        types, wild = self.types[:], self.wild[:]
        moved, power, hoped, borrowed = self.moved, self.power, self.hoped, self.borrowed
        while lacks > 0:
            found = self.best(match, slot, leg, lacks)
            if found < 0:
                break
            self.send(match, slot, found // DESIGNS, found % DESIGNS)
            lacks = self.lacks(match, slot, leg)
        if lacks > 0 or takes_back:
            for resource in range(KINDS):
                self.cubes[resource] = cubes[resource]
            self.on, self.held, self.types, self.wild = on, held, types, wild
            self.moved, self.power, self.hoped, self.borrowed = moved, power, hoped, borrowed
        return max(lacks, 0)

    def best(self, match: Match, slot: i64, leg: i64, lacks: i64) -> i64:
        """Return the adventurer and design that give most for their cost, as one number; negative where none can."""
        content = content_of(match)
        designs = content.designs
        needed, spare = self.unmatched(content, slot, leg)
        open_types = bits_in(needed) - spare
        found: i64 = -1
        gain: i64 = 0
        price: i64 = 0
        before: i64 = -1
        for which in range(len(self.on)):
            there = self.on[which]
            if there != NONE and (there != slot or self.moved & bit(which)):
                continue
            title = self.title(match, which)
            if there == NONE and title == NONE:
                if before >= 0 and self.level[before] == self.level[which]:
                    continue
                before = which
            for design in self.designs:
                if designs.level[design] > self.level[which]:
                    continue
                short = missing(content, self.cubes, design)
                if short > self.hoped:
                    continue
                more = designs.power[design] + gem_bonus(content, title, design) - self.held[which]
                if open_types > 0 and (
                    needed & (designs.types[design] | title_types(title)) or designs.any_type[design]
                ):
                    more += UNMATCHED
                more = min(more, lacks)
                cost = cost_of(content, design) + SENT + BY_LEVEL * self.level[which] + HOPED_COST * short
                if more > 0 and (found < 0 or cost * gain < price * more):
                    found, gain, price = which * DESIGNS + design, more, cost
        return found

    def title(self, match: Match, which: i64) -> i64:
        """Return an adventurer's title; those that the plan only counts on have none."""
        if which >= match.state[adventurers.COUNT + self.seat]:
            return NONE
        return term(match.state, adventurers.TITLE + adventurer(self.seat, which))

    def unmatched(self, content: ForgeContent, slot: i64, leg: i64) -> tuple[i64, i64]:
        """Return the types that nothing on the quest matches yet, and the number of weapons there that match any."""
        needed = content.quests.leg_types[leg]
        spare: i64 = 0
        for which in range(len(self.on)):
            if self.on[which] == slot:
                needed &= ~self.types[which]
                spare += self.wild[which]
        return needed, spare

    def send(self, match: Match, slot: i64, which: i64, design: i64) -> None:
        """Send somebody with a new weapon and take its cubes; somebody who is on the quest already is armed again."""
        content = content_of(match)
        designs = content.designs
        for resource in range(KINDS):
            costs = designs.cost[design * KINDS + resource]
            own = min(costs, self.cubes[resource])
            self.cubes[resource] -= own
            borrowed = (costs - own) * (2 if resource >= EMERALD else 1)
            self.hoped -= borrowed
            self.borrowed += borrowed
        title = self.title(match, which)
        if self.on[which] == slot:
            self.moved |= bit(which)
        self.on[which] = slot
        self.held[which] = designs.power[design] + gem_bonus(content, title, design)
        self.types[which] = designs.types[design] | title_types(title)
        self.wild[which] = designs.any_type[design]

    # -- from round to round

    def release(self, slot: i64, levels: i64) -> None:
        """Take everybody on a quest home, `levels` of them a level higher. [FW F7.4] [FW F7.12]"""
        for which in range(len(self.on)):
            if self.on[which] == slot:
                self.on[which] = NONE
                self.held[which] = 0
                if levels > 0 and self.level[which] < CHAMPION:
                    self.level[which] += 1
                    levels -= 1

    def joined(self, count: i64) -> None:
        """Add new adventurers, at home. [FW F6.8]"""
        for _ in range(count):
            self.on = append(self.on, NONE)
            self.level = append(self.level, 1)
            self.held = append(self.held, 0)
            self.types = append(self.types, 0)
            self.wild = append(self.wild, 0)

    def strengths(self, match: Match) -> vec[i64]:
        """Return the power of the best weapon for each level, from level 0 on."""
        designs = content_of(match).designs
        found = vec[i64]([i64(0), i64(0), i64(0), i64(0), i64(0)])
        for design in self.designs:
            for level in range(designs.level[design], CHAMPION + 1):
                found[level] = max(found[level], designs.power[design])
        return found


def own_designs(state: vec[i64], seat: i64) -> vec[i64]:
    """Return the designs a player can forge by, with the two that everybody has. [FW F2.1]"""
    found = vec[i64](capacity=16)
    for design in range(weapon_limit(state)):
        if owns_design(state, seat, design):
            found = append(found, design)
    for design in range(ALL_WEAPONS, DESIGNS):
        found = append(found, design)
    return found


def current_leg(match: Match, seat: i64, slot: i64) -> i64:
    """Return the leg an active quest is on, counted over all quests. [FW F6.1]"""
    which = active_quest(match.state, seat, slot)
    return which * LEGS + leg_of(content_of(match), which, match.state[quests.STEP + quest(seat, slot)])


def cost_of(content: ForgeContent, design: i64) -> i64:
    """Return the worth of a weapon's cubes."""
    cost = content.designs.cost
    found: i64 = 0
    for resource in range(KINDS):
        found += cost[design * KINDS + resource] * CUBE_WORTH[resource]
    return found


def missing(content: ForgeContent, cubes: vec[i64], design: i64) -> i64:
    """Count the cubes a weapon lacks; a gem, harder to come by, counts as two."""
    cost = content.designs.cost
    found: i64 = 0
    for resource in range(KINDS):
        short = cost[design * KINDS + resource] - cubes[resource]
        if short > 0:
            found += short * 2 if resource >= EMERALD else short
    return found


def lacking(difficulty: i64, needed: i64, wild: i64, power: i64) -> i64:
    """Return the power missing for a difficulty, with 3 for each type that nothing matches. [FW F6.2]"""
    unmatched = bits_in(needed) - wild
    return difficulty + (UNMATCHED * unmatched if unmatched > 0 else 0) - power
