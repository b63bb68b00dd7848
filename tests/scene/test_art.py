"""Pictures are the same every time, use the colours of the theme, and hold everything the setting names."""

import re
from functools import lru_cache
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import clockwood
from clockwood.games.iron_kings.art.terrain import FILLS, figures
from clockwood.kernel.content import Content
from clockwood.kernel.options import Value
from clockwood.kernel.rng import seeded
from clockwood.scene import builder as scene_module
from clockwood.scene.builder import SceneBuilder
from clockwood.scene.pictures import art_of, pictures

THEME = (Path(scene_module.__file__).parent / "theme.css").read_text(encoding="utf-8")


OPTIONS: dict[str, dict[str, Value]] = {
    "ironwood": {"automaton": "woodenbot"},
    "iron-kings": {"players": 4},
    "iron-kings ring": {"players": 4, "pack": "ring"},
    "root": {"alliance": 1, "vagabond": 1, "vagabond2": 1},
    "root winter": {"map": "winter", "deck": "exiles"},
    "root lake": {"map": "lake"},
    "root mountain": {"map": "mountain"},
}
"""Options of tables that show everything a game can draw, by game and variant."""


@lru_cache
def content(table: str) -> Content:
    return clockwood.new(table.partition(" ")[0], seed=1, options=OPTIONS[table]).match.content


def themes() -> list[dict[str, str]]:
    """The tokens of the light theme and of the dark one."""
    blocks = re.findall(r":root[^{]*\{([^}]*)\}", THEME)
    return [dict(re.findall(r"--([\w-]+): ([^;]+);", block)) for block in blocks]


@pytest.mark.parametrize("table", OPTIONS)
def test_the_same_content_gives_the_same_pictures(table: str) -> None:
    art = art_of(content(table))
    assert art is not None
    assert art.draw(content(table)) == art.draw(content(table))


@pytest.mark.parametrize("table", OPTIONS)
def test_pictures_are_well_formed(table: str) -> None:
    for name, picture in pictures(content(table)).items():
        assert ET.fromstring(picture).tag.endswith("svg"), name  # noqa: S314 - our own bytes


@pytest.mark.parametrize("table", OPTIONS)
def test_colours_are_tokens_of_both_themes(table: str) -> None:
    light, dark = themes()
    for name, picture in pictures(content(table)).items():
        used = set(re.findall(r"var\(--([\w-]+)\)", picture)) - {"serif", "sans"}
        assert used - set(light) == set(), name
        assert used - set(dark) == set(), name
        assert re.findall(r'(?:fill|stroke)="(?:#|rgb|hsl)[^"]*"', picture) == [], name


@pytest.mark.parametrize("table", OPTIONS)
def test_ids_are_given_once_in_pictures_that_are_shown_together(table: str) -> None:
    drawn = pictures(content(table))
    for size in ("desktop", "phone", "mini"):
        shown = [drawn["marks"], drawn["symbols"], *(drawn[name] for name in drawn if f".{size}." in name)]
        ids = [found for picture in shown for found in re.findall(r'\bid="([^"]+)"', picture)]
        assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("table", OPTIONS)
def test_every_board_is_drawn_with_its_places_in_every_size(table: str) -> None:
    setting = SceneBuilder(content(table)).setting
    assert {size for board in setting.boards for size in board.art} == {"desktop", "phone", "mini"}
    ground = pictures(content(table))["map.desktop.ground"] + pictures(content(table))["map.desktop.relief"]
    there = {place.ref for place in setting.places if place.board == "board:map"}
    assert there == set(re.findall(r'\bid="art:(place:[^"]+)"', ground))


@pytest.mark.parametrize("table", OPTIONS)
def test_every_piece_sign_and_icon_has_its_symbol(table: str) -> None:
    setting = SceneBuilder(content(table)).setting
    sheet = set(re.findall(r'<symbol id="([^"]+)"', pictures(content(table))["symbols"]))
    wanted = {piece.symbol for piece in setting.pieces} | {counter.icon for counter in setting.counters if counter.icon}
    wanted |= {cell.icon for face in setting.faces for cell in face.cells}
    wanted |= {icon.ref for card in setting.cards for icon in card.icons}
    wanted |= {f"{counter.icon}.empty" for counter in setting.counters if counter.goal and counter.most}
    assert wanted - sheet == set()


# -- contrast, as the tokens promise it: text 4.5, edges and shapes 3

