"""The map as text: clearings where the map has them, in two rows each, and paths dotted between them."""

from typing import Final

from mypy_extensions import i64

from clockwood.games.root.clearings.drawing import HEIGHT, MAP, WIDTH, layout_of
from clockwood.games.root.content import RootContent, content_of
from clockwood.games.root.marks import mark_of
from clockwood.games.root.moments import BUILDING, FIGURE
from clockwood.games.root.words import CLEARINGS, FIRST_FOREST, PIECES
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


class Canvas:
    """Cells of one character and one style each."""

    def __init__(self) -> None:
        self.texts: Final = [[" "] * COLUMNS for _ in range(ROWS)]
        self.styles: Final = [[""] * COLUMNS for _ in range(ROWS)]

    def put(self, row: int, column: int, text: str, style: str) -> None:
        for k, character in enumerate(text):
            if 0 <= row < ROWS and 0 <= column + k < COLUMNS:
                self.texts[row][column + k] = character
                self.styles[row][column + k] = style

    def block(self, x: int, y: int, lines: Sketch) -> None:
        """Write lines centred at a point of the sheet, with a space on either side."""
        middle, top = SHEET.cell(x, y)
        for row, pieces in enumerate(lines):
            width = sum(len(text) for text, _ in pieces)
            if not width:
                continue
            column = max(0, min(middle - width // 2, COLUMNS - width))
            self.put(top + row, column - 1, " " * (width + 2), "")
            for text, style in pieces:
                self.put(top + row, column, text, style)
                column += len(text)

    def dots(self, start: tuple[int, int], end: tuple[int, int], character: str) -> None:
        """Draw a straight line of dots between two points of the sheet."""
        for k in range(1, STEPS):
            x = start[0] + (end[0] - start[0]) * k / STEPS
            y = start[1] + (end[1] - start[1]) * k / STEPS
            column, row = SHEET.nearest(x, y)
            if self.texts[row][column] == " ":
                self.put(row, column, character, "dim")

    def lines(self) -> Sketch:
        """Return the canvas as pieces: characters of one style side by side are one piece."""
        drawn: Sketch = []
        for texts, styles in zip(self.texts, self.styles, strict=True):
            line: list[Piece] = []
            start = 0
            for column in range(1, COLUMNS + 1):
                if column == COLUMNS or styles[column] != styles[start]:
                    line.append(plain("".join(texts[start:column]), styles[start]))
                    start = column
            drawn.append(line)
        return drawn


def sketch_map(match: Match, seat: i64) -> Sketch:
    """Draw the map; clearings that the open question offers are marked."""
    content = content_of(match)
    view = match.game.view(match, seat)
    legal, _ = touched(match, seat, ["clearing", "place"])
    at = layout_of(content)
    canvas = Canvas()
    for a, b in content.land.rivers:
        canvas.dots(at["clearings"][a], at["clearings"][b], WATER)
    for a, b in content.land.paths:
        closed = (a, b) in content.land.roads and f"opened.c{a + 1}-c{b + 1}" not in view
        canvas.dots(at["clearings"][a], at["clearings"][b], CLOSED if closed else "·")
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
    return [*canvas.lines(), [label("sketch-map-key")]]


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
            else:
                tokens += PIECES[row.piece][0].upper() + (str(count) if count > 1 else "")
        if view.get(f"{part.name}.pawn") == name:
            figures.append(plain(f"{mark_of(part.name).letter} ", part.name))
    ruler = str(view.get(f"ruler.{name}", ""))
    head = [plain(f"{clearing + 1} {suit[0].upper()} ", "legal" if legal else "head")]
    head.append(plain(built + "□" * (slots - len(built))))
    if ruler:
        head.append(plain(f" ‹{mark_of(ruler).letter}›", ruler))
    return [head, [*figures, plain(tokens, "dim")]]
