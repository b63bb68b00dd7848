"""A faction's own board as data: rows of spaces that its pieces leave, and boxes where things lie.

A faction lists its rows in `FactionPart.mat`; the page, the terminal and the pictures read them from there.
"""

from typing import Final, final

from clockwood.kernel.scene import Board, Place, Point, Setting
from clockwood.kernel.seen import Seen, SeenPiece

MAT_WIDTH: Final = 420
MARGIN: Final = 12
LINE: Final = 52
NUMBERS: Final = 18
"""The height of a line of spaces, and of the numbers over or under it."""
FIRST: Final = 84
STEP: Final = 48
SPACE: Final = 40
MOST: Final = 7
"""Spaces in a row."""
BOX: Final = "box"
"""The kind of name that rows and boxes of a board have."""


@final
class Printed:
    """Numbers over and under the spaces of a row, each with a sign before them.

    `cards` are the spaces that show a card more to draw once they are empty.
    """

    def __init__(
        self,
        above: list[str],
        below: list[str],
        icon_above: str = "",
        icon_below: str = "",
        cards: list[int] | None = None,
    ) -> None:
        self.above: Final = above
        self.below: Final = below
        self.icon_above: Final = icon_above
        self.icon_below: Final = icon_below
        self.cards: Final = [] if cards is None else cards


@final
class Spread:
    """The spaces of a row: from `first` on, `step` apart, in so many lines, or `beside` the row before it."""

    def __init__(self, first: int = FIRST, step: int = STEP, lines: int = 1, beside: bool = False) -> None:
        self.first: Final = first
        self.step: Final = step
        self.lines: Final = lines
        self.beside: Final = beside


@final
class MatRow:
    """A row of spaces for pieces of one kind, which leave it from the left.

    A row without pieces of its own, such as the box of items, has spaces only: `piece` is empty. `sign` stands before
    it, else its piece. Spaces with names in `spots` hold what stands at that spot, others take things one by one.
    """

    def __init__(
        self,
        name: str,
        piece: str,
        spaces: int,
        printed: Printed | None = None,
        sign: str = "",
        spread: Spread | None = None,
        spots: list[str] | None = None,
    ) -> None:
        at = Spread() if spread is None else spread
        self.name: Final = name
        self.piece: Final = piece
        self.spaces: Final = spaces
        self.printed: Final = Printed([], []) if printed is None else printed
        self.sign: Final = sign or piece or "bag"
        self.lines: Final = at.lines
        self.first: Final = at.first
        self.step: Final = min(at.step, (MAT_WIDTH - at.first - SPACE) * at.lines // max(spaces - at.lines, 1))
        self.beside: Final = at.beside
        self.spots: Final = [] if spots is None else spots

    def height(self) -> int:
        numbers = bool(self.printed.above) + bool(self.printed.below)
        return LINE * self.lines + numbers * NUMBERS

    def in_line(self) -> int:
        """Return how many spaces stand in one line."""
        return -(-self.spaces // self.lines)


@final
class Mat:
    """A faction's board: its rows from the top down."""

    def __init__(self, rows: list[MatRow]) -> None:
        self.rows: Final = rows

    def height(self) -> int:
        return 2 * MARGIN + sum(row.height() for row in self.rows if not row.beside)

    def names(self) -> list[str]:
        return [row.name for row in self.rows]

    def middle(self, which: int) -> int:
        """Return how far down the middle of a row is."""
        down = MARGIN
        for k, row in enumerate(self.rows[: which + 1]):
            down += 0 if row.beside else row.height()
            if k == which:
                return down - (NUMBERS if row.printed.below else 0) - row.lines * LINE // 2
        return down

    def space(self, which: int, space: int) -> Point:
        """Return the middle of a space. Things beyond the last one stand between the first ones."""
        row = self.rows[which]
        line, place = divmod(space, row.in_line())
        top = self.middle(which) - (row.lines - 1) * LINE // 2
        if line >= row.lines:
            return row.first + place * row.step + row.step // 2, top
        return row.first + place * row.step, top + line * LINE


def items_row(faction: str) -> MatRow:
    """Return the box of a faction's crafted items, which every faction has."""
    return MatRow(f"{faction}-items", "", MOST)


def describe_mat(setting: Setting, faction: str, seat: int, mat: Mat, boxes: list[str], board: str) -> None:
    """Add a faction's board with a place for each row; `boxes` are the names of all rows of this table."""
    setting.boards.append(Board(board, f"scene-mat-{faction}", MAT_WIDTH, mat.height(), 60, 3 * len(mat.rows), seat))
    for which, row in enumerate(mat.rows):
        half = SPACE // 2 + 4
        left, right = row.first - half, row.first + (row.in_line() - 1) * row.step + half
        top, bottom = mat.space(which, 0)[1] - half, mat.space(which, row.spaces - 1)[1] + half
        outline = f"M{left} {top}H{right}V{bottom}H{left}Z"
        at = ((left + right) // 2, mat.middle(which))
        setting.places.append(Place(board, BOX, boxes.index(row.name), at, outline, spots_of(mat, which)))


def spots_of(mat: Mat, which: int) -> dict[str, Point]:
    """Return where things of a row stand: by name, from the right where its pieces leave it, else from the left."""
    row = mat.rows[which]
    spots = {"row": mat.space(which, 0)}
    if row.spots:
        spots.update({name: mat.space(which, k) for k, name in enumerate(row.spots)})
        return spots
    order = range(2 * row.spaces) if not row.piece else range(row.spaces - 1, -1, -1)
    for k, space in enumerate(order):
        for spot in ("slots", "items", "tokens"):
            spots[spot if k == 0 else f"{spot}.{k + 1}"] = mat.space(which, space)
    return spots


def draw_row(seen: Seen, row: MatRow, left: int) -> None:
    """Put the pieces that have not left a row onto its spaces."""
    if left > 0:
        seen.pieces.append(SeenPiece(row.name, row.piece, left))
