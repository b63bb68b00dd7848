"""Every language has exactly the messages that are used."""

from pathlib import Path

import pytest
from fluent.syntax.ast import Junk

import clockwood
from clockwood.api import content
from clockwood.kernel.rng import seeded
from clockwood.kernel.table import Table
from clockwood.registry import game_named
from clockwood.words import LANGUAGES, TABLE_WORDS, Words, locale_folder, sentences
from clockwood.words.word_list import messages, word_list
from words.message_ids import used_ids

HERE = Path(__file__).parent
FOLDERS = [TABLE_WORDS, locale_folder(game_named("ironwood"))]


def written(language: str) -> dict[str, list[str]]:
    return {name: variables for folder in FOLDERS for name, variables in messages(folder / f"{language}.ftl").items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_used_message_is_written(language: str) -> None:
    assert used_ids() - set(written(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_written_that_is_not_used(language: str) -> None:
    spare = {name for name in written(language) if not name.startswith("about-")} - used_ids()
    assert spare == set()


def test_languages_hold_the_same_messages_in_the_same_order() -> None:
    assert list(written("en")) == list(written("pl"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=["table", "ironwood"])
def test_files_are_well_formed_and_name_nothing_twice(folder: Path, language: str) -> None:
    body = sentences(folder / f"{language}.ftl").body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []
    names = [entry.id.name for entry in body if hasattr(entry, "id")]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_samples_of_all_messages_are_as_read_before(language: str) -> None:
    """After a wanted change: `clockwood words ironwood --language pl > tests/words/pl.txt`, then read the diff."""
    known = (HERE / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    assert word_list(content("ironwood"), language) == known


def play_on(table: Table, seed: int, count: int) -> None:
    rng = seeded(seed)
    for _ in range(count):
        question = table.decision
        if question is None:
            return
        table.choose(int(question.options[rng.below(len(question.options))]), int(question.seat))


@pytest.mark.slow
@pytest.mark.parametrize("variant", [0, 1, 2, 3, 6, 8, 9])
def test_all_that_games_say_can_be_said(variant: int) -> None:
    """Events, prompts, options and outcomes of whole games have every argument their sentences use."""
    options = game_named("ironwood").variants[variant]
    table = clockwood.new("ironwood", seed=variant, options=options)
    words = [Words(language, table.match.content) for language in LANGUAGES]
    for seed in range(60):
        question = table.decision
        if question is None:
            break
        for speaker in words:
            speaker.prompt(table.match, question)
            for action in question.options:
                speaker.option(table.match, question, int(action))
        play_on(table, seed, 7)
    play_on(table, variant, 100_000)
    for speaker in words:
        texts = [speaker.told(event) for event in table.story]
        assert table.outcome is not None
        texts.append(speaker.outcome(table.outcome))
        assert [text for text in texts if "{" in text or "=" in text] == []
        assert speaker.problems == []
