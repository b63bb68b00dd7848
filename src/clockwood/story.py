"""The story of a match in one language: as news, as an explanation in short or in full, or as data for a program.

The data has the shape in which a page is sent the story (`clockwood.scene.schema`).
"""

from difflib import SequenceMatcher
from typing import Any, Final

import msgspec

from clockwood.kernel.events import REVEAL, Event, Told
from clockwood.kernel.trace import Trace
from clockwood.kernel.what_if import WhatIf
from clockwood.scene.speaker import Speaker
from clockwood.scene.story_lines import story_lines
from clockwood.words import Words

SAME: Final = "same"
GONE: Final = "gone"
NEW: Final = "new"
MARKS: Final = {SAME: " ", GONE: "-", NEW: "+"}


class Story:
    """Events and traces from `Table.why`, `Table.story` or `Table.heard`, in one language."""

    def __init__(self, words: Words, told: list[Told]) -> None:
        self.words: Final = words
        self.told: Final = [each for each in told if each.message != REVEAL]

    def __repr__(self) -> str:
        return f"<story of {len(self.told)} entries>"

    def __str__(self) -> str:
        return "\n".join(self.short())

    def short(self) -> list[str]:
        """Return a line for each step with its rule; a choice says what decided it."""
        return self._lines(self.told, full=False)

    def full(self) -> list[str]:
        """Return the same, with the candidates, criteria and tie-break below each choice."""
        return self._lines(self.told, full=True)

    def _lines(self, told: list[Told], full: bool) -> list[str]:
        return [line for each, count in in_a_row(told) for line in self.explained(each, count, full)]

    def explained(self, told: Told, count: int, full: bool) -> list[str]:
        found = [f"{self._sentence(told, count)} [{told.cite}]"]
        if full and isinstance(told, Trace):
            found += [f"      {line}" for line in self.words.sieve(told)]
        return found

    def news(self, quiet: bool = True) -> list[str]:
        """Return a sentence for each step; minor steps are left out if `quiet`."""
        told = [each for each in self.told if not (quiet and self._is_minor(each))]
        return [self._sentence(each, count) for each, count in in_a_row(told)]

    def _is_minor(self, told: Told) -> bool:
        """Return whether a step can be left out: a minor event, or a choice among one."""
        if isinstance(told, Trace):
            return len(told.candidates) == 1 and told.winner >= 0
        return self.words.is_quiet(told.message)

    def _sentence(self, told: Told, count: int) -> str:
        text = self.words.told(told)
        if isinstance(told, Trace):
            text = f"  {text}"
        return text if count == 1 else f"{text} ×{count}"

    def data(self) -> list[dict[str, Any]]:
        """Return the story as plain data: an entry for each event and each choice of an automaton."""
        return as_data(self.words, self.told)


class Compared:
    """Two stories side by side, each line marked: only in the first, only in the second, or in both."""

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
        """Return every line with its mark, below the question; with `full`, the choices that differ are explained."""
        found = [self.words.say("what-if-head", edits=", ".join(self.edits)) if self.edits else ""]
        if self.edits and not self.differ:
            found.append(self.words.say("what-if-same"))
        for mark, told in self.marked:
            opened = full and mark != SAME
            found += [f"{MARKS[mark]} {line}" for line in self.plain.explained(told, 1, opened)]
        return [line for line in found if line]

    def data(self) -> list[dict[str, Any]]:
        """Return every line of both stories, in order, with its mark."""
        found = as_data(self.words, [told for _, told in self.marked])
        return [{"mark": mark, "line": line} for (mark, _), line in zip(self.marked, found, strict=True)]


def as_data(words: Words, told: list[Told]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = msgspec.to_builtins(story_lines(told, Speaker(words)))
    return found


def in_a_row(told: list[Told]) -> list[tuple[Told, int]]:
    """Return each step with the number of times it is repeated in a row."""
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


def marked(plain: list[Told], changed: list[Told], said: list[str], said_changed: list[str]) -> list[tuple[str, Told]]:
    """Return both stories in one list, in order, each line with its mark: SAME, GONE or NEW."""
    found: list[tuple[str, Told]] = []
    for kind, start, end, first, last in SequenceMatcher(None, said, said_changed, autojunk=False).get_opcodes():
        if kind == "equal":
            found += [(SAME, told) for told in changed[first:last]]
        else:
            found += [(GONE, told) for told in plain[start:end]]
            found += [(NEW, told) for told in changed[first:last]]
    return found
