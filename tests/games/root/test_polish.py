"""Polish says everything that English says, with the forms that cases and numbers need, and names every card."""

import re

import pytest
from fluent.syntax.ast import Junk

from clockwood.api import content
from clockwood.games.root.bots.every import BOTS
from clockwood.games.root.game import GAME
from clockwood.games.root.words import ALL_CARDS, CLEARINGS, FACTIONS, FORESTS, ITEMS, SUITS
from clockwood.kernel.options import Value
from clockwood.rulebook import statements
from clockwood.testing.variants import Variant
from clockwood.words import Words, locale_folder, messages_files, sentences
from clockwood.words.word_list import messages, word_list
from clockwood.words.words import name_message
from conformance.variants import few_are_fast
from games.telling import check_told

FOLDER = locale_folder(GAME)
PRINTED = ("name-", "text-")
"""The messages of printed English words, which English needs not."""
ENGLISH = re.compile(r"\b(the|and|of|with|from|card|warrior|clearing|birdsong|evening|marquise|eyrie)\b", re.IGNORECASE)
TABLES: list[dict[str, Value]] = [{}, {"deck": "exiles"}]
SEATED: list[dict[str, Value]] = [
    {"alliance": 1, "vagabond": 1, "vagabond2": 1, "lizards": 1},
    {"riverfolk": 1, "duchy": 1, "corvids": 1, "vagabond": 1},
]
"""Two tables at which every faction plays."""
FORMS = [
    ("warrior", 1, "acc", "wojownika"),
    ("warrior", 3, "acc", "wojowników"),
    ("sawmill", 2, "acc", "tartaki"),
    ("sawmill", 5, "acc", "tartaków"),
    ("recruiter", 1, "acc", "werbownię"),
    ("sympathy", 2, "acc", "żetony poparcia"),
    ("point", 1, "acc", "punkt"),
    ("point", 4, "acc", "punkty"),
    ("point", 12, "acc", "punktów"),
    ("point", 22, "acc", "punkty"),
    ("acolyte", 1, "acc", "akolitę"),
    ("acolyte", 2, "acc", "akolitów"),
    ("vagabond", 1, "dat", "Włóczędze"),
    ("vagabond2", 1, "acc", "Drugiego Włóczęgę"),
    ("c5", 1, "where", "na polanie 5"),
    ("c12", 1, "to", "na polanę 12"),
    ("burrow", 1, "where", "w Norze"),
    ("f3", 1, "from", "z lasu 3"),
    ("mouse", 1, "of", "mysiej"),
]


COUNTED = [
    ("returned-payments", 1, "wraca 1 wojownik."),
    ("returned-payments", 2, "wraca 2 wojowników."),
    ("returned-payments", 5, "wraca 5 wojowników."),
    ("returned-payments", 22, "wraca 22 wojowników."),
    ("became-acolytes", 1, "ma 1 akolitę więcej: to poległy wojownik."),
    ("became-acolytes", 2, "ma 2 akolitów więcej: to polegli wojownicy."),
    ("became-acolytes", 5, "ma 5 akolitów więcej: to polegli wojownicy."),
    ("became-acolytes", 22, "ma 22 akolitów więcej: to polegli wojownicy."),
    ("released-souls", 1, "odrzuca Zagubioną Duszę."),
    ("released-souls", 2, "odrzuca wszystkie Zagubione Dusze (2)."),
    ("released-souls", 5, "odrzuca wszystkie Zagubione Dusze (5)."),
    ("released-souls", 22, "odrzuca wszystkie Zagubione Dusze (22)."),
    ("bought-service", 1, "za 1 wojownika."),
    ("bought-service", 2, "za 2 wojowników."),
    ("bought-service", 5, "za 5 wojowników."),
    ("bought-service", 22, "za 22 wojowników."),
    ("recruits-short", 1, "zwerbować jeszcze 1 wojownika."),
    ("recruits-short", 22, "zwerbować jeszcze 22 wojowników."),
    ("lost-points", 1, "traci 1 punkt i ma 7."),
    ("lost-points", 2, "traci 2 punkty i ma 7."),
    ("lost-points", 5, "traci 5 punktów i ma 7."),
    ("lost-points", 22, "traci 22 punkty i ma 7."),
    ("purged", 1, "odrzuca z Dekretu 1 kartę."),
    ("purged", 2, "odrzuca z Dekretu 2 karty."),
    ("purged", 5, "odrzuca z Dekretu 5 kart."),
    ("purged", 22, "odrzuca z Dekretu 22 karty."),
    ("pitied", 1, "rozchodzi się raz."),
    ("pitied", 2, "rozchodzi się dwa razy."),
    ("result-ritual", 0, "bez punktów"),
    ("result-ritual", 5, "5 punktów"),
    ("result-ritual", 22, "22 punkty"),
]


