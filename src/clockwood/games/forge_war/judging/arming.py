"""How a player could meet quests with what the pool holds: who goes, with which weapon. [FW F6.5] [FW F7.3]"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.forge_war.content import ForgeContent
from clockwood.games.forge_war.rules.levels import CHAMPION
from clockwood.games.forge_war.rules.weapons import (
    UNMATCHED,
    gem_bonus,
    leg_of,
    title_types,
    weapon_power,
    weapon_types,
)
from clockwood.games.forge_war.state import (
    CUBES,
    EMERALD,
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
from clockwood.games.forge_war.words import DESIGNS, KINDS, LEGS
from clockwood.kernel.bits import bit, bits_in
from clockwood.kernel.match import Match

CUBE_WORTH: Final = vec[i64]([i64(n) for n in (75, 110, 170, 105, 130, 180)])
"""What a cube is worth while there is time to forge it, in hundredths of a point."""

SENT: Final[i64] = 40
BY_LEVEL: Final[i64] = 15
"""What it costs to send somebody: who is sent cannot go elsewhere, and the able could do more."""

HOPED_COST: Final[i64] = 60
"""What it costs more to forge with cubes that are still to be mined."""


@final
class Plan:
    """What a player could do with the pool: cubes by kind, who is where with which weapon.

    It can be played on round by round: `hoped` are cubes still to be mined, of whatever kind will be wanted, and
    `borrowed` those of them that were forged with.
    """

    def __init__(self, match: Match, seat: i64) -> None:
        state = match.state
        content = board(match)
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
        heads = state[HEADS + seat]
        on = vec[i64](capacity=heads)
        level = vec[i64](capacity=heads)
        held = vec[i64](capacity=heads)
        for which in range(heads):
            at = adventurer(seat, which)
            there = state[ON_QUEST + at]
            on = append(on, there)
            level = append(level, state[LEVEL + at])
            weapon = state[WEAPON + at] - 1
            held = append(held, weapon_power(match, seat, which) if there and weapon >= 0 else 0)
        self.on: vec[i64] = on
        self.level: vec[i64] = level
        self.held: vec[i64] = held
        types = vec[i64](capacity=heads)
        wild = vec[i64](capacity=heads)
        for which in range(heads):
            armed = on[which] > 0 and state[WEAPON + adventurer(seat, which)] > 0
            types = append(types, weapon_types(match, seat, which) if armed else 0)
            wild = append(wild, content.design_any[state[WEAPON + adventurer(seat, which)] - 1] if armed else 0)
        self.types: vec[i64] = types
        self.wild: vec[i64] = wild
        self.moved: i64 = 0
        self.power: i64 = 0
        self.hoped: i64 = 0
        self.borrowed: i64 = 0

    # -- one management

    def lacks(self, match: Match, slot: i64, leg: i64) -> i64:
        """The power a quest lacks for a leg as it is armed now; `power` is what is on it."""
        content = board(match)
        needed = content.leg_types[leg]
        wild: i64 = 0
        self.power = 0
        for which in range(len(self.on)):
            if self.on[which] == slot + 1:
                self.power += self.held[which]
                needed &= ~self.types[which]
                wild += self.wild[which]
        return lacking(content.leg_difficulty[leg], needed, wild, self.power)

    def meet(self, match: Match, slot: i64, leg: i64) -> i64:
        """Arm a quest for a leg and return the power it then lacks; what cannot be met takes nothing.

        `power` is what is on the quest afterwards.
        """
        return self.tried(match, slot, leg, False)

    def would_lack(self, match: Match, slot: i64, leg: i64) -> i64:
        """The power a quest would lack for a leg at best; nothing is taken for it."""
        return self.tried(match, slot, leg, True)

    def tried(self, match: Match, slot: i64, leg: i64, takes_back: bool) -> i64:
        """Arm a quest for a leg, the best for its price first, until nothing lacks or nobody can."""
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
        """Return who with which weapon gives most for what it takes, as one number; negative where nobody can."""
        content = board(match)
        needed, spare = self.unmatched(content, slot, leg)
        open_types = bits_in(needed) - spare
        found: i64 = -1
        gain: i64 = 0
        price: i64 = 0
        before: i64 = -1
        for which in range(len(self.on)):
            there = self.on[which]
            if there and (there != slot + 1 or self.moved & bit(which)):
                continue
            title = match.state[TITLE_OF + adventurer(self.seat, which)] if which < self.real(match) else 0
            if there == 0 and title == 0:
                if before >= 0 and self.level[before] == self.level[which]:
                    continue
                before = which
            for design in self.designs:
                if content.design_level[design] > self.level[which]:
                    continue
                short = missing(content, self.cubes, design)
                if short > self.hoped:
                    continue
                more = content.design_power[design] + gem_bonus(content, title, design) - self.held[which]
                if open_types > 0 and (
                    needed & (content.design_types[design] | title_types(title)) or content.design_any[design]
                ):
                    more += UNMATCHED
                more = min(more, lacks)
                cost = cost_of(content, design) + SENT + BY_LEVEL * self.level[which] + HOPED_COST * short
                if more > 0 and (found < 0 or cost * gain < price * more):
                    found, gain, price = which * DESIGNS + design, more, cost
        return found

    def real(self, match: Match) -> i64:
        """How many adventurers are there already; the plan may count on more."""
        return match.state[HEADS + self.seat]

    def unmatched(self, content: ForgeContent, slot: i64, leg: i64) -> tuple[i64, i64]:
        """The types nothing on the quest matches yet, and how many weapons there match any one."""
        needed = content.leg_types[leg]
        spare: i64 = 0
        for which in range(len(self.on)):
            if self.on[which] == slot + 1:
                needed &= ~self.types[which]
                spare += self.wild[which]
        return needed, spare

    def send(self, match: Match, slot: i64, which: i64, design: i64) -> None:
        """Take what the weapon costs; who is on the quest already is armed anew."""
        content = board(match)
        for resource in range(KINDS):
            costs = content.design_cost[design * KINDS + resource]
            own = min(costs, self.cubes[resource])
            self.cubes[resource] -= own
            borrowed = (costs - own) * (2 if resource >= EMERALD else 1)
            self.hoped -= borrowed
            self.borrowed += borrowed
        title = match.state[TITLE_OF + adventurer(self.seat, which)] if which < self.real(match) else 0
        if self.on[which] == slot + 1:
            self.moved |= bit(which)
        self.on[which] = slot + 1
        self.held[which] = content.design_power[design] + gem_bonus(content, title, design)
        self.types[which] = content.design_types[design] | title_types(title)
        self.wild[which] = content.design_any[design]

    # -- from round to round

    def release(self, slot: i64, levels: i64) -> None:
        """Everybody on a quest is home again, so many of them a level higher. [FW F7.4] [FW F7.12]"""
        for which in range(len(self.on)):
            if self.on[which] == slot + 1:
                self.on[which] = 0
                self.held[which] = 0
                if levels > 0 and self.level[which] < CHAMPION:
                    self.level[which] += 1
                    levels -= 1

    def joined(self, count: i64) -> None:
        """New adventurers are home. [FW F6.8]"""
        for _ in range(count):
            self.on = append(self.on, 0)
            self.level = append(self.level, 1)
            self.held = append(self.held, 0)
            self.types = append(self.types, 0)
            self.wild = append(self.wild, 0)

    def strengths(self, match: Match) -> vec[i64]:
        """The power of the best weapon for each level, from level 0 on."""
        content = board(match)
        found = vec[i64]([i64(0), i64(0), i64(0), i64(0), i64(0)])
        for design in self.designs:
            for level in range(content.design_level[design], CHAMPION + 1):
                found[level] = max(found[level], content.design_power[design])
        return found


def current_leg(match: Match, seat: i64, slot: i64) -> i64:
    """The leg an active quest is on, counted over all quests. [FW F6.1]"""
    which = active_quest(match.state, seat, slot)
    return which * LEGS + leg_of(board(match), which, match.state[STEP + quest(seat, slot)])


def cost_of(content: ForgeContent, design: i64) -> i64:
    found: i64 = 0
    for resource in range(KINDS):
        found += content.design_cost[design * KINDS + resource] * CUBE_WORTH[resource]
    return found


def missing(content: ForgeContent, cubes: vec[i64], design: i64) -> i64:
    """How many cubes a weapon lacks; a gem, harder to come by, counts as two."""
    found: i64 = 0
    for resource in range(KINDS):
        short = content.design_cost[design * KINDS + resource] - cubes[resource]
        if short > 0:
            found += short * 2 if resource >= EMERALD else short
    return found


def lacking(difficulty: i64, needed: i64, wild: i64, power: i64) -> i64:
    """Power missing for a difficulty, with 3 for each type that nothing matches. [FW F6.2]"""
    unmatched = bits_in(needed) - wild
    return difficulty + (UNMATCHED * unmatched if unmatched > 0 else 0) - power
