"""Damage, token by token: shields first, then the die; and what becomes of a wreck. [IK K6.4–K6.6]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.iron_kings.cards import cells as cards
from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.events import post_term, treasure_term
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.map import cells as land
from clockwood.games.iron_kings.rules.equipment import NO_ROOM, NOT_HERE, discard_treasure, spill
from clockwood.games.iron_kings.rules.phase_end import leave_phase
from clockwood.games.iron_kings.rules.wilds import drive_off
from clockwood.games.iron_kings.treasures import cells as treasures
from clockwood.games.iron_kings.turns import cells as turns
from clockwood.games.iron_kings.upgrades import cells as upgrades
from clockwood.games.iron_kings.verbs import LOSE, ROLL, SHIELD
from clockwood.games.iron_kings.words import DIE_SPACES, WAYS
from clockwood.kernel.events import card_term, number, who
from clockwood.kernel.layout import NONE, term
from clockwood.kernel.match import Match
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import ALLOWED, NOT_ASKED, Step

DIE: Final = vec[i64]([ROLL.code1(face) for face in range(1, 7)])


def is_skull(match: Match, seat: i64, where: i64) -> bool:
    """Return whether a hex hurts a king that steps or is pushed in: mine and wasteland do. [IK K5.2]"""
    terrain = land.terrain(match.state, where)
    return terrain in (land.MINE, land.WASTELAND) and not treasures.has(match, seat, treasures.SCALES)


@mypyc_attr(acyclic=True, free_list_len=1)
class Hurt(Step):
    """So many damage tokens for a king; `by` is the attacker's seat plus one, `side` the side it comes from plus one.

    A free shield space takes the token, of the owner's choice; else the die says where. [IK K6.4] [IK K6.5]
    """

    def __init__(self, seat: i64, left: i64, by: i64, side: i64) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.by: Final = by
        self.side: Final = side

    def why_not(self, match: Match, action: i64) -> i64:
        """Judge a shield: of a treasure on the king, or of its torso."""
        if not SHIELD.has(action):
            return NOT_ASKED
        state = match.state
        card = SHIELD.only(action)
        if card >= cards.FIRST_UPGRADE:
            if upgrades.on(state, self.seat, upgrades.TORSO) != card - cards.FIRST_UPGRADE:
                return NOT_HERE
            shields = upgrades.number(match, self.seat, upgrades.TORSO, upgrades.SHIELDS)
            return ALLOWED if state[kings.HULL + self.seat] < shields else NO_ROOM
        treasure = card - cards.FIRST_TREASURE
        if treasure < 0 or not treasures.is_on_king(state, treasure, self.seat):
            return NOT_HERE
        if state[treasures.HITS + treasure] >= content_of(match).treasures.shields[treasure]:
            return NO_ROOM
        rear_only = treasures.does(match, treasure, treasures.REAR)
        return NO_ROOM if rear_only and not self.from_behind(state) else ALLOWED

    def from_behind(self, state: vec[i64]) -> bool:
        """Return whether the attack comes from one of the three rear sides."""
        turned = (self.side - 1 - kings.facing_of(state, self.seat) + WAYS) % WAYS
        return self.side > 0 and 2 <= turned <= 4

    def run(self, match: Match) -> None:
        if self.left == 0:
            return
        options = self.shields(match)
        if len(options):
            match.ask(self, self.seat, options)
        elif kings.damage_of(match.state, self.seat) < DIE_SPACES:
            match.ask(self, CHANCE, DIE)
        elif content_of(match).agreed.tow:
            match.push(Tow(self.seat, self.by))
        elif match.listening:
            match.tell("damage-ignored", "IK U4", [who(self.seat)])

    def shields(self, match: Match) -> vec[i64]:
        options = vec[i64](capacity=4)
        tables = content_of(match).treasures
        for treasure in range(tables.count):
            action = SHIELD.code1(cards.FIRST_TREASURE + treasure)
            if tables.shields[treasure] and self.why_not(match, action) == 0:
                options = append(options, action)
        torso = term(match.state, upgrades.section(self.seat, upgrades.TORSO))
        if torso != NONE and self.why_not(match, SHIELD.code1(torso)) == 0:
            options = append(options, SHIELD.code1(torso))
        return options

    def chosen(self, match: Match, action: i64) -> None:
        seat = self.seat
        match.push(Hurt(seat, self.left - 1, self.by, self.side))
        if SHIELD.has(action):
            hit_shield(match, seat, SHIELD.only(action))
            return
        which = ROLL.only(action) - 1
        while match.state[kings.hurt(seat, which)]:
            which = (which + 1) % DIE_SPACES
        match.state[kings.hurt(seat, which)] = 1
        if match.listening:
            terms = [who(seat), post_term(seat, which), number("n", ROLL.only(action))]
            match.tell("space-damaged", "IK K6.4", terms)
        drive_off(match, seat, which)


def hit_shield(match: Match, seat: i64, card: i64) -> None:
    """Put a damage token on a shield space of a treasure or of the torso. [IK K6.4]"""
    if card >= cards.FIRST_UPGRADE:
        match.state[kings.HULL + seat] += 1
    else:
        match.state[treasures.HITS + card - cards.FIRST_TREASURE] += 1
    if match.listening:
        match.tell("shield-hit", "IK K6.4", [who(seat), card_term(card)])


@mypyc_attr(acyclic=True, free_list_len=1)
class Tow(Step):
    """A seventh hit: the king is towed home without steam and loses a treasure to its attacker. [IK K6.6] [IK U4]

    `by` is the attacker's seat plus one, 0 for nobody.
    """

    def __init__(self, seat: i64, by: i64) -> None:
        self.seat: Final = seat
        self.by: Final = by

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=4)
        for treasure in treasures.lying_in(match, cards.ON_KING + self.seat):
            options = append(options, LOSE.code1(cards.FIRST_TREASURE + treasure))
        if len(options):
            match.ask(self, self.seat, options)
        else:
            self.tow(match)

    def chosen(self, match: Match, action: i64) -> None:
        treasure = LOSE.only(action) - cards.FIRST_TREASURE
        taker = self.by - 1
        if taker >= 0 and treasures.fits(match, taker, treasure):
            treasures.move(match.state, treasure, cards.ON_KING + taker)
            if match.listening:
                match.tell("treasure-seized", "IK U4", [who(taker), treasure_term(treasure)])
        else:
            discard_treasure(match, treasure)
            if match.listening:
                match.tell("treasure-lost", "IK U4", [who(self.seat), treasure_term(treasure)])
        spill(match, self.seat)
        self.tow(match)

    def tow(self, match: Match) -> None:
        state = match.state
        state[kings.KING + self.seat] = state[kings.SITE + self.seat]
        state[kings.STEAM + self.seat] = 0
        if match.listening:
            match.tell("king-towed", "IK U4", [who(self.seat)])
        if term(state, turns.ACTIVE) == self.seat:
            leave_phase(match)
