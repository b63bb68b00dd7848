"""The guide of every game: its sentences in every language, and chapters that hold every rule once."""

import re

import pytest

from clockwood.api import content
from clockwood.guide import GOAL, TURN, Guide, chapter_named, chapter_of, guide_folder, guide_of, guide_words
from clockwood.kernel.options import Value
from clockwood.registry import game_named, names
from clockwood.rulebook import statements
from clockwood.words import LANGUAGES
from clockwood.words.word_list import messages

SHIPPED = [name for name in names() if game_named(name).home.startswith("clockwood.games.")]


def must_guide(name: str) -> Guide:
    found = guide_of(game_named(name))
    assert found is not None
    return found


@pytest.mark.parametrize("name", SHIPPED)
def test_every_rule_stands_in_one_chapter(name: str) -> None:
    guide = must_guide(name)
    for tag in statements(game_named(name)):
        assert sum(chapter.has(tag) for chapter in guide.chapters) == 1, tag


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SHIPPED)
def test_guides_say_what_they_need_and_nothing_else(name: str, language: str) -> None:
    guide = must_guide(name)
    wanted = {"guide-line", "guide-house", *(f"{GOAL}-{k}" for k in (1, 2, 3))}
    wanted |= {f"{TURN}-{stage}{part}" for stage in guide.turn for part in ("", "-text")}
    wanted |= {message for chapter in guide.chapters for message in (chapter.title, chapter.text)}
    wanted |= {"guide-beginners"} if guide.beginners else set()
    wanted |= {
        message for message in messages(guide_folder(guide.game) / "en.ftl") if message.startswith("guide-seat-")
    }
    assert set(messages(guide_folder(guide.game) / f"{language}.ftl")) == wanted


@pytest.mark.parametrize("name", SHIPPED)
def test_the_beginners_setup_and_the_signs_exist(name: str) -> None:
    guide = must_guide(name)
    options: dict[str, Value] = dict(guide.beginners)
    content(name, options=options)
    assert set(guide.books.values()) <= set(guide.game.seats)
    for cites in [*guide.signs.values(), *([guide.red] if guide.red else [])]:
        for cite in cites.split(", "):
            assert cite in statements(game_named(name))


def test_a_chapter_is_found_by_its_name_its_title_or_a_tag() -> None:
    guide = must_guide("ironwood")
    words = guide_words("pl", content("ironwood"))
    found = [chapter_named(guide, words, text) for text in ("battle", "Bitwy", "R11", "r11.4", "IB 7.4", "A12", "Goal")]
    assert [chapter.id if chapter else "" for chapter in found] == [
        "battle", "battle", "battle", "battle", "ironbot", "rulings", "goal",
    ]  # fmt: skip
    assert chapter_named(guide, words, "chess") is None
    assert chapter_of("R11.4") == "R11"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SHIPPED)
def test_rules_cited_in_a_chapter_are_rules_of_that_chapter(name: str, language: str) -> None:
    guide = must_guide(name)
    words = guide_words(language, content(name))
    for chapter in guide.chapters:
        for tag in re.findall(r"\[(.+?)\]", words.say(chapter.text)):
            assert tag in statements(guide.game), tag
            assert chapter.has(tag), tag


def test_every_automaton_of_root_has_a_chapter_that_cites_its_turn() -> None:
    guide = must_guide("root")
    words = guide_words("en", content("root"))
    for spec in guide.game.automata:
        chapter = next(each for each in guide.chapters if each.id == spec.name)
        assert len(re.findall(r"\[(.+?)\]", words.say(chapter.text))) >= 8


def test_every_seat_of_root_is_introduced() -> None:
    words = guide_words("en", content("root"))
    assert [seat for seat in game_named("root").seats if not words.has(f"guide-seat-{seat}")] == []
