"""The shipped pack is whole, and packs that are not are refused by file, entry and reason."""

import copy

import pytest

from clockwood.games.iron_kings.game import GAME
from clockwood.kernel.entry import PROVENANCE
from clockwood.kernel.errors import BadPack
from clockwood.packs import Files, read_pack, shipped_pack

LISTS = {
    "map": ["hex", "bag", "stack"],
    "planning": ["planning"],
    "treasures": ["treasure"],
    "upgrades": ["upgrade"],
}


def shipped() -> Files:
    folder = shipped_pack(GAME)
    assert folder is not None
    return copy.deepcopy(read_pack(folder)[1])


def entries(files: Files, stem: str, key: str) -> list[dict[str, object]]:
    found = files[stem][key]
    assert isinstance(found, list)
    return found


def refused(files: Files, **options: int | str) -> str:
    with pytest.raises(BadPack) as error:
        GAME.content(files, [], options)
    return str(error.value)


def test_every_entry_says_where_it_comes_from() -> None:
    files = shipped()
    for lead, wanted in (("", "public source"), ("ring_", "house")):
        for stem, keys in LISTS.items():
            for key in keys:
                given = {entry["provenance"] for entry in entries(files, lead + stem, key)}
                assert given == {wanted}
    assert wanted in PROVENANCE
    assert {entry["provenance"] for entry in entries(files, "board", "goal")} == {"house"}


def test_both_packs_load_for_every_number_of_players() -> None:
    for pack in ("module", "ring"):
        for players in (1, 2, 3, 4):
            assert len(GAME.content(shipped(), [], {"pack": pack, "players": players}).names["seat"]) == players


@pytest.mark.parametrize(
    ("stem", "key", "field", "value", "reason"),
    [
        ("planning", "planning", "effect", "dance", "planning.toml manual-override: 'effect' is 'dance'"),
        ("planning", "planning", "steam", 99, "'steam' is 99; it must be 0–9"),
        ("treasures", "treasure", "traits", ["shiny"], "treasures.toml gold-chalice: 'traits' holds 'shiny'"),
        ("treasures", "treasure", "vp", "three", "'vp' must be a whole number"),
        ("upgrades", "upgrade", "section", "tail", "upgrades.toml field-upgrades: 'section' is 'tail'"),
        ("upgrades", "upgrade", "powers", ["luck"], "'powers' holds 'luck'"),
        ("map", "hex", "terrain", "swamp", "map.toml a2: 'terrain' is 'swamp'"),
        ("map", "hex", "col", 1, "map.toml a4: column and row do not fit between the other hexes"),
        ("map", "bag", "terrain", "lake", "map.toml lake: 'terrain' is 'lake'"),
        ("map", "stack", "count", -1, "'count' is -1; it must be 0–9"),
        ("map", "hex", "provenance", "rumour", "map.toml a2: 'provenance' is 'rumour'"),
        ("board", "board", "colour", "grey", "board.toml player: unknown field 'colour'"),
        ("board", "goal", "vp", [1, 2], "board.toml module: 'vp' must be a list of four numbers"),
    ],
)
def test_a_wrong_field_is_named(stem: str, key: str, field: str, value: object, reason: str) -> None:
    files = shipped()
    entries(files, stem, key)[0][field] = value
    assert reason in refused(files)


def test_what_does_not_add_up_is_named() -> None:
    files = shipped()
    entries(files, "planning", "planning")[0]["copies"] = 2
    assert "22 cards; there is room for 1 to 21 [IK K1.3]" in refused(files)
    files = shipped()
    entries(files, "map", "hex")[1]["id"] = "a2"
    assert "map.toml a2: two hexes have this id" in refused(files)
    files = shipped()
    entries(files, "map", "bag").pop()
    assert "one [[bag]] each is needed" in refused(files)
    files = shipped()
    files["map"]["hex"] = [entry for entry in entries(files, "map", "hex") if entry["terrain"] != "site"]
    assert "too few sites for 1 players [IK K1.2]" in refused(files)
    files = shipped()
    del files["treasures"]
    assert "treasures.toml: this file is missing" in refused(files)