def words(language: str = "pl", which: int = 0) -> Words:
    return Words(language, content("root", options=dict(TABLES[which])))


def printed_in_english(which: int, kind: str) -> set[str]:
    """Return the names or texts that the pack has in English; other cards are put into words from what they do."""
    made_of = content("root", options=dict(TABLES[which]))
    return {GAME.printed(made_of, kind, card, "en") for card in range(int(ALL_CARDS))} - {""}


def test_languages_have_the_same_files() -> None:
    english, polish = (messages_files(FOLDER, language) for language in ("en", "pl"))
    assert [path.name.replace("en.ftl", "pl.ftl") for path in english] == [path.name for path in polish]


@pytest.mark.parametrize("place", range(len(messages_files(FOLDER, "en"))))
def test_languages_hold_the_same_messages_in_the_same_order(place: int) -> None:
    """A Polish sentence may also use the id of an argument, to decline it."""
    english, polish = (messages(messages_files(FOLDER, language)[place]) for language in ("en", "pl"))
    assert list(english) == [name for name in polish if not name.startswith(PRINTED)]
    for name, variables in english.items():
        assert {each.removesuffix("_id") for each in polish[name]} == {
            each.removesuffix("_id") for each in variables
        }, name


def test_the_same_messages_are_minor_and_begin_rounds_and_turns() -> None:
    english, polish = words("en"), words("pl")
    for message in english.ids():
        assert polish.is_quiet(message) == english.is_quiet(message), message
        assert polish.head(message) == english.head(message), message


def test_the_files_are_well_formed() -> None:
    for path in messages_files(FOLDER, "pl"):
        assert [entry.content for entry in sentences(path).body if isinstance(entry, Junk)] == []


@pytest.mark.parametrize(("noun", "count", "case", "form"), FORMS)
def test_forms(noun: str, count: int, case: str, form: str) -> None:
    assert words().lexicon.form(noun, count, case) == form


@pytest.mark.parametrize(("message", "count", "end"), COUNTED)
def test_a_sentence_has_the_case_and_number_it_needs(message: str, count: int, end: str) -> None:
    said = words().say(message, seat="Markiza", seat_id="marquise", other_id="eyrie", service="Łodzie", n=count, vp=7)
    assert said.endswith(end)


def test_every_noun_has_its_gender_and_all_forms() -> None:
    """A name has one form in each case; what is counted has four."""
    english, polish = words("en").lexicon, words().lexicon
    assert set(english.nouns) <= set(polish.nouns)
    assert {name for name in polish.nouns if not polish.genders[name]} == set()
    for name, forms in polish.nouns.items():
        for by_number in forms.values():
            assert set(by_number) in ({"one", "few", "many", "other"}, {"other"}), name


def test_every_seat_place_suit_and_item_is_declined() -> None:
    nouns = words().lexicon.nouns
    for seat in FACTIONS:
        assert list(nouns[seat]) == ["nom", "gen", "dat", "acc", "ins", "loc"], seat
    places = [f"c{k + 1}" for k in range(CLEARINGS)] + [f"f{k + 1}" for k in range(FORESTS)] + ["burrow"]
    for place in places:
        assert {"gen", "acc", "where", "from", "to"} <= set(nouns[place]), place
    for suit in SUITS:
        assert {"adj", "of", "plural"} <= set(nouns[suit]), suit
    for item in ITEMS:
        assert {"acc", "ins"} <= set(nouns[item]), item


