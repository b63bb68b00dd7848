"""Everything a game says has its sentence."""

import re
from pathlib import Path

import pytest

from clockwood.games.forge_war.adventurers import part as adventurers
from clockwood.games.forge_war.game import GAME
from clockwood.games.forge_war.market import part as market
from clockwood.games.forge_war.mine import part as mine
from clockwood.games.forge_war.quests import part as quests
from clockwood.games.forge_war.turns import part as turns
from clockwood.games.forge_war.wealth import part as wealth
from clockwood.rulebook import statements
from clockwood.words import LANGUAGES, Words, messages_file
from clockwood.words.word_list import messages, word_list
from clockwood.words.words import name_message
from games.forge_war.builder import game_of, new_game
from games.telling import check_told, messages_told

LOCALE = Path(__file__).resolve().parents[3] / "src" / "clockwood" / "games" / "forge_war" / "content" / "locale"
HOME = Path(__file__).resolve().parents[3] / "src" / "clockwood" / "games" / "forge_war"
ASKED = [turns.CITES, mine.CITES, market.CITES, quests.CITES, adventurers.CITES, wealth.CITES]
ENGLISH = re.compile(r"\b([Tt]he|and|of|is|are|with|from|card|cards|may|not|one|if)\b")
NAMED = ("seat", "phase", "space", "side", "bonus", "title", "tile")


def words(language: str = "en") -> Words:
    return Words(language, new_game(players=4).match.content)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_written(language: str) -> None:
    speaker = words(language)
    wanted = messages_told(HOME, {"tell": 0}) - {""} | {
        f"scored-{part}" for part in ("levels", "cards", "bonuses", "gold")
    }
    for name in ["AutomatedMove", *(name for cites in ASKED for name in cites)]:
        message = "ask" + "".join("-" + c.lower() if c.isupper() else c for c in name)
        wanted |= {message + ending for ending, _ in mine.OCCASIONS} if name == "MoveOverseer" else {message}
    wanted |= {f"why-{reason.message}" for reason in GAME.reasons.all[1:]}
    wanted |= {GAME.option_message(verb) for verb in GAME.vocabulary.verbs}
    wanted |= {"option-" + spec.key for spec in GAME.options}
    wanted |= {f"choice-{spec.key}-{choice}" for spec in GAME.options for choice in spec.choices if "." not in spec.key}
    wanted |= {f"{kind}-{name}" for kind in NAMED for name in speaker.content.names[kind]} if speaker.content else set()
    assert sorted(message for message in wanted if not speaker.has(message)) == []


def test_every_question_that_is_cited_is_asked_by_a_step() -> None:
    cited = [name for cites in ASKED for name in cites]
    assert len(cited) == len(set(cited))
    assert set(cited) <= {kind.name for kind in GAME.steps}


@pytest.mark.parametrize("variant", range(len(GAME.variants)))
def test_whole_games_can_be_told(variant: int) -> None:
    check_told(game_of(GAME.variants[variant], variant), variant)


def test_languages_hold_the_same_messages_in_the_same_order() -> None:
    english, polish = (list(messages(messages_file(LOCALE, language))) for language in LANGUAGES)
    assert english == [name for name in polish if not name.startswith("name-")]


def test_every_printed_name_has_its_polish() -> None:
    content = new_game().match.content
    english, polish = Words("en", content), Words("pl", content)
    names = {english.printed("card", card) for card in range(len(content.names["card"]))}
    names |= {english.printed("design", design) for design in range(len(content.names["design"]))}
    assert sorted(name for name in names if not name[0].isdigit() and not polish.has(name_message(name))) == []
    spare = set(polish.ids("name-")) - {name_message(name) for name in names}
    assert spare == set()


def test_languages_decline_the_same_nouns_in_all_forms() -> None:
    english, polish = (Words(language, new_game().match.content).lexicon for language in LANGUAGES)
    assert list(english.nouns) == list(polish.nouns)
    for name, forms in polish.nouns.items():
        assert polish.genders[name], name
        assert all(set(by_number) == {"one", "few", "many", "other"} for by_number in forms.values()), name


@pytest.mark.parametrize(
    ("noun", "count", "case", "form"),
    [
        ("gold", 1, "acc", "sztukę złota"),
        ("gold", 3, "acc", "sztuki złota"),
        ("gold", 12, "acc", "sztuk złota"),
        ("gold", 22, "acc", "sztuki złota"),
        ("cube", 5, "nom", "kostek"),
        ("adventurer", 2, "nom", "śmiałków"),
        ("power", 4, "gen", "punktów siły"),
        ("step", 2, "acc", "kroki"),
    ],
)
def test_polish_forms(noun: str, count: int, case: str, form: str) -> None:
    assert Words("pl", new_game().match.content).lexicon.form(noun, count, case) == form


@pytest.mark.parametrize("language", LANGUAGES)
def test_samples_of_all_messages_are_as_read_before(language: str) -> None:
    """After a wanted change: `clockwood words forge-war --language pl`, the lines of the game; then read the diff."""
    own = set(messages(messages_file(LOCALE, language)))
    lines = [line for line in word_list(new_game().match.content, language) if line.split()[0] in own]
    known = Path(__file__).parent / "words" / f"{language}.txt"
    assert lines == known.read_text(encoding="utf-8").splitlines()


def test_every_language_states_the_same_rules_with_the_same_numbers() -> None:
    """Small numbers may be words in either language."""
    english, polish = (statements(GAME, language) for language in LANGUAGES)
    assert list(english) == list(polish)
    for tag, rule in polish.items():
        assert ENGLISH.search(rule.text) is None, tag
        assert rule.text[0].isupper() or rule.text[0].isdigit(), tag
        assert rule.text.endswith("."), tag
        numbers, said = (set(re.findall(r"\d+", text)) - {"1"} for text in (english[tag].text, rule.text))
        assert numbers == said, tag
