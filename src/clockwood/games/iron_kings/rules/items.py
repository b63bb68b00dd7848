"""Treasures used by Execute, every one of them. [IK H14]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.iron_kings.cards import cells as cards
from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.events import place, post_term, whom
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.map import cells as land
from clockwood.games.iron_kings.reasons import REASONS
from clockwood.games.iron_kings.rules.combat import attack_king
from clockwood.games.iron_kings.rules.damage import DIE, Hurt
from clockwood.games.iron_kings.rules.equipment import pushing_attack, weapons_used
from clockwood.games.iron_kings.rules.spaces import why_not_space
from clockwood.games.iron_kings.rules.walking import leap
from clockwood.games.iron_kings.treasures import cells as treasures
from clockwood.games.iron_kings.verbs import HOOK, PASS, ROLL, TARGET
from clockwood.games.iron_kings.words import ALL_SPACES, HEXES, WAYS
from clockwood.kernel.events import who
from clockwood.kernel.layout import NONE, hold
from clockwood.kernel.match import Match
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep

NOT_A_RIVAL: Final[i64] = REASONS.add("not-a-rival", "IK U24")


def execute_items(match: Match, seat: i64) -> None:
    """Let weapons strike first, then guns, blight, hooks and rockets. [IK H14]"""
    if treasures.has(match, seat, treasures.ROCKETS):
        match.push(Rocket(seat))
    if treasures.has(match, seat, treasures.HOOKS):
        match.push(Board(seat))
    if treasures.has(match, seat, treasures.LOBS):
        match.push(Lob(seat))
    match.push(Fire(seat))


def ahead(match: Match, seat: i64, count: i64) -> i64:
    """Return the hex so many steps ahead, NONE beyond the edge."""
    where = kings.hex_of(match.state, seat)
    for _ in range(count):
        if where != NONE:
            where = land.next_hex(content_of(match), where, kings.facing_of(match.state, seat))
    return where


def king_ahead(match: Match, seat: i64, count: i64) -> i64:
    """Return the seat whose king stands so many steps ahead, NONE where none does."""
    where = ahead(match, seat, count)
    return NONE if where == NONE else kings.king_at(content_of(match), match.state, where)


@mypyc_attr(acyclic=True, free_list_len=1)
class Fire(SeatStep):
    """Treasures that ask nobody: weapons against the king ahead, guns along the line, blight. [IK H14]"""

    def run(self, match: Match) -> None:
        seat = self.seat
        side = (kings.facing_of(match.state, seat) + 3) % WAYS
        if match.listening:
            match.tell("items-used", "IK H14", [who(seat)])
        if treasures.has(match, seat, treasures.BLIGHTS):
            blight(match, seat)
        if treasures.has(match, seat, treasures.CANNON):
            for count in range(1, HEXES):
                victim = king_ahead(match, seat, count)
                if victim != NONE:
                    match.push(Hurt(victim, 1, seat + 1, side + 1))
        near = king_ahead(match, seat, 1)
        aimed_at = near if near != NONE else king_ahead(match, seat, 2)
        if aimed_at != NONE:
            for treasure in treasures.lying_in(match, cards.ON_KING + seat):
                if treasures.does(match, treasure, treasures.RANGED):
                    attack_king(match, seat, aimed_at, treasures.attack_of(match, treasure), side)
        if near != NONE and pushing_attack(match, seat):
            attack_king(match, seat, near, pushing_attack(match, seat), side)
            weapons_used(match, seat)


def blight(match: Match, seat: i64) -> None:
    """Make the hex ahead wasteland; its tokens are gone, king and worker stay. [IK H15]"""
    state = match.state
    where = ahead(match, seat, 1)
    if where == NONE or kings.holdfast_at(content_of(match), state, where) != NONE:
        return
    hold(state, land.TERRAIN + where, land.WASTELAND)
    state[land.WOOD_ON + where] = 0
    state[land.COAL_ON + where] = 0
    for token in range(land.ALL_TOKENS):
        state[land.bag(where, token)] = 0
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
        rival, which = HOOK.only(action) // ALL_SPACES, HOOK.only(action) % ALL_SPACES
        if rival >= content_of(match).players or rival == self.seat:
            return NOT_A_RIVAL
        if which in (kings.STEAM_SPACE, kings.HOLDFAST_SPACE) or kings_apart(match, self.seat, rival) != 1:
            return NOT_A_RIVAL
        return why_not_space(match, rival, which)

    def run(self, match: Match) -> None:
        if match.state[kings.RESTED + self.seat] == 0:
            return
        options = vec[i64](capacity=16)
        for rival in range(content_of(match).players):
            for which in range(kings.HOLDFAST_SPACE):
                action = HOOK.code1(rival * ALL_SPACES + which)
                if self.why_not(match, action) == 0:
                    options = append(options, action)
        if len(options):
            match.ask(self, self.seat, append(options, PASS.code()))

    def chosen(self, match: Match, action: i64) -> None:
        if PASS.has(action):
            return
        rival, which = HOOK.only(action) // ALL_SPACES, HOOK.only(action) % ALL_SPACES
        match.state[kings.RESTED + self.seat] -= 1
        hold(match.state, kings.space(rival, which), kings.FOREIGN + self.seat)
        if match.listening:
            match.tell("board-boarded", "IK U24", [who(self.seat), whom(rival), post_term(rival, which)])


def kings_apart(match: Match, seat: i64, rival: i64) -> i64:
    """Return how many steps lie between two kings."""
    return land.apart(content_of(match), kings.hex_of(match.state, seat), kings.hex_of(match.state, rival))


@mypyc_attr(acyclic=True, free_list_len=1)
class Lob(SeatStep):
    """One damage for a king exactly two hexes away. [IK H14]"""

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=4)
        for rival in range(content_of(match).players):
            if kings_apart(match, self.seat, rival) == 2:
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
