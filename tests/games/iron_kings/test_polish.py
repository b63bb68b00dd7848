"""Polish says everything that English says, with the forms that numbers need, and names every card."""

import re
from pathlib import Path

import pytest
from fluent.syntax.ast import Junk

from clockwood.api import content
from clockwood.games.iron_kings.content import KingsContent
from clockwood.games.iron_kings.game import GAME
from clockwood.games.iron_kings.words import ALL_CARDS
from clockwood.kernel.options import Value
from clockwood.rulebook import statements
from clockwood.scene.builder import SceneBuilder
from clockwood.words import Words, locale_folder, sentences
from clockwood.words.word_list import messages, word_list
from clockwood.words.words import name_message
from games.iron_kings.builder import game_of, table
from games.telling import check_told

HERE = Path(__file__).parent
FOLDER = locale_folder(GAME)
PRINTED = ("name-", "text-")
"""The messages of printed English words, which English needs not."""
ENGLISH = re.compile(r"\b(the|and|with|king|worker|steam|gear|holdfast)\b", re.IGNORECASE)
TABLES: list[dict[str, Value]] = [
    {"players": 4, "deck": "extended"},
    {"players": 4, "pack": "ring", "deck": "extended"},
]
NOUNS = [
    ("worker", 1, "nom", "robotnik"),
    ("worker", 3, "nom", "robotników"),
    ("worker", 1, "acc", "robotnika"),
    ("step", 1, "nom", "krok"),
    ("step", 4, "nom", "kroki"),
    ("step", 5, "nom", "kroków"),
    ("step", 12, "nom", "kroków"),
    ("step", 22, "nom", "kroki"),
    ("gear", 1, "acc", "zębatkę"),
    ("gear", 2, "acc", "zębatki"),
    ("gear", 0, "acc", "zębatek"),
    ("card", 1, "gen", "karty"),
    ("card", 2, "gen", "kart"),
    ("damage", 3, "nom", "uszkodzenia"),
    ("damage", 6, "nom", "uszkodzeń"),
]


def words(language: str = "pl", which: int = 0) -> Words:
    return Words(language, content("iron-kings", options=dict(TABLES[which])))


def test_languages_hold_the_same_messages_in_the_same_order() -> None:
    english, polish = (messages(FOLDER / f"{language}.ftl") for language in ("en", "pl"))
    assert list(english) == [name for name in polish if not name.startswith(PRINTED)]
    for name, variables in english.items():
        assert set(polish[name]) <= set(variables) | {"seat"}, name


def test_the_file_is_well_formed_and_names_nothing_twice() -> None:
    body = sentences(FOLDER / "pl.ftl").body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []
    names = [entry.id.name for entry in body if hasattr(entry, "id")]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize(("noun", "count", "case", "form"), NOUNS)
def test_forms(noun: str, count: int, case: str, form: str) -> None:
    assert words().lexicon.form(noun, count, case) == form


def test_every_noun_has_its_gender_and_all_forms() -> None:
    lexicon = words().lexicon
    assert list(lexicon.nouns) == list(words("en").lexicon.nouns)
    assert {name for name in lexicon.nouns if not lexicon.genders[name]} == set()
    for forms in lexicon.nouns.values():
        for by_number in forms.values():
            assert set(by_number) == {"one", "few", "many", "other"}


@pytest.mark.parametrize("which", range(len(TABLES)))
def test_every_card_has_its_name_and_text(which: int) -> None:
    polish, english = words("pl", which), words("en", which)
    printed = polish.content
    assert isinstance(printed, KingsContent)
    for card in range(int(ALL_CARDS)):
        if printed.place_in_deck(card) < 0:
            continue
        for kind in ("card", "card-text"):
            text = polish.printed(kind, card)
            assert text != english.printed(kind, card) or text == "", text
            assert ENGLISH.search(text) is None, text


def test_no_message_of_a_card_is_spare() -> None:
    english = [words("en", which) for which in range(len(TABLES))]
    printed = {name for each in english for name in printed_messages(each)}
    written = {name for name in messages(FOLDER / "pl.ftl") if name.startswith(PRINTED)}
    assert written == printed


def printed_messages(speaker: Words) -> set[str]:
    found: set[str] = set()
    for card in range(int(ALL_CARDS)):
        name, text = speaker.printed("card", card), speaker.printed("card-text", card)
        found |= {name_message(name)} if name else set()
        found |= {name_message(text, "text")} if text else set()
    return found


def test_rules_are_the_same_statements_with_the_same_numbers() -> None:
    english, polish = statements(GAME, "en"), statements(GAME, "pl")
    assert list(english) == list(polish)
    for tag, rule in polish.items():
        assert rule.text != english[tag].text, tag
        assert ENGLISH.search(rule.text) is None, tag
        assert rule.text[0].isupper() or rule.text[0].isdigit(), tag
        assert rule.text.endswith("."), tag
        numbers = set(re.findall(r"\d+", english[tag].text)) - {"1"}
        assert numbers == set(re.findall(r"\d+", rule.text)) - {"1"}, tag


@pytest.mark.parametrize("language", ["en", "pl"])
def test_samples_of_all_messages_are_as_read_before(language: str) -> None:
    """After a wanted change write the lines anew and read the difference."""
    known = (HERE / f"words.{language}.txt").read_text(encoding="utf-8").splitlines()
    assert samples(language) == known


def samples(language: str) -> list[str]:
    """Return a line for each message of the game itself, from the name of the first seat on."""
    lines = word_list(content("iron-kings"), language)
    return lines[next(k for k, line in enumerate(lines) if line.startswith("seat-red ")) :]


@pytest.mark.parametrize("variant", range(len(GAME.variants)))
def test_whole_games_can_be_told(variant: int) -> None:
    check_told(game_of(GAME.variants[variant], variant), variant, "pl")


def test_answers_and_results_in_polish() -> None:
    played = table().track("red", "charge", "double-step").steam(red=2).start("worker").opened
    assert played is not None
    question = SceneBuilder(played.match.content, "pl").question(played, 0)
    assert question is not None
    said = {option.answer: (option.said.text, option.result.text) for option in question.options if option.result}
    assert said["small red-throttle"] == (
        "Robotnik: przepustnica Czerwonego",
        "król rusza: pary starcza na 1 z 2 kart",
    )
