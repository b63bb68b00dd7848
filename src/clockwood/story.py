"""What was told, in one language: as news, as an explanation in short or in full, or as data for another program.

The data is a list with one entry a line: see `Line`. Texts are for people; programs go by message ids, notation and
refs (`place:auria`, `card:IC04`), which are the same in every language.
"""

from difflib import SequenceMatcher
from typing import Final, TypedDict

from clockwood.kernel.events import Event, Told
from clockwood.kernel.priority import RULES
from clockwood.kernel.trace import Sieved, Trace
from clockwood.kernel.what_if import WhatIf
from clockwood.rulebook import tags_of
from clockwood.words import Argument, Words

SAME: Final = "same"
GONE: Final = "gone"
NEW: Final = "new"
MARKS: Final = {SAME: " ", GONE: "-", NEW: "+"}


class Answer(TypedDict):
    """A candidate, a winner or what a die showed."""

    notation: str
    text: str
    refs: list[str]


class CriterionLine(TypedDict):
    """`rule` is only, prefer, most or fewest; scores and `kept` go by notation."""

    message: str
    rule: str
    text: str
    scores: dict[str, int]
    kept: list[str]


class Choice(TypedDict):
    """`kept` passed all criteria; `tie` is the message of what broke a tie, `decided` the index of what decided."""

    candidates: list[Answer]
    criteria: list[CriterionLine]
    kept: list[str]
    decided: int | None
    tie: str | None
    die: Answer | None
    winner: Answer | None


class Line(TypedDict):
    """One step: what happened, or, with a `choice`, what was chosen and why."""

    message: str
    text: str
    tags: list[str]
    refs: list[str]
    terms: dict[str, Argument]
    choice: Choice | None


class Difference(TypedDict):
    """`mark` is "same", "gone" (only on the table as it is) or "new" (only on the changed one)."""

    mark: str
    line: Line


class Story:
    """A stretch of what was told, from `Table.why`, `Table.story` or `Table.heard`, in the words of one language."""

    def __init__(self, words: Words, told: list[Told]) -> None:
        self.words: Final = words
        self.told: Final = [each for each in told if each.message != "wall"]

    def short(self) -> list[str]:
        """One line a step, with its rule; a choice says what decided it."""
        return self._lines(self.told, full=False)

    def full(self) -> list[str]:
        """The same, and below each choice the candidates, what each criterion kept, and who broke a tie."""
        return self._lines(self.told, full=True)

    def _lines(self, told: list[Told], full: bool) -> list[str]:
        return [line for each, count in in_a_row(told) for line in self.explained(each, count, full)]

    def explained(self, told: Told, count: int, full: bool) -> list[str]:
        found = [f"{self._sentence(told, count)} [{told.cite}]"]
        if full and isinstance(told, Trace):
            found += [f"      {line}" for line in self.words.sieve(told)]
        return found

    def news(self, quiet: bool = True) -> list[str]:
        """A sentence for each step; small ones are left out if `quiet`."""
        told = [each for each in self.told if not (quiet and self._is_small(each))]
        return [self._sentence(each, count) for each, count in in_a_row(told)]

    def _is_small(self, told: Told) -> bool:
        """Where there was nothing to choose from, what came of it is enough."""
        if isinstance(told, Trace):
            return len(told.candidates) == 1 and told.winner >= 0
        return self.words.is_quiet(told.message)

    def _sentence(self, told: Told, count: int) -> str:
        text = self.words.told(told)
        if isinstance(told, Trace):
            text = f"  {text}"
        return text if count == 1 else f"{text} ×{count}"

    # -- as data

    def data(self) -> list[Line]:
        return [self.line(told) for told in self.told]

    def line(self, told: Told) -> Line:
        terms = told.terms if isinstance(told, Event) else []
        return {
            "message": told.message,
            "text": self.words.told(told),
            "tags": tags_of(told.cite),
            "refs": self.words.refs(terms),
            "terms": self.words.arguments(terms),
            "choice": self._choice(told) if isinstance(told, Trace) else None,
        }

    def _choice(self, trace: Trace) -> Choice:
        decided = trace.decided_by()
        return {
            "candidates": [self._answer(action) for action in trace.candidates],
            "criteria": [self._criterion(line) for line in trace.sieve],
            "kept": [self.words.notation(action) for action in trace.left()],
            "decided": None if decided is None else trace.sieve.index(decided),
            "tie": trace.tie or None,
            "die": None if trace.rolled < 0 else self._answer(trace.rolled),
            "winner": None if trace.winner < 0 else self._answer(trace.winner),
        }

    def _criterion(self, line: Sieved) -> CriterionLine:
        return {
            "message": line.message,
            "rule": RULES[line.rule],
            "text": self.words.say(line.message),
            "scores": {self.words.notation(action): score for action, score in line.scores},
            "kept": [self.words.notation(action) for action in line.kept],
        }

    def _answer(self, action: int) -> Answer:
        words = self.words
        return {"notation": words.notation(action), "text": words.action(action), "refs": words.touched(action)}


class Compared:
    """Two stories side by side: what only the first tells, what only the second does, what both do."""

    def __init__(self, words: Words, found: WhatIf) -> None:
        self.words: Final = words
        self.edits: Final = found.edits
        self.plain: Final = Story(words, found.plain)
        self.changed: Final = Story(words, found.changed)
        self.marked: Final = marked(
            self.plain.told,
            self.changed.told,
            [words.told(each) for each in self.plain.told],
            [words.told(each) for each in self.changed.told],
        )

    @property
    def differ(self) -> bool:
        return any(mark != SAME for mark, _ in self.marked)

    def said(self, full: bool) -> list[str]:
        """Every line with its mark, under what was asked; in full, the choices that differ are opened."""
        found = [self.words.say("what-if-head", edits=", ".join(self.edits)) if self.edits else ""]
        if self.edits and not self.differ:
            found.append(self.words.say("what-if-same"))
        for mark, told in self.marked:
            opened = full and mark != SAME
            found += [f"{MARKS[mark]} {line}" for line in self.plain.explained(told, 1, opened)]
        return [line for line in found if line]

    def data(self) -> list[Difference]:
        return [{"mark": mark, "line": self.plain.line(told)} for mark, told in self.marked]


def in_a_row(told: list[Told]) -> list[tuple[Told, int]]:
    """Return what was told with how often it was told in a row."""
    found: list[tuple[Told, int]] = []
    for each in told:
        if found and same(found[-1][0], each):
            found[-1] = (each, found[-1][1] + 1)
        else:
            found.append((each, 1))
    return found


def same(one: Told, other: Told) -> bool:
    return (
        isinstance(one, Event)
        and isinstance(other, Event)
        and one.message == other.message
        and one.terms == other.terms
    )


def marked(plain: list[Told], changed: list[Told], said: list[str], said_then: list[str]) -> list[tuple[str, Told]]:
    """Return both in one list, in order, each with what it is: the same in both, gone, or new."""
    found: list[tuple[str, Told]] = []
    for kind, start, end, start_then, end_then in SequenceMatcher(None, said, said_then, autojunk=False).get_opcodes():
        if kind == "equal":
            found += [(SAME, told) for told in changed[start_then:end_then]]
        else:
            found += [(GONE, told) for told in plain[start:end]]
            found += [(NEW, told) for told in changed[start_then:end_then]]
    return found
