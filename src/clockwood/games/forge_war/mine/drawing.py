"""The mine drawn, and as text: every hex with its resource and who stands there."""

from typing import Final

from clockwood.games.forge_war.content import ForgeContent
from clockwood.games.forge_war.mine.printed import CORE, PLACES, RADIUS
from clockwood.games.forge_war.words import HEXES, LETTERS, RESOURCES
from clockwood.kernel.scene import Board, Link, Mark, PieceKind, Place, Setting
from clockwood.kernel.seen import Seen, SeenPiece
from clockwood.kernel.sketch import Piece, Sketch, label, plain, tab
from clockwood.kernel.view import Flat

WIDTH: Final = 880
HEIGHT: Final = 800
STEP: Final = 90
HALF: Final = 45
UP: Final = 78
HEX: Final = "M0 -50L43.5 -25L43.5 25L0 50L-43.5 25L-43.5 -25Z"
"""The outline of a hex around its middle, as its tile is drawn."""

CORNERS: Final = [(0, -50), (43, -25), (43, 25), (0, 50), (-43, 25), (-43, -25)]
"""The same in whole numbers, for its place."""

LETTER_WIDTH: Final = 7
MARGIN: Final = 2
"""The width of a hex and the left margin of the text."""


def describe_mine(content: ForgeContent, setting: Setting) -> None:
    """Add the board with its hexes, their neighbours and the ground pieces."""
    setting.boards.append(Board("mine", "scene-mine", WIDTH, HEIGHT, 79, 20))
    setting.places.extend(hex_place(which) for which in range(HEXES))
    names = content.names["hex"]
    setting.links.extend(
        Link(f"place:{names[k]}", f"place:{names[other]}", "beside")
        for k in range(HEXES)
        for other in range(k + 1, HEXES)
        if content.mine.beside[k] >> other & 1
    )
    setting.pieces.extend(
        PieceKind(
            f"ground-{kind}",
            f"resource-{kind}",
            Mark(LETTERS[k], "circle", "plain"),
            spot="area",
            counted=False,
            about=f"about-{kind}",
        )
        for k, kind in enumerate(RESOURCES)
    )


def centre(which: int) -> tuple[int, int]:
    """Return the middle of a hex on the sheet: rows go down, columns to the right."""
    q, r = PLACES[which]
    return WIDTH // 2 + q * STEP + r * HALF, HEIGHT // 2 + r * UP


def hex_place(which: int) -> Place:
    x, y = centre(which)
    outline = "M" + "L".join(f"{x + dx} {y + dy}" for dx, dy in CORNERS) + "Z"
    ring = "core" if which < CORE else "border"
    return Place("mine", "hex", which, (x, y), outline, {"row": (x, y - 7), "code": (x, y - 32)}, ring=ring)


def draw_mine(content: ForgeContent, view: Flat, seen: Seen) -> None:
    """Put the ground and the pieces on their hexes."""
    for name in content.names["hex"]:
        if f"ground.{name}" in view:
            seen.pieces.append(SeenPiece(name, f"ground-{view[f'ground.{name}']}", 1))
        if f"mine.{name}" in view:
            seen.pieces.append(SeenPiece(name, str(view[f"mine.{name}"]), 1))


def sketch_mine(content: ForgeContent, view: Flat, marked: list[str]) -> Sketch:
    """Return rows of hexes: name, letter of the resource, a small letter for a worker, a large one for an overseer."""
    lines: Sketch = []
    for r in range(-RADIUS, RADIUS + 1):
        line: list[Piece] = []
        for k in sorted((k for k, place in enumerate(PLACES) if place[1] == r), key=lambda k: PLACES[k][0]):
            name = content.names["hex"][k]
            if f"ground.{name}" in view:
                line += [tab(MARGIN + column(k)), *hex_pieces(view, name, name in marked)]
        if line:
            lines.append(line)
    return [*lines, [plain("  "), label("sketch-mine-key")]]


def column(which: int) -> int:
    q, r = PLACES[which]
    return (2 * q + r + 2 * RADIUS) * LETTER_WIDTH // 2


def hex_pieces(view: Flat, name: str, marked: bool) -> list[Piece]:
    resource = str(view[f"ground.{name}"])
    stands = str(view.get(f"mine.{name}", ""))
    colour, _, piece = stands.partition("-")
    letter = "·" if not stands else colour[0].upper() if piece == "overseer" else colour[0]
    style = colour if stands else "dim"
    return [plain(name, "legal" if marked else "dim"), plain(LETTERS[RESOURCES.index(resource)]), plain(letter, style)]
