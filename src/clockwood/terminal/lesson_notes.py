"""The notes of a guided first game, told below each question."""

from clockwood.kernel.table import Table
from clockwood.lessons import Progress, lesson_of, lesson_words
from clockwood.terminal.screen import Screen


class LessonNotes:
    """Tells each note once, and the suggestion as long as it waits; nothing at a table that is no lesson."""

    def __init__(self, table: Table) -> None:
        self.lesson = lesson_of(table)
        self.told: set[str] = set()

    def tell(self, screen: Screen, table: Table) -> None:
        if self.lesson is None:
            return
        words = lesson_words(screen.words.language, table.match.content)
        progress = Progress(self.lesson, table, words)
        if progress.astray:
            screen.gap()
            screen.tell("ui-lesson-astray", "note")
            return
        for note in progress.notes:
            if note.message not in self.told:
                self.told.add(note.message)
                screen.gap()
                screen.say(words.say(note.message), "note")
        if progress.notes and progress.notes[-1].answer:
            screen.tell("ui-lesson-try", "key", answer=progress.notes[-1].answer)
