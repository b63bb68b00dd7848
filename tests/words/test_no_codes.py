"""No sentence names a thing by an id that is printed nowhere on the table."""

import re
from collections.abc import Iterator

import pytest

import clockwood
from clockwood.kernel.options import Value
from clockwood.kernel.rng import seeded
from clockwood.kernel.table import Table
from clockwood.registry import game_named
from clockwood.scene import schema as s
from clockwood.scene.builder import SceneBuilder
from clockwood.terminal.menu import Menu
from clockwood.words import LANGUAGES, Words

CODE = re.compile(r"[a-z]{1,2}\d+[a-z]?|[a-z]+(_[a-z]+)+", re.IGNORECASE)
WORD = re.compile(r"[\w]+")
ID = re.compile(r"[\w-]+")
PARTED = re.compile(r"[a-z][\d_-]")
"""A mark of ids: no name that is said has one."""
PRINTED = {"forge-war": {"hex"}, "ironwood": set[str](), "iron-kings": {"hex"}, "root": set[str]()}
"""The kinds whose ids are drawn on the board."""

TABLES = [
    (game, variant)
    for game, count in (("forge-war", 7), ("ironwood", 2), ("iron-kings", 4))
    for variant in range(count)
]
OF_ROOT: list[dict[str, Value]] = [
    {"map": "mountain", "alliance": 1, "vagabond": 1},
    {"map": "mountain", "lizards": 1, "duchy": 1},
    {"map": "lake", "deck": "exiles", "riverfolk": 1, "corvids": 1},
    {"riverfolk": 1, "seat.marquise": "mechanical-marquise:1", "seat.eyrie": "electric-eyrie:2"},
    {"alliance": 1, "vagabond": 1, "seat.alliance": "automated-alliance:1", "seat.vagabond": "vagabot:3"},
    {"lizards": 1, "riverfolk": 1, "seat.lizards": "logical-lizards:1", "seat.riverfolk": "riverfolk-robots:1"},
    {"duchy": 1, "corvids": 1, "seat.duchy": "drillbit-duchy:1", "seat.corvids": "cogwheel-corvids:1"},
    {"setup": "advanced", "people": 4},
]
"""Every faction, every automaton, and the draft."""
ANSWERS = 260


def codes_of(table: Table) -> set[str]:
    """Return the ids of things that look like codes and are printed nowhere."""
    content = table.match.content
    printed = PRINTED[table.match.game.name]
    known = {name for kind in printed for name in content.names[kind]}
    names = {name for kind, names in content.names.items() if kind not in printed for name in names}
    return {name for name in names if CODE.fullmatch(name)} - known


def said(speaker: Words, table: Table, seed: int) -> Iterator[str]:
    """Yield the sentences of prompts, answers, results and events of a game played at random."""
    rng = seeded(seed)
    for _ in range(ANSWERS):
        if table.over:
            break
        question = table.decisions[0]
        yield speaker.prompt(table.match, question)
        for action in question.options:
            yield speaker.option(table.match, question, int(action))
            result = table.match.game.result(table.match, question, int(action))
            if result is not None:
                yield speaker.told(result)
        table.choose(int(question.options[rng.below(len(question.options))]), int(question.seat))
    for told in table.story:
        yield speaker.told(told)


def named(text: str, codes: set[str]) -> set[str]:
    return codes.intersection(WORD.findall(text))


@pytest.mark.parametrize(("game", "variant"), TABLES)
def test_a_game_is_told_without_codes(game: str, variant: int) -> None:
    table = clockwood.new(game, seed=variant, options=game_named(game).variants[variant])
    codes = codes_of(table)
    language = LANGUAGES[variant % len(LANGUAGES)]
    speaker = Words(language, table.match.content, with_ids=False)
    assert [text for text in said(speaker, table, variant) if named(text, codes)] == []
    assert speaker.problems == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", OF_ROOT, ids=lambda options: "-".join(options).replace("seat.", "bot-"))
def test_root_is_told_without_codes(options: dict[str, Value], language: str) -> None:
    table = clockwood.new("root", seed=2, options=options)
    speaker = Words(language, table.match.content, with_ids=False)
    texts = list(said(speaker, table, 2))
    codes = codes_of(table) | {
        name for each in table.match.content.names.values() for name in each if PARTED.search(name)
    }
    assert [text for text in texts if codes.intersection(ID.findall(text))] == []
    assert speaker.problems == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_forge_war_shows_no_codes(language: str) -> None:
    """Cards, panels and things on the page have names."""
    table = clockwood.new("forge-war", seed=3)
    codes = codes_of(table)
    builder = SceneBuilder(table.match.content, language)
    list(said(builder.speaker.words, table, 3))
    texts = [text for card in builder.setting.cards for text in (card.name, card.text)]
    texts += [thing.name for thing in builder.setting.things]
    for seat in (-1, 0, 1):
        rows = [entry.rows for entry in builder.view(table, seat).values() if isinstance(entry, s.PanelEntry)]
        texts += [row.said.text for each in rows for row in each]
    assert [text for text in texts if named(text, codes)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_foot_of_a_card_repeats_no_name(language: str) -> None:
    """A number that is printed stands there, as of WW01; the id of a vision is only its mountain's name."""
    cards = SceneBuilder(clockwood.new("ironwood", seed=1).match.content, language).setting.cards
    assert any(card.foot.startswith("WW01") for card in cards)
    assert [card.foot for card in cards if card.name.lower() in card.foot.lower()] == []


def test_the_terminal_of_forge_war_shows_no_codes() -> None:
    table = clockwood.new("forge-war", seed=5)
    codes = codes_of(table)
    words = Words("en", table.match.content)
    rng = seeded(5)
    texts: list[str] = []
    for _ in range(200):
        if table.over:
            break
        question = table.decisions[0]
        menu = Menu(words, table, question, 100)
        sketch = [*table.match.game.sketch(table.match, question.seat), *menu.lines()]
        texts += ["".join(words.piece(piece)[0] for piece in line) for line in sketch]
        table.choose(int(question.options[rng.below(len(question.options))]), int(question.seat))
    assert [text for text in texts if named(text, codes)] == []
    assert words.problems == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_can_be_typed_in_the_words_on_screen(language: str) -> None:
    table = clockwood.new("forge-war", seed=5)
    rng = seeded(5)
    for _ in range(80):
        question = table.decisions[0]
        menu = Menu(Words(language, table.match.content), table, question, 100)
        for k in range(len(menu.actions)):
            read = menu.read(menu.text(k).upper())
            assert menu.text(menu.actions.index(int(read[0]))) == menu.text(k)
        table.choose(int(question.options[rng.below(len(question.options))]), int(question.seat))
