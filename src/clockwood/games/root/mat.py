"""A faction's own board as data: rows of spaces that its pieces leave, and boxes where things lie.

A faction lists its rows in `FactionPart.mat`; the page, the terminal and the pictures read them from there.
"""

from typing import Final, final

from clockwood.kernel.scene import Board, Place, Point, Setting
from clockwood.kernel.seen import Seen, SeenPiece

MAT_WIDTH: Final = 420
MARGIN: Final = 12
ROW_HEIGHT: Final = 92
FIRST: Final = 84
STEP: Final = 48
SPACE: Final = 40
MOST: Final = 7
"""Spaces in a row."""
BOX: Final = "box"
"""The kind of name that rows and boxes of a board have."""


@final
class MatRow:
    """A row of spaces for pieces of one kind, which leave it from the left.

    `above` and `below` are printed over and under each space, as numbers with a sign before the row: `icon_above` and
    `icon_below` name it. `cards` are the spaces that show a card more to draw once they are empty. A row without pieces
    of its own, such as the box of items, has spaces only: `piece` is empty.
    """

    def __init__(
        self,
        name: str,
        piece: str,
        spaces: int,
        above: list[str] | None = None,
        below: list[str] | None = None,
        icon_above: str = "",
        icon_below: str = "",
        cards: list[int] | None = None,
    ) -> None:
        self.name: Final = name
        self.piece: Final = piece
        self.spaces: Final = spaces
        self.above: Final = [] if above is None else above
        self.below: Final = [] if below is None else below
        self.icon_above: Final = icon_above
        self.icon_below: Final = icon_below
        self.cards: Final = [] if cards is None else cards


@final
class Mat:
    """A faction's board: its rows from the top down."""

    def __init__(self, rows: list[MatRow]) -> None:
        self.rows: Final = rows

    def height(self) -> int:
        return 2 * MARGIN + len(self.rows) * ROW_HEIGHT

    def names(self) -> list[str]:
        return [row.name for row in self.rows]


def items_row(faction: str) -> MatRow:
    """Return the box of a faction's crafted items, which every faction has."""
    return MatRow(f"{faction}-items", "", MOST)


def row_middle(which: int) -> int:
    """Return how far down the spaces of a row are."""
    return MARGIN + which * ROW_HEIGHT + ROW_HEIGHT // 2


def step_of(row: MatRow) -> int:
    """Return how far apart the spaces of a row are: long rows have narrow ones."""
    return min(STEP, (MAT_WIDTH - FIRST - SPACE) // max(row.spaces - 1, 1))


def space_at(which: int, row: MatRow, space: int) -> Point:
    return FIRST + space * step_of(row), row_middle(which)


def describe_mat(setting: Setting, faction: str, seat: int, mat: Mat, boxes: list[str]) -> None:
    """Add a faction's board with a place for each row; `boxes` are the names of all rows of this table."""
    board = f"mat-{faction}"
    setting.boards.append(Board(board, f"scene-mat-{faction}", MAT_WIDTH, mat.height(), 60, 3 * len(mat.rows), seat))
    for which, row in enumerate(mat.rows):
        left, right = FIRST - SPACE // 2 - 4, FIRST + (row.spaces - 1) * step_of(row) + SPACE // 2 + 4
        top, bottom = row_middle(which) - SPACE // 2 - 4, row_middle(which) + SPACE // 2 + 4
        outline = f"M{left} {top}H{right}V{bottom}H{left}Z"
        spots: dict[str, Point] = {"row": space_at(which, row, 0)}
        order = range(row.spaces) if not row.piece else range(row.spaces - 1, -1, -1)
        for k, space in enumerate(order):
            at = space_at(which, row, space)
            for spot in ("slots", "items", "tokens"):
                spots[spot if k == 0 else f"{spot}.{k + 1}"] = at
        at = ((left + right) // 2, row_middle(which))
        setting.places.append(Place(board, BOX, boxes.index(row.name), at, outline, spots))


def draw_row(seen: Seen, row: MatRow, left: int) -> None:
    """Put the pieces that have not left a row onto its spaces."""
    if left > 0:
        seen.pieces.append(SeenPiece(row.name, row.piece, left))
