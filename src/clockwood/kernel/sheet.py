"""A sheet: sides set against each other, such as a battle's, with every number's source and the rule for ties."""

from typing import Final, final

from clockwood.kernel.content import Content
from clockwood.kernel.events import Term
from clockwood.kernel.seen import Row
from clockwood.kernel.sketch import Piece, Sketch, label, named, plain, tab

UNKNOWN: Final = "open"
"""The flag of a row whose number the seat cannot know yet."""
DIE: Final = "die"
"""The flag of a row that is a die; without a number it has not been rolled yet."""

NAMES_FROM: Final = 12
SUMS_FROM: Final = 26


@final
class SheetColumn:
    """One side's share of a section, row by row; the total is None while a row is not known."""

    def __init__(self, rows: list[Row], total: int | None) -> None:
        self.rows: Final = rows
        self.total: Final = total


@final
class SheetSection:
    """One thing that is compared, such as damage, with a column for each side."""

    def __init__(self, label: str, columns: list[SheetColumn], cite: str = "") -> None:
        self.label: Final = label
        self.columns: Final = columns
        self.cite: Final = cite


@final
class Sheet:
    """The sides by their seats, what they compare, and notes: who wins ties, who won. `places` are where it happens."""

    def __init__(
        self, title: Row, places: list[Term], seats: list[int], sections: list[SheetSection], notes: list[Row]
    ) -> None:
        self.title: Final = title
        self.places: Final = places
        self.seats: Final = seats
        self.sections: Final = sections
        self.notes: Final = notes


def total_of(rows: list[Row]) -> int | None:
    """Add up the rows, None where one is not known."""
    total = 0
    for row in rows:
        if is_open(row):
            return None
        total += row.number or 0
    return total


def sheet_lines(content: Content, sheet: Sheet) -> Sketch:
    """Draw a sheet as text: a line for each side of each section, its sum first and then where it comes from."""
    lines: Sketch = [row_pieces(content, sheet.title, "head")]
    for section in sheet.sections:
        for k, column in enumerate(section.columns):
            seat = content.names["seat"][sheet.seats[k]]
            start = [plain("  "), label(section.label)] if k == 0 else [plain("  ")]
            total = "?" if column.total is None else str(column.total)
            line = [*start, tab(NAMES_FROM), named("seat", seat, seat), tab(SUMS_FROM), plain(f"{total:>2}", "head")]
            if column.rows:
                line += [plain(" = "), *sum_pieces(content, column.rows)]
            lines.append(line)
    for note in sheet.notes:
        lines.append([plain("  "), *row_pieces(content, note, "dim"), plain(f"  [{note.cite}]", "rule")])
    return lines


def sum_pieces(content: Content, rows: list[Row]) -> list[Piece]:
    found: list[Piece] = []
    for k, row in enumerate(rows):
        amount = row.number or 0
        if k or takes_away(row):
            found.append(plain(" − " if takes_away(row) else " + "))
        found += row_pieces(content, row, "")
        found.append(plain(" ?" if is_open(row) else f" {abs(amount)}"))
    return found


def is_open(row: Row) -> bool:
    """Return whether a row's number is not known yet."""
    return row.flag == UNKNOWN or (row.flag == DIE and row.number is None)


def takes_away(row: Row) -> bool:
    """Return whether a row lowers its total; one that is not known and would has the number 0."""
    return row.number is not None and (row.number < 0 or row.flag == UNKNOWN)


def row_pieces(content: Content, row: Row, style: str) -> list[Piece]:
    """Name a row. Where it is about things, these follow the message that ends in `-of`."""
    found = [label(f"{row.label}-of" if row.terms else row.label, style)]
    for term in row.terms:
        found += [plain(" "), named(term.kind, content.names[term.kind][term.value], style or "dim")]
    return found
