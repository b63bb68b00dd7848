"""Guided first games on the server: listed, opened as matches, and followed while they are played."""

from functools import lru_cache

from clockwood import registry
from clockwood.api import content
from clockwood.kernel.content import Content
from clockwood.kernel.table import Table
from clockwood.lessons import Lesson, Progress, lesson_named, lesson_of, lesson_words, lessons
from clockwood.server.core.matches.new_match import NewMatch, row_of
from clockwood.server.core.refusals import bad_input_as_not_found
from clockwood.server.core.stored import TAKEN
from clockwood.server.core.teaching.replies import LessonInfo, LessonStanding, NoteInfo
from clockwood.words import Words


@lru_cache(maxsize=32)
def words_of(made_of: Content, language: str) -> Words:
    return lesson_words(language, made_of)


def lesson_info(lesson: Lesson, words: Words) -> LessonInfo:
    return LessonInfo(
        game=lesson.game.name,
        name=lesson.name,
        seat=lesson.seat,
        title=words.say(lesson.title),
        text=words.say(f"{lesson.title}-text"),
    )


def listed_lessons(language: str) -> list[LessonInfo]:
    """Return the lessons of all games."""
    return [
        lesson_info(lesson, words_of(content(name), language))
        for name in registry.playable()
        for lesson in lessons(name)
    ]


def open_lesson(game: str, name: str, origin: str, language: str) -> NewMatch:
    """Set up a match of a lesson, with its seat for the visitor."""
    with bad_input_as_not_found("lesson"):
        registry.game_named(game)
        lesson = lesson_named(game, name)
    table = lesson.open()
    states = {table.seat_number(lesson.seat): TAKEN}
    return NewMatch(table, row_of(table, [], states, origin, language=language), states)


def standing(table: Table, language: str) -> LessonStanding | None:
    """Return how far a table has come in its lesson, None if it is none."""
    lesson = lesson_of(table)
    if lesson is None:
        return None
    words = words_of(table.match.content, language)
    progress = Progress(lesson, table, words)
    return LessonStanding(
        lesson=lesson_info(lesson, words),
        done=progress.done,
        length=lesson.length,
        astray=progress.astray,
        over=progress.over,
        notes=[
            NoteInfo(id=note.message, text=words.say(note.message), refs=note.refs, answer=note.answer)
            for note in progress.notes
        ],
    )
