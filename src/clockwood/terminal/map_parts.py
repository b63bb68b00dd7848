"""A map that is wider than the screen, in parts that fit."""

from typing import Final

from rich.cells import cell_len
from rich.text import Text

LIT: Final = ("legal", "source")
"""Styles of the places that can be chosen now, and of those a move may start from."""

LEFT, RIGHT = "<", ">"
"""Signs at the end of a row that goes on there."""


def parts_of(rows: list[Text], width: int) -> list[list[Text]]:
    """Return the part that has every lit place, or all parts in order if none is lit or they are too far apart."""
    wide = max(cell_len(row.plain.rstrip()) for row in rows)
    return [[cut(row, start, width) for row in rows] for start in starts(rows, wide, width)]


def starts(rows: list[Text], wide: int, width: int) -> list[int]:
    """Return the first column of each part."""
    lit = [column for row in rows for span in row.spans if span.style in LIT for column in (span.start, span.end)]
    if lit and max(lit) - min(lit) <= width - len(LEFT + RIGHT):
        middle = (min(lit) + max(lit)) // 2
        return [max(0, min(middle - width // 2, wide - width))]
    parts = max(2, -(-wide // width))
    return [(wide - width) * part // (parts - 1) for part in range(parts)]


def cut(row: Text, start: int, width: int) -> Text:
    """Return a part of a row, with signs where it goes on."""
    part = row[start : start + width]
    before, after = row.plain[:start].strip(), row.plain[start + width :].strip()
    if before:
        part = Text(LEFT, "dim") + part[1:]
    if after:
        part = part[: width - 1] + Text(RIGHT, "dim")
    part.rstrip()
    return part
