"""Packs are read with limits, known by id and hash, laid over each other; games are found by name."""

from pathlib import Path

import pytest

from beacons.game import GAME
from clockwood import api, registry
from clockwood.kernel.errors import BadPack, BadRecord, UnknownName
from clockwood.packs import load_content, read_pack, shipped_pack
from kernel.beacons import table


def pack(folder: Path, **files: str) -> Path:
    for name, text in {"pack": 'id = "mine"', **files}.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def test_a_game_ships_its_pack() -> None:
    folder = shipped_pack(GAME)
    assert folder is not None
    found, files = read_pack(folder)
    assert found.name == "beacons"
    assert set(files) == {"pack", "cards"}


def test_a_pack_is_known_by_every_byte(tmp_path: Path) -> None:
    one, _ = read_pack(pack(tmp_path, cards="a = 1"))
    other, _ = read_pack(pack(tmp_path, cards="a = 2"))
    assert one.name == other.name == "mine"
    assert one.digest != other.digest


def test_a_pack_is_laid_over_the_shipped_one(tmp_path: Path) -> None:
    folder = shipped_pack(GAME)
    assert folder is not None
    text = (folder / "cards.toml").read_text(encoding="utf-8")
    mine = pack(tmp_path, cards=text.replace("c1 =", "glow ="))
    content = load_content(GAME, [str(mine)], {})
    assert [found.name for found in content.packs] == ["beacons", "mine"]
    assert content.names["card"][0] == "glow"
    here = api.new("beacons", seed=1, packs=[str(mine)])
    assert api.replay(here.record(), packs=[str(mine)]).record() == here.record()
    with pytest.raises(BadRecord, match="played with"):
        api.replay(here.record())


@pytest.mark.parametrize(
    ("files", "place", "reason"),
    [
        ({"pack": "id = 3"}, "pack.toml", "the id is letters"),
        ({"pack": 'id = "no spaces"'}, "pack.toml", "the id is letters"),
        ({"pack": f'id = "{"x" * 41}"'}, "pack.toml", "at most 40"),
        ({"cards": "= 3"}, "cards.toml", "not valid TOML"),
        ({"cards": "a = " + "9" * 5000}, "cards.toml", "not valid TOML"),
        ({"cards": "a = " + "[" * 4000}, "cards.toml", "not valid TOML"),
        ({"cards": "# " + "x" * 1_000_001}, "cards.toml", "at most 1000000 bytes"),
        ({f"file{k}": "" for k in range(40)}, "", "at most 32 files"),
        ({"cards": "[cards]\n"}, "cards.toml cards", "12 entries are needed"),
    ],
)
def test_a_bad_pack_is_named(tmp_path: Path, files: dict[str, str], place: str, reason: str) -> None:
    with pytest.raises(BadPack) as refused:
        load_content(GAME, [str(pack(tmp_path, **files))], {})
    assert refused.value.place == (place or str(tmp_path))
    assert reason in refused.value.reason


def test_a_folder_that_is_no_pack_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match=r"there is no pack\.toml here"):
        read_pack(tmp_path)
    (tmp_path / "pack.toml").write_bytes(b"id = '\xff'")
    with pytest.raises(BadPack, match="not UTF-8 text at byte 6"):
        read_pack(tmp_path)


def test_games_are_found_by_name() -> None:
    assert "beacons" in registry.names()
    assert registry.game_named("beacons") is GAME
    with pytest.raises(UnknownName, match="no such game; there are ironwood"):
        registry.game_named("chess")


def test_a_table_without_a_seed_gets_one() -> None:
    assert api.new("beacons").seed != api.new("beacons").seed
    assert table(3).seed == 3


def test_a_bare_match_plays_like_a_table() -> None:
    assert api.simulated("beacons", 3, api.content("beacons")).key() == table(3).match.key()
