"""The mine as text: every hex with its name, its resource and who stands there."""

from typing import Final

from clockwood.games.forge_war.content import ForgeContent
from clockwood.games.forge_war.mine.printed import PLACES, RADIUS
from clockwood.games.forge_war.words import LETTERS, RESOURCES
from clockwood.kernel.sketch import Piece, Sketch, label, plain, tab
from clockwood.kernel.view import Flat

WIDE: Final = 7
LEFT: Final = 2


def draw_mine(content: ForgeContent, seen: Flat, marked: list[str]) -> Sketch:
    """Rows of hexes: name, letter of the resource, a small letter for a worker or a large one for an overseer."""
    lines: Sketch = []
    for r in range(-RADIUS, RADIUS + 1):
        line: list[Piece] = []
        for k in sorted((k for k, place in enumerate(PLACES) if place[1] == r), key=lambda k: PLACES[k][0]):
            name = content.names["hex"][k]
            if f"ground.{name}" in seen:
                line += [tab(LEFT + column(k)), *hex_pieces(seen, name, name in marked)]
        if line:
            lines.append(line)
    return [*lines, legend()]


def column(which: int) -> int:
    q, r = PLACES[which]
    return (2 * q + r + 2 * RADIUS) * WIDE // 2


def hex_pieces(seen: Flat, name: str, marked: bool) -> list[Piece]:
    resource = str(seen[f"ground.{name}"])
    stands = str(seen.get(f"mine.{name}", ""))
    colour, _, piece = stands.partition("-")
    letter = "·" if not stands else colour[0].upper() if piece == "overseer" else colour[0]
    style = colour if stands else "dim"
    return [plain(name, "legal" if marked else "dim"), plain(LETTERS[RESOURCES.index(resource)]), plain(letter, style)]


def legend() -> list[Piece]:
    return [plain("  "), label("sketch-mine-key")]
