"""Treasures used by Execute, every one of them. [IK H14]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.iron_kings.events import place, post_term, who
from clockwood.games.iron_kings.reasons import REASONS
from clockwood.games.iron_kings.rules.combat import attack_king
from clockwood.games.iron_kings.rules.damage import DIE, Hurt
from clockwood.games.iron_kings.rules.equipment import (
    attack_of,
    has_trait,
    pushing_attack,
    treasures_in,
    weapons_used,
)
from clockwood.games.iron_kings.rules.spaces import why_not_space
from clockwood.games.iron_kings.rules.walking import leap
from clockwood.games.iron_kings.state import (
    BAG,
    BAG_DAMAGE,
    BAG_TREASURE,
    COAL_ON,
    FACING,
    FOREIGN,
    KING,
    KING_HAS,
    RESTED,
    TERRAIN,
    WASTELAND,
    WOOD_ON,
    board,
    holdfast_at,
    king_at,
    space,
)
from clockwood.games.iron_kings.traits import BLIGHTS, CANNON, HOOKS, LOBS, RANGED, ROCKETS
from clockwood.games.iron_kings.verbs import HOOK, PASS, ROLL, TARGET
from clockwood.games.iron_kings.words import ALL_SPACES, HEXES, WAYS
from clockwood.kernel.events import Term
from clockwood.kernel.match import Match
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep

NOT_A_RIVAL: Final[i64] = REASONS.add("not-a-rival", "IK U24")

STEAM_SPACE: Final[i64] = 6
HOLDFAST_SPACE: Final[i64] = 8


def execute_items(match: Match, seat: i64) -> None:
    """Weapons strike first, then guns, blight, hooks and rockets. [IK H14]"""
    if has_trait(match, seat, ROCKETS):
        match.push(Rocket(seat))
    if has_trait(match, seat, HOOKS):
        match.push(Board(seat))
    if has_trait(match, seat, LOBS):
        match.push(Lob(seat))
    match.push(Fire(seat))


def ahead(match: Match, seat: i64, count: i64) -> i64:
    """The hex so many steps ahead, -1 beyond the edge."""
    where = match.state[KING + seat] - 1
    for _ in range(count):
        if where >= 0:
            where = board(match).next_hex[where * WAYS + match.state[FACING + seat] - 1]
    return where


@mypyc_attr(acyclic=True, free_list_len=1)
class Fire(SeatStep):
    """What asks nobody: weapons against the king ahead, guns along the line, blight. [IK H14]"""

    def run(self, match: Match) -> None:
        seat = self.seat
        content = board(match)
        state = match.state
        side = (state[FACING + seat] - 1 + 3) % WAYS
        if match.listening:
            match.tell("items-used", "IK H14", [who(seat)])
        if has_trait(match, seat, BLIGHTS):
            blight(match, seat)
        if has_trait(match, seat, CANNON):
            for count in range(1, HEXES):
                where = ahead(match, seat, count)
                if where >= 0 and king_at(content, state, where) >= 0:
                    match.push(Hurt(king_at(content, state, where), 1, seat + 1, side + 1))
        near = ahead(match, seat, 1)
        far = ahead(match, seat, 2)
        facing_it = king_at(content, state, near) if near >= 0 else -1
        aimed_at = facing_it if facing_it >= 0 or far < 0 else king_at(content, state, far)
        for card in treasures_in(match, KING_HAS + seat):
            if aimed_at >= 0 and content.traits[card] & RANGED:
                attack_king(match, seat, aimed_at, attack_of(match, card), side)
        if facing_it >= 0 and pushing_attack(match, seat):
            attack_king(match, seat, facing_it, pushing_attack(match, seat), side)
            weapons_used(match, seat)


def blight(match: Match, seat: i64) -> None:
    """The hex ahead becomes wasteland; its tokens are gone, who stands there stays. [IK H15]"""
    state = match.state
    where = ahead(match, seat, 1)
    if where < 0 or holdfast_at(board(match), state, where) >= 0:
        return
    state[TERRAIN + where] = WASTELAND
    for row in (WOOD_ON, COAL_ON, BAG, BAG_TREASURE, BAG_DAMAGE):
        state[row + where] = 0
    if match.listening:
        match.tell("hex-blighted", "IK H15", [who(seat), place(where)])


@mypyc_attr(acyclic=True, free_list_len=1)
class Board(SeatStep):
    """A rested worker goes onto the board of a rival whose king is beside one's own. [IK U24]"""

    def why_not(self, match: Match, action: i64) -> i64:
        if PASS.has(action):
            return ALLOWED
        if not HOOK.has(action):
            return NOT_ASKED
        content = board(match)
        state = match.state
        rival, which = HOOK.only(action) // ALL_SPACES, HOOK.only(action) % ALL_SPACES
        if rival >= content.players or rival == self.seat or which in (STEAM_SPACE, HOLDFAST_SPACE):
            return NOT_A_RIVAL
        apart = content.far[(state[KING + self.seat] - 1) * content.hexes + state[KING + rival] - 1]
        return NOT_A_RIVAL if apart != 1 else why_not_space(match, rival, which)

    def run(self, match: Match) -> None:
        if match.state[RESTED + self.seat] == 0:
            return
        options = vec[i64](capacity=16)
        for rival in range(board(match).players):
            for which in range(HOLDFAST_SPACE):
                if self.why_not(match, HOOK.code1(rival * ALL_SPACES + which)) == 0:
                    options = append(options, HOOK.code1(rival * ALL_SPACES + which))
        if len(options):
            match.ask(self, self.seat, append(options, PASS.code()))

    def chosen(self, match: Match, action: i64) -> None:
        if PASS.has(action):
            return
        rival, which = HOOK.only(action) // ALL_SPACES, HOOK.only(action) % ALL_SPACES
        match.state[RESTED + self.seat] -= 1
        match.state[space(rival, which)] = FOREIGN + self.seat
        if match.listening:
            terms = [who(self.seat), Term("victim", "seat", rival), post_term(rival, which)]
            match.tell("board-boarded", "IK U24", terms)


@mypyc_attr(acyclic=True, free_list_len=1)
class Lob(SeatStep):
    """One damage for a king exactly two hexes away. [IK H14]"""

    def run(self, match: Match) -> None:
        content = board(match)
        state = match.state
        options = vec[i64](capacity=4)
        for rival in range(content.players):
            if content.far[(state[KING + self.seat] - 1) * content.hexes + state[KING + rival] - 1] == 2:
                options = append(options, TARGET.code1(rival))
        if len(options):
            match.ask(self, self.seat, options)

    def chosen(self, match: Match, action: i64) -> None:
        match.push(Hurt(TARGET.only(action), 1, self.seat + 1, 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class Rocket(SeatStep):
    """The king jumps a die ahead. [IK H14]"""

    def run(self, match: Match) -> None:
        match.ask(self, CHANCE, DIE)

    def chosen(self, match: Match, action: i64) -> None:
        leap(match, self.seat, ROLL.only(action))
