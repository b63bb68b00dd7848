"""Every guided first game can be played to its end by its own suggestions, in every language."""

import re

import pytest

import clockwood
from clockwood.kernel.errors import UnknownName
from clockwood.kernel.game import Game
from clockwood.kernel.gesture import question_of
from clockwood.lessons import Lesson, Progress, lesson_named, lesson_of, lesson_words, lessons, lessons_folder
from clockwood.registry import game_named, names
from clockwood.scene.builder import SceneBuilder
from clockwood.words import LANGUAGES, locale_folder
from clockwood.words.word_list import messages

SHIPPED = [name for name in names() if game_named(name).home.startswith("clockwood.games.")]
ALL = [lesson for name in SHIPPED for lesson in lessons(name)]
IDS = [f"{lesson.game.name}.{lesson.name}" for lesson in ALL]
WOODWALKERS = lesson_named("ironwood", "woodwalkers")


def known_refs(lesson: Lesson) -> set[str]:
    setting = SceneBuilder(lesson.open().match.content).setting
    kinds = (setting.places, setting.cards, setting.counters, setting.zones, setting.tracks, setting.panels)
    return {each.ref for listed in kinds for each in listed}


def languages_of(game: Game) -> list[str]:
    """Return the languages that the tables of a game speak; lessons speak the same."""
    return [each for each in LANGUAGES if (locale_folder(game) / f"{each}.ftl").is_file()]


SPOKEN = [(lesson, language) for lesson in ALL for language in languages_of(lesson.game)]


@pytest.mark.parametrize("name", SHIPPED)
def test_every_game_has_a_first_game(name: str) -> None:
    assert lessons(name)


def test_every_side_has_a_first_game() -> None:
    assert [lesson.seat for lesson in lessons("ironwood")] == ["woodwalkers", "ironclad"]
    factions = {lesson.name: lesson.seat for lesson in lessons("root")}
    assert factions.pop("mechanical-marquise") == "eyrie"
    sides = ("marquise", "eyrie", "alliance", "vagabond", "lizards", "riverfolk", "duchy", "corvids")
    assert factions == {name: name for name in sides}


@pytest.mark.parametrize(
    ("lesson", "language"), SPOKEN, ids=[f"{lesson.game.name}.{lesson.name}-{language}" for lesson, language in SPOKEN]
)
def test_following_the_suggestions_reaches_every_note(lesson: Lesson, language: str) -> None:
    table = lesson.open()
    words = lesson_words(language, table.match.content)
    known = known_refs(lesson)
    reached: list[str] = []
    while True:
        progress = Progress(lesson, table, words)
        assert not progress.astray
        assert progress.notes, f"nothing is said after {reached[-1:]}"
        for note in progress.notes:
            reached.append(note.message)
            assert words.has(note.message), note.message
            assert words.say(note.message)
            assert set(note.refs) <= known, set(note.refs) - known
        answer = progress.notes[-1].answer
        if not answer:
            break
        table.choose(answer, progress.seat)
    assert reached == [note.message for note in lesson.notes]
    assert progress.done == lesson.length
    assert words.problems == []


@pytest.mark.parametrize("lesson", ALL, ids=IDS)
def test_a_lesson_goes_on_after_its_last_note(lesson: Lesson) -> None:
    table = lesson.open()
    words = lesson_words("en", table.match.content)
    for note in lesson.notes:
        if note.answer:
            table.choose(note.answer, table.seat_number(lesson.seat))
    question = table.decision
    assert question is not None
    table.choose(int(question.options[-1]), int(question.seat))
    progress = Progress(lesson, table, words)
    assert progress.over
    assert progress.notes == []


@pytest.mark.parametrize("name", SHIPPED)
def test_languages_say_the_same_notes(name: str) -> None:
    folder = lessons_folder(game_named(name))
    wanted = [f"lesson-{each.name}" for each in lessons(name)]
    wanted += [f"lesson-{each.name}-text" for each in lessons(name)]
    wanted += [note.message for each in lessons(name) for note in each.notes]
    for language in languages_of(game_named(name)):
        assert sorted(messages(folder / f"{language}.ftl")) == sorted(wanted), language


POLISH = [lesson for lesson in ALL if "pl" in languages_of(lesson.game)]


@pytest.mark.parametrize("lesson", POLISH, ids=[f"{lesson.game.name}.{lesson.name}" for lesson in POLISH])
def test_cards_are_called_as_they_are_printed(lesson: Lesson) -> None:
    """Polish notes put the names of cards in quotation marks."""
    content = lesson.open().match.content
    words = lesson_words("pl", content)
    printed = {words.name("card", number) for number in range(len(content.names["card"]))}
    quoted = {name for note in lesson.notes for name in re.findall("„(.*?)”", words.say(note.message))}
    assert quoted
    assert quoted <= printed


def test_another_answer_leads_astray_and_undo_leads_back() -> None:
    table = WOODWALKERS.open()
    words = lesson_words("en", table.match.content)
    table.choose("play WW03", 0)
    assert Progress(WOODWALKERS, table, words).astray
    table.undo(0)
    progress = Progress(WOODWALKERS, table, words)
    assert not progress.astray
    assert progress.done == 0
    assert progress.notes[-1].answer == "play WW02"


def test_a_suggestion_may_be_given_in_pieces() -> None:
    table = WOODWALKERS.open()
    words = lesson_words("en", table.match.content)
    table.choose("play WW02", 0)
    table.choose("move o1 m1", 0)
    half = Progress(WOODWALKERS, table, words)
    assert (half.astray, half.done) == (False, 1)
    table.choose("move o1 m1", 0)
    assert Progress(WOODWALKERS, table, words).done == 2


def test_a_record_of_a_lesson_is_that_lesson_again() -> None:
    table = WOODWALKERS.open()
    table.choose("play WW02", 0)
    again = clockwood.replay(table.record())
    assert lesson_of(again) is WOODWALKERS
    assert lesson_of(clockwood.new("ironwood", seed=1)) is None
    assert question_of(again.match, 0) is not None


def test_an_unknown_lesson_is_refused_by_name() -> None:
    with pytest.raises(UnknownName, match="there are woodwalkers, ironclad"):
        lesson_named("ironwood", "wagers")
