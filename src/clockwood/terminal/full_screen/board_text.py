"""A board of the scene as text: places at their cells, what stands on them, and a ref under every character."""

from collections.abc import Collection
from typing import Final

from rich.text import Text

from clockwood.scene import schema as s
from clockwood.terminal.full_screen.seat_text import seat_styles

ROOM: Final = 2
"""Rows of text a place takes where places are far enough apart: its name, and below it what stands there."""

PATH: Final = "path"
"""The kind of links that are drawn; others only say which places are neighbours."""

RULE: Final = "rule"
"""The spot of the pennant of who rules; the others' letters are pieces."""

GAP: Final = 2
"""Between the columns of a list."""

Cell = tuple[str, str, str]
"""A character, its style and the ref of the place it belongs to."""


class BoardText:
    """Draws one board; `lit` places can be chosen now, `chosen` ones are part of the answer so far."""

    def __init__(self, setting: s.Setting, board: s.Board) -> None:
        self.board: Final = board
        self.places: Final = [place for place in setting.places if place.board == board.ref]
        self.letters: Final = {kind.ref: kind for kind in setting.pieces}
        self.order: Final = {kind.ref: number for number, kind in enumerate(setting.pieces)}
        here = {place.ref: place for place in self.places}
        self.links: Final = [
            (here[link.first], here[link.second])
            for link in setting.links
            if link.kind == PATH and link.first in here and link.second in here
        ]
        self.roomy: Final = is_roomy(self.places)
        self.styles: Final = seat_styles(setting)

    def rows(self, view: s.View, lit: Collection[str] = (), chosen: Collection[str] = ()) -> list[list[Cell]]:
        """Return the characters of the board, row by row."""
        height = max([self.board.rows, *(place.cell[1] + ROOM for place in self.places)])
        canvas: list[list[Cell]] = [[(" ", "", "")] * self.board.columns for _ in range(height)]
        if self.roomy:
            for first, second in self.links:
                draw_link(canvas, first.cell, second.cell)
        standing = self.standing(view)
        for place in self.places:
            style = "legal" if place.ref in lit else "key" if place.ref in chosen else "mountain"
            name = marked(called(place), place.ref in lit, place.ref in chosen)
            pieces = standing.get(place.ref, [])
            column, row = place.cell
            if self.roomy:
                write(canvas, row, column - len(name) // 2, [(name, style)], place.ref)
                width = sum(len(text) + 1 for text, _ in pieces)
                write(canvas, row + 1, column - width // 2, spaced(pieces), place.ref)
            else:
                write(canvas, row, column - 2, [(name, style), *pieces], place.ref)
        return canvas

    def standing(self, view: s.View) -> dict[str, list[tuple[str, str]]]:
        """Return what stands in each place: a letter and a number, in the style of its owner.

        What belongs to nobody is named once, also where a page draws it twice.
        """
        found: dict[str, list[tuple[int, str, str]]] = {}
        for entry in view.values():
            if isinstance(entry, s.PieceEntry) and entry.kind in self.letters:
                kind = self.letters[entry.kind]
                number = str(entry.count) if kind.counted or entry.count > 1 else ""
                letter = kind.letter.lower() if "fading" in entry.flags else kind.letter
                if kind.spot == RULE:
                    letter = f"‹{letter}›"
                here = found.setdefault(entry.place, [])
                if entry.owner or all(text != letter + number for _, text, _ in here):
                    here.append((self.order[entry.kind], letter + number, self.styles.get(entry.owner, "")))
        return {place: [(text, style) for _, text, style in sorted(pieces)] for place, pieces in found.items()}


def is_roomy(places: list[s.Place]) -> bool:
    """Return whether no two places are in neighbouring rows of text and near each other."""
    return not any(
        0 < abs(one.cell[1] - other.cell[1]) < ROOM and abs(one.cell[0] - other.cell[0]) < 6
        for number, one in enumerate(places)
        for other in places[:number]
    )


def called(place: s.Place) -> str:
    """Return a place's name after the number that the map has for it, which decides ties."""
    number = str(place.number)
    return place.name if place.number == 0 or number in place.name else f"{number} {place.name}"


def marked(name: str, lit: bool, chosen: bool) -> str:
    """Return a name in the brackets that show its state without colour."""
    return f"[{name}]" if lit else f"‹{name}›" if chosen else name


def spaced(pieces: list[tuple[str, str]]) -> list[tuple[str, str]]:
    return [(f"{text} ", style) for text, style in pieces]


def draw_link(canvas: list[list[Cell]], first: tuple[int, int], second: tuple[int, int]) -> None:
    """Draw dots between two cells."""
    steps = max(abs(first[0] - second[0]) // 3, abs(first[1] - second[1]), 1)
    for step in range(1, steps):
        column = round(first[0] + (second[0] - first[0]) * step / steps)
        row = round(first[1] + (second[1] - first[1]) * step / steps)
        if 0 <= row < len(canvas) and 0 <= column < len(canvas[row]):
            canvas[row][column] = ("·", "ridge", "")


def write(canvas: list[list[Cell]], row: int, column: int, spans: list[tuple[str, str]], ref: str) -> None:
    """Write a place's text, moved to stay on the board."""
    width = sum(len(text) for text, _ in spans)
    if not 0 <= row < len(canvas):
        return
    at = max(0, min(column, len(canvas[row]) - width))
    for text, style in spans:
        for letter in text:
            if at < len(canvas[row]):
                canvas[row][at] = (letter, style, ref)
            at += 1


def as_text(rows: list[list[Cell]]) -> Text:
    """Return the rows as styled text, without empty rows at the end."""
    lines: list[Text] = []
    for row in rows:
        line = Text()
        for letter, style, _ in row:
            line.append(letter, style or None)
        line.rstrip()
        lines.append(line)
    while lines and not lines[-1].plain:
        lines.pop()
    return Text("\n").join(lines)


def place_list(drawn: BoardText, view: s.View, lit: Collection[str], width: int) -> list[list[Cell]]:
    """Return the characters of the board as a list in columns, for screens too narrow or too low for a map.

    Places where nobody's pieces stand and that cannot be chosen now are left out.
    """
    standing = drawn.standing(view)
    owned = {entry.place for entry in view.values() if isinstance(entry, s.PieceEntry) and entry.owner}
    items: list[list[Cell]] = []
    for place in drawn.places:
        if place.ref in lit or place.ref in owned:
            name = marked(called(place), place.ref in lit, chosen=False)
            item: list[Cell] = [(letter, "legal" if place.ref in lit else "mountain", place.ref) for letter in name]
            for text, style in standing.get(place.ref, []):
                item += [(letter, style, place.ref) for letter in f" {text}"]
            items.append(item)
    room = max((len(item) for item in items), default=0) + GAP
    across = max(1, (width + GAP) // room)
    rows: list[list[Cell]] = []
    for first in range(0, len(items), across):
        row: list[Cell] = []
        for item in items[first : first + across]:
            row += item + [(" ", "", "")] * (room - len(item))
        rows.append(row)
    return rows