@pytest.mark.parametrize("seated", SEATED)
def test_the_nominative_is_the_name(seated: dict[str, Value]) -> None:
    speaker = Words("pl", content("root", options=dict(seated)), with_ids=False)
    assert speaker.content is not None
    for kind in ("seat", "clearing", "suit", "item"):
        for value, name in enumerate(speaker.content.names[kind]):
            assert speaker.lexicon.form(name, 1) == speaker.name(kind, value)


@pytest.mark.parametrize("which", range(len(TABLES)))
def test_every_card_has_its_name_and_text(which: int) -> None:
    polish = words("pl", which)
    for kind, first in (("card", "name"), ("card-text", "text")):
        for printed in printed_in_english(which, kind):
            assert polish.has(name_message(printed, first)), printed
    english = words("en", which)
    every = [(kind, card) for kind in ("card", "card-text") for card in range(int(ALL_CARDS))]
    assert [each for each in every if polish.printed(*each)] == [each for each in every if english.printed(*each)]


def test_no_message_of_a_card_is_spare() -> None:
    printed = {name_message(suit) for suit in SUITS}
    for which in range(len(TABLES)):
        printed |= {name_message(name) for name in printed_in_english(which, "card")}
        printed |= {name_message(text, "text") for text in printed_in_english(which, "card-text")}
    assert {name for name in words().ids() if name.startswith(PRINTED)} == printed


def test_two_tables_seat_every_faction() -> None:
    assert {seat for seated in SEATED for seat in content("root", options=dict(seated)).names["seat"]} == set(FACTIONS)


@pytest.mark.parametrize("seated", SEATED)
def test_nothing_is_left_in_english(seated: dict[str, Value]) -> None:
    own = {name for path in messages_files(FOLDER, "pl") for name in messages(path)}
    for line in word_list(content("root", options=dict(seated)), "pl"):
        name, _, text = line.partition(" ")
        assert name not in own or ENGLISH.search(text) is None, line


def test_every_language_states_the_same_rules_with_the_same_numbers() -> None:
    """Small numbers may be words in either language."""
    english, polish = statements(GAME, "en"), statements(GAME, "pl")
    assert list(english) == list(polish)
    for tag, rule in polish.items():
        assert rule.text != english[tag].text or not re.search("[a-z]", rule.text), tag
        assert ENGLISH.search(rule.text) is None, tag
        assert rule.text[0].isupper() or rule.text[0].isdigit() or rule.text[0] == "„", tag
        assert rule.text.endswith("."), tag
        numbers, said = (set(re.findall(r"\d+", text)) - {"1"} for text in (english[tag].text, rule.text))
        assert numbers == said, tag


@pytest.mark.parametrize("variant", few_are_fast([Variant("root", options) for options in GAME.variants]))
def test_whole_games_can_be_told(variant: Variant) -> None:
    check_told(variant.table(2), 2, "pl")


def test_what_no_test_proves_says_why_in_polish_too() -> None:
    why_not = {tag for tag, rule in statements(GAME, "en").items() if rule.untested}
    assert {tag for tag, rule in statements(GAME, "pl").items() if rule.untested} == why_not


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_page_names_every_automaton_and_trait(language: str) -> None:
    said = (locale_folder(GAME).parents[3] / "locale" / f"page.{language}.ftl").read_text(encoding="utf-8")
    named = set(re.findall(r"^([a-z-]+) =", said, re.MULTILINE))
    wanted = {f"automaton-{bot.name}" for bot in BOTS} | {f"trait-{trait}" for bot in BOTS for trait in bot.traits}
    assert wanted - named == set()
