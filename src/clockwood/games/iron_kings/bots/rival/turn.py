"""The rival's turn: home, or to the next treasure, step by step; a house automaton. [IK V1–V7]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.iron_kings.bots.rival.paths import carried, paces
from clockwood.games.iron_kings.events import who
from clockwood.games.iron_kings.reasons import REASONS
from clockwood.games.iron_kings.rules.equipment import pushing_attack
from clockwood.games.iron_kings.rules.mending import damaged, remove_damage
from clockwood.games.iron_kings.rules.phase_end import EndPhase
from clockwood.games.iron_kings.rules.turning import turn
from clockwood.games.iron_kings.rules.walking import can_push, enter, is_open
from clockwood.games.iron_kings.rules.wilds import expel
from clockwood.games.iron_kings.state import (
    CHAINED,
    FACING,
    KING,
    LAKE,
    MINE,
    ROUND,
    TERRAIN,
    WASTELAND,
    board,
    damage_of,
    is_docked,
    king_at,
    uncovered,
)
from clockwood.games.iron_kings.verbs import GO
from clockwood.games.iron_kings.words import WAYS
from clockwood.kernel.match import Match
from clockwood.kernel.priority import FirstListed, Score, fewest, pick, prefer
from clockwood.kernel.step import NOT_ASKED, SeatStep, Step

RIVAL_GOES: Final[i64] = REASONS.add("rival-goes", "IK V6")

EVENLY: Final[i64] = 8
SLOWED: Final[i64] = 4
"""So many damaged spaces make the rival half as fast. [IK V4]"""


class RobsAKing(Score):
    """Armed, it can push a king that carries something."""

    def score(self, match: Match, candidate: i64) -> i64:
        victim = king_at(board(match), match.state, GO.only(candidate))
        return 1 if victim >= 0 and pushing_attack(match, match.chooser) and carried(match, victim) else 0


class StepsToAim(Score):
    """From the hex to the aim."""

    def score(self, match: Match, candidate: i64) -> i64:
        return paces(match, match.chooser, GO.only(candidate))


class Harm(Score):
    """Skulls hurt and lakes stop."""

    def score(self, match: Match, candidate: i64) -> i64:
        return 1 if match.state[TERRAIN + GO.only(candidate)] in (MINE, WASTELAND, LAKE) else 0


GOES: Final = [
    prefer("rival-robs", RobsAKing()),
    fewest("rival-levels", StepsToAim()),
    fewest("rival-harm", Harm()),
]
CLOCKWISE: Final = FirstListed("rival-clockwise")


def steps_due(level: i64, now: i64) -> i64:
    """As many in eight rounds as its level says, spread evenly. [IK V4]

    >>> [steps_due(3, now) for now in range(1, 9)]
    [0, 0, 1, 0, 0, 1, 0, 1]
    """
    return level * now // EVENLY - level * (now - 1) // EVENLY


def rival_turn(match: Match, seat: i64, level: i64) -> None:
    """Docked it is repaired and unloaded; then it walks. [IK V3] [IK V4]"""
    state = match.state
    match.automaton_turn(seat, "IK V3", over=False)
    expel(match, seat)
    match.push(RivalOver(seat))
    match.push(EndPhase(seat))
    if damage_of(state, seat) >= SLOWED:
        level = (level + 1) // 2
    count = steps_due(level, state[ROUND])
    if state[CHAINED + seat]:
        count -= 1
    match.push(RivalStep(seat, max(count, 0)))
    if count <= 0 and match.listening:
        match.tell("rival-rests", "IK V4", [who(seat)])
    if is_docked(state, seat):
        for _ in range(uncovered(state, seat)):
            spots = damaged(match, seat)
            if len(spots):
                remove_damage(match, seat, spots[0])


@mypyc_attr(acyclic=True, free_list_len=1)
class RivalOver(SeatStep):
    """The rival's turn is over. [IK V3]"""

    def run(self, match: Match) -> None:
        match.automaton_turn(self.seat, "IK V3", over=True)


def ways(match: Match, seat: i64) -> vec[i64]:
    """The hexes it can enter, clockwise from the one ahead. [IK V6]"""
    content = board(match)
    state = match.state
    found = vec[i64](capacity=6)
    for sixth in range(WAYS):
        way = (state[FACING + seat] - 1 + sixth) % WAYS
        where = content.next_hex[(state[KING + seat] - 1) * WAYS + way]
        if not is_open(match, seat, where, False):
            continue
        victim = king_at(content, state, where)
        if victim < 0 or can_push(match, victim, way):
            found = append(found, GO.code1(where))
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class RivalStep(Step):
    """It turns to the best hex and steps in; what happens there happens as to anybody. [IK V6] [IK V7]"""

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
        content = board(match)
        state = match.state
        match.push(RivalStep(seat, self.left - 1))
        for way in range(WAYS):
            if content.next_hex[(state[KING + seat] - 1) * WAYS + way] == GO.only(action):
                turn(match, seat, (way - (state[FACING + seat] - 1) + WAYS) % WAYS)
                enter(match, seat, GO.only(action), way)
                return
