"""Pictures are drawn alike every time, in the colours of the theme, with all that the setting names."""

import re
from functools import lru_cache
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import clockwood
from clockwood.games.ironwood.art.drawing import draw
from clockwood.games.ironwood.content import IronwoodContent
from clockwood.scene import scenery as scenery_module
from clockwood.scene.art import pictures
from clockwood.scene.scenery import Scenery

THEME = (Path(scenery_module.__file__).parent / "theme.css").read_text(encoding="utf-8")


@lru_cache
def content() -> IronwoodContent:
    made = clockwood.new("ironwood", seed=1, options={"automaton": "woodenbot"}).match.content
    assert isinstance(made, IronwoodContent)
    return made


def names() -> list[str]:
    return list(pictures(content()))


def themes() -> list[dict[str, str]]:
    """The tokens of the light theme and of the dark one."""
    blocks = re.findall(r":root[^{]*\{([^}]*)\}", THEME)
    return [dict(re.findall(r"--([\w-]+): ([^;]+);", block)) for block in blocks]


def test_the_same_content_gives_the_same_pictures() -> None:
    assert draw(content()) == draw(content())


@pytest.mark.parametrize("name", names())
def test_a_picture_is_well_formed(name: str) -> None:
    assert ET.fromstring(pictures(content())[name]).tag.endswith("svg")  # noqa: S314 - our own bytes


@pytest.mark.parametrize("name", names())
def test_colours_are_tokens_of_both_themes(name: str) -> None:
    picture = pictures(content())[name]
    used = set(re.findall(r"var\(--([\w-]+)\)", picture)) - {"serif", "sans"}
    light, dark = themes()
    assert used <= set(light)
    assert used <= set(dark)
    assert re.findall(r'(?:fill|stroke)="(?:#|rgb|hsl)[^"]*"', picture) == []


def test_ids_are_given_once_in_pictures_that_are_shown_together() -> None:
    drawn = pictures(content())
    for size in ("desktop", "phone", "mini"):
        shown = [drawn["marks"], drawn["symbols"], drawn[f"map.{size}.ground"], drawn[f"map.{size}.relief"]]
        ids = [found for picture in shown for found in re.findall(r'\bid="([^"]+)"', picture)]
        assert sorted(ids) == sorted(set(ids))


def test_every_piece_sign_and_icon_has_its_symbol() -> None:
    setting = Scenery(content()).setting
    sheet = set(re.findall(r'<symbol id="([^"]+)"', pictures(content())["symbols"]))
    wanted = {piece.symbol for piece in setting.pieces} | {counter.icon for counter in setting.counters if counter.icon}
    wanted |= {cell.icon for face in setting.faces for cell in face.cells}
    wanted |= {icon.ref for card in setting.cards for icon in card.icons}
    wanted |= {f"{counter.icon}.empty" for counter in setting.counters if counter.goal}
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
    ("on-coin", "coin", TEXT),
    ("totem-ink", "totem", TEXT),
    ("on-seat", "iron", TEXT),
    *((f"seat-{k}", "on-seat", TEXT) for k in range(1, 7)),
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
