"""The numbered options of a question, and reading what a person types to choose one."""

from typing import Final

from rich.cells import cell_len

from clockwood.kernel.errors import UnknownName
from clockwood.kernel.gesture import MOST_REPEATS, members
from clockwood.kernel.question import MANY, SOME, Question
from clockwood.kernel.sketch import Piece, Sketch, plain, tab
from clockwood.kernel.table import Table
from clockwood.kernel.vocabulary import Verb, whole
from clockwood.words import Words

FEW: Final = 12
"""Up to this many options have a line each; more are drawn in groups and columns."""

NOTES_FROM: Final = 44
WIDE: Final = 96
"""Narrower screens have no room for notes beside the options."""


def letters(text: str) -> str:
    """Return the words of a text alone, in small letters.

    >>> letters("keep (3 copper, 1 gold)")
    'keep 3 copper 1 gold'
    """
    return " ".join("".join(letter if letter.isalnum() else " " for letter in text.lower()).split())


class Menu:
    """The options of one question, numbered from 1."""

    def __init__(self, words: Words, table: Table, question: Question, width: int) -> None:
        self.words: Final = words
        self.table: Final = table
        self.question: Final = question
        self.width: Final = width
        self.actions: Final = members(table.match, question)
        self.said: Final[list[str]] = []
        self.notations: Final = [table.notation(action) for action in self.actions]

    # -- drawing

    def lines(self) -> Sketch:
        if len(self.actions) <= FEW:
            return [line for k in range(len(self.actions)) for line in self.full(k)]
        grouped: dict[tuple[str, ...], list[int]] = {}
        alone: list[int] = []
        for k, action in enumerate(self.actions):
            verb = self.table.match.game.vocabulary.verb_of(action)
            if self.has_start_and_end(verb) and self.is_readable(verb):
                grouped.setdefault(tuple(self.notations[k].split()[:-1]), []).append(k)
            else:
                alone.append(k)
        lines: Sketch = [line for start, members in grouped.items() for line in self.group(start, members)]
        return lines + self.columns(alone)

    def has_start_and_end(self, verb: Verb) -> bool:
        """Return whether the verb leads from one named thing to another, so that options share their start."""
        names = self.table.match.content.names
        return len(verb.kinds) > 1 and all(kind in names for kind in verb.kinds)

    def is_readable(self, verb: Verb) -> bool:
        """Return whether the notation names nothing by an id that is printed nowhere."""
        return not self.table.match.content.codes.intersection(verb.kinds)

    def result(self, k: int) -> str:
        """Return what comes of an option, in words; empty where there is nothing to say."""
        found = self.table.match.game.result(self.table.match, self.question, self.actions[k])
        return "" if found is None else self.words.told(found)

    def text(self, k: int) -> str:
        """Return the words of an option; those that are alike are numbered."""
        if not self.said:
            self.said.extend(self.words.option(self.table.match, self.question, each) for each in self.actions)
        text = self.said[k]
        return self.words.nth_of_alike(text, self.said[: k + 1].count(text), self.said.count(text))

    def same_words(self, text: str) -> list[int]:
        """Return the options whose words are these, whatever the case, dots and brackets; several are alike."""
        wanted = letters(text)
        return [k for k, _ in enumerate(self.actions) if wanted in (letters(self.text(k)), letters(self.said[k]))]

    def full(self, k: int) -> Sketch:
        """Draw an option on its own line, with its notation or a note; on a narrow screen the note is below."""
        match = self.table.match
        note = match.game.sketch_note(match, self.actions[k])
        line = [plain(f"{k + 1:>3})", "key"), plain(" "), plain(self.text(k))]
        if note:
            if self.width < WIDE:
                return [line, [tab(5), *note]]
            return [[*line, tab(NOTES_FROM), *note]]
        widest = max(cell_len(self.text(other)) for other in range(len(self.actions)))
        verb = match.game.vocabulary.verb_of(self.actions[k])
        typed = self.notations[k] if self.is_readable(verb) else ""
        return [[*line, tab(min(widest + 7, 70)), plain(self.result(k) or typed, "dim")]]

    def group(self, start: tuple[str, ...], members: list[int]) -> Sketch:
        """Draw options with the same start on one line: `move m1 → 1 o1  2 m2`."""
        line: list[Piece] = [plain("    " + " ".join(start), "head"), plain(" → ")]
        for k in members:
            line += [plain(f"{k + 1})", "key"), plain(f" {self.notations[k].split()[-1]}  ")]
        return [line]

    def columns(self, members: list[int]) -> Sketch:
        if not members:
            return []
        texts = [self.text(k) for k in members]
        room = max(cell_len(text) for text in texts) + 7
        across = max(1, self.width // room)
        lines: Sketch = []
        for first in range(0, len(members), across):
            line: list[Piece] = []
            for place, k in enumerate(range(first, min(first + across, len(members)))):
                line += [tab(place * room)] if place else []
                line += [plain(f"{members[k] + 1:>3})", "key"), plain(" "), plain(texts[k])]
            lines.append(line)
        return lines

    # -- reading

    def read(self, text: str) -> list[int] | str:
        """Return the actions that a reply by number or place means, or the reply itself if it is notation."""
        words = text.replace(",", " ").split()
        if words and all(word.isdigit() for word in words):
            return self.numbered(words)
        times = whole(words[-1][1:]) if len(words) == 2 and words[-1][0] in "x×" else None
        if times is not None and words[0].isdigit():
            if self.question.shape != MANY or not 1 <= times <= MOST_REPEATS:
                raise UnknownName(text, "this question does not take the same answer several times")
            return self.numbered(words[:1]) * times
        named = [k for k, notation in enumerate(self.notations) if notation.lower().split()[1:] == text.lower().split()]
        if len(named) != 1:
            named = self.same_words(text)[:1]
        return [self.actions[named[0]]] if named else text

    def numbered(self, words: list[str]) -> list[int]:
        numbers = [whole(word) or 0 for word in words]
        for number in numbers:
            if not 1 <= number <= len(self.actions):
                raise UnknownName(str(number), f"there are options 1 to {len(self.actions)}")
        if len(numbers) > 1 and self.question.shape != SOME:
            raise UnknownName(" ".join(words), "this question takes one answer at a time")
        return [self.actions[number - 1] for number in numbers]
