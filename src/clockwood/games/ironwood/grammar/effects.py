"""A card's effect as a tree of acts. The words and their meaning are the rulebook's keywords. [IW R16]"""

from typing import Final

from mypy_extensions import i64

# What an act does, and how it reads its fields; an unnamed field is 0.
SEQ: Final = 0  # kids in order
COST_SPEND: Final = 1  # n crystals buy the one kid
COST_BURN: Final = 2  # n cards of kind a buy the one kid
COST_REMOVE: Final = 3  # n own Fighters buy the one kid
RESOLVE: Final = 4  # n of the kids; a = 1 if the opponent picks
OPPONENT_BURN: Final = 5  # n cards
MOVE_FIGHTERS: Final = 6  # n Fighters; a = 1 for a second step
MOVE_WARBANDS: Final = 7  # n Warbands
MOVE_DRILL: Final = 8  # n steps, 1 or 2
MOVE_ENEMY: Final = 9  # one enemy Warband
ATTACK: Final = 10  # a = 1 for Ferrum; kids: MODs, then at most one VICTORY
MOD: Final = 11  # n more of a, on condition b
VICTORY: Final = 12  # the one kid, if this battle was won
GAIN: Final = 13  # n crystals, per a
STEAL: Final = 14  # n crystals
RECOVER: Final = 15  # n special cards
DRAW: Final = 16  # n special cards
DRAW_VISION: Final = 17  # n vision cards
DISCOVER: Final = 18
FOUNDATION: Final = 19
BUILD: Final = 20  # a = 1 with or without a Foundation
RECRUIT: Final = 21  # n units of kind a at place b
REMOVE: Final = 22  # n enemy units of kind a at place b
RETREAT: Final = 23  # n enemy Warbands at place b
MARK: Final = 24  # n places b
PEEK: Final = 25  # at a
EXTRA: Final = 26  # a card of kind a; b = 1 if moved units may move again

OPS: Final = 27

BURN_ANY: Final = 0
BURN_SPECIAL: Final = 1
BURN_VISION: Final = 2

MOD_DAMAGE: Final = 0
MOD_DEFENSE: Final = 1
MOD_DOMINANCE: Final = 2
MOD_PEEK_WAGER: Final = 3
MOD_NO_SPECIAL_WAGER: Final = 4

IF_ALWAYS: Final = 0
IF_ATTACKING: Final = 1
IF_DEFENDING: Final = 2
IF_GOLEM: Final = 3
IF_FORGE: Final = 4
IF_TOTEM: Final = 5
IF_MARKED: Final = 6

PER_NOTHING: Final = 0
PER_FORGE: Final = 1
PER_FOUNDATION: Final = 2
PER_GOLEM: Final = 3
PER_TOTEM: Final = 4

FIGHTER: Final = 0
GOLEM: Final = 1

PEEK_HAND: Final = 0
PEEK_VISION_HAND: Final = 1
PEEK_VISION_DECK: Final = 2

EXTRA_BASE: Final = 0
EXTRA_SPECIAL: Final = 1

WHICH_ANY: Final = 0
WHICH_CONTROLLED: Final = 1
WHICH_UNCONTROLLED: Final = 2
WHICH_ADJACENT: Final = 3
WHICH_MARKED: Final = 4

RING_ANY: Final = 0
RING_INNER: Final = 1
RING_OUTER: Final = 2

AT_MOUNTAIN: Final = 0
AT_FOREST: Final = 1
AT_FORGE: Final = 2
AT_FOUNDATION: Final = 3
AT_TOTEM: Final = 4
AT_THERE: Final = 5
AT_FERRUM: Final = 6
AT_DRILL: Final = 7
AT_BEATEN: Final = 8

CANNOT_MOVE: Final = 0
CANNOT_ATTACK: Final = 1
CANNOT_DISCOVER: Final = 2
COST_RECRUIT: Final = 3
COST_BUILD: Final = 4

THIS_ROUND: Final = 0
IN_PLAY: Final = 1

BATTLE_WON: Final = 0
DRILL_UNLOADS: Final = 1
FOUNDATION_PLACED: Final = 2
TOTEM_DISCOVERED: Final = 3


def place_code(which: i64, ring: i64, where: i64) -> i64:
    return which | ring << 3 | where << 5


def place_which(code: i64) -> i64:
    return code & 7


def place_ring(code: i64) -> i64:
    return code >> 3 & 3


def place_where(code: i64) -> i64:
    return code >> 5


class Act:
    """One act, its numbers and the acts inside it. `column` is where it starts in the card's line, from 1."""

    def __init__(self, op: int, n: int, a: int, b: int, c: int, kids: "list[Act]", column: int) -> None:
        self.op: Final = op
        self.n: Final = n
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        self.kids: Final = kids
        self.column: Final = column


class Rule:
    """A rule of a card: something it forbids, or the price it sets."""

    def __init__(self, kind: int, n: int, column: int) -> None:
        self.kind: Final = kind
        self.n: Final = n
        self.column: Final = column


class Effect:
    """Everything one card does; the parser fills it. `this combat` and `victory` sit inside their attack. [IW R12.8]"""

    def __init__(self) -> None:
        self.ongoing = 0
        self.lines: list[Act] = []
        self.each_combat: list[Act] = []
        self.this_round: list[Rule] = []
        self.in_play: list[Rule] = []
        self.when_burned: Act | None = None
        self.when_exhausted: Act | None = None
        self.each_preparation: Act | None = None
        self.whenever: list[tuple[int, Act]] = []
