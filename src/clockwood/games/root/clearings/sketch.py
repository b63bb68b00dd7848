"""The map as text: clearings where the map has them, in two rows each, and paths dotted between them."""

from typing import Final

from mypy_extensions import i64

from clockwood.games.root.clearings.drawing import HEIGHT, MAP, WIDTH, layout_of
from clockwood.games.root.content import RootContent, content_of
from clockwood.games.root.marks import mark_of
from clockwood.games.root.moments import BUILDING, FIGURE
from clockwood.games.root.words import CLEARINGS, FIRST_FOREST, PIECES
from clockwood.kernel.canvas import Canvas
from clockwood.kernel.gesture import touched
from clockwood.kernel.match import Match
from clockwood.kernel.scene import Board
from clockwood.kernel.seen import number_in
from clockwood.kernel.sketch import Piece, Sketch, label, plain
from clockwood.kernel.view import Flat

COLUMNS: Final = 79
ROWS: Final = 23
SHEET: Final = Board(MAP, "scene-map", WIDTH, HEIGHT, COLUMNS, ROWS)
STEPS: Final = 40
CLOSED: Final = "x"
WATER: Final = "~"


def sketch_map(match: Match, seat: i64) -> Sketch:
    """Draw the map; clearings that the open question offers are marked."""
    content = content_of(match)
    view = match.game.view(match, seat)
    legal, _ = touched(match, seat, ["clearing", "place"])
    at = layout_of(content)
    canvas = Canvas(SHEET)
    for forest in range(content.land.forests):
        name = content.land.names[int(FIRST_FOREST) + forest]
        here = [plain(name, "legal" if name in legal else "dim")]
        here += [
            plain(f" {mark_of(each).letter}", "head")
            for each in content.names["seat"]
            if view.get(f"{each}.pawn") == name
        ]
        canvas.block(*at["forests"][forest], [here])
    for clearing in range(CLEARINGS):
        name = content.land.names[clearing]
        canvas.block(*at["clearings"][clearing], clearing_lines(content, view, clearing, name in legal))
    for a, b in content.land.paths:
        closed = (a, b) in content.land.roads and f"opened.c{a + 1}-c{b + 1}" not in view
        draw_way(canvas, at["clearings"][a], at["clearings"][b], CLOSED if closed else "·")
    for a, b in content.land.rivers:
        draw_way(canvas, at["clearings"][a], at["clearings"][b], WATER)
    return [*canvas.lines(), [label("sketch-map-key")]]


def draw_way(canvas: Canvas, start: tuple[int, int], end: tuple[int, int], character: str) -> None:
    """Draw a straight line of dots between two points of the sheet, beside what stands there."""
    for k in range(1, STEPS):
        x = start[0] + (end[0] - start[0]) * k / STEPS
        y = start[1] + (end[1] - start[1]) * k / STEPS
        canvas.dot(x, y, character, "dim")


def clearing_lines(content: RootContent, view: Flat, clearing: int, legal: bool) -> Sketch:
    """Return number, suit and slots, then warriors and tokens."""
    name = content.land.names[clearing]
    suit = str(view.get(f"suit.{name}", "?"))
    slots = int(content.land.slots[clearing])
    built = "▣" * number_in(view, f"ruin.{name}")
    figures: list[Piece] = []
    tokens = ""
    for part in content.faction:
        for row in part.pieces:
            key = part.name if row.sort == FIGURE else PIECES[row.piece]
            count = number_in(view, f"{key}.{name}")
            if not count:
                continue
            if row.sort == FIGURE:
                figures.append(plain(f"{mark_of(part.name).letter}{count} ", part.name))
            elif row.sort == BUILDING:
                built += PIECES[row.piece][0] * count
            elif not part.letters(view, name):
                tokens += PIECES[row.piece][0].upper() + (str(count) if count > 1 else "")
        tokens += part.letters(view, name)
        if view.get(f"{part.name}.pawn") == name:
            figures.append(plain(f"{mark_of(part.name).letter} ", part.name))
    ruler = str(view.get(f"ruler.{name}", ""))
    head = [plain(f"{clearing + 1} {suit[0].upper()} ", "legal" if legal else "head")]
    head.append(plain(built + "□" * (slots - len(built))))
    if ruler:
        head.append(plain(f" ‹{mark_of(ruler).letter}›", ruler))
    return [head, [*figures, plain(tokens, "dim")]]