TEXT = 4.5
SHAPE = 3.0
PAIRS = [
    ("ink", "raised", TEXT),
    ("ink", "paper", TEXT),
    ("soft", "raised", TEXT),
    ("soft", "sunk", TEXT),
    ("line", "raised", SHAPE),
    ("brass", "paper", TEXT),
    ("on-brass", "brass-hi", TEXT),
    ("on-wood", "wood", TEXT),
    ("on-wood-soft", "wood", TEXT),
    ("on-wood-danger", "wood", TEXT),
    ("legal", "raised", TEXT),
    ("on-legal", "legal", TEXT),
    ("legal", "forest-middle", SHAPE),
    ("bot", "raised", TEXT),
    ("bot", "bot-tint", TEXT),
    ("on-bot", "bot", TEXT),
    ("danger", "raised", TEXT),
    ("ok", "raised", TEXT),
    ("damage", "paper", TEXT),
    ("defense", "paper", TEXT),
    ("dominance", "paper", TEXT),
    ("crystal", "raised", SHAPE),
    ("ink", "forest-outer", TEXT),
    ("ink", "forest-middle", TEXT),
    ("ink", "forest-core", TEXT),
    ("hill-ink", "ridge-bed", SHAPE),
    ("path", "path-bed", SHAPE),
    *(("ink", ground, TEXT) for ground in ("plain", "lake", "waste", "hill", "hill-shade", "ridge-bed")),
    *(("legal", ground, SHAPE) for ground in ("plain", "lake", "waste")),
    ("hill-ink", "plain", SHAPE),
    ("lake-ink", "lake", SHAPE),
    ("waste-ink", "waste", SHAPE),
    ("danger", "waste", SHAPE),
    ("on-seat", "coal", TEXT),
    ("on-coin", "coin", TEXT),
    ("totem-ink", "totem", TEXT),
    ("on-seat", "iron", TEXT),
    *((f"seat-{k}", "on-seat", TEXT) for k in range(1, 12)),
    *((f"suit-{suit}", "raised", TEXT) for suit in ("fox", "rabbit", "mouse", "bird")),
    *((f"suit-{suit}", "on-seat", TEXT) for suit in ("fox", "rabbit", "mouse", "bird")),
    *((f"suit-{suit}-sign", "coin", TEXT) for suit in ("fox", "rabbit", "mouse")),
    *((f"suit-{suit}", f"suit-{suit}-bed", SHAPE) for suit in ("fox", "rabbit", "mouse")),
    ("ruin-ink", "ruin", TEXT),
    ("boat-ink", "boat", SHAPE),
    ("rock-edge", "rock", SHAPE),
    *((f"{ore}-ore", f"{ore}-bed", TEXT) for ore in ("copper", "iron", "mithril", "emerald", "ruby", "diamond")),
]


def luminance(colour: str) -> float:
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted([luminance(one), luminance(other)])
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("which", [0, 1], ids=["light", "dark"])
def test_contrasts_are_kept(which: int) -> None:
    tokens = themes()[which]
    poor = [
        f"{one} on {other}: {contrast(tokens[one], tokens[other]):.1f}"
        for one, other, least in PAIRS
        if contrast(tokens[one], tokens[other]) < least
    ]
    assert poor == []


def test_a_poor_contrast_is_seen() -> None:
    assert contrast("#777777", "#888888") < SHAPE < TEXT < contrast("#000000", "#ffffff")


# -- Iron Kings


def test_a_king_is_told_by_its_shape_and_its_facing_by_a_prow_of_its_own() -> None:
    """[IK K6.1]: where a king looks decides where it walks and whom it pushes."""
    sheet = pictures(content("iron-kings"))["symbols"]
    drawn = dict(re.findall(r'<symbol id="kind:([^"]+)"[^>]*>(.*?)</symbol>', sheet))
    for seat in ("red", "yellow", "blue", "black"):
        ways = {drawn[f"{seat}-{way}"] for way in ("n", "ne", "se", "s", "sw", "nw")}
        assert len(ways) == 6
    assert len({re.sub(r"seat-\d", "", drawn[f"{seat}-king"]) for seat in ("red", "yellow", "blue", "black")}) == 4


def test_terrain_is_told_without_colour() -> None:
    """Hexes of two terrains differ when every colour is taken away."""
    made = content("iron-kings ring")
    relief, ground = (pictures(made)[f"map.mini.{layer}"] for layer in ("relief", "ground"))
    assert ground.count("<g ") > len(made.names["hex"])
    shapes = {kind: re.sub(r"var\([^)]*\)", "", figures(kind, seeded(1))) for kind in FILLS}
    assert len(set(shapes.values())) == len(FILLS)
    assert all(shapes.values())
    assert relief != pictures(content("iron-kings"))["map.mini.relief"]
