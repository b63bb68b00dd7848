"""The rival's turn: home, or to the next treasure, step by step. [IK V1–V7]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.iron_kings.bots.rival.paths import paces
from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.map import cells as land
from clockwood.games.iron_kings.reasons import REASONS
from clockwood.games.iron_kings.rules.equipment import pushing_attack
from clockwood.games.iron_kings.rules.mending import damaged, remove_damage
from clockwood.games.iron_kings.rules.phase_end import EndPhase
from clockwood.games.iron_kings.rules.turning import turn
from clockwood.games.iron_kings.rules.walking import can_push, enter, is_open
from clockwood.games.iron_kings.rules.wilds import send_off
from clockwood.games.iron_kings.treasures import cells as treasures
from clockwood.games.iron_kings.turns import cells as turns
from clockwood.games.iron_kings.upgrades import cells as upgrades
from clockwood.games.iron_kings.verbs import GO
from clockwood.games.iron_kings.words import ALL_SPACES, WAYS
from clockwood.kernel.events import who
from clockwood.kernel.layout import NONE, term
from clockwood.kernel.match import Match
from clockwood.kernel.priority import FirstListed, Score, fewest, pick, prefer
from clockwood.kernel.step import NOT_ASKED, SeatStep, Step

RIVAL_GOES: Final[i64] = REASONS.add("rival-goes", "IK V6")

EVENLY: Final[i64] = 8
SLOWED: Final[i64] = 4
"""Damaged spaces that make the rival half as fast. [IK V4]"""


class RobsAKing(Score):
    """An armed push against a king that carries something."""

    def score(self, match: Match, candidate: i64) -> i64:
        victim = kings.king_at(content_of(match), match.state, GO.only(candidate))
        if victim == NONE or pushing_attack(match, match.chooser) == 0:
            return 0
        return 1 if treasures.points_on_king(match, victim) else 0


class StepsToAim(Score):
    """The steps from the hex to the aim."""

    def score(self, match: Match, candidate: i64) -> i64:
        return paces(match, match.chooser, GO.only(candidate))


class Harm(Score):
    """Ground that hurts or stops: skulls and lakes."""

    def score(self, match: Match, candidate: i64) -> i64:
        return 1 if land.terrain(match.state, GO.only(candidate)) in (land.MINE, land.WASTELAND, land.LAKE) else 0


GOES: Final = [
    prefer("rival-robs", RobsAKing()),
    fewest("rival-levels", StepsToAim()),
    fewest("rival-harm", Harm()),
]
CLOCKWISE: Final = FirstListed("rival-clockwise")


def steps_due(level: i64, now: i64) -> i64:
    """Return the steps of a round: as many in eight rounds as its level says, spread evenly. [IK V4]

    >>> [steps_due(3, now) for now in range(1, 9)]
    [0, 0, 1, 0, 0, 1, 0, 1]
    """
    return level * now // EVENLY - level * (now - 1) // EVENLY


def begin_turn(match: Match, seat: i64, level: i64) -> None:
    """Repair it if it is docked, then let it walk. [IK V3] [IK V4]"""
    state = match.state
    match.automaton_turn(seat, "IK V3", over=False)
    expel(match, seat)
    match.push(RivalOver(seat))
    match.push(EndPhase(seat))
    if kings.damage_of(state, seat) >= SLOWED:
        level = (level + 1) // 2
    count = steps_due(level, state[turns.ROUND])
    if state[kings.CHAINED + seat]:
        count -= 1
    match.push(RivalStep(seat, max(count, 0)))
    if count <= 0 and match.listening:
        match.tell("rival-rests", "IK V4", [who(seat)])
    if kings.is_docked(state, seat):
        for _ in range(upgrades.uncovered(state, seat)):
            spots = damaged(match, seat)
            if len(spots):
                remove_damage(match, seat, spots[0])


def expel(match: Match, seat: i64) -> None:
    """Send workers of others on its board to their owners' Wilderness. [IK V1]"""
    for which in range(ALL_SPACES):
        if term(match.state, kings.space(seat, which)) >= kings.FOREIGN:
            send_off(match, seat, which, "IK V1")


@mypyc_attr(acyclic=True, free_list_len=1)
class RivalOver(SeatStep):
    """The rival's turn is over. [IK V3]"""

    def run(self, match: Match) -> None:
        match.automaton_turn(self.seat, "IK V3", over=True)


def ways(match: Match, seat: i64) -> vec[i64]:
    """Return the hexes it can enter, clockwise from the one ahead. [IK V6]"""
    content = content_of(match)
    state = match.state
    found = vec[i64](capacity=6)
    for sixth in range(WAYS):
        way = (kings.facing_of(state, seat) + sixth) % WAYS
        where = land.next_hex(content, kings.hex_of(state, seat), way)
        if not is_open(match, seat, where, False):
            continue
        victim = kings.king_at(content, state, where)
        if victim == NONE or can_push(match, victim, way):
            found = append(found, GO.code1(where))
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class RivalStep(Step):
    """It turns to the best hex and steps in; the hex takes effect as for anybody. [IK V6] [IK V7]"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def why_not(self, match: Match, action: i64) -> i64:
        return RIVAL_GOES if GO.has(action) else NOT_ASKED

    def run(self, match: Match) -> None:
        if self.left == 0:
            return
        chosen = pick(match, self, ways(match, self.seat), "rival-goes", "IK V6", GOES, CLOCKWISE, self.seat)
        if not chosen and match.listening:
            match.tell("rival-stays", "IK V6", [who(self.seat)])

    def chosen(self, match: Match, action: i64) -> None:
        seat = self.seat
        content = content_of(match)
        state = match.state
        match.push(RivalStep(seat, self.left - 1))
        for way in range(WAYS):
            if land.next_hex(content, kings.hex_of(state, seat), way) == GO.only(action):
                turn(match, seat, (way - kings.facing_of(state, seat) + WAYS) % WAYS)
                enter(match, seat, GO.only(action), way)
                return
