"""A board as text: cells of one character and one style each, filled by points of the board's sheet."""

from typing import Final

from clockwood.kernel.scene import Board
from clockwood.kernel.sketch import Piece, Sketch, plain


class Canvas:
    """The cells of a board. Blocks of text keep a space on either side that nothing else is drawn in."""

    def __init__(self, sheet: Board) -> None:
        self.sheet: Final = sheet
        self.texts: Final = [[" "] * sheet.columns for _ in range(sheet.rows)]
        self.styles: Final = [[""] * sheet.columns for _ in range(sheet.rows)]
        self.taken: Final = [[False] * sheet.columns for _ in range(sheet.rows)]

    def put(self, row: int, column: int, text: str, style: str) -> None:
        for k, character in enumerate(text):
            if self._holds(row, column + k):
                self.texts[row][column + k] = character
                self.styles[row][column + k] = style

    def block(self, x: int, y: int, lines: Sketch) -> None:
        """Write lines centred at a point of the sheet."""
        middle, top = self.sheet.cell(x, y)
        for row, pieces in enumerate(lines, top):
            width = sum(len(text) for text, _ in pieces)
            if not width:
                continue
            column = max(0, min(middle - width // 2, self.sheet.columns - width))
            for beside in range(column - 1, column + width + 1):
                if self._holds(row, beside):
                    self.taken[row][beside] = True
            for text, style in pieces:
                self.put(row, column, text, style)
                column += len(text)

    def dot(self, x: float, y: float, character: str, style: str) -> None:
        """Draw a character at a point of the sheet, where no block is."""
        column, row = self.sheet.nearest(x, y)
        if self._holds(row, column) and not self.taken[row][column]:
            self.put(row, column, character, style)

    def lines(self) -> Sketch:
        """Return the cells as pieces, without empty lines at the edges: characters of one style are one piece."""
        drawn: Sketch = []
        for texts, styles in zip(self.texts, self.styles, strict=True):
            line: list[Piece] = []
            start = 0
            for column in range(1, self.sheet.columns + 1):
                if column == self.sheet.columns or styles[column] != styles[start]:
                    line.append(plain("".join(texts[start:column]), styles[start]))
                    start = column
            drawn.append(line)
        while drawn and is_blank(drawn[-1]):
            drawn.pop()
        while drawn and is_blank(drawn[0]):
            del drawn[0]
        return drawn

    def _holds(self, row: int, column: int) -> bool:
        return 0 <= row < self.sheet.rows and 0 <= column < self.sheet.columns


def is_blank(line: list[Piece]) -> bool:
    return all(not text.strip() for text, _ in line)
