"""Guided first games: a position to begin from, and notes that explain what comes up while it is played.

A lesson is data in the folder `content/lessons` of its game: `NAME.toml` beside the position `NAME.position.toml`. A
match that began from a lesson's position is that lesson; its own answers say how far it has come, so nothing else is
stored.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from clockwood import api
from clockwood.kernel.automaton import HUMAN
from clockwood.kernel.content import Content
from clockwood.kernel.entry import NAME_LENGTH, TEXT_LENGTH, Entry, entries
from clockwood.kernel.errors import UnknownName
from clockwood.kernel.events import Event
from clockwood.kernel.game import Game, game_at
from clockwood.kernel.gesture import question_of, read_gesture
from clockwood.kernel.table import Table
from clockwood.registry import game_named
from clockwood.seating import automata_of
from clockwood.words import Words, locale_folder

SEED: Final = 1
POSITION: Final = ".position.toml"
"""The end of the name of a position's file."""


class Note:
    """One thing a lesson says, and the things on the table it points at.

    It waits for a question (`asked`), for an event (`told`) or for an answer that touches a thing (`lit`). With an
    `answer` it waits until that is given.
    """

    def __init__(self, lesson: str, entry: Entry) -> None:
        entry.must_know(["id", "points", "asked", "told", "lit", "answer"])
        self.message: Final = f"lesson-{lesson}-{entry.word('id')}"
        self.refs: Final = entry.maybe_words("points", TEXT_LENGTH).split()
        self.asked: Final = entry.maybe_words("asked", NAME_LENGTH)
        self.told: Final = entry.maybe_words("told", NAME_LENGTH)
        self.lit: Final = entry.maybe_words("lit", NAME_LENGTH)
        self.answer: Final = entry.maybe_words("answer", TEXT_LENGTH)

    def fits(self, table: Table, seat: int, words: Words) -> bool:
        """Return whether what the note waits for is there."""
        question = None if table.over else question_of(table.match, seat)
        if self.told and not any(isinstance(told, Event) and told.message == self.told for told in table.heard(seat)):
            return False
        if self.asked and (question is None or table.match.game.prompt(table.match, question).message != self.asked):
            return False
        if not self.lit:
            return True
        return question is not None and any(self.lit in words.touched(int(action)) for action in question.options)


class Lesson:
    """A guided game for one seat of a game."""

    def __init__(self, game: Game, name: str, data: dict[str, object], start: str) -> None:
        files = {name: data}
        self.game: Final = game
        self.name: Final = name
        self.seat: Final = Entry(f"{name}.toml", data).choice("seat", game.seats)
        self.start: Final = start.rstrip("\n")
        self.notes: Final = [Note(name, each) for each in entries(files, name, "note", "id")]

    @property
    def title(self) -> str:
        """The id of the message that names it; with `-text` after it, of the one that describes it."""
        return f"lesson-{self.name}"

    @property
    def length(self) -> int:
        """The number of answers it suggests."""
        return sum(bool(note.answer) for note in self.notes)

    def open(self) -> Table:
        """Return a new table of the lesson, with a person at its seat."""
        table = api.load(self.start, seed=SEED)
        table.players.update(automata_of(table.match.content))
        table.players[self.seat] = HUMAN
        return table


class Progress:
    """The progress of a table in its lesson.

    `notes` are the notes of the moment; those before the last are only to be read. `astray` means that another answer
    than the suggested one was given, `over` that all notes were passed.
    """

    def __init__(self, lesson: Lesson, table: Table, words: Words) -> None:
        self.lesson: Final = lesson
        self.seat: Final = table.seat_number(lesson.seat)
        given = [action for gesture in table.gestures if gesture.seat == self.seat for action in gesture.actions]
        self.done: int = 0
        self.astray: bool = False
        first = last = at = 0
        while last < len(lesson.notes):
            answer = lesson.notes[last].answer
            wanted = read_gesture(table.match, answer) if answer else []
            here = given[at : at + len(wanted)]
            if here != wanted:
                self.astray = here != wanted[: len(here)]
                break
            last += 1
            if answer:
                first, at, self.done = last, at + len(wanted), self.done + 1
        self.over: Final[bool] = last == len(lesson.notes) and at < len(given)
        now = [] if self.astray or self.over else lesson.notes[first : last + 1]
        self.notes: Final = [note for note in now if note.fits(table, self.seat, words)]


def lessons_folder(game: Game) -> Path:
    return locale_folder(game).parent / "lessons"


def lesson_words(language: str, content: Content) -> Words:
    """Return the words of a table together with those of the game's lessons."""
    return Words(language, content, with_ids=False, beside=[lessons_folder(game_at(content.home))])


@cache
def lessons(name: str) -> list[Lesson]:
    """Return the lessons of a game, in the order of its seats, then by name."""
    game = game_named(name)
    found: list[Lesson] = []
    for path in sorted(lessons_folder(game).glob("*.toml")):
        if not path.name.endswith(POSITION):
            data = tomllib.loads(path.read_text(encoding="utf-8"))
            start = path.with_name(path.stem + POSITION).read_text(encoding="utf-8")
            found.append(Lesson(game, path.stem, data, start))
    return sorted(found, key=lambda lesson: game.seats.index(lesson.seat))


def lesson_named(game: str, name: str) -> Lesson:
    """Return a lesson of a game by name; raise `BadInput` if there is none."""
    known = lessons(game)
    for lesson in known:
        if lesson.name == name:
            return lesson
    raise UnknownName(name, f"no such lesson; there are {', '.join(each.name for each in known)}")


def lesson_of(table: Table) -> Lesson | None:
    """Return the lesson a table was opened for, None for any other game."""
    if not table.start:
        return None
    return next((each for each in lessons(table.match.game.name) if each.start == table.start.rstrip("\n")), None)
