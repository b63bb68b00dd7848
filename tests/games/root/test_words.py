"""Everything a game says has its sentence, every citation its statement."""

import re
from pathlib import Path

import pytest

from clockwood.games.root.game import GAME
from clockwood.games.root.moments import RootPart
from clockwood.games.root.reasons import REASONS
from clockwood.rulebook import proofs, statements, tags_in
from clockwood.testing.variants import Variant
from clockwood.words import LANGUAGES, Words, locale_folder, messages_files
from clockwood.words.word_list import messages, word_list
from conformance.variants import few_are_fast
from games.root.builder import new_game, table
from games.telling import check_told

HOME = Path(__file__).resolve().parents[3] / "src" / "clockwood" / "games" / "root"
QUOTED = re.compile(r'"([A-Z]{2} [A-Z0-9][\w., –-]*)"')
NAMED = ("seat", "suit", "item", "phase")


def test_every_message_is_written() -> None:
    content = new_game().match.content
    speaker = Words("en", content)
    wanted = {f"why-{reason.message}" for reason in REASONS.all[1:]}
    for part in GAME.parts:
        assert isinstance(part, RootPart)
        for step in part.asks():
            wanted.add("ask" + "".join("-" + c.lower() if c.isupper() else c for c in step.__name__))
    wanted |= {GAME.option_message(verb) for verb in GAME.vocabulary.verbs}
    wanted |= {"option-" + spec.key for spec in GAME.options if "." not in spec.key}
    wanted |= {f"choice-{spec.key}-{choice}" for spec in GAME.options for choice in spec.choices if "." not in spec.key}
    wanted |= {f"{kind}-{name}" for kind in NAMED for name in content.names[kind]}
    assert sorted(message for message in wanted if not speaker.has(message)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_samples_of_all_messages_are_as_read_before(language: str) -> None:
    """After a wanted change: `clockwood words root --language pl`, the lines of the game; then read the diff."""
    own = {name for path in messages_files(locale_folder(GAME), language) for name in messages(path)}
    lines = [line for line in word_list(new_game().match.content, language) if line.split()[0] in own]
    known = Path(__file__).parent / "words" / f"{language}.txt"
    assert lines == known.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("variant", few_are_fast([Variant("root", options) for options in GAME.variants]))
def test_whole_games_can_be_told(variant: Variant) -> None:
    check_told(variant.table(1), 1)


def test_pieces_are_counted_in_words() -> None:
    speaker = Words("en", new_game().match.content)

    def said(message: str, n: int, piece: str) -> str:
        return speaker.say(message, seat="The Marquise", n=n, piece_id=piece, clearing="clearing 5")

    assert said("placed", 1, "warrior") == "The Marquise placed 1 warrior in clearing 5."
    assert said("placed", 2, "warrior") == "The Marquise placed 2 warriors in clearing 5."
    assert said("removed", 2, "wood") == "The Marquise lost 2 wood in clearing 5."


def test_every_citation_of_the_code_is_listed() -> None:
    known = set(statements(GAME))
    chapters = {tag[: cut.start()] for tag in known for cut in re.finditer(r"\.|[a-z]?$", tag)}
    missing = set()
    for path in [*HOME.rglob("*.py"), *Path(__file__).parent.rglob("*.py")]:
        text = path.read_text(encoding="utf-8")
        quoted = " ".join(f"[{cite}]" for cite in QUOTED.findall(text))
        missing |= {f"{path.name}: {tag}" for tag in tags_in(text + quoted, "RT") if tag not in known | chapters}
    assert sorted(missing) == []


def test_every_statement_is_proven() -> None:
    """A statement has a test, or says why it has none; not both."""
    known = statements(GAME)
    proven = set(proofs(Path(__file__).parent, "RT"))
    assert [tag for tag, rule in known.items() if tag not in proven and not rule.untested] == []
    assert [tag for tag, rule in known.items() if tag in proven and rule.untested] == []


def test_nouns_follow_their_numbers() -> None:
    """Warriors and points are counted in words that fit one and many."""
    t = table(alliance=1).put(c8="marquise 2, sawmill, sympathy").cards("supporters.alliance", "anvil", "foxfolk-steel")
    t.start("birdsong", "alliance").go("revolt c8", "spend anvil", "spend foxfolk-steel")
    words = Words("en", t.table.match.content, with_ids=False)
    said = [words.told(told) for told in t.table.story]
    assert "Marquise lost 2 warriors in clearing 8." in said
    assert "Marquise lost 1 sawmill in clearing 8." in said
    assert "Alliance scored 1: 1 point." in said


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_trait_has_a_short_name_for_the_page(language: str) -> None:
    page = (HOME.parents[1] / "locale" / f"page.{language}.ftl").read_text(encoding="utf-8")
    traits = [trait for spec in GAME.automata for trait in spec.traits]
    assert [trait for trait in traits if f"\ntrait-{trait} = " not in page] == []


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_turn_of_every_automaton_is_told_with_what_changes_it(language: str) -> None:  # [GE 3.3.1] [GE 3.3.2]
    speaker = Words(language, new_game().match.content)
    known = statements(GAME)
    for spec in GAME.automata:
        assert all(speaker.has(f"turn-{spec.name}-{word}") for _, word, _ in spec.turn), spec.name
        assert all(speaker.has(f"level-{spec.name}-{level}") for level in spec.levels), spec.name
        assert [phase for phase, *_ in spec.turn][:: len(spec.turn) - 1] == ["birdsong", "evening"]
        assert [cite for *_, cite in spec.turn if cite not in known] == []
        assert set(spec.marks) <= {word for _, word, _ in spec.turn}
        assert {mark for marks in spec.marks.values() for mark in marks} <= {*spec.levels, *spec.traits}
