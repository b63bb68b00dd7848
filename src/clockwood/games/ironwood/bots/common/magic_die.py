"""The Magic die breaks ties between places by their printed numbers. [IB 10] [WB 11]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.bots.common import cells as bots
from clockwood.games.ironwood.bots.common.bot import bot_at, bot_seat, by_bot
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.verbs import (
    ATTACK_FOREST,
    ATTACK_MOUNTAIN,
    BUILD_AT,
    DIE_FACE,
    DIG,
    DISCOVER_AT,
    FOCUS,
    FOUND,
    MARCH,
    MOVE,
    RECRUIT_FOREST,
    RECRUIT_GOLEM,
    RECRUIT_MOUNTAIN,
    REMOVE_FOREST,
    RETREAT_FOREST,
    RETREAT_MOUNTAIN,
    TARGET,
    TARGET_FOREST,
    WORDS,
)
from clockwood.kernel.events import Term
from clockwood.kernel.layout import hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.priority import Tie
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import Step
from clockwood.kernel.trace import Trace
from clockwood.kernel.vocabulary import Verb

LOW_EVEN: Final[i64] = 0
LOW_ODD: Final[i64] = 1
HIGH_EVEN: Final[i64] = 2
HIGH_ODD: Final[i64] = 3
FACES: Final[i64] = 4


def places_of(*verbs: tuple[Verb, int]) -> vec[i64]:
    """Return the place each action is about, -1 where it is about none; with each verb, which argument names it."""
    places = vec[i64]([-1] * int(WORDS.size))
    for verb, argument in verbs:
        for action in range(verb.base, verb.base + verb.count):
            places[action] = verb.arguments(action)[argument]
    return places


FOREST_OF: Final = places_of(
    (FOCUS, 0),
    (TARGET_FOREST, 0),
    (MOVE, 0),
    (ATTACK_MOUNTAIN, 0),
    (DISCOVER_AT, 1),
    (RECRUIT_FOREST, 0),
    (RETREAT_FOREST, 0),
    (REMOVE_FOREST, 0),
)
MOUNTAIN_OF: Final = places_of(
    (TARGET, 0),
    (MARCH, 0),
    (ATTACK_FOREST, 0),
    (DIG, 0),
    (FOUND, 0),
    (BUILD_AT, 0),
    (RECRUIT_GOLEM, 0),
    (RETREAT_MOUNTAIN, 0),
    (RECRUIT_MOUNTAIN, 0),
)


def forest_of(action: i64) -> i64:
    """The forest an action is about, -1 where it is about none: where a move comes from, where a Totem is put."""
    return FOREST_OF[action]


def mountain_of(action: i64) -> i64:
    """The mountain an action is about, -1 where it is about none: where a march or an attack comes from."""
    return MOUNTAIN_OF[action]


def number_of_place(match: Match, action: i64) -> i64:
    """The number printed on the place an action is about."""
    land = board(match).land
    forest = forest_of(action)
    if forest >= 0:
        return land.forest_number[forest]
    return land.mountain_number[mountain_of(action)]


def by_face(match: Match, survivors: vec[i64], face: i64) -> i64:
    """The survivor the face names, -1 where none has a number of its parity. [IB 10.1]"""
    odd: i64 = 1 if face in (LOW_ODD, HIGH_ODD) else 0
    high = face in (HIGH_EVEN, HIGH_ODD)
    any_parity = bot_at(match, bot_seat(match)).die_same_end
    found: i64 = -1
    best: i64 = 0
    for k in range(2):
        if k == 1 and (found >= 0 or not any_parity):
            break
        for action in survivors:
            number = number_of_place(match, action)
            if k == 0 and number & 1 != odd:
                continue
            if found < 0 or (number > best if high else number < best):
                found = action
                best = number
    return found


class MagicDie(Tie):
    """A roll for each tie. [IB 10.2] [WB 11.1]

    Where the table rolls, the step that picks waits under the roll and picks again with its face.
    """

    def settle(self, match: Match, step: Step, survivors: vec[i64], trace: Trace | None) -> None:
        while True:
            face = term(match.state, bots.DIE)
            match.state[bots.DIE] = 0
            winner = by_face(match, survivors, face) if face >= 0 else i64(-1)
            if winner >= 0:
                self.won(match, step, winner, trace, DIE_FACE.code1(face))
                return
            if face >= 0 and match.listening:
                match.tell("die-shows-nobody", by_bot(match, "IB 10.3", "WB 11.1"), [])
            if match.outside_chance:
                match.push(step)
                match.push(RollDie())
                return
            RollDie().run(match)


MAGIC_DIE: Final = MagicDie("bot-by-die")


@mypyc_attr(acyclic=True, free_list_len=1)
class RollDie(Step):
    """The die is rolled, or the table says what it shows. [IB 10.1] [WB 11.1]"""

    def run(self, match: Match) -> None:
        faces = vec[i64](capacity=4)
        for face in range(FACES):
            faces = append(faces, DIE_FACE.code1(face))
        match.ask(self, CHANCE, faces)

    def chosen(self, match: Match, action: i64) -> None:
        hold(match.state, bots.DIE, DIE_FACE.only(action))
        if match.listening:
            face = Term("face", "face", DIE_FACE.only(action))
            match.tell("die-rolled", by_bot(match, "IB 10.1", "WB 11.1"), [face])
