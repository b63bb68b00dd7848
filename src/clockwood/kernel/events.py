"""Events: what happened, and which seats may know it. Rules never read them; a playout makes none."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

REVEAL: Final = "wall"
"""The message that something was revealed; undo does not go past it."""

EVERYONE: Final[i64] = -1
"""The mask of all seats and watchers; `~(1 << seat)` is everyone but one."""


@final
@mypyc_attr(acyclic=True)
class Term:
    """A typed argument of a message: `Term("from", "forest", 3)` is written by the words of each language."""

    def __init__(self, name: str, kind: str, value: i64) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.value: Final[int] = int(value)

    def key(self) -> tuple[str, str, int]:
        return (self.name, self.kind, self.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Term) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[object, tuple[str, str, int]]:
        return Term, self.key()

    def __repr__(self) -> str:
        return f"{self.name}={self.kind}:{self.value}"


def number(name: str, value: i64) -> Term:
    return Term(name, "number", value)


def who(seat: i64) -> Term:
    """Return the seat that a message is about."""
    return Term("seat", "seat", seat)


def card_term(card: i64) -> Term:
    return Term("card", "card", card)


@mypyc_attr(acyclic=True)
class Told:
    """Something said at the table: an event or an automaton's trace, with the seats that may know it."""

    def __init__(self, message: str, cite: str, know: i64) -> None:
        self.message: Final = message
        self.cite: Final = cite
        self.know: Final[int] = int(know)

    def known_to(self, seat: int) -> bool:
        """Return whether the seat's bit is set. A watcher, any negative seat, knows what a negative mask says.

        >>> Told("drew-hidden", "", ~(1 << 0)).known_to(-1), Told("drew", "", 1 << 0).known_to(-1)
        (True, False)
        """
        return bool(self.know >> seat & 1) if seat >= 0 else self.know < 0


@final
@mypyc_attr(acyclic=True)
class Event(Told):
    """One thing that happened, in the past tense: a message id and its typed arguments."""

    def __init__(self, message: str, cite: str, know: i64, terms: list[Term]) -> None:
        super().__init__(message, cite, know)
        self.terms: Final = terms

    def __repr__(self) -> str:
        return " ".join([self.message, *(repr(t) for t in self.terms), f"[{self.cite}]"])


def said(message: str, terms: list[Term], cite: str = "") -> Event:
    """Return something said to everyone."""
    return Event(message, cite, EVERYONE, terms)
