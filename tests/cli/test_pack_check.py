"""`clockwood pack check` names all errors of a pack at once, and says what to write instead."""

from pathlib import Path

import pytest

from clockwood.new_pack import new_pack
from clockwood.pack_errors import pack_errors
from clockwood.registry import game_named

CARDS = """
[[card]]
id = "WW04"
effect = "Move 3 Fighters, then attack."

[[card]]
id = "WW99"
effect = "gain 1"

[[card]]
id = "WW07"
damage = "2"
defense = 12
values_provenance = "mine"
ongoing = 3
effect = "move 3 figters"
provenance = "owner"

[[card]]
id = "WW08"
effect = "gain 2"
provenance = "owner"

[[card]]
id = "IC10"
efect = "gain 1"
"""


def begun(folder: Path, game: str = "ironwood") -> Path:
    new_pack(game_named(game), folder / "mine")
    return folder / "mine"


def errors(folder: Path) -> list[str]:
    return [str(error) for error in pack_errors(folder)]


def test_a_pack_as_it_is_begun_has_none(tmp_path: Path) -> None:
    for game in ("ironwood", "forge-war", "iron-kings", "root"):
        assert errors(begun(tmp_path / game, game)) == []


def test_every_entry_and_every_field_of_it_is_named(tmp_path: Path) -> None:
    mine = begun(tmp_path)
    (mine / "cards.toml").write_text(CARDS, encoding="utf-8")
    found = errors(mine)
    assert [line.split(":")[0] for line in found] == [
        "cards.toml WW04",
        "cards.toml WW04 effect, column 1",
        "cards.toml WW99",
        "cards.toml WW07",
        "cards.toml WW07 effect, column 8",
        "cards.toml WW07",
        "cards.toml WW07",
        "cards.toml IC10",
    ]
    assert found[0].endswith("missing 'provenance'")
    assert "if it means 'move 3 fighters; attack', write that" in found[1]
    assert found[2].endswith("there is no card 'WW99'; there are WW01 to WW38 and IC01 to IC38")
    assert found[5].endswith("'damage' must be a whole number, without quotation marks")
    assert "unknown field 'efect', perhaps 'effect'; there are id," in found[7]


def test_files_that_replace_shipped_ones_are_read_entry_by_entry(tmp_path: Path) -> None:
    mine = begun(tmp_path, "forge-war")
    quests = (mine / "quests.toml.txt").read_text(encoding="utf-8")
    spoilt = quests.replace('deck = "grey"', 'deck = "gray"', 1).replace('deck = "red"', 'deck = "rot"', 1)
    (mine / "quests.toml").write_text(spoilt, encoding="utf-8")
    (mine / "wealth.toml").write_text("wealth = 3\n", encoding="utf-8")
    found = errors(mine)
    assert len(found) == 3
    assert "'deck' is 'gray'; it must be one of" in found[0]
    assert "'deck' is 'rot'; it must be one of" in found[1]
    assert found[2].startswith("wealth.toml: 'wealth' must be a list: write [[wealth]] for each")


def test_entries_that_do_not_fit_together_are_one_error(tmp_path: Path) -> None:
    mine = begun(tmp_path)
    board = (mine / "map.toml.txt").read_text(encoding="utf-8")
    first = board.index("adjacent_mountains")
    (mine / "map.toml").write_text(board[:first] + board[board.index("\n", first) + 1 :], encoding="utf-8")
    found = errors(mine)
    assert len(found) == 1
    assert found[0].startswith("map.toml")


def test_a_file_that_is_no_toml_does_not_hide_the_others(tmp_path: Path) -> None:
    mine = begun(tmp_path)
    (mine / "cards.toml").write_text("Swift Paths: Move 5 Fighters.\n", encoding="utf-8")
    (mine / "visions.toml").write_text('[[vision]]\nmountain = "auria"\ncrystals = "1"\n', encoding="utf-8")
    found = errors(mine)
    assert found[0].startswith("cards.toml: not valid TOML")
    assert found[0].endswith('text stands in quotation marks: name_en = "Rest"')
    assert "visions.toml auria: 'crystals' must be a whole number, without quotation marks" in found


def test_a_head_without_id_and_game_is_told_both(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('title_en = "Mine"\n', encoding="utf-8")
    found = errors(tmp_path)
    assert found[0] == "pack.toml: the id is letters, digits and '-', at most 40 of them"
    assert found[1].startswith("pack.toml: missing 'game'; add the line game = \"ironwood\", with the game")


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ('card = "WW04 Move 5 Fighters"', "'card' must be a list: write [[card]] for each, and its fields below"),
        ('card = ["WW04 Move 5 Fighters"]', "must be a table: write [[card]] for each, and its fields below"),
        ('[[cards]]\nid = "WW04"', "unknown field 'cards', perhaps 'card'; there are card"),
    ],
)
def test_a_card_typed_as_text_is_told_the_form(tmp_path: Path, cards: str, reason: str) -> None:
    mine = begun(tmp_path)
    (mine / "cards.toml").write_text(cards + "\n", encoding="utf-8")
    [found] = errors(mine)
    assert reason in found
