"""A card's line becomes an effect: the keyword chapter of the rulebook as a grammar, version 1. [IW R16]

The words are in `phrases`, read by `reader`; acts without acts inside are in `leaves`. `writer` writes an effect back
in its one canonical form, and `check` finds what a side or a card may not say.
"""

from collections.abc import Callable
from typing import Final

from clockwood.games.ironwood.grammar import effects as e
from clockwood.games.ironwood.grammar import phrases as w
from clockwood.games.ironwood.grammar.effects import Act, Effect, Rule
from clockwood.games.ironwood.grammar.leaves import LEAVES, place
from clockwood.games.ironwood.grammar.reader import Reader


def parse(text: str, place: str) -> Effect:
    """The effect a line says; BadPack names the place, the column and what was expected."""
    line = Reader(text, place)
    effect = Effect()
    if line.take("ongoing"):
        effect.ongoing = line.number()
    else:
        item(line, effect)
    while line.take(";"):
        item(line, effect)
    line.must_end()
    return effect


def item(line: Reader, effect: Effect) -> None:
    column = line.column()
    if line.word() == "ongoing":
        raise line.wrong(column, "'ongoing' stands once, at the start of the line")
    if line.take("whenever"):
        event = line.choice(w.EVENTS)
        line.must(":")
        effect.whenever.append((event, act(line)))
        return
    head = maybe_head(line, w.HEADS)
    if head in (w.THIS_COMBAT, w.VICTORY_LINE):
        into_attack(line, effect.lines, head, column)
    elif head == w.EACH_COMBAT:
        effect.each_combat.extend(mods(line))
    elif head == w.THIS_ROUND_RULE:
        effect.this_round.append(rule(line))
    elif head == w.IN_PLAY_RULE:
        effect.in_play.append(rule(line))
    elif head == w.EACH_PREPARATION:
        effect.each_preparation = only(line, effect.each_preparation, head, column)
    elif head == w.WHEN_EXHAUSTED:
        effect.when_exhausted = only(line, effect.when_exhausted, head, column)
    elif head == w.WHEN_BURNED:
        effect.when_burned = only(line, effect.when_burned, head, column)
    else:
        effect.lines.append(act(line))


def maybe_head(line: Reader, heads: list[str]) -> int:
    """Read the heading that opens this item, with its colon; -1 when it is a plain act."""
    firsts = [head.split()[0] for head in heads]
    if line.word() not in firsts:
        line.hoped.extend(firsts)
        return -1
    head = line.choice(heads)
    line.must(":")
    return head


def only(line: Reader, earlier: Act | None, head: int, column: int) -> Act:
    if earlier is not None:
        raise line.wrong(column, f"a second '{w.HEADS[head]}'; put both acts in parentheses")
    return act(line)


def into_attack(line: Reader, acts: list[Act], head: int, column: int) -> None:
    """Add a line to the last attack before it in the same list. [IW R12.8]"""
    attacks = [each for each in acts if each.op == e.ATTACK]
    if not attacks:
        raise line.wrong(column, f"'{w.HEADS[head]}' needs an attack before it in the same list")
    kids = attacks[-1].kids
    won = len(kids) > 0 and kids[-1].op == e.VICTORY
    if head == w.THIS_COMBAT:
        place = len(kids) - 1 if won else len(kids)
        kids[place:place] = mods(line)
    elif won:
        raise line.wrong(column, "a second 'victory' for one attack; put both acts in parentheses")
    else:
        kids.append(Act(e.VICTORY, 0, 0, 0, 0, [act(line)], column))


def mods(line: Reader) -> list[Act]:
    found = [mod(line)]
    while line.take(","):
        found.append(mod(line))
    return found


def mod(line: Reader) -> Act:
    column = line.column()
    which = line.choice(w.MODS)
    if which in (e.MOD_PEEK_WAGER, e.MOD_NO_SPECIAL_WAGER):
        return Act(e.MOD, 0, which, e.IF_ALWAYS, 0, [], column)
    line.must("+")
    n = line.number()
    condition = line.choice(w.CONDITIONS) if line.take("if") else e.IF_ALWAYS
    return Act(e.MOD, n, which, condition, 0, [], column)


def rule(line: Reader) -> Rule:
    column = line.column()
    kind = line.choice(w.RULES)
    return Rule(kind, line.number() if kind in (e.COST_RECRUIT, e.COST_BUILD) else 0, column)


def act(line: Reader) -> Act:
    line.deeper()
    column = line.column()
    word = line.word()
    if word not in BRANCHES and word not in LEAVES:
        line.hoped.extend([*BRANCHES, *LEAVES])
        raise line.refused()
    line.advance()
    done = BRANCHES[word](line, column) if word in BRANCHES else LEAVES[word](line, column)
    line.depth -= 1
    return done


def group(line: Reader, column: int) -> Act:
    """Read acts in parentheses as one act."""
    acts: list[Act] = []
    while True:
        start = line.column()
        head = maybe_head(line, w.HEADS[: w.VICTORY_LINE + 1])
        if head >= 0:
            into_attack(line, acts, head, start)
        else:
            acts.append(act(line))
        if not line.take(";"):
            break
    line.must(")")
    return acts[0] if len(acts) == 1 else Act(e.SEQ, 0, 0, 0, 0, acts, column)


def resolve(line: Reader, column: int) -> Act:
    return options(line, column, 0)


def options(line: Reader, column: int, opponent: int) -> Act:
    n = line.number()
    line.must("of")
    line.must("{")
    listed = [act(line)]
    line.must("|")
    listed.append(act(line))
    while line.take("|"):
        listed.append(act(line))
    line.must("}")
    return Act(e.RESOLVE, n, opponent, 0, 0, listed, column)


def opponent_act(line: Reader, column: int) -> Act:
    if line.take("burn"):
        return Act(e.OPPONENT_BURN, line.number(), 0, 0, 0, [], column)
    line.must("resolve")
    return options(line, column, 1)


def spend(line: Reader, column: int) -> Act:
    n = line.number()
    return Act(e.COST_SPEND, n, 0, 0, 0, bought(line), column)


def burn(line: Reader, column: int) -> Act:
    n = line.number()
    kind = line.maybe_choice(w.BURNS)
    return Act(e.COST_BURN, n, kind, 0, 0, bought(line), column)


def bought(line: Reader) -> list[Act]:
    line.must("to")
    return [act(line)]


def remove(line: Reader, column: int) -> Act:
    n = line.number()
    if line.take("own"):
        line.choice(w.several("fighter"))
        return Act(e.COST_REMOVE, n, 0, 0, 0, bought(line), column)
    unit = line.choice(w.several("fighter") + w.several("golem")) // 2
    return Act(e.REMOVE, n, unit, place(line), 0, [], column)


BRANCHES: Final[dict[str, Callable[[Reader, int], Act]]] = {
    "(": group,
    "resolve": resolve,
    "opponent": opponent_act,
    "spend": spend,
    "burn": burn,
    "remove": remove,
}
