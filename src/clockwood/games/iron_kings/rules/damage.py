"""Damage, token by token: shields first, then the die; and what becomes of a wreck. [IK K6.4–K6.6]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.iron_kings.events import card_term, post_term, who
from clockwood.games.iron_kings.rules.equipment import (
    NO_ROOM,
    NOT_HERE,
    WORK,
    discard_treasure,
    fits,
    has_trait,
    spill,
    treasures_in,
)
from clockwood.games.iron_kings.rules.phase_end import leave_phase
from clockwood.games.iron_kings.rules.wilds import drive_off
from clockwood.games.iron_kings.state import (
    ACTIVE,
    CARDS,
    DAMAGE,
    FACING,
    FIRST_TREASURE,
    FIRST_UPGRADE,
    HITS,
    HULL,
    KING,
    KING_HAS,
    MINE,
    SECTION,
    SITE,
    STEAM,
    TERRAIN,
    TORSO_SECTION,
    WASTELAND,
    board,
    damage_of,
    upgrade_in,
    zone,
)
from clockwood.games.iron_kings.traits import HULL_SHIELDS, REAR, SCALES
from clockwood.games.iron_kings.verbs import LOSE, ROLL, SHIELD
from clockwood.games.iron_kings.words import ALL_SECTIONS, DIE_SPACES, WAYS
from clockwood.kernel.events import Term
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_seen
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import ALLOWED, NOT_ASKED, Step

DIE: Final = vec[i64]([ROLL.code1(face) for face in range(1, 7)])


def is_skull(match: Match, seat: i64, where: i64) -> bool:
    """Mine and wasteland hurt whoever steps or is pushed in. [IK K5.2]"""
    return match.state[TERRAIN + where] in (MINE, WASTELAND) and not has_trait(match, seat, SCALES)


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
        """The one judge of shields."""
        if not SHIELD.has(action):
            return NOT_ASKED
        content = board(match)
        state = match.state
        card = SHIELD.only(action)
        if card >= FIRST_UPGRADE:
            torso = upgrade_in(state, self.seat, TORSO_SECTION)
            if torso != card - FIRST_UPGRADE:
                return NOT_HERE
            return ALLOWED if state[HULL + self.seat] < content.work[torso * WORK + HULL_SHIELDS] else NO_ROOM
        which = card - FIRST_TREASURE
        if which < 0 or zone(state, card) != KING_HAS + self.seat:
            return NOT_HERE
        if state[HITS + which] >= content.shields[which]:
            return NO_ROOM
        return NO_ROOM if content.traits[which] & REAR and not self.from_behind(state) else ALLOWED

    def from_behind(self, state: vec[i64]) -> bool:
        """Whether the attack comes from one of the three rear sides."""
        turned = (self.side - 1 - (state[FACING + self.seat] - 1) + WAYS) % WAYS
        return self.side > 0 and 2 <= turned <= 4

    def run(self, match: Match) -> None:
        if self.left == 0:
            return
        content = board(match)
        options = vec[i64](capacity=4)
        for which in range(content.treasures):
            if content.shields[which] and self.why_not(match, SHIELD.code1(FIRST_TREASURE + which)) == 0:
                options = append(options, SHIELD.code1(FIRST_TREASURE + which))
        torso = match.state[SECTION + self.seat * ALL_SECTIONS + TORSO_SECTION] - 1
        if torso >= 0 and self.why_not(match, SHIELD.code1(torso)) == 0:
            options = append(options, SHIELD.code1(torso))
        if len(options):
            match.ask(self, self.seat, options)
        elif damage_of(match.state, self.seat) < DIE_SPACES:
            match.ask(self, CHANCE, DIE)
        elif content.tow:
            match.push(Tow(self.seat, self.by))
        elif match.listening:
            match.tell("damage-ignored", "IK U4", [who(self.seat)])

    def chosen(self, match: Match, action: i64) -> None:
        seat = self.seat
        match.push(Hurt(seat, self.left - 1, self.by, self.side))
        if SHIELD.has(action):
            card = SHIELD.only(action)
            if card >= FIRST_UPGRADE:
                match.state[HULL + seat] += 1
            else:
                match.state[HITS + card - FIRST_TREASURE] += 1
            if match.listening:
                match.tell("shield-hit", "IK K6.4", [who(seat), card_term(card)])
            return
        which = ROLL.only(action) - 1
        while match.state[DAMAGE + seat * DIE_SPACES + which]:
            which = (which + 1) % DIE_SPACES
        match.state[DAMAGE + seat * DIE_SPACES + which] = 1
        if match.listening:
            terms = [who(seat), post_term(seat, which), Term("n", "number", ROLL.only(action))]
            match.tell("space-damaged", "IK K6.4", terms)
        drive_off(match, seat, which)


@mypyc_attr(acyclic=True, free_list_len=1)
class Tow(Step):
    """A seventh hit: the king is towed home without steam and loses a treasure to whoever did it. [IK K6.6] [IK U4]"""

    def __init__(self, seat: i64, by: i64) -> None:
        self.seat: Final = seat
        self.by: Final = by

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=4)
        for card in treasures_in(match, KING_HAS + self.seat):
            options = append(options, LOSE.code1(FIRST_TREASURE + card))
        if len(options):
            match.ask(self, self.seat, options)
        else:
            self.tow(match)

    def chosen(self, match: Match, action: i64) -> None:
        card = LOSE.only(action) - FIRST_TREASURE
        taker = self.by - 1
        if taker >= 0 and fits(match, taker, card):
            move_seen(match.state, CARDS + FIRST_TREASURE + card, KING_HAS + taker)
            if match.listening:
                match.tell("treasure-seized", "IK U4", [who(taker), card_term(FIRST_TREASURE + card)])
        else:
            discard_treasure(match, card)
            if match.listening:
                match.tell("treasure-lost", "IK U4", [who(self.seat), card_term(FIRST_TREASURE + card)])
        spill(match, self.seat)
        self.tow(match)

    def tow(self, match: Match) -> None:
        state = match.state
        state[KING + self.seat] = state[SITE + self.seat]
        state[STEAM + self.seat] = 0
        if match.listening:
            match.tell("king-towed", "IK U4", [who(self.seat)])
        if state[ACTIVE] == self.seat + 1:
            leave_phase(match)
