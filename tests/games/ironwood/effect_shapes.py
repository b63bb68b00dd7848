"""Effects as plain tuples that can be compared."""

import tomllib
from pathlib import Path

import clockwood
from clockwood.games.ironwood.grammar.effects import Act, Effect
from clockwood.games.ironwood.grammar.parser import parse

PACK = Path(str(clockwood.__file__)).parent / "games" / "ironwood" / "content"
CARDS = tomllib.loads((PACK / "cards.toml").read_text(encoding="utf-8"))["card"]
EFFECTS = {card["id"]: card["effect"] for card in CARDS}

Shape = tuple[object, ...]


def shape(act: Act) -> Shape:
    return (act.op, act.n, act.a, act.b, act.c, [shape(kid) for kid in act.kids])


def maybe_shape(act: Act | None) -> Shape | None:
    return None if act is None else shape(act)


def whole(effect: Effect) -> Shape:
    """Everything an effect says, without columns."""
    return (
        effect.ongoing,
        [shape(act) for act in effect.lines],
        [shape(mod) for mod in effect.each_combat],
        [(rule.kind, rule.n) for rule in effect.this_round],
        [(rule.kind, rule.n) for rule in effect.in_play],
        maybe_shape(effect.when_burned),
        maybe_shape(effect.when_exhausted),
        maybe_shape(effect.each_preparation),
        [(event, shape(act)) for event, act in effect.whenever],
    )


def lines(text: str) -> list[Shape]:
    return [shape(act) for act in parse(text, "card").lines]


def leaf(op: int, n: int = 0, a: int = 0, b: int = 0) -> Shape:
    return (op, n, a, b, 0, [])
