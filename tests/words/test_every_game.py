"""Every game writes each message once, none that nobody uses, and has words for every reason."""

import pytest
from fluent.syntax.ast import Message

from clockwood.api import content
from clockwood.guide import guide_folder
from clockwood.lessons import lessons_folder
from clockwood.registry import HOMES, game_named
from clockwood.words import LANGUAGES, TABLE_WORDS, Words, locale_folder, messages_files, sentences
from words.spare import asked, spare

GAMES = [name for name, home in HOMES.items() if home.startswith("clockwood.games.")]
CHECKED_ELSEWHERE = ["ironwood"]
"""Its messages are compared with those of its sources one by one in `test_messages`."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_message_is_written_twice(name: str, language: str) -> None:
    """Of two messages with one id the second is never said, whichever of the files of a game holds it."""
    game = game_named(name)
    for beside in (guide_folder(game), lessons_folder(game)):
        paths = [
            path for folder in (TABLE_WORDS, locale_folder(game), beside) for path in messages_files(folder, language)
        ]
        ids = [entry.id.name for path in paths for entry in sentences(path).body if isinstance(entry, Message)]
        assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in GAMES if name not in CHECKED_ELSEWHERE])
def test_nothing_is_written_that_is_not_used(name: str, language: str) -> None:
    assert spare(game_named(name), language) == []


def test_a_message_that_nobody_uses_is_found() -> None:
    of_root = asked(game_named("root"))
    used = ["scored", "ask-homeland-nearer", "scene-rule-duchy", "scene-damaged-boots", "why-no-homeland"]
    assert [message for message in used if not of_root.asks_for(message)] == []
    unused = ["scored-twice", "ask-homeland-farther", "scene-rule-wolves", "scene-mended-boots", "why-too-late"]
    assert [message for message in unused if of_root.asks_for(message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_reason_has_words(name: str, language: str) -> None:
    words = Words(language, content(name))
    texts = [words.why(reason) for reason in game_named(name).reasons.all[1:]]
    assert [text for text in texts if not text[0].isupper() or "." not in text] == []
    assert words.problems == []
