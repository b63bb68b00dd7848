"""Forge War's pictures: drawn alike every time, in the colours of the theme, with all that the setting names."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import clockwood
from clockwood.games.forge_war.art.ores import CUTS, SHAPES, VEINS
from clockwood.games.forge_war.art.pictures import draw
from clockwood.games.forge_war.content import ForgeContent
from clockwood.games.forge_war.words import RESOURCES
from clockwood.scene import builder as scene_module
from clockwood.scene.builder import SceneBuilder
from clockwood.scene.pictures import pictures

THEME = (Path(scene_module.__file__).parent / "theme.css").read_text(encoding="utf-8")


def content(players: int = 4) -> ForgeContent:
    made = clockwood.new("forge-war", seed=1, options={"players": players}).match.content
    assert isinstance(made, ForgeContent)
    return made


def test_pictures_are_well_formed_alike_every_time_and_in_tokens() -> None:
    drawn = draw(content())
    assert drawn == draw(content())
    for picture in drawn.values():
        assert ET.fromstring(picture).tag.endswith("svg")  # noqa: S314 - our own bytes
        used = set(re.findall(r"var\(--([\w-]+)\)", picture)) - {"serif", "sans"}
        assert {token for token in used if THEME.count(f"--{token}: ") != 2} == set()
        assert re.findall(r'(?:fill|stroke)="(?:#|rgb|hsl)[^"]*"', picture) == []


def test_every_piece_and_sign_is_drawn() -> None:
    setting = SceneBuilder(content()).setting
    ids = set(re.findall(r'\bid="([^"]+)"', draw(content())["symbols"]))
    wanted = {piece.symbol for piece in setting.pieces} | {counter.icon for counter in setting.counters if counter.icon}
    wanted |= {cell.icon for face in setting.faces for cell in face.cells}
    assert "" not in wanted
    assert wanted - ids == set()


def test_every_hex_has_its_socket() -> None:
    made = content()
    ids = set(re.findall(r'\bid="art:place:([^"]+)"', draw(made)["mine.desktop.ground"]))
    assert ids == set(made.names["hex"])


@pytest.mark.parametrize(("players", "stands"), [(2, 3), (3, 4)])
def test_the_street_shows_the_stands_there_are_and_no_other(players: int, stands: int) -> None:  # [FW F5.4]
    made = content(players)
    drawn = set(re.findall(r'\bid="art:place:([^"]+)"', draw(made)["market.desktop.ground"]))
    named = {place.ref for place in SceneBuilder(made).setting.places if place.board == "board:market"}
    assert {f"place:{stand}" for stand in drawn} == named
    assert len(drawn) == stands


def test_no_two_ores_share_a_shape_a_cut_or_a_vein() -> None:
    for drawn in (SHAPES, CUTS, VEINS):
        assert sorted(drawn) == sorted(RESOURCES)
        assert len(set(drawn.values())) == len(RESOURCES)


def test_tables_of_different_sizes_have_streets_of_their_own() -> None:  # [FW F5.4]
    """Whichever table is drawn first, a bazaar of two players is one stand, that of four is two."""
    four, two = (pictures(content(players))["market.desktop.ground"] for players in (4, 2))
    assert "art:place:bazaar-single" in four
    assert "art:place:bazaar-single" not in two
