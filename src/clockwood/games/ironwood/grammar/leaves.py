"""The acts of a card's line that hold no other act, and the places they name. [IW R16]"""

from collections.abc import Callable
from typing import Final

from clockwood.games.ironwood.grammar import effects as e
from clockwood.games.ironwood.grammar import phrases as w
from clockwood.games.ironwood.grammar.effects import Act
from clockwood.games.ironwood.grammar.reader import Reader


def move(line: Reader, column: int) -> Act:
    if line.take("drill"):
        return Act(e.MOVE_DRILL, 2 if line.take("twice") else 1, 0, 0, 0, [], column)
    n = line.number()
    if n == 1 and line.take("enemy"):
        line.must("warband")
        return Act(e.MOVE_ENEMY, 1, 0, 0, 0, [], column)
    if line.choice(w.several("fighter") + w.several("warband")) < 2:
        return Act(e.MOVE_FIGHTERS, n, 1 if line.take("twice") else 0, 0, 0, [], column)
    return Act(e.MOVE_WARBANDS, n, 0, 0, 0, [], column)


def attack(line: Reader, column: int) -> Act:
    return Act(e.ATTACK, 0, 1 if line.take("ferrum") else 0, 0, 0, [], column)


def gain(line: Reader, column: int) -> Act:
    n = line.number()
    return Act(e.GAIN, n, line.choice(w.PER) if line.take("per") else e.PER_NOTHING, 0, 0, [], column)


def steal(line: Reader, column: int) -> Act:
    return Act(e.STEAL, line.number(), 0, 0, 0, [], column)


def recover(line: Reader, column: int) -> Act:
    return Act(e.RECOVER, line.number(), 0, 0, 0, [], column)


def draw(line: Reader, column: int) -> Act:
    n = line.number()
    return Act(e.DRAW_VISION if line.take("vision") else e.DRAW, n, 0, 0, 0, [], column)


def discover(_line: Reader, column: int) -> Act:
    return Act(e.DISCOVER, 0, 0, 0, 0, [], column)


def foundation(_line: Reader, column: int) -> Act:
    return Act(e.FOUNDATION, 0, 0, 0, 0, [], column)


def build(line: Reader, column: int) -> Act:
    return Act(e.BUILD, 0, 1 if line.take("directly") else 0, 0, 0, [], column)


def recruit(line: Reader, column: int) -> Act:
    n = line.number()
    unit = line.choice(w.several("fighter") + w.several("golem")) // 2
    return Act(e.RECRUIT, n, unit, place(line), 0, [], column)


def retreat(line: Reader, column: int) -> Act:
    n = line.number()
    line.choice(w.several("warband"))
    return Act(e.RETREAT, n, 0, place(line), 0, [], column)


def mark(line: Reader, column: int) -> Act:
    n = line.number()
    return Act(e.MARK, n, 0, place(line), 0, [], column)


def peek(line: Reader, column: int) -> Act:
    return Act(e.PEEK, 0, line.choice(w.PEEKS), 0, 0, [], column)


def extra(line: Reader, column: int) -> Act:
    kind = line.choice(w.EXTRAS)
    return Act(e.EXTRA, 0, kind, 1 if line.take("fresh") else 0, 0, [], column)


def place(line: Reader) -> int:
    line.must("at")
    which = line.maybe_choice(w.WHICH)
    ring = line.maybe_choice(w.RINGS)
    if ring:
        where = line.choice(w.WHERE[: e.AT_FOREST + 1])
    elif which:
        where = line.choice(w.WHERE[: e.AT_TOTEM + 1])
    else:
        where = line.choice(w.WHERE)
    return e.place_code(which, ring, where)


LEAVES: Final[dict[str, Callable[[Reader, int], Act]]] = {
    "move": move,
    "attack": attack,
    "gain": gain,
    "steal": steal,
    "recover": recover,
    "draw": draw,
    "discover": discover,
    "foundation": foundation,
    "build": build,
    "recruit": recruit,
    "retreat": retreat,
    "mark": mark,
    "peek": peek,
    "extra": extra,
}
