"""Output to the terminal or a pipe: sketches and sentences, in colour or plain."""

import os
import sys
from pathlib import Path
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.style import Style
from rich.text import Text
from rich.theme import Theme

from clockwood.kernel.sketch import TAB, Piece, Sketch
from clockwood.kernel.vocabulary import whole
from clockwood.terminal.map_parts import parts_of
from clockwood.words import Words

CLEAR_SCROLLBACK: Final = "\x1b[3J"
"""The escape sequence that clears the scrollback of a terminal."""

PIPE_WIDTH: Final = 100
WIDEST: Final = 110
MAP: Final = "map"
MAP_WIDTH: Final = 80
MAP_HEIGHT: Final = 45

# Readable on light and dark backgrounds. Letters and brackets show the same without colour.
STYLES: Final = {
    "dim": "bright_black",
    "head": "bold",
    "key": "bold #0087af",
    "card": "bold",
    "house": "italic bright_black",
    "legal": "bold #241700 on #ffc94d",
    "source": "underline #af8700",
    "mountain": "bold",
    "forest": "#5f8700",
    "edge": "#8a8a5c",
    "ridge": "bright_black",
    "path": "#af8700",
    "ironclad": "bold #d75f00",
    "woodwalkers": "bold #009f7a",
    "drill": "bold #6c6c6c",
    "token": "#d75f00",
    "forge": "bold reverse #d75f00",
    "totem": "bold #af8700",
    "mark": "bold #af5fd7",
    "crystal": "#0087d7",
    "damage": "#d7493c",
    "defense": "#4f87d7",
    "dominance": "#af8700",
    "question": "bold #af8700",
    "wrong": "bold #d7493c",
    "news": "",
    "note": "#5f8700",
    "rule": "italic bright_black",
    "seat1": "bold #d75f00",
    "seat2": "bold #009f7a",
    "seat3": "bold #5f87ff",
    "seat4": "bold #afaf00",
    "seat5": "bold #d75faf",
    "seat6": "bold #8a8a8a",
    "seat7": "bold #d7532e",
    "seat8": "bold #4f8fe0",
    "seat9": "bold #3f9f5f",
    "seat10": "bold #949494",
    "seat11": "bold #af875f",
    "seat12": "bold #af8700",
    "seat13": "bold #d75f87",
    "seat14": "bold #5fafaf",
    "seat15": "bold #af87ff",
}


THEME: Final = Theme({name: Style.parse(style) for name, style in STYLES.items()})


def console_for(plain: bool) -> Console:
    """Return a console on the standard output, with colours if it is a terminal and `plain` is not set."""
    terminal = sys.stdout.isatty()
    return Console(
        theme=THEME,
        color_system="auto" if terminal and not plain else None,
        width=None if terminal or "COLUMNS" in os.environ else PIPE_WIDTH,
        highlight=False,
        emoji=False,
        markup=False,
    )


def has_words(pieces: list[Piece]) -> bool:
    """Return whether a line of a map is not drawn but said: a heading or a legend."""
    return any("@" in style for _, style in pieces)


class Screen:
    """Draws and speaks in one language. `plain` turns colours off, as a pipe does."""

    def __init__(
        self, words: Words, plain: bool = False, console: Console | None = None, small: bool | None = None
    ) -> None:
        self.words = words
        self.live: Final = console is None and sys.stdin.isatty() and sys.stdout.isatty()
        self.console: Final = console_for(plain) if console is None else console
        self._small: Final = small

    @property
    def small(self) -> bool:
        """True where a map and a question do not fit: the table is then a list above every question."""
        if self._small is not None:
            return self._small
        return self.console.width < MAP_WIDTH or (self.live and self.console.height < MAP_HEIGHT)

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    def line(self, pieces: list[Piece]) -> Text:
        """Return one line of a sketch; if it is too long it continues below its last tab."""
        text, indent = self.unfolded(pieces)
        return self.folded(text, indent or len(text.plain) - len(text.plain.lstrip()) + 2)

    def unfolded(self, pieces: list[Piece]) -> tuple[Text, int]:
        """Return a line of a sketch however long it is, and the column of its last tab."""
        text = Text()
        indent = 0
        for piece in pieces:
            if piece[1] == TAB:
                indent = whole(piece[0]) or 0
                text.append(" " * max(0 if indent < 8 else 1, indent - cell_len(text.plain)))
                indent = cell_len(text.plain)
            else:
                said, style = self.words.piece(piece)
                text.append(said, style or None)
        return text, indent

    def folded(self, text: Text, indent: int) -> Text:
        """Return the text broken into lines of the screen's width, all but the first indented."""
        text.rstrip()
        if cell_len(text.plain) <= self.width or indent > self.width // 2:
            return text
        first = text.wrap(self.console, self.width)[0]
        start = len(first.plain)
        while text.plain[start] == " ":
            start += 1
        first.rstrip()
        lines = [first]
        for line in text[start:].wrap(self.console, self.width - indent):
            line.rstrip()
            lines.append(Text(" " * indent) + line)
        return Text("\n").join(lines)

    def draw(self, sketch: Sketch) -> None:
        if sketch:
            self.console.print(Text("\n").join(self.line(pieces) for pieces in sketch))

    def draw_part(self, part: str, sketch: Sketch) -> None:
        """Draw a part of the table. A map that is too wide is drawn in parts, its headings and legend below."""
        rows = [] if part != MAP else [self.unfolded(pieces)[0] for pieces in sketch if not has_words(pieces)]
        if all(cell_len(row.plain.rstrip()) <= self.width for row in rows):
            self.draw(sketch)
            return
        for number, shown in enumerate(parts_of(rows, self.width)):
            if number > 0:
                self.gap()
            self.console.print(Text("\n").join(shown))
        self.draw([pieces for pieces in sketch if has_words(pieces)])

    def print_lines(self, lines: list[Text]) -> None:
        for line in lines:
            self.console.print(self.folded(line, 2))

    def say(self, text: str, style: str = "") -> None:
        self.console.print(self.folded(Text(text, style), 2))

    def tell(self, message: str, style: str = "", **arguments: str | int) -> None:
        self.say(self.words.say(message, **arguments), style)

    def tell_file(self, message: str, file: Path) -> None:
        """Print a message with a file name on an unbroken line, so that it can be copied."""
        self.console.print(Text(self.words.say(message, file=str(file)), "dim"), soft_wrap=True)

    def gap(self) -> None:
        self.console.print()

    def clear(self) -> None:
        """Clear the screen, unless the output is a pipe."""
        if self.live:
            self.console.file.write(CLEAR_SCROLLBACK)
            self.console.clear()
