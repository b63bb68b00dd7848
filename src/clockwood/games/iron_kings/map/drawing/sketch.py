"""The map as text: every hex with its ground and stack, kings with the way they face, workers."""

from typing import Final

from mypy_extensions import i64

from clockwood.games.iron_kings.content import KingsContent, content_of
from clockwood.games.iron_kings.kings.drawing.marks import ARROWS, letter_of
from clockwood.games.iron_kings.map.drawing.pieces import LETTERS
from clockwood.games.iron_kings.words import FACINGS, TERRAIN, TOKENS
from clockwood.kernel.gesture import touched
from clockwood.kernel.match import Match
from clockwood.kernel.sketch import Piece, Sketch, label, named, plain, tab
from clockwood.kernel.view import Flat

WIDE: Final = 8


def sketch_map(match: Match, seat: i64) -> Sketch:
    """Draw row by row from the north; hexes that the open question offers are marked."""
    content = content_of(match)
    view = match.game.view(match, seat)
    legal, _ = touched(match, seat, ["hex"])
    lines: Sketch = [[label("scene-round"), plain(f" {view['round']}/{content.agreed.round_limit}")]]
    spots = content.land.spots
    for row in sorted({row for _, row in spots}, reverse=True):
        line: list[Piece] = []
        for k in sorted((k for k, spot in enumerate(spots) if spot[1] == row), key=lambda k: spots[k]):
            name = content.land.ids[k]
            line += [tab(spots[k][0] * WIDE), *hex_pieces(content, view, name, name in legal)]
        lines.append(line)
    return [*lines, [plain("  "), label("sketch-map-key")]]


def hex_pieces(content: KingsContent, view: Flat, name: str, legal: bool) -> list[Piece]:
    """Return a hex's name, ground and stack, then Holdfasts, kings and workers there."""
    terrain = LETTERS[TERRAIN.index(str(view[f"terrain.{name}"]))]
    stack = view.get(f"wood.{name}", view.get(f"coal.{name}", ""))
    found = [plain(name, "legal" if legal else "dim"), plain(f"{terrain}{stack}")]
    for seat in content.names["seat"]:
        if view.get(f"{seat}.king") == name:
            arrow = ARROWS[FACINGS.index(str(view[f"{seat}.facing"]))]
            found.append(plain(f"{letter_of(seat)}{arrow}", "head"))
        elif view.get(f"{seat}.site") == name:
            found.append(plain(f"{letter_of(seat)}H", "dim"))
    if f"worker.{name}" in view:
        found.append(plain(letter_of(str(view[f"worker.{name}"])).lower()))
    return found


def sketch_hex(match: Match, where: int) -> Sketch:
    """Explain one hex: its terrain and what is left in its bag."""
    name = content_of(match).land.ids[where]
    view = match.game.view(match, -1)
    line = [plain(f"{name}  "), named("terrain", str(view[f"terrain.{name}"]), "")]
    for token in TOKENS:
        if f"bag.{token}.{name}" in view:
            line += [plain(f"  {view[f'bag.{token}.{name}']} "), named("token", token, "dim")]
    return [line]
