"""docs/packs.md has the whole language of packs, and its examples can be read."""

import re
from pathlib import Path

import pytest

from clockwood.games.forge_war import words as forge_war
from clockwood.games.iron_kings import words as iron_kings
from clockwood.games.ironwood.cards.icons import ICONS
from clockwood.games.ironwood.content import MORE_FIELDS
from clockwood.games.ironwood.grammar import phrases
from clockwood.games.ironwood.grammar.check import problems
from clockwood.games.ironwood.grammar.parser import parse
from clockwood.games.ironwood.words import FACTIONS
from clockwood.games.root import words as root
from clockwood.kernel.entry import PACK_FIELDS, PROVENANCE
from clockwood.packs import shipped_pack
from clockwood.registry import game_named, names

PAGE = (Path(__file__).resolve().parent.parent.parent / "docs" / "packs.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```effects\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
EFFECTS = [line for block in BLOCKS for line in block.splitlines()]
CODE = " ".join(re.findall(r"`([^`]+)`", re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)))


@pytest.mark.parametrize("effect", EFFECTS)
def test_an_example_of_an_effect_can_be_played_by_a_side(effect: str) -> None:
    assert any(not problems(parse(effect, "docs"), side) for side in FACTIONS)


def test_every_word_of_the_grammar_is_explained() -> None:
    said = set(re.findall(r"[a-z]+", CODE))
    assert len(EFFECTS) > 8
    assert sorted(set(phrases.KNOWN) - said - {f"{word}s" for word in said}) == []


@pytest.mark.parametrize(
    "listed",
    [
        [*PACK_FIELDS, *MORE_FIELDS],
        PROVENANCE,
        ICONS[1:],
        [*forge_war.TYPES, *forge_war.DESIGN_KINDS, *forge_war.BONUS_KINDS, *forge_war.SPECIALS, *forge_war.DECKS],
        [*forge_war.BENEFITS, *forge_war.WEALTH_GIVES],
        [*iron_kings.EFFECTS, *iron_kings.POWERS, *iron_kings.NUMBERS, *iron_kings.SECONDS, *iron_kings.TRAITS],
        root.KINDS,
    ],
)
def test_every_word_of_a_field_is_listed(listed: list[str]) -> None:
    assert [word for word in listed if f"`{word}`" not in PAGE] == []


@pytest.mark.parametrize("game", [name for name in names() if game_named(name).home.startswith("clockwood.games.")])
def test_every_file_of_a_pack_is_named(game: str) -> None:
    folder = shipped_pack(game_named(game))
    assert folder is not None
    assert [path.name for path in folder.glob("*.toml") if f"`{path.name}`" not in PAGE] == []
