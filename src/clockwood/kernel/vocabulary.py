"""Actions: dense integers, one-to-one with a short notation that a person can read and type."""

import hashlib
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.kernel.content import Content
from clockwood.kernel.errors import UnknownName


@final
class Verb:
    """A word and its arguments: `move` × forest × forest. Codes run from `base` on, the last argument fastest."""

    def __init__(self, name: str, base: i64, kinds: list[str], sizes: list[int]) -> None:
        self.name: Final = name
        self.base: Final = base
        self.kinds: Final = kinds
        self.sizes: Final = sizes
        whole: i64 = 1
        for size in sizes:
            whole *= size
        self.count: Final[i64] = whole
        self.last: Final[i64] = sizes[-1] if sizes else 1
        self.middle: Final[i64] = sizes[-2] if len(sizes) > 1 else 1

    def code(self) -> i64:
        return self.base

    def code1(self, first: i64) -> i64:
        return self.base + first

    def code2(self, first: i64, second: i64) -> i64:
        return self.base + first * self.last + second

    def code3(self, first: i64, second: i64, third: i64) -> i64:
        return self.base + (first * self.middle + second) * self.last + third

    def rows(self, seconds: list[list[int]]) -> vec[vec[i64]]:
        """Return for each first argument its actions with these second ones: a rule that offers them adds the row."""
        return vec[vec[i64]]([self._row(first, row) for first, row in enumerate(seconds)])

    def _row(self, first: i64, seconds: list[int]) -> vec[i64]:
        return vec[i64]([self.code2(first, second) for second in seconds])

    def has(self, action: i64) -> bool:
        return self.base <= action < self.base + self.count

    def only(self, action: i64) -> i64:
        """The argument of a one-argument action."""
        return action - self.base

    def first_of_two(self, action: i64) -> i64:
        return (action - self.base) // self.last

    def last_of(self, action: i64) -> i64:
        """The last argument of an action with two or three."""
        return (action - self.base) % self.last

    def first_of_three(self, action: i64) -> i64:
        return (action - self.base) // (self.last * self.middle)

    def second_of_three(self, action: i64) -> i64:
        return (action - self.base) // self.last % self.middle

    def arguments(self, action: i64) -> list[int]:
        """Return the arguments an action was coded from."""
        rest = int(action - self.base)
        found: list[int] = []
        for size in reversed(self.sizes):
            found.append(rest % size)
            rest //= size
        return found[::-1]

    def coded(self, arguments: list[int]) -> int:
        code = 0
        for size, argument in zip(self.sizes, arguments, strict=True):
            code = code * size + argument
        return int(self.base) + code


@final
class Vocabulary:
    """All verbs of a game, and the size of every kind of argument."""

    def __init__(self, sizes: dict[str, int]) -> None:
        self.sizes: Final = sizes
        self.verbs: Final[list[Verb]] = []
        self.called: Final[dict[str, list[Verb]]] = {}
        self.size: i64 = 0

    def verb(self, name: str, *kinds: str) -> Verb:
        """Add a verb after those added before it."""
        added = Verb(name, self.size, list(kinds), [self.sizes[kind] for kind in kinds])
        self.verbs.append(added)
        self.called.setdefault(name, []).append(added)
        self.size += added.count
        return added

    def verb_of(self, action: i64) -> Verb:
        low, high = 0, len(self.verbs) - 1
        while low < high:
            half = (low + high + 1) // 2
            if self.verbs[half].base <= action:
                low = half
            else:
                high = half - 1
        return self.verbs[low]

    def digest(self) -> str:
        """Name this vocabulary: a trained policy says which one it knows."""
        text = ";".join(f"{v.name} {v.kinds} {v.sizes}" for v in self.verbs)
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    def notation(self, content: Content, action: i64) -> str:
        """Write an action as a person types it: `move m1 o1`."""
        known = content.texts.get(int(action))
        if known is not None:
            return known
        text = self._written(content, action)
        if 0 <= action < self.size:
            content.texts[int(action)] = text
        return text

    def _written(self, content: Content, action: i64) -> str:
        verb = self.verb_of(action)
        words = [verb.name]
        words += [
            term_text(content, kind, value) for kind, value in zip(verb.kinds, verb.arguments(action), strict=True)
        ]
        return " ".join(words)

    def parse(self, content: Content, text: str) -> int:
        """Read an action back; say which word is not known."""
        words = text.split()
        if not words:
            raise UnknownName("", "an empty answer")
        named = self.called.get(words[0].lower(), [])
        if not named:
            raise UnknownName(text, f"no action is called '{words[0]}'")
        fitting = [verb for verb in named if len(verb.kinds) == len(words) - 1]
        if not fitting:
            wanted = " or ".join(" ".join([verb.name, *verb.kinds]) for verb in named)
            raise UnknownName(text, f"'{words[0]}' is written: {wanted}")
        problem: UnknownName | None = None
        for verb in fitting:
            try:
                arguments = [
                    term_value(content, kind, word, size)
                    for kind, word, size in zip(verb.kinds, words[1:], verb.sizes, strict=True)
                ]
            except UnknownName as error:
                problem = error
                continue
            return verb.coded(arguments)
        assert problem is not None
        raise problem


def term_text(content: Content, kind: str, value: int) -> str:
    """Write one argument: a name where its kind has names, else the number.

    A value beyond the names of this content stays a number: no option ever holds one.
    """
    names = content.names.get(kind)
    return names[value] if names is not None and 0 <= value < len(names) else str(value)


def ref(content: Content, kind: str, value: int) -> str:
    """Name a thing the one way everyone does: `place:auria`, `card:WW07`."""
    name = content.chairs()[value] if kind == "seat" else term_text(content, kind, value)
    return f"{content.families.get(kind, kind)}:{name}"


def term_value(content: Content, kind: str, word: str, size: int) -> int:
    """Read one argument back."""
    index = content.index(kind)
    if index is not None:
        value = index.get(word.lower())
        if value is None:
            raise UnknownName(word, f"no {kind} is called '{word}'")
        return value
    number = whole(word)
    if number is not None and 0 <= number < size:
        return number
    raise UnknownName(word, f"'{word}' is not a number of {kind or 'them'} below {size}")


def whole(word: str, longest: int = 9) -> int | None:
    """Read a whole number written in plain digits, or return None.

    >>> whole("12"), whole("-3"), whole("²"), whole("--3"), whole("1234567890")
    (12, -3, None, None, None)
    """
    digits = word.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) <= longest:
        return int(word)
    return None
